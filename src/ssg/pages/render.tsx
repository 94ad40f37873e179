import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { Document } from "../components/document.tsx";
import type { Assets } from "../components/head.tsx";
import { type Page, PageContext } from "../components/page-context.tsx";
import type { Content } from "../content/types.ts";
import type { Route } from "../routes.ts";
import { assetUrl, type Language, languages, outputPath, pageUrl } from "../urls.ts";
import { finishDocument } from "./finish.ts";
import { type Memory, remember } from "./memory.ts";
import { didYouMean } from "./nearest.ts";
import type { OutputFile } from "./output.ts";
import type { ShareImages } from "./share-images.tsx";
import { contentFile, placeOfError, placeOfKey, placeOfText } from "./source-place.ts";
import { structuredData } from "./structured-data.ts";
import type { Styles } from "./styles.ts";

/** What every page is rendered with. */
export interface Site {
  /** Folder of the sources, for the places in messages. */
  root: string;
  content: Record<Language, Content>;
  assets: Assets;
  styles: Styles;
  shareImages: ShareImages;
  hasSampleValues: boolean;
  /** Told of what does not stop the build but should be mended. */
  warn(message: string): void;
  /** Told of what stops it, once everything has been looked at. */
  fail(problem: string): void;
}

/**
 * Every page in every language, one at a time as they are asked for; those
 * whose words and code are as before come from the memory, if there is one. A page that throws is told to `fail` and stands empty in
 * the result, so that one run shows the problems of all.
 */
export function* renderPages(routes: readonly Route[], site: Site, memory: Memory | null): Generator<OutputFile> {
  const failures = new Map<string, Failure>();
  const onMissingKey = missingKeys(site);
  for (const route of routes) {
    for (const language of languages) {
      const path = outputPath(language, route.path);
      const render = (words: Content) => renderPage(route, language, words, site, onMissingKey);
      const words = site.content[language];
      try {
        // A language without words is named with the facts.
        if (!words) yield { path, body: "" };
        else yield memory ? remember(memory, path, words, render) : render(words);
      } catch (error) {
        addFailure(failures, site.root, pageUrl(language, route.path), error);
        yield { path, body: "" };
      }
    }
  }
  for (const failure of failures.values()) site.fail(describeFailure(failure));
}

/** The routes, those with an awaited file before the others. */
export function awaitedFirst(routes: readonly Route[], awaited: ReadonlySet<string>): Route[] {
  const isAwaited = ({ path }: Route) => languages.some((language) => awaited.has(outputPath(language, path)));
  return [...routes.filter(isAwaited), ...routes.filter((route) => !isAwaited(route))];
}

/** What every page takes in when it is painted, as text: React leaves out what stands in a template. */
export function lateTags({ url, integrity }: { url: string; integrity: string }): string {
  return renderToStaticMarkup(
    <>
      <script type="module" src={url} integrity={integrity} />
      <link rel="manifest" href={assetUrl("site.webmanifest")} />
    </>,
  );
}

/** One page as one file. */
function renderPage(
  route: Route,
  language: Language,
  words: Content,
  site: Site,
  onMissingKey: (language: Language, key: string) => void,
): OutputFile {
  const html = renderMarkup(route, language, words, site, onMissingKey);
  return { path: outputPath(language, route.path), body: finishDocument(html, site.styles, [site.assets.scripted]) };
}

/** What React makes of one page: the document, before its styles are known. */
export function renderMarkup(
  route: Route,
  language: Language,
  words: Content,
  site: Site,
  onMissingKey: (language: Language, key: string) => void,
): string {
  const page: Page = {
    language,
    path: route.path,
    pricedService: route.priceRange,
    content: words,
    nextIslandPrefix: prefixes(),
    onMissingKey: (key) => onMissingKey(language, key),
  };
  return renderToString(
    <PageContext value={page}>
      <Document
        main={route.page}
        meta={words[route.content].meta}
        shareImage={site.shareImages.of(outputPath(language, route.path))}
        structuredData={structuredData(route, language, words)}
        assets={site.assets}
        hasSampleValues={site.hasSampleValues}
      />
    </PageContext>,
  );
}

/** What several pages may stumble over alike. */
interface Failure {
  place: string;
  reason: string;
  urls: string[];
}

function addFailure(failures: Map<string, Failure>, root: string, url: string, error: unknown): void {
  const place = placeOfError(root, error) ?? "src/routes.ts";
  const reason = error instanceof Error ? error.message : String(error);
  const known = failures.get(place + reason);
  if (known) known.urls.push(url);
  else failures.set(place + reason, { place, reason, urls: [url] });
}

function describeFailure({ place, reason, urls: [first, ...others] }: Failure): string {
  const pages = others.length === 0 ? `Page "${first}"` : `Page "${first}" and ${others.length} more`;
  return `${place} ${pages} cannot be rendered: ${reason}\nMend the component at that line, or the words it reads.`;
}

/** Warns once of each key that a language lacks; most stand in the frame of every page. */
function missingKeys({ root, content, warn }: Site): (language: Language, key: string) => void {
  const told = new Set<string>();
  return (language, key) => {
    if (told.has(`${language} ${key}`)) return;
    told.add(`${language} ${key}`);
    const [section = "", ...rest] = key.split(".");
    const asked = placeOfText(root, `"${key}"`) ?? "src/navigation.ts";
    const home = placeOfKey(root, contentFile(language, section), rest);
    warn(
      `${asked} The ${language} words have no "${key}", so the key itself is shown.${didYouMean(key, keysOf(content[language]))} Correct it there, or add it to ${home}.`,
    );
  };
}

/** Every key that holds a text: `nav.menu.ads.title`. */
function keysOf(words: object, path = ""): string[] {
  return Object.entries(words).flatMap(([key, inner]) =>
    inner !== null && typeof inner === "object" ? keysOf(inner, `${path}${key}.`) : [path + key],
  );
}

/** `i1-`, `i2-`, …: the islands of a page in the order they are rendered. */
function prefixes(): () => string {
  let islands = 0;
  return () => `i${++islands}-`;
}
