import type { Analytics } from "#app/data/layout-data.server.ts";

/** Loads the operator's counters. Called only after the visitor has agreed. */
export function loadAnalyticsScripts({ googleId, baiduId }: Analytics): void {
  if (googleId) loadGoogle(googleId);
  if (baiduId) loadBaidu(baiduId);
}

/** Google's tag, configured as its documentation says; the site itself reports page views. */
function loadGoogle(id: string): void {
  const page = window as { dataLayer?: unknown[]; gtag?: (...values: unknown[]) => void };
  if (page.gtag) return;
  const layer: unknown[] = (page.dataLayer ??= []);
  // The tag reads the arguments object itself, not an array.
  page.gtag = function gtag() {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  };
  page.gtag("js", new Date());
  page.gtag("config", id, { send_page_view: false });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
}

/** Baidu Tongji, configured as its documentation says; the site reports page views to it, too. */
function loadBaidu(id: string): void {
  if ("_hmt" in window) return;
  Object.assign(window, { _hmt: [["_setAutoPageview", false]] });
  loadScript(`https://hm.baidu.com/hm.js?${encodeURIComponent(id)}`);
}

function loadScript(address: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}
