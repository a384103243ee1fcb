extension PinnedFont {
    /// The fonts of the other scripts, opened when a text needs them. They are written by `scripts/subset-fonts`.
    static let ofScripts: [PinnedFont] = [
        PinnedFont(.armenian, .regular, "d5e2a9859aa628fd569f196e6d5aea839b8858ec575fe77b484600d3de351e1c"),
        PinnedFont(.armenian, .bold, "2d41c45117718da0ecc3366cbc295dd76d1016dbef899bcc5d3144fd55571b16"),
        PinnedFont(.georgian, .regular, "c5cfbc4db623ecc653f27486816b15b8d841b908cffd51b1e2b02127a3fd0f07"),
        PinnedFont(.georgian, .bold, "dec86523f73d8409968bf96f32d76aa2723638dd00040ca283423c410d251fcc"),
        PinnedFont(.ethiopic, .regular, "320676c252e333b1c03207550f52d93ede8657ad8ad37d9e6c1dad0483669b6d"),
        PinnedFont(.ethiopic, .bold, "d2ed41f367fce36534d583632718d45cb8a9e9ab5a00384cfd0e84487f54865b"),
        PinnedFont(.bengali, .regular, "b1f786fb2040d7bc01172c9496f03ddf9508afec158994e1315c24e9bd7af062"),
        PinnedFont(.bengali, .bold, "883adf7423c1d35444ab7262e5937758ac2b655c220a73b637f23f90b6f98fe7"),
        PinnedFont(.gurmukhi, .regular, "c6e3501f367556795ca9eaf2841850101ad5b1c27ede67c1003ef02b81b9556f"),
        PinnedFont(.gurmukhi, .bold, "44900873eb7bad5ad991bacd0627ffffd8a58d3c4d5eaecd66ff73c4ea0f8e24"),
        PinnedFont(.gujarati, .regular, "b426b50dc220d071ad4e83d7a4f6329fca2af4736548addf42900d9e880057ab"),
        PinnedFont(.gujarati, .bold, "944d02fe2860ad7ceb6c5beed8017d59d45841321d65d59951194ea942f166fd"),
        PinnedFont(.oriya, .regular, "545f89ba24ae7d6d7d390aa0c2d1260d6a1b668ddfe34f79add323c1126ea2ec"),
        PinnedFont(.oriya, .bold, "751d4cd1a976f7c856af9ee1b89b5713d76c7051a002d78d39dd81a28d5f69ae"),
        PinnedFont(.tamil, .regular, "9f05f87ac80d13f768364826728d36b724a96b6e1ac0ac76454a6f8396b22267"),
        PinnedFont(.tamil, .bold, "4caa5d65f8cbb98bcd6c058c54c285d1bbc54e7135a146c7a05ae03922b56681"),
        PinnedFont(.telugu, .regular, "89f18aaa3dcd41481fbd309945f180651483e810d03dd78aab2261d74f4504dd"),
        PinnedFont(.telugu, .bold, "ee391a6cbeb0f289ba9fa1b15968159da2cea8786ac6349d915e3d1f7b5ef856"),
        PinnedFont(.kannada, .regular, "833baaa1c7353237aae62f839908000d537e6e1d7fecd3290f96d246c23153f5"),
        PinnedFont(.kannada, .bold, "b4a5849a3e484a87e776a22f4138d93df8533dfefa27120cf309d3e8a63569f3"),
        PinnedFont(.malayalam, .regular, "0754500cae511a16ab169e2f43e20b8937a37902b58cb0ff942b01c4c181af67"),
        PinnedFont(.malayalam, .bold, "84f1b4d370fbb6f16246f34689f982aaac131e9375884698175416a836c034e8"),
        PinnedFont(.meeteiMayek, .regular, "5ebd08dca19a5292173ce7ebc6430982c83cf46cea93c2cd562b016237abc1db"),
        PinnedFont(.meeteiMayek, .bold, "5e65dc8288c269b4ac85cee51dc23d9e9c043be3695faa0b9419086ffd1bf47b"),
        PinnedFont(.olChiki, .regular, "ce342ce5c24c8030de862cb3e4f6ad208f3502a88a3b0e5b6ce5d1ceff96f11a"),
        PinnedFont(.olChiki, .bold, "75d5371edaf815ac5039b827db64158d42d5fa58dec65655f9ed0f8591fb1e62"),
        PinnedFont(.khmer, .regular, "b113753d8890e8a4495f0a2620c737970c935b66ab8f12d4d89f5eb3bfd0e64b"),
        PinnedFont(.khmer, .bold, "8bcb46573725c7da333a69ac3b4c49bbadb02149f7e9035132129888fea2f24e"),
        PinnedFont(.lao, .regular, "f5897f63e5df5615f1d4bc0021545957afac7008efac9843196ebec444fd6617"),
        PinnedFont(.lao, .bold, "24c49beac27edfbe35dc05c8e922a1e59fe8f27c3766e434951a5010d45d6a61"),
        PinnedFont(.myanmar, .regular, "bceaa8fe49b8cbc2374c492b2747417ca7e3795db255cb6f38407b334325a309"),
        PinnedFont(.myanmar, .bold, "f84074ea799222cbbe19158d6638bf702468767708d20e62c67ecb04afca7386"),
        PinnedFont(.cjk, .regular, "dcb3dc17b18d77d1b8c5ed801a81593a60187521b52408c13a39beb6b77370bc"),
        PinnedFont(.cjk, .bold, "2363e95ced3e799ae065249254f7bb961b1cd19d5d9dbb431b17376e47e0b034"),
        PinnedFont(.emoji, .regular, "6e0083f2d7c7b1a7a8c869ee5c3a0533366f31e04874140f302dc963721cc6ba"),
    ]

    /// The fonts of the platforms' typefaces, opened when a text in them is first measured. They are written by the
    /// same script.
    static let ofTypefaces: [PinnedFont] = [
        PinnedFont(.arimo, .regular, "5795cff9ab5fcab5d7f6f17d6ce95dc3248dc4ea6bc23f8c69dac70cf376911a"),
        PinnedFont(.arimo, .bold, "091cddd1a936a8df39ce0cc7b68d5da6247f321cb965d271c17087f79cd66cf0"),
        PinnedFont(.roboto, .regular, "50d70422075dcfb5a34d4e887a7b23ba8891fbeacf4261d8c9182cc8e4417cdc"),
        PinnedFont(.roboto, .medium, "039ceef59f1c4e0573a344e46bd51f14c88c0ca9ec299de62327b9cba396832a"),
        PinnedFont(.roboto, .bold, "7ce33cd6fc33600c6958f0a2dacb16f5fed5400d94575e02ebe61ce1c8ac4d9d"),
        PinnedFont(.tinos, .regular, "e36f39cf1cd08a99eba11691a89d511e5bc16dee4f43d1e048a1b826313aa688"),
        PinnedFont(.tinos, .bold, "de209d402b8398f5bbb5295f6b5b2022f9402929b8ecbf7046cb885101c511c7"),
        PinnedFont(.noto, .regular, "e86be7d56451e5ba45991ac7f115e7bfbbee8cc50f8d8f6f8ca34fdf64f92a00"),
        PinnedFont(.noto, .bold, "98d1abd2a41d571caefbcc079966c69b86f5b818dd368fce6121744a5934e5d2"),
    ]
}
