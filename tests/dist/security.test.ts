import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import { documents, read } from "../support/site/built-site.ts";
import { assetUrl, facts } from "../support/site/own-site.ts";
import { shippedHeaders } from "../support/site/shipped-headers.ts";

/** The start of every document. React moves preloads up, but not above these tags. */
const FIRST_IN_HEAD =
  /^<!doctype html><html[^>]*><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src [^"]+"\/>/i;

const embeds = documents.filter((file) => file.startsWith("embed/"));
const ours = documents.filter((file) => !embeds.includes(file));

test.each(documents)("%s starts with a policy, which allows its inline scripts and styles alone", (file) => {
  const html = read(file);
  expect(html).toMatch(FIRST_IN_HEAD);
  const policy = policyOf(html);
  const allowed = [...(policy["script-src"] ?? []), ...(policy["style-src"] ?? [])].filter(isHash);
  const inline = [...html.matchAll(/<(script|style)\b(?![^>]*(?:\ssrc=|type="(?!module)))[^>]*>(.*?)<\/\1>/gs)];
  expect(new Set(inline.map(([, , body = ""]) => `'${hashOf(body)}'`))).toEqual(new Set(allowed));
  const tags = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "").match(/<[a-z][^>]*>/gi) ?? [];
  expect(
    tags.filter((tag) => /\s(on\w+|style)=/i.test(tag)),
    "event handlers and style attributes",
  ).toEqual([]);
});

/** Nothing is loaded from a sample address. */
const { mapEmbed } = facts.links;
const map = !mapEmbed || isSample(mapEmbed) ? [] : [new URL(mapEmbed).origin];

test.each(ours)("%s denies everything by default and allows only what our pages need", (file) => {
  const html = read(file);
  const { "script-src": scripts = [], "style-src": styles = [], ...rest } = policyOf(html);
  expect(rest).toEqual({
    "default-src": ["'none'"],
    "img-src": ["'self'", ...(facts.embeds === "on-view" ? [new URL(facts.links.flags).origin] : [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...map],
    "frame-src": ["'self'", ...map],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  });
  expect(scripts.filter((source) => !isHash(source))).toEqual(["'self'"]);
  expect(styles.filter((source) => !isHash(source))).toEqual(styles.length > 0 ? ["'self'"] : []);
  expect(seriousFindings(`${policyText(html)}; frame-ancestors 'none'`)).toEqual([]);
});

test("Google's evaluator reports a weaker policy", () => {
  expect(seriousFindings("script-src 'self' 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
});

test.runIf(facts.links.socialFeedScript)(
  "the frame of the social feed may load what its widget needs, and none of our pages",
  () => {
    const host = new URL(facts.links.socialFeedScript ?? "").origin;
    expect(embeds).toEqual(["embed/social-feed/index.html"]);
    const policy = policyOf(read(embeds[0] ?? ""));
    expect(policy["default-src"]).toEqual(["'none'"]);
    expect(Object.values(policy).flat()).not.toContain("'self'");
    expect(policy["script-src"]?.slice(1)).toEqual(["'strict-dynamic'", host]);
  },
);

test.each(["", "it/", "assets/main.js", "nowhere", "embed/social-feed/", "icons/icon.svg"])(
  "hosts send /%s with the headers of every answer",
  (path) => {
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
  },
);

test("no host rule depends on cookies or the visitor's language", () => {
  for (const file of ["_headers", ".htaccess"]) expect(read(file)).not.toMatch(/cookie|accept-?_?language/i);
});

function seriousFindings(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

function policyText(html: string): string {
  const [, text = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return text.replaceAll("&#x27;", "'");
}

function policyOf(html: string): Record<string, string[] | undefined> {
  return new CspParser(policyText(html)).csp.directives;
}

function hashOf(body: string): string {
  return `sha256-${createHash("sha256").update(body).digest("base64")}`;
}

function isHash(source: string): boolean {
  return source.startsWith("'sha256-");
}
