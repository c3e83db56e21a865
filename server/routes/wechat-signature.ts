import { createHash, randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { Payload } from "payload";
import type { Settings } from "#cms/config/settings.ts";
import { log } from "#cms/lib/log/index.ts";
import { countedClient, limiter, secondsToWait } from "#cms/lib/rate-limiter.ts";
import { MINUTE, SECOND } from "#shared/lib/durations.ts";
import { WECHAT_SIGNATURE_PATH, type WechatSignature } from "#shared/lib/wechat.ts";
import type { AppEnv } from "../http/app-env.ts";
import { wechatTicket } from "./wechat-ticket.ts";

/** Characters of an address that is signed. */
const MAX_ADDRESS_LENGTH = 2000;
/**
 * A fragment, which WeChat ignores, and the parameters of the signed text: an address that contains them could pass for another text, whose
 * signature would be valid for another address.
 */
const UNSIGNABLE = /#|&(?:timestamp|noncestr|jsapi_ticket)=/i;
/** Signatures in a minute, for one client and for all. */
const EACH = 30;
const ALL = 600;
/** Seconds after which a page may ask again when WeChat gives no ticket. */
const RETRY_SECONDS = 60;
const NOW = { "Cache-Control": "no-store" };

/** Signs addresses of this site for WeChat's script (JS-SDK), so that a page can say what is shown where it is shared. Without an account there is no such address. */
export function wechatSignature({ siteUrl, wechat }: Pick<Settings, "siteUrl" | "wechat">, cms: Pick<Payload, "db">): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  if (!wechat) return routes;
  const ticket = wechatTicket(wechat);
  const duration = MINUTE / SECOND;
  const each = limiter(cms, { keyPrefix: "wechat", points: EACH, duration });
  const all = limiter(cms, { keyPrefix: "all-wechat", points: ALL, duration });
  return routes.get(WECHAT_SIGNATURE_PATH, async (context) => {
    const address = context.req.query("url") ?? "";
    if (address.length > MAX_ADDRESS_LENGTH || !address.startsWith(`${siteUrl}/`) || UNSIGNABLE.test(address))
      return context.text("Bad request", 400, NOW);
    const client = countedClient();
    const wait = (client && (await secondsToWait(each, client))) || (await secondsToWait(all, "all"));
    if (wait > 0) return context.text("Too many requests", 429, { ...NOW, "Retry-After": String(wait) });
    try {
      return context.json(sign(wechat.appId, await ticket(), address), 200, NOW);
    } catch (error) {
      log.warn({ err: error }, "A page could not be signed for WeChat");
      return context.text("Service unavailable", 503, { ...NOW, "Retry-After": String(RETRY_SECONDS) });
    }
  });
}

/** As WeChat checks it: SHA-1 of the parts in the order of their names. */
function sign(appId: string, ticket: string, address: string): WechatSignature {
  const timestamp = Math.floor(Date.now() / SECOND);
  const nonceStr = randomBytes(12).toString("hex");
  const signed = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`;
  return { appId, timestamp, nonceStr, signature: createHash("sha1").update(signed).digest("hex") };
}
