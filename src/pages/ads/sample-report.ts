/** The figures of a sample month: the ads, enquiries and what each of them cost, in euro, and those of two ads. */
export const sampleReport = { spend: 1000, enquiries: 50, costPerEnquiry: 20, fromAdA: 47, fromAdB: 3 };
