import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "./content-types.ts";
import type { OutputFile } from "./output.ts";

/**
 * Every text file once more, as `.br` and `.gz`, as small as they get, for
 * hosts that send what lies beside the original. Takes its time: zlib works
 * on all cores at once.
 */
export async function precompress(files: readonly OutputFile[]): Promise<OutputFile[]> {
  const texts = files.filter(({ path }) => isCompressible(path));
  return Promise.all(
    texts.flatMap(({ path, body }) => [
      brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }).then((result) => ({
        path: `${path}.br`,
        body: result,
      })),
      zip(body, { level: constants.Z_BEST_COMPRESSION }).then((result) => ({ path: `${path}.gz`, body: result })),
    ]),
  );
}

/** At quality 11, which is the default. */
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
