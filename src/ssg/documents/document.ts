import type { ReactElement } from "react";
import type { OutputFile } from "../output-file.ts";

/** What a document is rendered from. */
export interface DocumentSource {
  /** Of its file, below `dist`. */
  path: string;
  /** The whole document, from `<html>` on. */
  tree: ReactElement;
  /** Whether the sitemap and the file of pages name it. */
  isListed: boolean;
}

/** A document as it is published, and what was read of it. Everything else that is made of documents is made of these. */
export interface Document extends OutputFile {
  body: string;
  isListed: boolean;
  content: DocumentContent;
}

/** What is read of a document. */
export interface DocumentContent {
  /** What visitors read. Spaces stand between elements. */
  text: string;
  /** Addresses in attributes and in structured data. */
  links: Set<string>;
  ids: Set<string>;
  /** Values of the attributes, and structured data. */
  data: string[];
  /** The content of each `<meta>`, by its name. */
  metas: Record<string, string>;
  /** The versions of the document in each language. */
  alternates: { hreflang: string; href: string }[];
  /** The tags of the head that belong to this page alone, as they stand there. */
  head: string;
  /** The parts of the body that a page change replaces, as they stand there, by name. */
  regions: Record<string, string>;
  /** Classes up to the end of the first screen, or of the whole document without such an end; those of closed menus come later. */
  firstClasses: Set<string>;
  /** Scripts and styles that stand in the document. */
  inline: { scripts: string[]; styles: string[] };
  /** The tag of the security policy, and what it says. */
  policy: { tag: string; value: string } | undefined;
}
