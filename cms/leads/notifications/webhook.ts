import { createHmac } from "node:crypto";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { SECOND } from "#shared/lib/durations.ts";
import { externalRequest } from "../../lib/external-request.ts";
import type { Webhook } from "../../config/webhook-formats.ts";
import type { Subject } from "./subject.ts";
import { summary, type Summary } from "./notification-texts.ts";

/**
 * Bytes of the longest text. For WeCom it is the limit of its robots (developer.work.weixin.qq.com/document/path/91770: `text` 2048,
 * `markdown` 4096); the other robots accept more than anybody wants to read in a chat.
 */
const MAX_TEXT_LENGTH = { wecom: 2048, dingtalk: 4096, feishu: 4096 };
const ELLIPSIS = "…";

/** One call of a webhook. */
interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** The field of the answer that contains the robot's result, if any, because robots answer every request with 200. */
  code?: "errcode" | "code";
}

/**
 * Sends a lead to a webhook.
 * @param key the notice's id, the same for each attempt
 * @throws Error with a one-line reason
 */
export async function callWebhook(webhook: Webhook, key: string, subject: Subject): Promise<void> {
  const { url, headers, body, code } = callOf(webhook, key, subject);
  const { status, text } = await externalRequest(url, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8", "User-Agent": "Waymark", ...headers },
    body,
  }).catch((error: unknown) => {
    throw new Error(error instanceof Error ? error.message || ("code" in error && String(error.code)) || error.name : "The call failed");
  });
  if (status < 200 || status >= 300) throw new Error(`HTTP ${status}`);
  if (code && !isAccepted(text, code)) throw new Error(`The robot refused it: ${text.slice(0, 200)}`);
}

function isAccepted(answer: string, code: "errcode" | "code"): boolean {
  try {
    return (JSON.parse(answer) as Record<string, unknown>)[code] === 0;
  } catch {
    return false;
  }
}

function callOf({ url, format, secret }: Webhook, key: string, subject: Subject): Call {
  const now = new Date();
  if (format === "standard") return standardCall(url, key, subject, now, secret ?? "");
  const content = chatText(summary(subject), MAX_TEXT_LENGTH[format]);
  switch (format) {
    case "wecom":
      return { url, headers: {}, body: JSON.stringify({ msgtype: "text", text: { content } }), code: "errcode" };
    case "dingtalk":
      return {
        url: secret ? dingTalkAddress(url, secret, now.getTime()) : url,
        headers: {},
        body: JSON.stringify({ msgtype: "text", text: { content } }),
        code: "errcode",
      };
    case "feishu":
      return {
        url,
        headers: {},
        body: JSON.stringify({ ...feishuSignature(secret, now), msg_type: "text", content: { text: content } }),
        code: "code",
      };
  }
}

/**
 * Mentions of staff in robots' notation: `<@userid>` (WeCom), `<at user_id="all">` (Feishu). A visitor's text must not mention anybody, so
 * its brackets become wide ones, as in Chinese type, which no robot interprets.
 */
function mentioningNobody(text: string): string {
  return text.replaceAll("<", "＜");
}

/** A lead for a robot. The desk's address is last and complete, however much of the text before it is cut. */
function chatText({ title, facts, link, message }: Summary, longest: number): string {
  const end = `\n${link}`;
  return truncate(mentioningNobody([title, ...facts, "", message].join("\n")), longest - Buffer.byteLength(end)) + end;
}

/** Truncates a text to a number of bytes of UTF-8, between two characters. */
function truncate(text: string, longest: number): string {
  if (Buffer.byteLength(text) <= longest) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(longest - Buffer.byteLength(ELLIPSIS)));
  return text.slice(0, read) + ELLIPSIS;
}

/** The headers of the Standard Webhooks specification 1.0. */
function standardCall(url: string, key: string, subject: Subject, now: Date, secret: string): Call {
  const { kind, receivedAt, values, desk, ...rest } = subject;
  const body = JSON.stringify({ type: `${kind}.created`, timestamp: receivedAt, data: { ...rest, ...values, receivedAt, desk } });
  return {
    url,
    headers: {
      "webhook-id": key,
      "webhook-timestamp": String(Math.floor(now.getTime() / SECOND)),
      "webhook-signature": new StandardWebhook(secret).sign(key, now, body),
    },
    body,
  };
}

/** DingTalk signs the time with the robot's secret, and expects both in the address. */
function dingTalkAddress(url: string, secret: string, timestamp: number): string {
  const signed = new URL(url);
  signed.searchParams.set("timestamp", String(timestamp));
  signed.searchParams.set("sign", createHmac("sha256", secret).update(`${timestamp}\n${secret}`).digest("base64"));
  return signed.href;
}

/** Feishu expects the time in seconds, and uses it with the secret as the key that signs an empty text. */
function feishuSignature(secret: string | undefined, now: Date): { timestamp?: string; sign?: string } {
  if (!secret) return {};
  const timestamp = String(Math.floor(now.getTime() / SECOND));
  return { timestamp, sign: createHmac("sha256", `${timestamp}\n${secret}`).digest("base64") };
}
