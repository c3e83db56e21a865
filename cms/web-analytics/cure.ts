/** The cure of a search that found nothing: its words are added to what they mean. */
import { say } from "#shared/desk-texts/say.ts";
import { Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest } from "payload";
import { CONTENT_KINDS, contentKind, type ContentKind } from "#shared/content/index.ts";
import { byLanguage, LANGUAGES, type Localized } from "#shared/languages.ts";
import { splitPhrases } from "#shared/lib/phrases.ts";
import { listSitePages } from "#shared/vocabulary/site-pages.ts";
import { can } from "../access/permissions.ts";
import { saveText, textsOf } from "../interface-texts/save-text.ts";
import { inLanguage } from "../lib/i18n.ts";
import { refusal } from "../lib/refusal.ts";
import { withinTransaction } from "../payload-patches/transactions.ts";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";
import { formName } from "../publishing/stale-write.ts";
import { findIn } from "../search/find-records.ts";

/** What words can be added to: a need, another record, or a page of the code. */
export interface CureTarget {
  /** `needs:3`, `faqs:12`, `pages/contact`. */
  target: string;
  title: string;
  /** The kind of record, or that it is a page. */
  kind: string;
}

const PAGE = say("Page");
const GONE = say("There is no such record.");

/** Characters of a search for a target, and of the words. */
const MAX_LENGTH = 100;

/** How the target of a page of the code begins. */
const PAGES = "pages/";

/** The field with the words of each kind of record. */
const FIELDS = new Map<string, "words" | "foundBy">([
  ...CONTENT_KINDS.flatMap((kind) => (contentKind(kind)?.searchKind ? [[kind, "foundBy"] as const] : [])),
  ["needs", "words"],
]);

/** The pages that the search finds, by the names of staff. */
export function curablePages(language: string): CureTarget[] {
  const pages = listSitePages().filter(({ searchEntry }) => searchEntry);
  return pages.map(({ id, name }) => ({ target: PAGES + id, title: inLanguage(say(name), language), kind: inLanguage(PAGE, language) }));
}

/**
 * `GET /api/insight/cures?q=words`: the records that words can be added to. `POST /api/insight/cure` with words and a target: adds them,
 * in all languages, so that whoever types them next finds it first. What has unpublished changes gets them with these.
 */
export const cureEndpoints: Endpoint[] = [
  {
    path: "/insight/cures",
    method: "get",
    handler: async (req) => {
      if (!can(req, "content.write")) throw new Forbidden(req.t);
      const query = typeof req.query["q"] === "string" ? req.query["q"].trim().slice(0, MAX_LENGTH) : "";
      if (query === "") return Response.json({ targets: [] });
      const kinds = [...FIELDS.keys()] as ContentKind[];
      const matches = await Promise.all(kinds.map((kind) => findIn(req, req.payload.collections[kind].config, query)));
      const targets = matches
        .flat()
        .map(({ collection, doc, title, kind }): CureTarget => ({ target: `${collection}:${doc.id}`, title, kind }));
      return Response.json({ targets });
    },
  },
  {
    path: "/insight/cure",
    method: "post",
    handler: async (req) => {
      if (!can(req, "content.write")) throw new Forbidden(req.t);
      const { words, target } = ((await req.json?.().catch(() => null)) ?? {}) as { words?: unknown; target?: unknown };
      if (typeof words !== "string" || typeof target !== "string" || words.trim() === "" || words.length > MAX_LENGTH)
        throw refusal(GONE, req);
      await withinTransaction(req, () =>
        target.startsWith(PAGES) ? addToPage(req, target, words.trim()) : addToRecord(req, target, words.trim()),
      );
      return Response.json({ target });
    },
  },
];

async function addToPage(req: PayloadRequest, target: string, words: string): Promise<void> {
  const page = curablePages("en").find((one) => one.target === target);
  if (!page) throw refusal(GONE, req, 404);
  const key = `foundBy.${target.slice(PAGES.length)}`;
  const before = await textsOf(req, key);
  await saveText(req, { key, texts: byLanguage((language) => withWords(before[language], words)) });
}

async function addToRecord(req: PayloadRequest, target: string, words: string): Promise<void> {
  const [kind = "", number = ""] = target.split(":");
  const field = FIELDS.get(kind);
  const id = Number(number);
  if (!field || !Number.isSafeInteger(id)) throw refusal(GONE, req, 404);
  const shared = { collection: kind as CollectionSlug, id, depth: 0, req, overrideAccess: false } as const;
  // Two at the same time would each keep its own words alone.
  await takeAdvisoryLock(formName(kind, id), req);
  const before = await req.payload.findByID({ ...shared, draft: true, locale: "all", disableErrors: true });
  if (!before) throw refusal(GONE, req, 404);
  const { [field]: stored, _status } = before as unknown as Record<string, Partial<Localized> | undefined> & {
    _status: "draft" | "published";
  };
  const isDraft = _status === "draft";
  for (const locale of LANGUAGES)
    await req.payload.update({
      ...shared,
      locale,
      draft: isDraft,
      data: { [field]: withWords(stored?.[locale] ?? "", words), _status } as never,
    });
}

/** A list with further phrases, each once. */
function withWords(list: string, words: string): string {
  const existing = new Set(splitPhrases(list).map((phrase) => phrase.toLowerCase()));
  const added = splitPhrases(words).filter((phrase) => !existing.has(phrase.toLowerCase()));
  return [list, ...added].filter(Boolean).join(", ");
}
