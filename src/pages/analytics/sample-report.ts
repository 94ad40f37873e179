/** The figures of the sample report: enquiries of a month and what each of them cost, in euro, by their sources; two ads; and visits on their way. */
export const sampleReport = {
  enquiries: 40,
  fromGoogle: 26,
  fromFacebook: 10,
  fromSite: 4,
  costPerEnquiry: 18,
  costOnGoogle: 15,
  costOnFacebook: 33,
  fromAdA: 34,
  fromAdB: 2,
  visits: 900,
  priceViews: 320,
};
