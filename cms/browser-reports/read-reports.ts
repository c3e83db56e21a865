import { z } from "zod";

/** A report of a browser, without any data of the visitor. */
export interface BrowserReport {
  kind: "policy" | "crash";
  /** The violated directive of the policy, or why a page crashed. */
  directive: string;
  /** The host of the blocked resource, or a word for it such as `inline`; empty for a crash. */
  blocked: string;
  /** Of the page, without query. */
  path: string;
}

/** Reports that are read of one message. */
const MAX_REPORTS = 20;
/** Characters of an address or of a source. */
const MAX_HOST_LENGTH = 100;

const DIRECTIVE = /^[a-z-]{3,40}$/;
/** Keywords instead of an address (CSP 3, section 5.3), and schemes. */
const WORD = /^[a-z][a-z0-9+.-]{1,30}$/;
/** Paths that pages of the site may have; others may contain typed text. */
const PLAIN_PATH = /^\/[a-z0-9/_-]{0,119}$/;
const OTHER_PATH = "/…";
/** Sources of browser extensions, which are no fault of the site. */
const EXTENSION = /^(?:[a-z]+-)*(?:extension|resource)(?::|$)|^(?:about|safari-web-extension|webviewprogressproxy)(?::|$)/i;

const text = z.string().catch("");
/** A violation in the format of `application/csp-report`. */
const OLDER = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "source-file": text,
  }),
});
/** A report of the Reporting API. */
const NEWER = z.object({
  type: z.string(),
  url: text,
  body: z
    .object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text, reason: text })
    .catch({ documentURL: "", effectiveDirective: "", blockedURL: "", sourceFile: "", reason: "" }),
});

/**
 * What of a message is worth being kept: reports about pages of this site that no extension of the browser has caused.
 * @param message the parsed body
 * @param host of the site
 */
export function readReports(message: unknown, host: string): BrowserReport[] {
  const older = OLDER.safeParse(message);
  if (older.success) {
    const report = older.data["csp-report"];
    const [first = ""] = report["violated-directive"].split(" ");
    return violation(report["document-uri"], report["effective-directive"] || first, report["blocked-uri"], report["source-file"], host);
  }
  const list = Array.isArray(message) ? message.slice(0, MAX_REPORTS) : [];
  return list.flatMap((one: unknown) => {
    const { data } = NEWER.safeParse(one);
    if (data?.type === "csp-violation") {
      const { documentURL, effectiveDirective, blockedURL, sourceFile } = data.body;
      return violation(documentURL || data.url, effectiveDirective, blockedURL, sourceFile, host);
    }
    return data?.type === "crash" ? crash(data.url, data.body.reason, host) : [];
  });
}

function violation(page: string, directive: string, blocked: string, source: string, host: string): BrowserReport[] {
  const path = pathOf(page, host);
  if (path === null || !DIRECTIVE.test(directive) || EXTENSION.test(blocked) || EXTENSION.test(source)) return [];
  return [{ kind: "policy", directive, blocked: sourceOf(blocked, host), path }];
}

function crash(page: string, reason: string, host: string): BrowserReport[] {
  const path = pathOf(page, host);
  return path === null ? [] : [{ kind: "crash", directive: DIRECTIVE.test(reason) ? reason : "crash", blocked: "", path }];
}

/** The path of a page of this site; null for another's. */
function pathOf(page: string, host: string): string | null {
  const url = URL.parse(page);
  if (!url || url.host !== host) return null;
  return PLAIN_PATH.test(url.pathname) ? url.pathname : OTHER_PATH;
}

/** The host of the blocked resource, or the keyword for it. */
function sourceOf(blocked: string, host: string): string {
  if (WORD.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return "other";
  if (url.host === host) return "self";
  return (url.host || url.protocol.slice(0, -1)).slice(0, MAX_HOST_LENGTH);
}

const FAMILIES: readonly [RegExp, string][] = [
  [/MicroMessenger\//, "WeChat"],
  [/Edg(?:A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrom(?:e|ium)\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

/** The family of a browser; nothing else of its user agent is stored. */
export function browserFamily(userAgent = ""): string {
  return FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "other";
}
