import { useEffect } from "react";
import { useLocation } from "react-router";
import { WECHAT_SCRIPT, WECHAT_SIGNATURE_PATH, type WechatSignature } from "#shared/lib/wechat.ts";

/** The used part of WeChat's script (developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/JS-SDK.html). */
interface Wechat {
  config: (settings: WechatSignature & { jsApiList: string[] }) => void;
  ready: (done: () => void) => void;
  updateAppMessageShareData: (shown: Share) => void;
  updateTimelineShareData: (shown: Omit<Share, "desc">) => void;
}

interface Share {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/** On these WeChat checks the address of the visitor's arrival, whichever page the client has moved to. */
const CHECKS_ARRIVAL = /iPhone|iPad/;

let script: Promise<Wechat> | undefined;
const arrival = location.pathname + location.search;

/**
 * Inside WeChat, for a site with an account there: describes each page for sharing. Only WeChat's visitors load its code.
 */
export function Wechat() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    tellWechat(pathname + search).catch((error: unknown) => console.warn("WeChat is not told of the page:", error));
  }, [pathname, search]);
  return null;
}

/** Gives WeChat the page's title, text and square picture for sharing. @throws Error without network or signature */
async function tellWechat(page: string): Promise<void> {
  const signed = location.origin + (CHECKS_ARRIVAL.test(navigator.userAgent) ? arrival : page);
  const [wechat, answer] = await Promise.all([
    (script ??= loadScript()),
    fetch(`${WECHAT_SIGNATURE_PATH}?url=${encodeURIComponent(signed)}`, { headers: { Accept: "application/json" } }),
  ]);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const signature = (await answer.json()) as WechatSignature;
  wechat.config({ ...signature, jsApiList: ["updateAppMessageShareData", "updateTimelineShareData"] });
  wechat.ready(() => {
    const share = shareOf(document);
    wechat.updateAppMessageShareData(share);
    wechat.updateTimelineShareData({ title: share.title, link: share.link, imgUrl: share.imgUrl });
  });
}

function loadScript(): Promise<Wechat> {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = WECHAT_SCRIPT.origin + WECHAT_SCRIPT.path;
    element.addEventListener("load", () => resolve((window as unknown as { wx: Wechat }).wx));
    element.addEventListener("error", () => {
      script = undefined;
      reject(new Error("WeChat's script could not be loaded"));
    });
    document.head.append(element);
  });
}

/** The page's description from its head, and the site's square sign. */
function shareOf(page: Document): Share {
  const meta = (name: string) => page.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content ?? "";
  return {
    title: meta("og:title"),
    desc: meta("og:description"),
    link: meta("og:url"),
    imgUrl: page.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? "",
  };
}
