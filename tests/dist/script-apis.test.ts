import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Identifier } from "@mdn/browser-compat-data";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { compat, isSupported } from "../support/programs/promised-browsers.ts";
import { root } from "../support/project/project-root.ts";

/** What the scripts use although a promised browser lacks it, and what happens there. */
const fallbacks: Record<string, string> = {
  actions: "A class of our own, which an API shares.",
  connection: "Pages are fetched ahead for everyone.",
  trustedTypes: "Markup of our own pages is parsed without a policy.",
  createPolicy: "Part of trustedTypes.",
  createHTML: "Part of trustedTypes.",
  emptyHTML: "Part of trustedTypes.",
  requestIdleCallback: "A timer runs the same work.",
  element: "A name of our own, which an old API shares.",
  insetBlockStart: "A style property, whose name a younger API shares.",
  move: "A name of our own, which an old API shares.",
  path: "A name of our own, which an old API shares.",
};

/** Members of Web APIs and of JavaScript's own objects that no promised browser lacks on at least one object. */
const supported = new Set<string>();
const known = new Set<string>();
for (const [name, entry] of [...Object.entries(compat.api), ...Object.entries(compat.javascript.builtins ?? {})]) {
  if (name === "__compat") continue;
  note(name, entry as Identifier);
  for (const [member, inner] of Object.entries(entry as Identifier)) {
    if (member !== "__compat") note(member.replace(/_(static|event)$/, ""), inner as Identifier);
  }
}

function note(name: string, entry: Identifier): void {
  known.add(name);
  if (isSupported(entry.__compat)) supported.add(name);
}

test("every API that the scripts use is in the promised browsers, or has a fallback that is named here", () => {
  const sources = fastGlob.sync(["src/{client,islands}/**/*.{ts,tsx}", "src/resolve.ts"], { cwd: root });
  // React and history support older browsers than these.
  const scripts = sources.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const used = new Set([...scripts.matchAll(/(?<=\.\s*|\bnew )([A-Za-z]\w+)/g)].map(([, name = ""]) => name));
  const lacking = [...used].filter((name) => known.has(name) && !supported.has(name));
  expect(lacking.sort()).toEqual(Object.keys(fallbacks).sort());
});
