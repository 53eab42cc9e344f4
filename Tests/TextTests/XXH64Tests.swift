import Testing

@testable import Text

@Suite("XXH64")
struct XXH64Tests {
    @Test(
        "XXH64 returns the hashes that the reference implementation returns for texts of all forms",
        arguments: [
            (0, 0xEF46_DB37_51D8_E999), (1, 0x1F25_C8D0_BC1F_4BB6), (3, 0x31D2_363F_52E5_64C9), (4, 0x9BB6_4B7D_66EE_9FDA),
            (8, 0xDAB9_9D95_C6F9_0092), (31, 0xA2AA_5F33_CC4A_6119), (32, 0x23C3_C17E_F790_FD97), (33, 0x50A7_CFC7_BA58_8784),
            (2, 0xF5BE_DEC2_3270_6303), (5, 0xC760_8EFD_DB70_51FE), (7, 0x9A7B_1499_59CE_60D8), (9, 0x170B_B6BF_975B_4C02),
            (12, 0xD52E_4078_33AF_5133), (15, 0x1B47_CB82_43CC_8E32), (36, 0xC0B5_2B0D_CC5E_3F7F), (63, 0xF143_8F15_B9ED_16E9),
            (64, 0x2CD9_90A1_BEED_6894), (100, 0x778E_26DF_8290_F456), (1000, 0x021F_7A74_2408_5EA4),
        ] as [(Int, UInt64)])
    func hashes(length: Int, hash: UInt64) {
        let bytes = (0..<length).map { UInt8(($0 * 7 + 3) % 251) }
        #expect(bytes.withUnsafeBytes { XXH64.hash($0) } == hash)
    }
}
