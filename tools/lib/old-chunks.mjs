import { copyFileSync, existsSync, readdirSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

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
