import type { Analytics } from "#app/data/layout-data.server.ts";

/** Loads the counters that the operator has set. Called only after the visitor has agreed. */
export function loadAnalyticsScripts({ googleId, baiduId }: Analytics): void {
  if (googleId) loadGoogle(googleId);
  if (baiduId) loadBaidu(baiduId);
}

/** Google's tag, set up as its documentation says; page views are told by the site itself. */
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

/** Baidu Tongji, set up as its documentation says; it too leaves page views to the site. */
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
