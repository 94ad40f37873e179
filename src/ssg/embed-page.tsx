import { renderToStaticMarkup } from "react-dom/server";
import { FeedDocument } from "../components/document/standalone-documents.tsx";
import { addPolicy, embedPolicy } from "./hosting/security-policy.ts";
import type { OutputFile } from "./output.ts";

/** The page of the social-feed frame, with a policy of its own: the widget's host and nothing of ours. */
export function renderEmbedPage(script: string): OutputFile {
  const html = renderToStaticMarkup(<FeedDocument script={script} />);
  return { path: "embed/social-feed/index.html", body: `<!doctype html>${addPolicy(html, embedPolicy(script))}` };
}
