import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeOfKey, placeOfString, placeOfText } from "../../../src/ssg/problems/places.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "places-"));
  await mkdir(join(root, "src/components"), { recursive: true });
  await writeFile(join(root, "src/components/card.tsx"), "export const Card = ({ phone }) => <p>{phone} 🙂 Card</p>;");
  await writeFile(join(root, "src/reviews.ts"), 'export const reviews = [\n  { text: "Call {phone}" },\n];');
});
afterAll(() => rm(root, { recursive: true }));

const facts = `import type { Facts } from "./fact-rules.ts";
export const languages = ["it"];
export const site: Facts = {
  // vat: "in a comment",
  name: "Café 🙂", vat: "1",
    phones: {
  "toll-free": "+39",
    },
  clients: [{ name: "One" }, {
    name: "Two" }],
} satisfies Facts;
`;

describe.each([
  ["as the formatter writes them", facts],
  ["with line ends of Windows and a byte-order mark", `\ufeff${facts.replaceAll("\n", "\r\n")}`],
])("facts %s", (_, source) => {
  beforeAll(() => writeFile(join(root, "src/site.ts"), source));

  test.each([
    ["vat", 5],
    ["phones", 6],
    ["phones.toll-free", 7],
    ["clients.1.name", 10],
    // What is missing has the place of its group.
    ["phones.whatsapp", 6],
    ["nothing", 3],
  ])("%s is on line %i", (fact, line) => {
    expect(placeOfKey(root, "src/site.ts", fact.split("."))).toBe(`src/site.ts:${line}`);
  });
});

test("a placeholder is found in the text that has it, not in a component that fills it", () => {
  expect(placeOfText(root, "{phone}")).toBe("src/reviews.ts:2");
  expect(placeOfText(root, "Card")).toBe("src/components/card.tsx:1");
  expect(placeOfText(root, "in a comment")).toBeNull();
});

test("a string is found whole", () => {
  expect(placeOfString(root, "Call")).toBeNull();
  expect(placeOfString(root, "+39")).toBe("src/site.ts:7");
});
