import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Identifier } from "@mdn/browser-compat-data";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { compat, isSupported } from "../support/programs/promised-browsers.ts";
import { root } from "../support/project/project-root.ts";

/** APIs that the scripts use although a promised browser lacks them, with the fallback. */
const fallbacks: Record<string, string> = {
  effectiveType: "Pages are prefetched on every connection.",
  saveData: "Pages are prefetched on every connection.",
  trustedTypes: "Markup of our own pages is parsed without a policy.",
  createPolicy: "Part of trustedTypes.",
  createHTML: "Part of trustedTypes.",
  emptyHTML: "Part of trustedTypes.",
  requestIdleCallback: "A timer runs the same work.",
  element: "Our own name, which is also an old API.",
  insetBlockStart: "A style property, whose name is also a newer API.",
  maxBlockSize: "Likewise.",
  startViewTransition: "A page that is pressed fades in as every other.",
  updateCallbackDone: "Part of startViewTransition.",
  skipTransition: "Part of startViewTransition.",
  move: "Our own name, which is also an old API.",
  path: "Our own name, which is also an old API.",
};

/** Members of Web APIs and of JavaScript objects that every promised browser has on at least one object. */
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

test("the promised browsers have every API of the scripts, or this file names a fallback", () => {
  const sources = fastGlob.sync(["src/{client,islands}/**/*.{ts,tsx}", "src/resolve.ts"], { cwd: root });
  // Packages are not checked: React and history support older browsers.
  const scripts = sources.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const used = new Set([...scripts.matchAll(/(?<=\.\s*|\bnew )([A-Za-z]\w+)/g)].map(([, name = ""]) => name));
  const lacking = [...used].filter((name) => known.has(name) && !supported.has(name));
  expect(lacking.sort()).toEqual(Object.keys(fallbacks).sort());
});
