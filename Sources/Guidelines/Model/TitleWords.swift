import Typography

/// Button titles that mean one thing, in the languages that the bundled fonts cover.
struct TitleWords: Sendable {
    /// The words in lower case, by language.
    private let byLanguage: [String: Set<String>]
    /// The words of all languages.
    private let all: Set<String>
    /// The lengths of the words in bytes: one bit for each length.
    private let lengths: UInt64
    /// The first two letters of the words that begin with three ASCII letters: one bit for each pair, independent of
    /// case.
    private let beginnings: [UInt64]

    /// - Precondition: No word has more than 63 bytes of UTF-8.
    private init(_ lists: KeyValuePairs<String, String>) {
        var byLanguage: [String: Set<String>] = [:]
        var all: Set<String> = []
        var lengths: UInt64 = 0
        var beginnings = [UInt64](repeating: 0, count: 16)
        for (language, list) in lists {
            for word in list.split(separator: ",") {
                let lowered = word.lowercased()
                byLanguage[language, default: []].insert(lowered)
                all.insert(lowered)
                if let index = Self.beginning(of: lowered) { beginnings[index >> 6] |= 1 &<< UInt64(index & 63) }
                // A capital letter may take a different number of bytes than its small one.
                for length in [lowered.utf8.count, word.utf8.count, word.uppercased().utf8.count] {
                    lengths |= 1 &<< UInt64(length & 63)
                }
            }
        }
        self.byLanguage = byLanguage
        self.all = all
        self.lengths = lengths
        self.beginnings = beginnings
    }

    /// The index of the first two letters, 0…1023; `nil` unless the first three bytes are ASCII. (A third byte that is
    /// not may be an accent on the second letter.)
    private static func beginning(of text: String) -> Int? {
        var bytes = text.utf8.makeIterator()
        guard let first = bytes.next(), let second = bytes.next(), first < 0x80, second < 0x80, bytes.next() ?? 0 < 0x80
        else { return nil }
        return Int(first & 31) << 5 | Int(second & 31)
    }

    /// Whether a title is one of the words, independent of case.
    ///
    /// - Parameter language: The language whose words count; those of every language if it is `nil` or has no words
    ///   here. A word may have different meanings in two languages.
    func contains(_ title: String, in language: Language?) -> Bool {
        let count = title.utf8.count
        // Most titles are ruled out by their length or their first letters.
        guard count < 64, lengths >> UInt64(count) & 1 != 0 else { return false }
        if let index = Self.beginning(of: title), beginnings[index >> 6] >> UInt64(index & 63) & 1 == 0 { return false }
        let words = language.flatMap { byLanguage[Self.written($0.primary)] } ?? all
        return words.contains(title.lowercased())
    }

    /// The code under which the words of a language are listed.
    private static func written(_ code: String) -> String {
        switch code {
        case "no", "nn": "nb"
        case "iw": "he"
        case "in": "id"
        default: code
        }
    }

    /// Words for completing a task.
    static let done = TitleWords([
        // Latin.
        "en": "Done", "de": "Fertig", "fr": "Terminé,Terminer", "es": "Listo,Hecho,Aceptado", "it": "Fine,Fatto",
        "pt": "Concluído,Concluir,Feito,Pronto", "nl": "Gereed,Klaar", "sv": "Klar", "da": "Færdig,Udført",
        "nb": "Ferdig", "fi": "Valmis", "pl": "Gotowe", "cs": "Hotovo", "sk": "Hotovo", "hu": "Kész",
        "ro": "Gata,Terminat", "hr": "Gotovo", "bs": "Gotovo", "sl": "Končano", "tr": "Bitti,Tamamlandı",
        "ca": "Fet,Llest,Lest", "vi": "Xong", "id": "Selesai", "ms": "Selesai", "et": "Valmis", "lv": "Gatavs",
        "lt": "Atlikta,Baigta", "is": "Lokið", "ga": "Déanta", "cy": "Wedi gorffen", "eu": "Eginda", "gl": "Feita",
        "sq": "Përfunduar,U krye",
        // Greek and Cyrillic.
        "el": "Τέλος,Ολοκλήρωση,Έγινε", "ru": "Готово,Завершено", "uk": "Готово,Завершено", "bg": "Готово,Завършено",
        "sr": "Готово,Gotovo", "mk": "Готово", "be": "Гатова", "kk": "Дайын", "ky": "Бүттү",
        // Hebrew and Arabic.
        "he": "סיום,בוצע,סיימתי", "ar": "تم,انتهى,تمّ", "fa": "انجام شد,تمام", "ur": "ہو گیا,تمام",
        // Thai and Devanagari.
        "th": "เสร็จ,เสร็จสิ้น,เสร็จแล้ว", "hi": "हो गया,पूर्ण,संपन्न,पूरा हुआ", "mr": "पूर्ण झाले,झाले,पूर्ण",
        "ne": "सकियो,पूर्ण",
        // Chinese, Japanese, Korean.
        "zh": "完成,完毕", "ja": "完了,済み,完成", "ko": "완료",
    ])

