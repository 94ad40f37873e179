/** What documents need of the files beside them. */
export interface DocumentAssets {
  /** Names the script and the styles: a page of another build is loaded whole. */
  build: string;
  /** Address of the script. */
  entry: string;
  /** Address of the styles of all pages. */
  stylesUrl: string;
  /** The `@font-face` rules. */
  fontStyles: string;
  /** Scripts that stand in documents. */
  inlineScripts: { head: string; redirect: string; feed: string };
}
