/** How many top-ups a month the calculator offers, and those of the table of examples. */
export const topUpRange = { min: 1, max: 10, step: 1, start: 2 };
export const exampleTopUps = [1, 2, 6];
