import { createHash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { REPORT_DIRECTIVES } from "#shared/lib/browser-reports.ts";
import { WECHAT_SCRIPT } from "#shared/lib/wechat.ts";
import { filmOrigins } from "#cms/media/film-hosts.ts";
import { settings } from "#cms/config/settings.ts";

/**
 * Marks the scripts and styles that the site itself writes into a page. It is taken out again before the page is sent, so that nothing
 * that came into the page by another way can have it, and the page is the same for everybody.
 */
export const NONCE_PLACEHOLDER = randomBytes(16).toString("hex");

const { googleId, baiduId } = settings.analytics;
/** What the counters need that the operator has set; they load after the visitor has agreed. */
const COUNTERS = {
  script: [...(googleId ? ["https://www.googletagmanager.com"] : []), ...(baiduId ? ["https://hm.baidu.com"] : [])],
  send: [
    ...(googleId ? ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"] : []),
    ...(baiduId ? ["https://hm.baidu.com"] : []),
  ],
};

/** WeChat's script, for a site with an account there; a page asks for it inside WeChat alone, but it has one policy for everybody. */
const WECHAT = settings.wechat ? [WECHAT_SCRIPT.origin] : [];

const END_OF_TAG = Buffer.from(">");

/** What the site writes into pages is the same on many of them: hashes by text. */
const digests = new LRUCache<string, string>({ max: 100 });

/**
 * A page without its marks, and the policy that lets it run what was marked and nothing else: named by hashes, because the page is
 * kept and a word that is used once would be used by many. Blob addresses are those of pictures within three-dimensional models.
 */
export function withContentSecurityPolicy(html: string): { page: Buffer<ArrayBuffer>; policy: string } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const [first = "", ...marked] = html.split(` nonce="${NONCE_PLACEHOLDER}">`);
  // Bytes piece by piece: as one text, all of it would be copied once more for each step.
  const pieces = [Buffer.from(first)];
  let before = first;
  for (const part of marked) {
    const name = before.endsWith("<script") ? "script" : "style";
    hashes[name].add(digestOf(part.slice(0, part.indexOf(`</${name}>`))));
    pieces.push(END_OF_TAG, Buffer.from(part));
    before = part;
  }
  return { page: Buffer.concat(pieces), policy: pagePolicy([...hashes.script], [...hashes.style]) };
}

function digestOf(text: string): string {
  const cached = digests.get(text);
  if (cached) return cached;
  const digest = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  // A copy: a part of a text keeps the whole text in memory.
  digests.set(Buffer.from(text).toString(), digest);
  return digest;
}

function pagePolicy(scripts: string[], styles: string[]): string {
  const directives = Object.entries({
    // For prefetched pages: Firefox looks for them nowhere else.
    "default-src": ["'self'"],
    "frame-src": ["'none'"],
    "object-src": ["'none'"],
    "script-src": ["'self'", ...scripts, ...COUNTERS.script, ...WECHAT],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:", "blob:", ...COUNTERS.send],
    "font-src": ["'self'"],
    "media-src": ["'self'", ...filmOrigins(settings.filmHosts)],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", "blob:", ...COUNTERS.send],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
  }).map(([name, sources]) => `${name} ${sources.join(" ")}`);
  return [...directives, REPORT_DIRECTIVES].join("; ");
}
