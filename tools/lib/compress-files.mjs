/** Compresses the built text files as far as can be, so that the server sends them as they are. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Bytes below which compression saves less than it costs. */
const WORTH_COMPRESSING = 1024;
const TEXT = /\.(?:js|css|json|svg|txt|xml|webmanifest|html)$/;

const COMPRESSORS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `file.br` and `file.gz` beside every text file of a folder that has none yet. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && TEXT.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length < WORTH_COMPRESSING) return;
  await Promise.all(
    Object.entries(COMPRESSORS).map(async ([ending, compress]) => {
      const target = `${file}.${ending}`;
      if (!existsSync(target)) writeFileSync(target, await compress(bytes));
    }),
  );
}
