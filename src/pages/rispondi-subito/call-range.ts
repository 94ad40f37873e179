/** The lost calls a day that the tool offers, and those of its table of examples. */
export const callRange = { min: 0, max: 10, step: 1, start: 3 };
export const exampleCalls = [1, 3, 5];
