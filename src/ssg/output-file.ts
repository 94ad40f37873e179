/** A file of the site; `path` is relative to `dist`, with forward slashes. */
export interface OutputFile {
  path: string;
  body: string | Uint8Array;
}
