import { renderToStaticMarkup } from "react-dom/server";
import { FeedDocument } from "../components/standalone-documents.tsx";
import type { OutputFile } from "./output.ts";
import { embedPolicy } from "./security.ts";

/** The page of the social-feed frame, with a policy of its own: the widget's host and nothing of ours. */
export function renderEmbedPage(script: string): OutputFile {
  const html = renderToStaticMarkup(<FeedDocument script={script} policy={embedPolicy(script)} />);
  return { path: "embed/social-feed/index.html", body: `<!doctype html>${html}` };
}
