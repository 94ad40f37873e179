import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { FeedDocument } from "../components/standalone-documents.tsx";
import { site } from "../site.ts";
import type { OutputFile } from "./output.ts";

/** The page of the social-feed frame, with a policy of its own: the widget's host and nothing of ours. */
export function renderEmbedPage(script: string): OutputFile {
  const host = new URL(site.links.socialFeedScript).origin;
  const policy = [
    "default-src 'none'",
    `script-src ${scriptHash(script)} ${host}`,
    `style-src 'unsafe-inline' ${host}`,
    `img-src https: data:`,
    `font-src ${host}`,
    `connect-src ${host}`,
    `frame-src ${host}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const html = renderToStaticMarkup(<FeedDocument script={script} policy={policy} />);
  return { path: "embed/social-feed/index.html", body: `<!doctype html>${html}` };
}

/** The policy's name for an inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
