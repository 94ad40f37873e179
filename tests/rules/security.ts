import { createHash } from "node:crypto";
import { expect } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import type { TestedSite } from "../support/site/tested-site.ts";
import type { Rules } from "./rules.ts";

/** The start of every document. React moves preloads up, but not above these tags. */
const POLICY = /<meta http-equiv="Content-Security-Policy" content="(default-src [^"]+)"\/>/;
const START = RegExp(
  `^<!doctype html><html[^>]*><head><meta charset="utf-8"/><meta name="viewport"[^>]*>${POLICY.source}`,
  "i",
);

const isEmbed = (file: string) => file.startsWith("embed/");

/** A file of each kind. */
const ANSWERED = ["", "it/", "assets/main.js", "nowhere", "embed/social-feed/", "icons/icon.svg"];

export const security: Rules = {
  "each document starts with a policy, which allows its inline scripts and styles alone": ({ documents, read }) => {
    for (const file of documents) {
      const html = read(file);
      expect.soft(html.slice(0, 1000), file).toMatch(START);
      const { "script-src": scripts = [], "style-src": styles = [] } = policyOf(html);
      const inline = [...html.matchAll(/<(script|style)\b(?![^>]*(?:\ssrc=|type="(?!module)))[^>]*>(.*?)<\/\1>/gs)];
      const hashes = inline.map(([, , body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
      expect.soft(new Set(hashes), file).toEqual(new Set([...scripts, ...styles].filter(isHash)));
      const tags = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "").match(/<[a-z][^>]*>/gi) ?? [];
      const active = tags.filter((tag) => /\s(on\w+|style)=/i.test(tag));
      expect.soft(active, `${file}: event handlers and style attributes`).toEqual([]);
    }
  },

  "each page denies everything by default and allows only what our pages need": (site) => {
    const { embeds, links } = site.facts;
    const map = mapOf(site);
    for (const file of site.documents.filter((file) => !isEmbed(file))) {
      const { "script-src": scripts = [], "style-src": styles = [], ...rest } = policyOf(site.read(file));
      expect.soft(rest, file).toEqual({
        "default-src": ["'none'"],
        "img-src": ["'self'", ...(embeds === "on-view" ? [new URL(links.flags).origin] : [])],
        "font-src": ["'self'"],
        "media-src": ["'self'"],
        "connect-src": ["'self'", ...map],
        "frame-src": ["'self'", ...map],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
      });
      expect
        .soft(
          scripts.filter((source) => !isHash(source)),
          file,
        )
        .toEqual(["'self'"]);
      const expected = styles.length > 0 ? ["'self'"] : [];
      expect
        .soft(
          styles.filter((source) => !isHash(source)),
          file,
        )
        .toEqual(expected);
    }
  },

  "the frame of the feed may load its widget, and nothing of ours": ({ documents, facts, read }) => {
    const { socialFeedScript } = facts.links;
    expect(documents.filter(isEmbed)).toEqual(socialFeedScript ? ["embed/social-feed/index.html"] : []);
    if (!socialFeedScript) return;
    const policy = policyOf(read("embed/social-feed/index.html"));
    for (const name of ["default-src", "base-uri", "form-action"]) expect(policy[name], name).toEqual(["'none'"]);
    expect(Object.values(policy).flat()).not.toContain("'self'");
    expect(policy["script-src"]?.slice(1)).toEqual(["'strict-dynamic'", new URL(socialFeedScript).origin]);
  },

  "hosts send each file with the headers of every answer": ({ assetUrl, shippedHeaders }) => {
    for (const path of ANSWERED) {
      const headers = shippedHeaders(assetUrl(path));
      expect.soft(headers, path).toMatchObject({
        "content-security-policy": "frame-ancestors 'self'",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      });
      // That would keep the site from search engines.
      expect.soft(headers, path).not.toHaveProperty("x-robots-tag");
      // Hosts revalidate the others.
      const isHashed = path.startsWith("assets/");
      const caching = isHashed ? "public, max-age=31536000, immutable" : undefined;
      expect.soft(headers["cache-control"], path).toBe(caching);
    }
  },

  "no host rule depends on cookies or the visitor's language": ({ read }) => {
    for (const file of ["_headers", ".htaccess"]) expect(read(file)).not.toMatch(/cookie|accept-?_?language/i);
  },
};

/** Nothing is loaded from a sample address. */
function mapOf({ facts }: TestedSite): string[] {
  const { mapEmbed } = facts.links;
  return !mapEmbed || isSample(mapEmbed) ? [] : [new URL(mapEmbed).origin];
}

/** Returns the sources of each directive. */
function policyOf(html: string): Record<string, string[]> {
  const [, policy = ""] = START.exec(html) ?? [];
  const named = policy.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(named.map(([name, ...sources]) => [name, sources]));
}

function isHash(source: string): boolean {
  return source.startsWith("'sha256-");
}
