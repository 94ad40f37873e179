import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import { documents, read, shippedHeaders } from "../support/site/built-site.ts";
import { assetUrl, facts } from "../support/site/own-site.ts";

/** The start of every document. React moves preloads up, but not above these tags. */
const POLICY = /<meta http-equiv="Content-Security-Policy" content="(default-src [^"]+)"\/>/;
const START = RegExp(
  `^<!doctype html><html[^>]*><head><meta charset="utf-8"/><meta name="viewport"[^>]*>${POLICY.source}`,
  "i",
);

const embeds = documents.filter((file) => file.startsWith("embed/"));
const ours = documents.filter((file) => !embeds.includes(file));

test.each(documents)("%s starts with a policy, which allows its inline scripts and styles alone", (file) => {
  const html = read(file);
  expect(html).toMatch(START);
  const { "script-src": scripts = [], "style-src": styles = [] } = policyOf(html);
  const inline = [...html.matchAll(/<(script|style)\b(?![^>]*(?:\ssrc=|type="(?!module)))[^>]*>(.*?)<\/\1>/gs)];
  const hashes = inline.map(([, , body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  expect(new Set(hashes)).toEqual(new Set([...scripts, ...styles].filter(isHash)));
  const tags = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "").match(/<[a-z][^>]*>/gi) ?? [];
  const active = tags.filter((tag) => /\s(on\w+|style)=/i.test(tag));
  expect(active, "event handlers and style attributes").toEqual([]);
});

/** Nothing is loaded from a sample address. */
const { mapEmbed } = facts.links;
const map = !mapEmbed || isSample(mapEmbed) ? [] : [new URL(mapEmbed).origin];

test.each(ours)("%s denies everything by default and allows only what our pages need", (file) => {
  const { "script-src": scripts = [], "style-src": styles = [], ...rest } = policyOf(read(file));
  expect(rest).toEqual({
    "default-src": ["'none'"],
    "img-src": ["'self'", ...(facts.embeds === "on-view" ? [new URL(facts.links.flags).origin] : [])],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...map],
    "frame-src": ["'self'", ...map],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  });
  expect(scripts.filter((source) => !isHash(source))).toEqual(["'self'"]);
  expect(styles.filter((source) => !isHash(source))).toEqual(styles.length > 0 ? ["'self'"] : []);
});

test.runIf(facts.links.socialFeedScript)("the frame of the feed may load its widget, and nothing of ours", () => {
  expect(embeds).toEqual(["embed/social-feed/index.html"]);
  const policy = policyOf(read("embed/social-feed/index.html"));
  for (const name of ["default-src", "base-uri", "form-action"]) expect(policy[name], name).toEqual(["'none'"]);
  expect(Object.values(policy).flat()).not.toContain("'self'");
  const host = new URL(facts.links.socialFeedScript ?? "").origin;
  expect(policy["script-src"]?.slice(1)).toEqual(["'strict-dynamic'", host]);
});

const answered = ["", "it/", "assets/main.js", "nowhere", "embed/social-feed/", "icons/icon.svg"];

test.each(answered)("hosts send /%s with the headers of every answer", (path) => {
  const headers = shippedHeaders(assetUrl(path));
  expect(headers).toMatchObject({
    "content-security-policy": "frame-ancestors 'self'",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  });
  // That would keep the site from search engines.
  expect(headers).not.toHaveProperty("x-robots-tag");
  // Hosts revalidate the others.
  const isHashed = path.startsWith("assets/");
  expect(headers["cache-control"]).toBe(isHashed ? "public, max-age=31536000, immutable" : undefined);
});

test("no host rule depends on cookies or the visitor's language", () => {
  for (const file of ["_headers", ".htaccess"]) expect(read(file)).not.toMatch(/cookie|accept-?_?language/i);
});

/** Returns the sources of each directive. */
function policyOf(html: string): Record<string, string[]> {
  const [, policy = ""] = START.exec(html) ?? [];
  const named = policy.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(named.map(([name, ...sources]) => [name, sources]));
}

function isHash(source: string): boolean {
  return source.startsWith("'sha256-");
}
