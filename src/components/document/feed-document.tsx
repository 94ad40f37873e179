import type { Site } from "../../create-site.ts";
import { defaultLanguage } from "../../urls.ts";
import { Document, inlined } from "./document.tsx";
import { embedPolicy } from "./page-policy.ts";

/** The small page inside the social-feed frame. It is sandboxed by its frame, so the widget reaches nothing of the site. */
export function FeedDocument({ site, script, widget }: { site: Site; script: string; widget: string }) {
  const head = (
    <>
      <meta name="robots" content="noindex" />
      <title>Social feed</title>
    </>
  );
  return (
    <Document lang={defaultLanguage} policy={embedPolicy(widget)} head={head}>
      <div id="feed" data-script={widget} data-global={site.facts.socialFeedGlobal} />
      <script {...inlined(script)} />
    </Document>
  );
}
