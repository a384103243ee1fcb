// Written by scripts/subset-fonts.

static const unsigned char NotoSansArmenian_Regular[] = {
#embed "../Typography/Fonts/NotoSansArmenian-Regular.ttf"
};
static const unsigned char NotoSansArmenian_Bold[] = {
#embed "../Typography/Fonts/NotoSansArmenian-Bold.ttf"
};
static const unsigned char NotoSansGeorgian_Regular[] = {
#embed "../Typography/Fonts/NotoSansGeorgian-Regular.ttf"
};
static const unsigned char NotoSansGeorgian_Bold[] = {
#embed "../Typography/Fonts/NotoSansGeorgian-Bold.ttf"
};
static const unsigned char NotoSansEthiopic_Regular[] = {
#embed "../Typography/Fonts/NotoSansEthiopic-Regular.ttf"
};
static const unsigned char NotoSansEthiopic_Bold[] = {
#embed "../Typography/Fonts/NotoSansEthiopic-Bold.ttf"
};
static const unsigned char NotoSansBengali_Regular[] = {
#embed "../Typography/Fonts/NotoSansBengali-Regular.ttf"
};
static const unsigned char NotoSansBengali_Bold[] = {
#embed "../Typography/Fonts/NotoSansBengali-Bold.ttf"
};
static const unsigned char NotoSansGurmukhi_Regular[] = {
#embed "../Typography/Fonts/NotoSansGurmukhi-Regular.ttf"
};
static const unsigned char NotoSansGurmukhi_Bold[] = {
#embed "../Typography/Fonts/NotoSansGurmukhi-Bold.ttf"
};
static const unsigned char NotoSansGujarati_Regular[] = {
#embed "../Typography/Fonts/NotoSansGujarati-Regular.ttf"
};
static const unsigned char NotoSansGujarati_Bold[] = {
#embed "../Typography/Fonts/NotoSansGujarati-Bold.ttf"
};
static const unsigned char NotoSansOriya_Regular[] = {
#embed "../Typography/Fonts/NotoSansOriya-Regular.ttf"
};
static const unsigned char NotoSansOriya_Bold[] = {
#embed "../Typography/Fonts/NotoSansOriya-Bold.ttf"
};
static const unsigned char NotoSansTamil_Regular[] = {
#embed "../Typography/Fonts/NotoSansTamil-Regular.ttf"
};
static const unsigned char NotoSansTamil_Bold[] = {
#embed "../Typography/Fonts/NotoSansTamil-Bold.ttf"
};
static const unsigned char NotoSansTelugu_Regular[] = {
#embed "../Typography/Fonts/NotoSansTelugu-Regular.ttf"
};
static const unsigned char NotoSansTelugu_Bold[] = {
#embed "../Typography/Fonts/NotoSansTelugu-Bold.ttf"
};
static const unsigned char NotoSansKannada_Regular[] = {
#embed "../Typography/Fonts/NotoSansKannada-Regular.ttf"
};
static const unsigned char NotoSansKannada_Bold[] = {
#embed "../Typography/Fonts/NotoSansKannada-Bold.ttf"
};
static const unsigned char NotoSansMalayalam_Regular[] = {
#embed "../Typography/Fonts/NotoSansMalayalam-Regular.ttf"
};
static const unsigned char NotoSansMalayalam_Bold[] = {
#embed "../Typography/Fonts/NotoSansMalayalam-Bold.ttf"
};
static const unsigned char NotoSansMeeteiMayek_Regular[] = {
#embed "../Typography/Fonts/NotoSansMeeteiMayek-Regular.ttf"
};
static const unsigned char NotoSansMeeteiMayek_Bold[] = {
#embed "../Typography/Fonts/NotoSansMeeteiMayek-Bold.ttf"
};
static const unsigned char NotoSansOlChiki_Regular[] = {
#embed "../Typography/Fonts/NotoSansOlChiki-Regular.ttf"
};
static const unsigned char NotoSansOlChiki_Bold[] = {
#embed "../Typography/Fonts/NotoSansOlChiki-Bold.ttf"
};
static const unsigned char NotoSansKhmer_Regular[] = {
#embed "../Typography/Fonts/NotoSansKhmer-Regular.ttf"
};
static const unsigned char NotoSansKhmer_Bold[] = {
#embed "../Typography/Fonts/NotoSansKhmer-Bold.ttf"
};
static const unsigned char NotoSansLao_Regular[] = {
#embed "../Typography/Fonts/NotoSansLao-Regular.ttf"
};
static const unsigned char NotoSansLao_Bold[] = {
#embed "../Typography/Fonts/NotoSansLao-Bold.ttf"
};
static const unsigned char NotoSansMyanmar_Regular[] = {
#embed "../Typography/Fonts/NotoSansMyanmar-Regular.ttf"
};
static const unsigned char NotoSansMyanmar_Bold[] = {
#embed "../Typography/Fonts/NotoSansMyanmar-Bold.ttf"
};
static const unsigned char NotoSansCJKJP_Regular[] = {
#embed "../Typography/Fonts/NotoSansCJKJP-Regular.otf.1"
,
#embed "../Typography/Fonts/NotoSansCJKJP-Regular.otf.2"
,
#embed "../Typography/Fonts/NotoSansCJKJP-Regular.otf.3"
};
static const unsigned char NotoSansCJKJP_Bold[] = {
#embed "../Typography/Fonts/NotoSansCJKJP-Bold.otf.1"
,
#embed "../Typography/Fonts/NotoSansCJKJP-Bold.otf.2"
,
#embed "../Typography/Fonts/NotoSansCJKJP-Bold.otf.3"
};
static const unsigned char NotoColorEmoji_Regular[] = {
#embed "../Typography/Fonts/NotoColorEmoji-Regular.ttf.1"
,
#embed "../Typography/Fonts/NotoColorEmoji-Regular.ttf.2"
,
#embed "../Typography/Fonts/NotoColorEmoji-Regular.ttf.3"
,
#embed "../Typography/Fonts/NotoColorEmoji-Regular.ttf.4"
,
#embed "../Typography/Fonts/NotoColorEmoji-Regular.ttf.5"
,
#embed "../Typography/Fonts/NotoColorEmoji-Regular.ttf.6"
};
static const unsigned char Arimo_Regular[] = {
#embed "../Typography/Fonts/Arimo-Regular.ttf"
};
static const unsigned char Arimo_Bold[] = {
#embed "../Typography/Fonts/Arimo-Bold.ttf"
};
static const unsigned char Roboto_Regular[] = {
#embed "../Typography/Fonts/Roboto-Regular.ttf"
};
static const unsigned char Roboto_Medium[] = {
#embed "../Typography/Fonts/Roboto-Medium.ttf"
};
static const unsigned char Roboto_Bold[] = {
#embed "../Typography/Fonts/Roboto-Bold.ttf"
};
static const unsigned char Tinos_Regular[] = {
#embed "../Typography/Fonts/Tinos-Regular.ttf"
};
static const unsigned char Tinos_Bold[] = {
#embed "../Typography/Fonts/Tinos-Bold.ttf"
};
static const unsigned char NotoSans_Regular[] = {
#embed "../Typography/Fonts/NotoSans-Regular.ttf"
};
static const unsigned char NotoSans_Bold[] = {
#embed "../Typography/Fonts/NotoSans-Bold.ttf"
};

