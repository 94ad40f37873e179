import { decode } from "../shared/decode.ts";
import { type Language, languages } from "../urls.ts";

/** An address of an older site, below ours. */
export interface OldAddress {
  /** Without a language: `chi-siamo`. */
  path: string;
  /** If the address began with one. */
  language?: Language;
}

/** What is wrong with an old address, and what to do. */
interface Fault {
  says: string;
  fix: string;
}

/** Reads an old address as people copy it: with or without slashes, `index.html`, a language, or the whole of it. */
export function readOldAddress(written: string, origin: string): OldAddress | Fault {
  const below = written.startsWith(origin) ? written.slice(origin.length) : written.replace(HOST, "");
  const [path = "", mark] = below.split(/([?#])/);
  const names = decode(path)
    .replace(/(?:^|\/)index\.html?$/, "")
    .split("/")
    .filter(Boolean);
  const language = languages.find((known) => known === names[0]);
  const rest = names.slice(language ? 1 : 0).join("/");
  const right = [language, rest].filter(Boolean).join("/");
  if (mark && rest)
    return { says: `has a "${mark}", and hosts find a file by what stands before it`, fix: `Write "${right}".` };
  if (mark)
    return { says: `differs from the home page only behind "${mark}", where hosts look for no file`, fix: HOST_RULE };
  if (rest === "") return { says: "is the home page", fix: REMOVE };
  if (names.some((name) => /^\.+$|[*:<>|"\\]/.test(name))) return { says: "is no address of a page", fix: HOST_RULE };
  if (!language && OWN_FOLDERS.includes(names[0] ?? ""))
    return { says: `is in "/${names[0]}/", which the site uses for other files`, fix: REMOVE };
  return { path: rest, ...(language && { language }) };
}

/** Folders that the build writes at the top, besides those of the languages. */
export const OWN_FOLDERS = ["assets", "embed", "pages"];

/** Scheme and host of a whole address. */
const HOST = /^(?:https?:)?\/\/[^/]*|^www\.[^/]*/;

const REMOVE = "Remove this line.";
const HOST_RULE =
  "Remove this line; a host can redirect such an address by a rule of its own, such as static/_redirects.";
