/** The monthly ad spends that the calculator offers, and those of the table of examples, in euro. */
export const spendRange = { min: 1000, max: 5000, step: 100, start: 1000 };
export const exampleSpends = [1000, 2500, 5000];
