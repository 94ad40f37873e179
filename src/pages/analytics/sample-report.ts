/** The figures of the sample report: enquiries of a month, and what each of them cost, in euro. */
export const sampleReport = { enquiries: 42, costPerEnquiry: 18 };
