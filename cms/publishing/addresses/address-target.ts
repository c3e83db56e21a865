import { say } from "#shared/desk-texts/say.ts";
import { listSitePages } from "#shared/vocabulary/site-pages.ts";
import { contentLanguage } from "#shared/languages.ts";
import { getTranslation } from "@payloadcms/translations";
import type { PayloadRequest } from "payload";
import { plainPath } from "#shared/plain-path.ts";
import { MAX_REDIRECTS } from "#shared/lib/redirect-limit.ts";
import { titleOf } from "../../search/title.ts";
import { inLanguage } from "../../lib/i18n.ts";
import { pathOfRecord, WITH_ADDRESS, whereNamed } from "../../lib/record-paths.ts";
import { redirectsByPath } from "./redirects-by-path.ts";

/** What a page is called beside the kinds of records. */
export const PAGE = say("Page");

/** Records of a kind that is looked through for one address. */
const MAX_RECORDS = 500;

/** What an address of the site leads to. */
export interface Target {
  title: string;
  kind: string;
  /** Whether visitors find it there. */
  isLive: boolean;
  /** The path that redirects lead to from the address; null where there are none. */
  via: string | null;
}

interface Doc extends Record<string, unknown> {
  id: number;
}

/**
 * What visitors find at an address of the site.
 * @returns null for what no record and no page of the desk's list stands at: there may be a file, or nothing
 */
export async function targetOf(req: PayloadRequest, address: string): Promise<Target | null> {
  let at = read(address);
  let via: string | null = null;
  const redirects = await redirectsByPath(req);
  for (let step = 0; at && step < MAX_REDIRECTS; step += 1) {
    const next = redirects.get(at.path);
    if (next === undefined) break;
    via = next;
    at = read(next);
  }
  if (!at) return null;
  const { path, search } = at;
  const page = listSitePages().find((candidate) => candidate.path === path);
  const record = await recordAt(req, path, search);
  if (record) return { ...record, via };
  return page
    ? { title: inLanguage(say(page.name), req.i18n.language), kind: inLanguage(PAGE, req.i18n.language), isLive: true, via }
    : null;
}

/** The path and the query of an address of the site; null for one that cannot be. */
function read(address: string): { path: string; search: string } | null {
  if (!address.startsWith("/") || address.startsWith("//")) return null;
  const url = URL.parse(address, "http://site.invalid");
  return url && { path: plainPath(url.pathname), search: url.search };
}

async function recordAt(req: PayloadRequest, path: string, search: string): Promise<Omit<Target, "via"> | null> {
  const name = path.split("/").findLast(Boolean) ?? "";
  for (const collection of WITH_ADDRESS) {
    const where = whereNamed(collection, [name]);
    if (!where) continue;
    const { payload, user, i18n } = req;
    const { docs } = await payload.find({
      collection,
      where,
      locale: contentLanguage(i18n.language),
      draft: true,
      limit: MAX_RECORDS,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user,
    });
    const doc = (docs as unknown as Doc[]).find((record) => [path, path + search].includes(pathOfRecord(collection, record) ?? ""));
    if (!doc) continue;
    const live = await payload.count({
      collection,
      where: { id: { equals: doc.id }, _status: { equals: "published" } },
      overrideAccess: true,
    });
    const { config } = payload.collections[collection];
    return { title: titleOf(config, doc), kind: getTranslation(config.labels.singular, i18n), isLive: live.totalDocs > 0 };
  }
  return null;
}