#define SCRIPT_FONTS \
    FONT("NotoSansArmenian-Regular.ttf", NotoSansArmenian_Regular), \
    FONT("NotoSansArmenian-Bold.ttf", NotoSansArmenian_Bold), \
    FONT("NotoSansGeorgian-Regular.ttf", NotoSansGeorgian_Regular), \
    FONT("NotoSansGeorgian-Bold.ttf", NotoSansGeorgian_Bold), \
    FONT("NotoSansEthiopic-Regular.ttf", NotoSansEthiopic_Regular), \
    FONT("NotoSansEthiopic-Bold.ttf", NotoSansEthiopic_Bold), \
    FONT("NotoSansBengali-Regular.ttf", NotoSansBengali_Regular), \
    FONT("NotoSansBengali-Bold.ttf", NotoSansBengali_Bold), \
    FONT("NotoSansGurmukhi-Regular.ttf", NotoSansGurmukhi_Regular), \
    FONT("NotoSansGurmukhi-Bold.ttf", NotoSansGurmukhi_Bold), \
    FONT("NotoSansGujarati-Regular.ttf", NotoSansGujarati_Regular), \
    FONT("NotoSansGujarati-Bold.ttf", NotoSansGujarati_Bold), \
    FONT("NotoSansOriya-Regular.ttf", NotoSansOriya_Regular), \
    FONT("NotoSansOriya-Bold.ttf", NotoSansOriya_Bold), \
    FONT("NotoSansTamil-Regular.ttf", NotoSansTamil_Regular), \
    FONT("NotoSansTamil-Bold.ttf", NotoSansTamil_Bold), \
    FONT("NotoSansTelugu-Regular.ttf", NotoSansTelugu_Regular), \
    FONT("NotoSansTelugu-Bold.ttf", NotoSansTelugu_Bold), \
    FONT("NotoSansKannada-Regular.ttf", NotoSansKannada_Regular), \
    FONT("NotoSansKannada-Bold.ttf", NotoSansKannada_Bold), \
    FONT("NotoSansMalayalam-Regular.ttf", NotoSansMalayalam_Regular), \
    FONT("NotoSansMalayalam-Bold.ttf", NotoSansMalayalam_Bold), \
    FONT("NotoSansMeeteiMayek-Regular.ttf", NotoSansMeeteiMayek_Regular), \
    FONT("NotoSansMeeteiMayek-Bold.ttf", NotoSansMeeteiMayek_Bold), \
    FONT("NotoSansOlChiki-Regular.ttf", NotoSansOlChiki_Regular), \
    FONT("NotoSansOlChiki-Bold.ttf", NotoSansOlChiki_Bold), \
    FONT("NotoSansKhmer-Regular.ttf", NotoSansKhmer_Regular), \
    FONT("NotoSansKhmer-Bold.ttf", NotoSansKhmer_Bold), \
    FONT("NotoSansLao-Regular.ttf", NotoSansLao_Regular), \
    FONT("NotoSansLao-Bold.ttf", NotoSansLao_Bold), \
    FONT("NotoSansMyanmar-Regular.ttf", NotoSansMyanmar_Regular), \
    FONT("NotoSansMyanmar-Bold.ttf", NotoSansMyanmar_Bold), \
    FONT("NotoSansCJKJP-Regular.otf", NotoSansCJKJP_Regular), \
    FONT("NotoSansCJKJP-Bold.otf", NotoSansCJKJP_Bold), \
    FONT("NotoColorEmoji-Regular.ttf", NotoColorEmoji_Regular), \
    FONT("Arimo-Regular.ttf", Arimo_Regular), \
    FONT("Arimo-Bold.ttf", Arimo_Bold), \
    FONT("Roboto-Regular.ttf", Roboto_Regular), \
    FONT("Roboto-Medium.ttf", Roboto_Medium), \
    FONT("Roboto-Bold.ttf", Roboto_Bold), \
    FONT("Tinos-Regular.ttf", Tinos_Regular), \
    FONT("Tinos-Bold.ttf", Tinos_Bold), \
    FONT("NotoSans-Regular.ttf", NotoSans_Regular), \
    FONT("NotoSans-Bold.ttf", NotoSans_Bold),
