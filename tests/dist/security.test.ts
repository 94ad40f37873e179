import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, test } from "vitest";
import { isSample } from "../../src/samples.ts";
import { site } from "../../src/site.ts";
import { assetUrl, basePath } from "../../src/urls.ts";
import { files, read } from "../support/site/built-site.ts";
import { applies, headerRules, shippedHeaders } from "../support/site/shipped-headers.ts";

/** The start of every document. React moves preloads up, but not above these tags. */
const FIRST_IN_HEAD =
  /^<!doctype html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src [^"]+"\/>/;

const documents = files.filter((file) => file.endsWith(".html"));
const embeds = documents.filter((file) => file.startsWith("embed/"));
const ours = documents.filter((file) => !embeds.includes(file));

describe.each(documents)("%s", (file) => {
  const html = read(file);
  const policy = policyOf(html);

  test("allows its inline scripts and styles by hash, and no others", () => {
    const scripts = inline(html, "script").filter(({ type }) => type === undefined || type === "module");
    const allowed = [...(policy["script-src"] ?? []), ...(policy["style-src"] ?? [])].filter((source) =>
      source.startsWith("'sha256-"),
    );
    const present = [...scripts, ...inline(html, "style")].map(({ body }) => hashOf(body));
    expect([...new Set(present)].sort()).toEqual([...new Set(allowed)].sort());
  });

  test("has no event handler or style attribute, which the policy would block", () => {
    const tags = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "").match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /\s(on\w+|style)=/i.test(tag))).toEqual([]);
  });

  test("starts with charset and policy, before anything that sends a request", () => {
    expect(html).toMatch(FIRST_IN_HEAD);
  });
});

/** Nothing is loaded from a sample address. */
const { mapEmbed } = site.links;
const map = !mapEmbed || isSample(mapEmbed) ? [] : [new URL(mapEmbed).origin];

describe.each(ours)("the policy of %s", (file) => {
  const html = read(file);
  const policy = policyOf(html);

  test("denies everything by default and allows only what our pages need", () => {
    const { "script-src": scripts = [], "style-src": styles = [], ...rest } = policy;
    expect(rest).toEqual({
      "default-src": ["'none'"],
      "img-src": ["'self'", ...(site.embeds === "on-view" ? [new URL(site.links.flags).origin] : [])],
      "font-src": ["'self'"],
      "connect-src": ["'self'", ...map],
      "manifest-src": ["'self'"],
      "frame-src": ["'self'", ...map],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["site-pages"],
    });
    expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    expect(styles.filter((source) => !source.startsWith("'sha256-"))).toEqual(styles.length > 0 ? ["'self'"] : []);
  });

  test("has no serious finding of Google's evaluator", () => {
    expect(seriousFindings(`${policyText(html)}; frame-ancestors 'none'`)).toEqual([]);
  });
});

test("Google's evaluator reports a weaker policy", () => {
  expect(seriousFindings("script-src 'self' 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
  expect(seriousFindings("default-src *")).not.toEqual([]);
});

test("our script is loaded with the hash of its file", () => {
  for (const file of ours) {
    for (const [tag, , source = ""] of read(file).matchAll(/<script\b([^>]*)\ssrc="([^"]+)"[^>]*>/g)) {
      const [, integrity] = /integrity="([^"]+)"/.exec(tag) ?? [];
      const body = read(source.slice(basePath.length));
      expect(integrity).toBe(`sha256-${createHash("sha256").update(body).digest("base64")}`);
    }
  }
});

test.runIf(site.links.socialFeedScript)(
  "the frame of the social feed may load what its widget needs, and none of our pages",
  () => {
    const host = new URL(site.links.socialFeedScript ?? "").origin;
    expect(embeds).toEqual(["embed/social-feed/index.html"]);
    const policy = policyOf(read(embeds[0] ?? ""));
    expect(policy["default-src"]).toEqual(["'none'"]);
    expect(Object.values(policy).flat()).not.toContain("'self'");
    expect(policy["script-src"]?.slice(1)).toEqual(["'strict-dynamic'", host]);
    expect(shippedHeaders(assetUrl("embed/social-feed/"))["cross-origin-resource-policy"]).toBe("cross-origin");
  },
);

describe("host configuration", () => {
  test.each(["", "it/", "en/services/ads/", "embed/social-feed/", "assets/main.js", "nowhere", "sitemap.xml"])(
    "the answer to /%s carries the headers of every answer",
    (path) => {
      expect(shippedHeaders(basePath + path)).toMatchObject({
        "content-security-policy": "frame-ancestors 'self'",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      });
    },
  );

  test.each(["", "it/", "en/about/", "assets/main.js"])("other sites may not load /%s", (path) => {
    expect(shippedHeaders(basePath + path)["cross-origin-resource-policy"]).toBe("same-origin");
  });

  test.each(["images/share/it.png", "icons/icon.svg"])("other sites may show /%s", (path) => {
    expect(shippedHeaders(basePath + path)["cross-origin-resource-policy"]).toBeUndefined();
  });

  test("no address gets the same header from two rules, because hosts treat duplicates differently", () => {
    const overlap = headerRules.flatMap((one, index) =>
      headerRules
        .slice(index + 1)
        .filter((other) => applies(one.path, other.path) || applies(other.path, one.path))
        .flatMap((other) => {
          const names = new Set(one.headers.map(([name]) => name));
          return other.headers.filter(([name]) => names.has(name)).map(([name]) => `${name} ${other.path}`);
        }),
    );
    expect(overlap).toEqual([]);
  });

  test("is within Cloudflare's limits of 100 rules and 2,000 characters a line, for any number of pages", () => {
    expect(headerRules.length).toBeLessThanOrEqual(100);
    expect(
      read("_headers")
        .split("\n")
        .filter((line) => line.length > 2000),
    ).toEqual([]);
    expect(headerRules.length).toBeLessThan(ours.length / 2);
  });

  test("does not depend on cookies or the visitor's language", () => {
    expect(files).not.toContain("_redirects");
    for (const file of ["_headers", "nginx.conf", ".htaccess"])
      expect(read(file)).not.toMatch(/cookie|accept-?_?language/i);
  });
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

function policyOf(html: string): Record<string, string[]> {
  const directives = policyText(html).split("; ");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

function inline(html: string, tag: "script" | "style"): { type: string | undefined; body: string }[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, "gs"))]
    .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes))
    .map(([, attributes = "", body = ""]) => ({ type: /type="([^"]*)"/.exec(attributes)?.[1], body }));
}

function hashOf(body: string): string {
  return `'sha256-${createHash("sha256").update(body).digest("base64")}'`;
}
