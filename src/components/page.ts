import type { ComponentType, ReactNode } from "react";
import type { Service } from "../facts/fact-rules.ts";
import type { Language, Path } from "../urls.ts";
import type { LinkWords } from "./page-context.tsx";
import type { HeroWords } from "./sections/page-hero.tsx";
import type { QuestionsWords } from "./sections/questions.tsx";
import type { Tone } from "./sections/section.tsx";
import type { DrawingProps } from "./shapes.tsx";

/** A page of the site, with its words in every language. */
export interface Page extends PageContent {
  path: Path;
  words: Record<Language, PageWords>;
}

/** What the folder of a page exports. The folder has the name of the last part of its path, and a file of words for each language. */
export interface PageContent<Words extends PageWords = PageWords> {
  /** Rests, for a season, as a draft or for a campaign: no menu, card, list or search engine leads to it. Its address works. */
  hidden?: boolean;
  /** The one language of a page that exists in no other, such as a campaign. No menu leads to it. Its folder has words in this language alone. */
  only?: Language;
  /** Renders the main part. A method, so that pages with different words fit into one list. */
  Body(props: { words: Words }): ReactNode;
  /** The drawing of its hero and its share image. Without one, links to it show the image of the first page. */
  Drawing?: ComponentType<DrawingProps>;
  /** The tone of its drawing's ground, for the poster that leads to it. */
  ground?: Tone;
  /** The price range of the service it sells; without one the default label is shown. */
  service?: Service;
}

/** What every page says in every language. */
export interface PageWords extends LinkWords {
  meta: PageMeta;
  hero: HeroWords;
  /** Of a page that sells a service: they are part of its structured data. */
  questions?: QuestionsWords;
}

/** What search engines and chat previews show of a page. */
export interface PageMeta {
  /** At most 60 characters. The agency's name is added where there is room. */
  title: string;
  /** 110 to 160 characters. */
  description: string;
  /** The service a page sells: it gets structured data. */
  service?: { type: string; description: string };
}
