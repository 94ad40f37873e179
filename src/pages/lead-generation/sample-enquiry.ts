/** Who asked in the sample record, and when. */
export const sampleEnquiry = { name: "G. P.", time: "18:42" };
