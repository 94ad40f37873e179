/** The owners of the matrix, whose choices this site does not make: in their facts alone, or also in pages, languages and addresses. */
export const ownersWithOtherFacts = [
  "every figure another",
  "no calendar and feed, Monday to Friday",
  "a landline and no assistant",
  "embeds on click",
  "one review",
  "nothing that is optional",
  "long names and addresses",
] as const;
export const ownersWithOtherPages = [
  "below a path",
  "a page less",
  "a page renamed",
  "a page more",
  "a third language",
] as const;

export type OwnerName = (typeof ownersWithOtherFacts)[number] | (typeof ownersWithOtherPages)[number];
