import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { settings } from "../../config/settings.ts";
import type { PreviewSubject } from "../../lib/preview-subject.ts";

/** Milliseconds for which an address shows a draft: long enough to show it to a colleague, too short to be passed on. */
const LIFETIME = 60 * 60 * 1000;

const claims = z.union([
  z.object({ collection: z.string(), id: z.number().int(), until: z.number() }),
  z.object({ global: z.string(), until: z.number() }),
]);

function signature(text: string): Buffer {
  // A purpose beside the text keeps this signature from ever being one for something else.
  return createHmac("sha256", settings.payloadSecret).update(`preview:${text}`).digest();
}

/** A token that shows the draft of one record or global for an hour. */
export function previewToken(subject: PreviewSubject, now = Date.now()): string {
  const text = Buffer.from(JSON.stringify({ ...subject, until: now + LIFETIME })).toString("base64url");
  return `${text}.${signature(text).toString("base64url")}`;
}

/** What a token shows; null when it was not made here or its time is over. */
export function readPreviewToken(token: string, now = Date.now()): PreviewSubject | null {
  const [text = "", sentSignature = ""] = token.split(".");
  const [right, sent] = [signature(text), Buffer.from(sentSignature, "base64url")];
  if (right.length !== sent.length || !timingSafeEqual(right, sent)) return null;
  const { until, ...subject } = claims.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  return until > now ? (subject as PreviewSubject) : null;
}
