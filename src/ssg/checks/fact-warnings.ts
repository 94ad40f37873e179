import { parsePhoneNumber } from "awesome-phonenumber";
import tlds from "tlds" with { type: "json" };
import type { Site } from "../../facts/create-site.ts";
import { type Problem, placeOfFact } from "../problems/problem.ts";

/** Characters that fit the header, the share images and most titles. */
const LONGEST_NAME = 30;

/** Warns of facts that have the right form and are probably wrong. */
export function factWarnings({ facts, isHidden, paths }: Site): Problem[] {
  const { addresses, company, email, links, name, phones, reviews } = facts;
  const topLevel = email.split(".").at(-1)?.toLowerCase() ?? "";
  const provinces = Object.values(addresses).map((address) => address?.province);
  // An owner may have removed the page.
  const wall = paths.find((path: string) => path === "testimonials");
  return [
    ...warning(!tlds.includes(topLevel), "email", `No domain ends in ".${topLevel}".`, "Correct the address."),
    ...warning(
      parsePhoneNumber(phones.whatsapp).type === "fixed-line",
      "phones.whatsapp",
      `${phones.whatsapp} is a landline, and most chats have the number of a mobile phone.`,
      "Correct it, or keep it if the chat answers there.",
    ),
    ...warning(
      links.mapEmbed !== undefined && !isEmbedAddress(links.mapEmbed),
      "links.mapEmbed",
      "It is the address of a map to open, which no page can show.",
      'Copy the address between the quotes of src, below "Embed a map".',
    ),
    ...warning(
      name.length > LONGEST_NAME,
      "name",
      `It has ${name.length} characters. From ${LONGEST_NAME + 1} on it is left out of titles, and small in the header and share images.`,
      "Write the name as customers know it.",
    ),
    ...warning(
      typeof company === "object" && !provinces.includes(company.rea.slice(0, 2)),
      "company.rea",
      "Its province is that of no office.",
      "Compare it with the extract of the register.",
    ),
    ...warning(
      reviews.length === 0 && wall !== undefined && !isHidden(wall),
      "reviews",
      "There are none, and the page of testimonials is about them.",
      "Add it to hiddenPages in src/navigation.ts until there are some.",
    ),
    ...sameTexts(facts),
    ...reviews.flatMap(({ text }, index) =>
      Object.entries(text).flatMap(([language, words]) => {
        const [mark] = words.match(/<\/?\w+>|\b(?:TODO|FIXME|XXX|lorem ipsum)\b/i) ?? [];
        const says = `The review shows “${mark}” to visitors.`;
        return warning(mark !== undefined, `reviews.${index}.text.${language}`, says, "Remove it.");
      }),
    ),
  ];
}

/** Finds texts that say the same in two languages. Shorter ones may be names. */
function sameTexts(value: unknown, keys: readonly string[] = []): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  const texts = Object.entries(value);
  return texts.flatMap(([name, text], index) => {
    const isSame = typeof text === "string" && text.split(/\s+/).length > 2;
    const twin = isSame ? texts.slice(0, index).find(([, other]) => other === text) : undefined;
    const says = `The text is the same as in "${twin?.[0]}".`;
    return [
      ...warning(twin !== undefined, [...keys, name].join("."), says, "Translate it."),
      ...sameTexts(text, [...keys, name]),
    ];
  });
}

/** Google’s frames and those of other services name themselves in the path or the query. */
function isEmbedAddress(address: string): boolean {
  const { hostname, pathname, search } = new URL(address);
  if (!/(?:^|\.)(?:google\.[a-z.]+|goo\.gl)$/.test(hostname)) return true;
  return pathname.includes("/embed") || search.includes("output=embed");
}

function warning(isThere: boolean, fact: string, says: string, fix: string): Problem[] {
  return isThere ? [{ place: placeOfFact(fact), says, fix }] : [];
}
