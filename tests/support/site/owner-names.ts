/** The owners of the matrix, whose choices this site does not make. */
export const ownerNames = [
  "every figure another",
  "no calendar and feed, Monday to Friday",
  "a landline",
  "embeds on click",
  "one review",
  "below a path",
  "a page less",
  "a page renamed",
  "a page more",
  "a third language",
  "nothing that is optional",
] as const;
export type OwnerName = (typeof ownerNames)[number];
