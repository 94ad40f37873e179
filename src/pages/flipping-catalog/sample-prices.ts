/** The prices of the sample catalogue, in euro. */
export const samplePrices = { mug: 24, bowl: 38, jug: 46, vase: 52 };
