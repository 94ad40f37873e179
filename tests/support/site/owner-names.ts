/** The owners of the matrix, whose choices this site does not make. */
export type OwnerName =
  | "embeds on click, below a path"
  | "a landline, no assistant, calendar or feed, Monday to Friday"
  | "nothing that is optional"
  | "long names and addresses";
