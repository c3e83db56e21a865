import { externalRequest } from "#cms/lib/external-request.ts";
import { MINUTE, SECOND } from "#shared/lib/durations.ts";

/** Milliseconds before its expiry from which on a token or ticket is not used. */
const MARGIN = 5 * MINUTE;
/** Milliseconds without calls after WeChat has refused or failed. */
const PAUSE = MINUTE;

/** A WeChat account, and the address of its API. */
export interface WechatAccount {
  appId: string;
  secret: string;
  apiUrl: string;
}

/** WeChat's answer: a token or ticket, or an error. */
interface WechatAnswer {
  access_token?: string;
  ticket?: string;
  /** Seconds. */
  expires_in?: number;
  errcode?: number;
  errmsg?: string;
}

interface Credential {
  value: string;
  until: number;
}

/**
 * The ticket that signs pages for WeChat. Caches it and the token that requests it until they expire; concurrent calls share one request.
 * @returns a function that throws an Error with the reason in one line when there is no ticket
 */
export function wechatTicket({ appId, secret, apiUrl }: WechatAccount): () => Promise<string> {
  let token: Credential | undefined;
  let ticket: Credential | undefined;
  let underway: Promise<string> | undefined;
  let failure: { until: number; error: unknown } | undefined;

  async function renew(): Promise<string> {
    // A stable token stays valid when another process requests one.
    const body = JSON.stringify({ grant_type: "client_credential", appid: appId, secret });
    token = whileValid(token) ?? credentialFrom("access_token", await callWechat("/cgi-bin/stable_token", { method: "POST", body }));
    const answer = await callWechat(`/cgi-bin/ticket/getticket?type=jsapi&access_token=${encodeURIComponent(token.value)}`).catch(
      (error: unknown) => {
        // The token may have expired.
        token = undefined;
        throw error;
      },
    );
    ticket = credentialFrom("ticket", answer);
    return ticket.value;
  }

  async function callWechat(path: string, call?: { method: "POST"; body: string }): Promise<WechatAnswer> {
    const { status, text } = await externalRequest(apiUrl + path, { ...call, headers: { "Content-Type": "application/json" } });
    if (status !== 200) throw new Error(`WeChat answers HTTP ${status}`);
    return JSON.parse(text) as WechatAnswer;
  }

  return async () => {
    const current = whileValid(ticket);
    if (current) return current.value;
    if (failure && failure.until > Date.now()) throw failure.error;
    underway ??= renew()
      .catch((error: unknown) => {
        failure = { until: Date.now() + PAUSE, error };
        throw error;
      })
      .finally(() => (underway = undefined));
    return underway;
  };
}

function whileValid(credential: Credential | undefined): Credential | undefined {
  return credential && credential.until > Date.now() ? credential : undefined;
}

/** @throws Error when WeChat sends none */
function credentialFrom(
  name: "access_token" | "ticket",
  { [name]: value, expires_in: seconds = 0, errcode, errmsg }: WechatAnswer,
): Credential {
  if (!value) throw new Error(`WeChat refuses: ${errcode ?? "no code"} ${errmsg ?? ""}`.trim());
  return { value, until: Date.now() + seconds * SECOND - MARGIN };
}
