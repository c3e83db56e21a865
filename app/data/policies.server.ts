import { cachedBy } from "#cms/cache/cached.ts";
import { servicePages, paths } from "#app/lib/paths.ts";
import { DEFAULT_LANGUAGE, fallbackLanguages, LANGUAGES, type Language } from "#shared/languages.ts";
import { contentReader } from "./content/content-reader.server.ts";
import { publishedContent } from "./published-content.server.ts";
import { richTextHtml } from "./content/rich-text.server.ts";
import { typeset } from "./content/typeset.ts";

/** Service pages that somebody agrees to or relies on, so that their earlier versions stay readable. */
const POLICIES: ReadonlySet<string> = new Set([servicePages.privacy, servicePages.legal, paths.service("cookies"), paths.service("terms")]);

/** A version of a policy. */
export interface PolicyVersion {
  /** When it was published, in UTC, as its address and leads have it: `2026-11-27-153612`. */
  version: string;
  /** The same as an ISO date. */
  at: string;
  id: number | string;
}

/** The page of a version. */
export interface PolicyView {
  at: string;
  title: string;
  summary: string;
  html: string;
}

/**
 * The versions of a policy in a language, the one in force first; none for another or an unpublished page. Publishing again without a
 * change of the text in that language makes no new version.
 */
export async function policyVersions(language: Language, slug: string): Promise<PolicyVersion[]> {
  const versions: PolicyVersion[] = [];
  let before = "";
  const all = await publishedVersions(slug);
  // In a language that the policy is not written in, the one is read that its page is in.
  const read = [language, ...fallbackLanguages(language)].find((one) => all.at(-1)?.texts[one]) ?? DEFAULT_LANGUAGE;
  for (const { texts, ...version } of all) {
    const text = texts[read] ?? "";
    if (text !== "" && text !== before) versions.unshift(version);
    before = text;
  }
  return versions;
}

/** All published versions of a policy, the oldest first, with their texts in each language. */
const publishedVersions = cachedBy(async (slug: string): Promise<(PolicyVersion & { texts: Partial<Record<Language, string>> })[]> => {
  if (!POLICIES.has(paths.service(slug))) return [];
  const shown = await publishedContent({ whole: true });
  const { docs: services } = await shown.find({
    collection: "services",
    depth: 0,
    limit: 1,
    where: { slug: { equals: slug } },
    select: { slug: true },
  });
  if (!services[0]) return [];
  const reader = await contentReader();
  const { docs } = await reader.findVersions({
    collection: "services",
    where: { and: [{ parent: { equals: services[0].id } }, { "version._status": { equals: "published" } }] },
    select: { updatedAt: true, version: { title: true, summary: true, body: true } },
    locale: "all",
    depth: 0,
    pagination: false,
    sort: "updatedAt",
  });
  return docs.map(({ id, updatedAt: at, version }) => ({ id, at, version: nameOf(at), texts: textsOf(version) }));
});

/** A version's text in each language, as one string for comparison. */
function textsOf({
  title,
  summary,
  body,
}: object & { title?: unknown; summary?: unknown; body?: unknown }): Partial<Record<Language, string>> {
  const parts = [title, summary, body] as (Partial<Record<Language, unknown>> | null | undefined)[];
  const texts = LANGUAGES.map((language) => [language, parts.map((part) => part?.[language])] as const);
  return Object.fromEntries(texts.flatMap(([language, texts]) => (texts.some(Boolean) ? [[language, JSON.stringify(texts)]] : [])));
}

/** The name of a version by the time of its publication. */
function nameOf(at: string): string {
  return `${at.slice(0, 10)}-${at.slice(11, 19).replaceAll(":", "")}`;
}

/** A version of a policy as it was published; null where there is none of this name. */
export const findPolicyVersion = cachedBy(async (language: Language, slug: string, version: string): Promise<PolicyView | null> => {
  const policy = (await publishedVersions(slug)).find((one) => one.version === version);
  if (!policy) return null;
  const reader = await contentReader();
  const { docs } = await reader.findVersions({
    collection: "services",
    where: { id: { equals: policy.id } },
    locale: language,
    depth: 1,
    limit: 1,
    pagination: false,
  });
  const [typesetVersion] = typeset(docs);
  if (!typesetVersion) return null;
  const { title, summary, body } = typesetVersion.version;
  return { at: policy.at, title, summary, html: richTextHtml(body, language) };
});
