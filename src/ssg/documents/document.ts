import type { ReactElement } from "react";
import type { OutputFile } from "../output-file.ts";
import type { DocumentContent } from "./read-document.ts";

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
