import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import fastGlob from "fast-glob";
import { transform } from "lightningcss";
import { hashedFile } from "../hash.ts";
import type { Project } from "../project.ts";

/** Returns the fonts of `styles/fonts` under names with their hash, which hosts keep for good, and their `@font-face` rules. */
export async function readFonts({ assetUrl, root }: Project) {
  const folder = join(root, "styles/fonts");
  const names = (await fastGlob("*.woff2", { cwd: folder })).sort();
  const fonts = await Promise.all(
    names.map(async (name) => {
      const body = await readFile(join(folder, name));
      return { name, file: hashedFile(basename(name, ".woff2"), "woff2", body) };
    }),
  );
  const sheet = await readFile(join(folder, "fonts.css"), "utf8");
  const published = fonts.reduce((css, { name, file }) => css.replace(`"${name}"`, `"${assetUrl(file.path)}"`), sheet);
  const { code } = transform({ filename: "fonts.css", code: Buffer.from(published), minify: true });
  return { files: fonts.map(({ file }) => file), css: code.toString() };
}
