import type { Language } from "../urls.ts";
import { contact } from "./contact/index.ts";
import { nav } from "./nav/index.ts";
import { services } from "./services/index.ts";
import { ui } from "./ui/index.ts";

/** The words that belong to no single page, by folder. */
export const sharedWords = { nav, ui, services, contact };

/** The same in one language. */
export type SharedWords = {
  [Folder in keyof typeof sharedWords]: ReturnType<(typeof sharedWords)[Folder][Language]>;
};