    /// Words for leaving a task without completing it.
    static let cancel = TitleWords([
        // Latin.
        "en": "Cancel,Close", "de": "Abbrechen,Schließen", "fr": "Annuler,Fermer", "es": "Cancelar,Cerrar",
        "it": "Annulla,Chiudi", "pt": "Cancelar,Fechar", "nl": "Annuleer,Annuleren,Sluit,Sluiten",
        "sv": "Avbryt,Stäng", "da": "Annuller,Annullér,Fortryd,Luk", "nb": "Avbryt,Lukk",
        "fi": "Kumoa,Peruuta,Peru,Sulje", "pl": "Anuluj,Zamknij", "cs": "Zrušit,Zavřít", "sk": "Zrušiť,Zavrieť",
        "hu": "Mégsem,Mégse,Bezárás", "ro": "Anulare,Anulează,Anulați,Renunță,Închide",
        "hr": "Odustani,Poništi,Zatvori", "bs": "Otkaži,Poništi,Zatvori", "sl": "Prekliči,Zapri",
        "tr": "Vazgeç,İptal,Kapat", "ca": "Cancel·la,Cancel·lar,Tanca,Tancar", "vi": "Hủy,Huỷ,Hủy bỏ,Đóng",
        "id": "Batal,Batalkan,Tutup", "ms": "Batal,Batalkan,Tutup", "et": "Tühista,Loobu,Sulge",
        "lv": "Atcelt,Aizvērt", "lt": "Atšaukti,Uždaryti", "is": "Hætta við,Loka", "ga": "Cealaigh,Dún",
        "cy": "Canslo,Cau", "eu": "Utzi,Itxi", "gl": "Cancelar,Pechar", "sq": "Anulo,Mbyll",
        // Greek and Cyrillic.
        "el": "Ακύρωση,Άκυρο,Κλείσιμο", "ru": "Отмена,Отменить,Закрыть", "uk": "Скасувати,Відмінити,Закрити",
        "bg": "Отказ,Отмяна,Затваряне,Затвори", "sr": "Откажи,Поништи,Затвори,Otkaži,Poništi,Zatvori",
        "mk": "Откажи,Затвори", "be": "Адмяніць,Закрыць", "kk": "Болдырмау,Жабу",
        // Hebrew and Arabic.
        "he": "ביטול,בטל,סגור,סגירה", "ar": "إلغاء,إلغاء الأمر,إغلاق", "fa": "لغو,انصراف,بستن", "ur": "منسوخ کریں",
        // Thai and Devanagari.
        "th": "ยกเลิก,ปิด", "hi": "रद्द करें,कैंसिल,कैंसल,बंद करें", "mr": "रद्द करा,बंद करा", "ne": "रद्द गर्नुहोस्",
        // Chinese, Japanese, Korean.
        "zh": "取消,关闭,關閉", "ja": "キャンセル,中止,閉じる,取消", "ko": "취소,닫기",
    ])
}
