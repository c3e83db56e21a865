/** What becomes of the files of the site's build: chunks of earlier builds stay for a while, and texts are compressed as far as can be. */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Days for which chunks stay reachable after a newer build has replaced them, for pages that are still open. */
const DAYS_KEPT = 7;
const DAY = 86_400_000;

/**
 * Puts the chunks of earlier builds beside those of the new one. A chunk's time of change is from then on the time at which it was replaced.
 * @param {string} earlier folder with the chunks that were there before the build
 * @param {string} assets folder with the chunks of the new build
 * @param {string[]} replaced names of those that were current until now
 * @param {number} now milliseconds since 1970
 */
export function keepOldChunks(earlier, assets, replaced, now = Date.now()) {
  for (const name of readdirSync(earlier)) {
    const target = path.join(assets, name);
    if (existsSync(target)) continue;
    const since = replaced.includes(name) ? now : statSync(path.join(earlier, name)).mtimeMs;
    if (now - since > DAYS_KEPT * DAY) continue;
    copyFileSync(path.join(earlier, name), target);
    utimesSync(target, since / 1000, since / 1000);
  }
}

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
