import { REPORT_DIRECTIVES, REPORTING_ENDPOINTS } from "#shared/lib/browser-reports.ts";
import { DESK } from "#cms/lib/desk-address.ts";
import type { Settings } from "#cms/config/settings.ts";

/** Seconds for which browsers remember that the site is on https: a year. Other hosts of the domain are none of our business. */
const HSTS_AGE = 31_536_000;

/** Headers of every answer. */
const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Permitted-Cross-Domain-Policies": "none",
  "X-DNS-Prefetch-Control": "off",
  "Origin-Agent-Cluster": "?1",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** For everything but pages: nothing runs or loads should a browser show it as a page. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** Uploads, which a browser may show by itself: a video, a PDF. */
const UPLOAD =
  "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
/** The admin. */
const ADMIN = `object-src 'none'; frame-ancestors 'self'; base-uri 'self'; form-action 'self'; ${REPORT_DIRECTIVES}`;
/** Pages and their files; the site's own pages add the hashes of their scripts and styles. */
const PAGE = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'; ${REPORT_DIRECTIVES}`;
/** Pictures that other sites show beside links to a page. */
const SHARED_PICTURES = "/cards/";

/** Addresses that answer with data alone. */
const DATA = /^\/(?:api|builds|frame|locales)\/|^\/(?:healthz|readyz|metrics|browser-reports)$/;

/**
 * The headers of an answer, by the address alone. The server sets them before any handler runs, so that no answer lacks them; a handler
 * may overwrite its own, as a page does its policy for scripts.
 */
export function securityHeaders({ siteUrl, production }: Pick<Settings, "siteUrl" | "production">): (path: string) => [string, string][] {
  const common = Object.entries({
    ...ALWAYS,
    ...(siteUrl.startsWith("https:") && { "Strict-Transport-Security": `max-age=${HSTS_AGE}` }),
  });
  const reporting: [string, string][] = [...common, ["Reporting-Endpoints", REPORTING_ENDPOINTS]];
  const kinds = {
    admin: withPolicy(reporting, ADMIN),
    upload: withPolicy(common, UPLOAD),
    shared: withPolicy(
      common.map(([name, value]) => [name, name === "Cross-Origin-Resource-Policy" ? "cross-origin" : value]),
      NO_PAGE,
    ),
    data: withPolicy(common, NO_PAGE),
    // In development Vite writes scripts into pages.
    page: production ? withPolicy(reporting, PAGE) : common,
  };
  return (path) => {
    if (path === DESK || path.startsWith(`${DESK}/`)) return kinds.admin;
    if (path.startsWith("/api/media/file/")) return kinds.upload;
    if (path.startsWith(SHARED_PICTURES)) return kinds.shared;
    return DATA.test(path) ? kinds.data : kinds.page;
  };
}

function withPolicy(headers: [string, string][], policy: string): [string, string][] {
  return [...headers, ["Content-Security-Policy", policy]];
}
