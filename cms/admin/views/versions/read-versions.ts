import type { CollectionSlug, DocumentViewServerPropsOnly, GlobalSlug, Where } from "payload";
import type { Language } from "#shared/languages.ts";

/** A version as the list shows it. */
export interface ListedVersion {
  id: string;
  /** When it was saved, in milliseconds. */
  at: number;
  savedBy: unknown;
  state: "live" | "published" | "latest" | "draft" | "current" | "earlier";
  /** The language that alone was published with it. */
  only: Language | null;
}

interface Found {
  id: number | string;
  updatedAt: string;
  publishedLocale?: Language | null;
  version: { _status?: "draft" | "published" | null; savedBy?: unknown };
}

type VersionProps = Pick<DocumentViewServerPropsOnly, "hasPublishedDoc" | "initPageResult">;

/**
 * The version that one is compared with at first: what visitors see. That itself is compared with the one before it, and the only one with
 * itself: without another one Payload would tell all that is empty in it as changed.
 * @param versions of the record, the newest first
 */
export function comparedWith(versions: readonly ListedVersion[], id: string): string {
  const live = versions.find(({ state }) => state === "live" || state === "current");
  if (live && live.id !== id) return live.id;
  return versions[versions.findIndex((one) => one.id === id) + 1]?.id ?? id;
}

/** Reads the versions of a record or a global that are kept, the newest first, with the rights of whoever looks. */
export async function readVersions({ hasPublishedDoc, initPageResult }: VersionProps): Promise<ListedVersion[]> {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const shared = { depth: 0, overrideAccess: false, pagination: false, req, sort: "-updatedAt" } as const;
  const select = { updatedAt: true, publishedLocale: true, version: { _status: true, savedBy: true } } as const;
  // Of what is published in one language alone Payload keeps the other one's state besides.
  const where: Where = { and: [{ parent: { equals: docID } }, { snapshot: { not_equals: true } }] };
  const { docs } = collectionConfig
    ? await req.payload.findVersions({ ...shared, collection: collectionConfig.slug as CollectionSlug, where, select })
    : await req.payload.findGlobalVersions({ ...shared, slug: globalConfig?.slug as GlobalSlug });
  const versions = docs as unknown as Found[];
  const live = hasPublishedDoc ? versions.find(({ version }) => version["_status"] === "published") : undefined;
  return versions.map((one, index) => ({
    id: String(one.id),
    at: Date.parse(one.updatedAt),
    savedBy: one.version.savedBy,
    state: stateOf(one, index === 0, one === live),
    only: one.publishedLocale ?? null,
  }));
}

function stateOf({ version: { _status: status } }: Found, isLatest: boolean, isLive: boolean): ListedVersion["state"] {
  if (status === "draft") return isLatest ? "latest" : "draft";
  if (status === "published") return isLive ? "live" : "published";
  return isLatest ? "current" : "earlier";
}
