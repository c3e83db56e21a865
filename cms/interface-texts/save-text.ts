import { say } from "#shared/desk-texts/say.ts";
import { Forbidden, type Endpoint, type PayloadRequest } from "payload";
import { byLanguage, type Language, LANGUAGES, type Localized } from "#shared/languages.ts";
import { refusal } from "../lib/refusal.ts";
import { can } from "../access/permissions.ts";
import { isTextKey } from "../fields/text-key.ts";
import { formName } from "../publishing/stale-write.ts";
import { withinTransaction } from "../payload-patches/transactions.ts";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";
import { MAX_TEXT_LENGTH, siteText } from "./site-texts.ts";

const UNREADABLE = say("The request cannot be read.");

interface Entry {
  id?: string | null;
  key: string;
  text?: string | null;
}

/**
 * `POST /api/globals/interface-texts/text` with a key and a text in each language, such as `{ key, zh, en }`: replaces the built-in text,
 * in all languages at once. An empty text restores the built-in one.
 */
export const saveTextEndpoint: Omit<Endpoint, "root"> = {
  path: "/text",
  method: "post",
  handler: async (req) => {
    if (!can(req, "content.write")) throw new Forbidden(req.t);
    const change = readChange(await req.json?.().catch(() => null));
    if (!change) throw refusal(UNREADABLE, req);
    await withinTransaction(req, () => saveText(req, change));
    return Response.json({ key: change.key });
  },
};

type TextChange = { key: string; texts: Localized };

/** Replaces a text in all languages, in the request's transaction. */
export async function saveText(req: PayloadRequest, change: TextChange): Promise<void> {
  // All texts are one record: reads it under a lock, because a concurrent save would be lost otherwise.
  await takeAdvisoryLock(formName("interface-texts"), req);
  let ids: Entry[] = [];
  for (const locale of LANGUAGES) ids = await save(req, locale, change, ids);
}

/** A text in all languages: the editors', or the built-in one. */
export async function textsOf(req: PayloadRequest, key: string): Promise<Localized> {
  await takeAdvisoryLock(formName("interface-texts"), req);
  const texts = new Map<Language, string>();
  for (const locale of LANGUAGES) {
    const entry = (await entriesIn(req, locale)).find((one) => one.key === key);
    const builtIn = siteText(locale, key);
    texts.set(locale, entry?.text || (typeof builtIn === "string" ? builtIn : ""));
  }
  return byLanguage((language) => texts.get(language) ?? "");
}

async function entriesIn(req: PayloadRequest, locale: Language): Promise<Entry[]> {
  const { entries } = await req.payload.findGlobal({
    slug: "interface-texts",
    locale,
    fallbackLocale: false,
    depth: 0,
    req,
    overrideAccess: false,
  });
  return (entries ?? []) as Entry[];
}

function readChange(body: unknown): TextChange | null {
  const { key, ...texts } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const isText = (text: unknown): text is string => typeof text === "string" && text.length <= MAX_TEXT_LENGTH;
  if (typeof key !== "string" || !isTextKey(key) || !LANGUAGES.every((language) => isText(texts[language]))) return null;
  return { key, texts: byLanguage((language) => String(texts[language]).trim()) };
}

/** Writes one language. The first one gives a new row its id. */
async function save(req: PayloadRequest, locale: Language, change: TextChange, stored: Entry[]): Promise<Entry[]> {
  const { payload } = req;
  const shared = { slug: "interface-texts" as const, locale, depth: 0, req, overrideAccess: false };
  const entries = await entriesIn(req, locale);
  const others = entries.filter(({ key }) => key !== change.key);
  const own = entries.find(({ key }) => key === change.key) ?? stored.find(({ key }) => key === change.key);
  const isGone = LANGUAGES.every((language) => !change.texts[language]);
  const row = { ...(own?.id && { id: own.id }), key: change.key, text: change.texts[locale] || null };
  const saved = await payload.updateGlobal({
    ...shared,
    data: { entries: isGone ? others : own ? entries.map((entry) => (entry.key === change.key ? row : entry)) : [...others, row] },
  });
  return (saved.entries ?? []) as Entry[];
}
