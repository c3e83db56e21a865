import { createHash, randomBytes } from "node:crypto";
import { settings } from "#cms/settings.ts";

/**
 * Marks the scripts and styles that the site itself writes into a page. It is taken out again before the page is sent, so that nothing
 * that came into the page by another way can have it, and the page is the same for everybody.
 */
export const MARK = randomBytes(16).toString("hex");

const { googleId, baiduId } = settings.analytics;
/** What the counters need that the operator has set; they load after the visitor has agreed. */
const COUNTERS = {
  script: [...(googleId ? ["https://www.googletagmanager.com"] : []), ...(baiduId ? ["https://hm.baidu.com"] : [])],
  send: [
    ...(googleId ? ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"] : []),
    ...(baiduId ? ["https://hm.baidu.com"] : []),
  ],
};

/**
 * A page without its marks, and the policy that lets it run what was marked and nothing else: named by hashes, because the page is
 * kept and a word that is used once would be used by many. Blob addresses are those of pictures within three-dimensional models.
 */
export function sealed(html: string): { html: string; policy: string } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const plain = html.replace(
    new RegExp(`<(script|style) nonce="${MARK}">([^]*?)</\\1>`, "g"),
    (_all, name: "script" | "style", text: string) => {
      hashes[name].add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
      return `<${name}>${text}</${name}>`;
    },
  );
  return { html: plain, policy: pagePolicy([...hashes.script], [...hashes.style]) };
}

function pagePolicy(scripts: string[], styles: string[]): string {
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts, ...COUNTERS.script],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:", "blob:", ...COUNTERS.send],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", "blob:", ...COUNTERS.send],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
