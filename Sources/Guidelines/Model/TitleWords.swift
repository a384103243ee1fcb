/// The words by which buttons are known to say one thing, in the languages that the fonts at hand cover.
struct TitleWords: Sendable {
    /// In small letters.
    private let words: Set<String>
    /// The numbers of bytes that one of them has, a bit each.
    private let lengths: UInt64
    /// How those begin that begin with three letters of ASCII: a bit for the first two, capital or small.
    private let beginnings: [UInt64]

    /// - Precondition: No word has more than 63 bytes of UTF-8.
    private init(_ lists: [String]) {
        var words: Set<String> = []
        var lengths: UInt64 = 0
        var beginnings = [UInt64](repeating: 0, count: 16)
        for list in lists {
            for word in list.split(separator: ",") {
                let lowered = word.lowercased()
                words.insert(lowered)
                if let place = Self.beginning(of: lowered) { beginnings[place >> 6] |= 1 &<< UInt64(place & 63) }
                // A capital may take another number of bytes than its small letter.
                for length in [lowered.utf8.count, word.utf8.count, word.uppercased().utf8.count] {
                    lengths |= 1 &<< UInt64(length & 63)
                }
            }
        }
        self.words = words
        self.lengths = lengths
        self.beginnings = beginnings
    }

    /// The place of the first two letters, 0…1023; nil where not all of the first three bytes are ASCII. (A third that is not
    /// may be an accent on the second.)
    private static func beginning(of text: String) -> Int? {
        var bytes = text.utf8.makeIterator()
        guard let first = bytes.next(), let second = bytes.next(), first < 0x80, second < 0x80, bytes.next() ?? 0 < 0x80
        else { return nil }
        return Int(first & 31) << 5 | Int(second & 31)
    }

    /// Whether a title is one of the words, however it is capitalised.
    func contains(_ title: String) -> Bool {
        let count = title.utf8.count
        // Most titles are told apart by their length, or by how they begin.
        guard count < 64, lengths >> UInt64(count) & 1 != 0 else { return false }
        if let place = Self.beginning(of: title), beginnings[place >> 6] >> UInt64(place & 63) & 1 == 0 { return false }
        return words.contains(title.lowercased())
    }

    /// A task is complete.
    static let done = TitleWords([
        // Latin.
        "Done,Fertig,Terminé,Terminer,Listo,Hecho,Aceptado,Fine,Fatto,Concluído,Concluir,Feito,Pronto,Gereed,Klaar",
        "Klar,Færdig,Udført,Ferdig,Valmis,Gotowe,Hotovo,Kész,Gata,Terminat,Gotovo,Končano,Bitti,Tamamlandı,Fet,Llest",
        "Xong,Selesai,Gatavs,Atlikta,Baigta,Lokið,Déanta,Wedi gorffen,Eginda,Feita,Përfunduar,U krye,Lest",
        // Greek and Cyrillic.
        "Τέλος,Ολοκλήρωση,Έγινε,Готово,Завершено,Завършено,Гатова,Дайын,Бүттү",
        // Hebrew and Arabic.
        "סיום,בוצע,סיימתי,تم,انتهى,تمّ,انجام شد,تمام,ہو گیا",
        // Thai and Devanagari.
        "เสร็จ,เสร็จสิ้น,เสร็จแล้ว,हो गया,पूर्ण,संपन्न,पूरा हुआ,पूर्ण झाले,झाले,सकियो",
        // Chinese, Japanese, Korean.
        "完成,完了,済み,完毕,완료",
    ])

    /// A task is left without being completed.
    static let cancel = TitleWords([
        // Latin.
        "Cancel,Abbrechen,Annuler,Cancelar,Annulla,Annuleer,Annuleren,Avbryt,Annuller,Annullér,Fortryd,Kumoa,Peruuta",
        "Peru,Anuluj,Zrušit,Zrušiť,Mégsem,Mégse,Anulare,Anulează,Anulați,Renunță,Odustani,Poništi,Otkaži,Prekliči",
        "Vazgeç,İptal,Cancel·la,Cancel·lar,Hủy,Huỷ,Hủy bỏ,Batal,Batalkan,Tühista,Loobu,Atcelt,Atšaukti,Hætta við",
        "Cealaigh,Canslo,Utzi,Cancelar,Anulo",
        "Close,Schließen,Fermer,Cerrar,Chiudi,Fechar,Sluit,Sluiten,Stäng,Luk,Lukk,Sulje,Zamknij,Zavřít,Zavrieť,Bezárás",
        "Închide,Zatvori,Zapri,Kapat,Tanca,Tancar,Đóng,Tutup,Sulge,Aizvērt,Uždaryti,Loka,Dún,Cau,Itxi,Mbyll",
        // Greek and Cyrillic.
        "Ακύρωση,Άκυρο,Κλείσιμο,Отмена,Отменить,Скасувати,Відмінити,Отказ,Отмяна,Откажи,Поништи,Адмяніць,Болдырмау",
        "Закрыть,Закрити,Затвори,Затваряне,Закрыць,Жабу",
        // Hebrew and Arabic.
        "ביטול,בטל,סגור,סגירה,إلغاء,إلغاء الأمر,إغلاق,لغو,انصراف,بستن,منسوخ کریں",
        // Thai and Devanagari.
        "ยกเลิก,ปิด,रद्द करें,रद्द करा,कैंसिल,कैंसल,बंद करें,बंद करा,रद्द गर्नुहोस्",
        // Chinese, Japanese, Korean.
        "取消,关闭,關閉,キャンセル,中止,閉じる,취소,닫기",
    ])
}
