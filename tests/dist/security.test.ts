import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, test } from "vitest";
import { site } from "../../src/site.ts";
import { headersFor } from "../../src/ssg/host-rules.ts";
import { assetUrl, basePath } from "../../src/urls.ts";
import { files, read } from "../support/built-site.ts";

const documents = files.filter((file) => file.endsWith(".html"));
const embeds = documents.filter((file) => file.startsWith("embed/"));
const ours = documents.filter((file) => !embeds.includes(file));
const headers = read("_headers");

describe.each(documents)("%s", (file) => {
  const html = read(file);
  const policy = policyOf(html);

  test("allows by hash just the inline scripts and styles it has", () => {
    const scripts = inline(html, "script").filter(({ type }) => type === undefined || type === "module");
    const allowed = [...(policy["script-src"] ?? []), ...(policy["style-src"] ?? [])].filter((source) =>
      source.startsWith("'sha256-"),
    );
    const present = [...scripts, ...inline(html, "style")].map(({ body }) => hashOf(body));
    expect([...new Set(present)].sort()).toEqual([...new Set(allowed)].sort());
  });

  test("has no event handler and no style in an attribute, which the policy would block", () => {
    const tags = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "").match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /\s(on\w+|style)=/i.test(tag))).toEqual([]);
  });

  test("repeats its policy as a header that also says who may frame it", () => {
    if (file === "404.html") return;
    const header = headersFor(`${basePath}${file.replace(/index\.html$/, "")}`, headers)["content-security-policy"];
    const ancestors = embeds.includes(file) ? "'self'" : "'none'";
    expect(header).toBe(`${policyText(html)}; frame-ancestors ${ancestors}`);
  });
});

describe.each(ours)("the policy of %s", (file) => {
  const html = read(file);
  const policy = policyOf(html);

  test("starts from nothing and opens what our pages need", () => {
    const { "script-src": scripts = [], "style-src": styles = [], ...rest } = policy;
    expect(rest).toEqual({
      "default-src": ["'none'"],
      "img-src": ["'self'", new URL(site.links.flags).origin],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "manifest-src": ["'self'"],
      "frame-src": ["'self'", new URL(site.links.mapEmbed).origin],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["site-pages"],
    });
    expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    expect(styles.every((source) => source.startsWith("'sha256-"))).toBe(true);
  });

  test("gives Google's evaluator nothing grave to complain of", () => {
    expect(graveFindings(`${policyText(html)}; frame-ancestors 'none'`)).toEqual([]);
  });
});

test("Google's evaluator would complain of a looser policy", () => {
  expect(graveFindings("script-src 'self' 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
  expect(graveFindings("default-src *")).not.toEqual([]);
});

test("our script is loaded with its hash, and the hash is that of the file", () => {
  for (const file of ours) {
    for (const [tag, , source = ""] of read(file).matchAll(/<script\b([^>]*)\ssrc="([^"]+)"[^>]*>/g)) {
      const [, integrity] = /integrity="([^"]+)"/.exec(tag) ?? [];
      const body = read(source.slice(basePath.length));
      expect(integrity).toBe(`sha256-${createHash("sha256").update(body).digest("base64")}`);
    }
  }
});

test("the frame of the social feed may load what its widget needs, and nothing of ours", () => {
  const host = new URL(site.links.socialFeedScript).origin;
  expect(embeds).toEqual(["embed/social-feed/index.html"]);
  const policy = policyOf(read(embeds[0] ?? ""));
  expect(policy["default-src"]).toEqual(["'none'"]);
  expect(Object.values(policy).flat()).not.toContain("'self'");
  expect(policy["script-src"]?.slice(1)).toEqual([host]);
  expect(headersFor(assetUrl(`embed/social-feed/`), headers)["cross-origin-resource-policy"]).toBe("cross-origin");
});

test.each(["", "it/", "en/services/ads/", "embed/social-feed/", "assets/main.js", "nowhere", "sitemap.xml"])(
  "the answer to /%s carries the headers of every answer",
  (path) => {
    expect(headersFor(basePath + path, headers)).toMatchObject({
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    });
  },
);

test("no path gets the same header from two rules, which hosts join or replace as they please", () => {
  const blocks = headers.trim().split(/\n\n/);
  const rules = blocks.map((block) => {
    const [path = "", ...lines] = block.split("\n");
    return { path, names: lines.map((line) => line.trim().split(":")[0]) };
  });
  const overlap = rules.flatMap((one, index) =>
    rules
      .slice(index + 1)
      .filter((other) => fits(one.path, other.path) || fits(other.path, one.path))
      .flatMap((other) =>
        one.names.filter((name) => other.names.includes(name)).map((name) => `${name} ${other.path}`),
      ),
  );
  expect(overlap).toEqual([]);
});

function graveFindings(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
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
