import { externalRequest } from "#cms/lib/external-request.ts";
import { MINUTE, SECOND } from "#shared/lib/durations.ts";

/** Milliseconds before its end from which on a token or ticket is no longer used. */
const MARGIN = 5 * MINUTE;
/** Milliseconds for which WeChat is not asked again after it has refused or failed. */
const PAUSE = MINUTE;

/** An account of WeChat's, and where its API is. */
export interface WechatAccount {
  appId: string;
  secret: string;
  apiUrl: string;
}

/** What WeChat answers: one of its tokens, or why there is none. */
interface WechatAnswer {
  access_token?: string;
  ticket?: string;
  /** Seconds. */
  expires_in?: number;
  errcode?: number;
  errmsg?: string;
}

interface Lent {
  value: string;
  until: number;
}

/**
 * The ticket with which pages are signed for WeChat. It and the token that it is asked for with are cached for their life; whoever asks
 * meanwhile waits for the same call.
 * @returns a function that throws an Error that says in one line why there is no ticket
 */
export function wechatTicket({ appId, secret, apiUrl }: WechatAccount): () => Promise<string> {
  let token: Lent | undefined;
  let ticket: Lent | undefined;
  let underway: Promise<string> | undefined;
  let failed: { until: number; error: unknown } | undefined;

  async function renew(): Promise<string> {
    // The stable one: another process that asks does not end ours.
    const body = JSON.stringify({ grant_type: "client_credential", appid: appId, secret });
    token = live(token) ?? lent("access_token", await ask("/cgi-bin/stable_token", { method: "POST", body }));
    const answer = await ask(`/cgi-bin/ticket/getticket?type=jsapi&access_token=${encodeURIComponent(token.value)}`).catch(
      (error: unknown) => {
        // It may be the token that is no longer good.
        token = undefined;
        throw error;
      },
    );
    ticket = lent("ticket", answer);
    return ticket.value;
  }

  async function ask(path: string, call?: { method: "POST"; body: string }): Promise<WechatAnswer> {
    const { status, text } = await externalRequest(apiUrl + path, { ...call, headers: { "Content-Type": "application/json" } });
    if (status !== 200) throw new Error(`WeChat answers HTTP ${status}`);
    return JSON.parse(text) as WechatAnswer;
  }

  return async () => {
    const known = live(ticket);
    if (known) return known.value;
    if (failed && failed.until > Date.now()) throw failed.error;
    underway ??= renew()
      .catch((error: unknown) => {
        failed = { until: Date.now() + PAUSE, error };
        throw error;
      })
      .finally(() => (underway = undefined));
    return underway;
  };
}

function live(lent: Lent | undefined): Lent | undefined {
  return lent && lent.until > Date.now() ? lent : undefined;
}

/** @throws Error when WeChat has lent nothing */
function lent(name: "access_token" | "ticket", { [name]: value, expires_in: seconds = 0, errcode, errmsg }: WechatAnswer): Lent {
  if (!value) throw new Error(`WeChat refuses: ${errcode ?? "no code"} ${errmsg ?? ""}`.trim());
  return { value, until: Date.now() + seconds * SECOND - MARGIN };
}
