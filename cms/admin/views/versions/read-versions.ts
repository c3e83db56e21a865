import type { CollectionSlug, DocumentViewServerPropsOnly, GlobalSlug, Where } from "payload";
import type { Language } from "#shared/languages.ts";

/** A version in the list. */
export interface ListedVersion {
  id: string;
  /** When it was saved, in milliseconds. */
  at: number;
  savedBy: unknown;
  state: "live" | "published" | "latest" | "draft" | "current" | "earlier";
  /** The only language that it published. */
  only: Language | null;
}

interface StoredVersion {
  id: number | string;
  updatedAt: string;
  publishedLocale?: Language | null;
  version: { _status?: "draft" | "published" | null; savedBy?: unknown };
}

type VersionProps = Pick<DocumentViewServerPropsOnly, "hasPublishedDoc" | "initPageResult">;

/**
 * The default version to compare with: the live one. The live one itself is compared with its predecessor, and an only version with itself,
 * because Payload would otherwise show all its empty values as changes.
 * @param versions of the record, the newest first
 */
export function comparedWith(versions: readonly ListedVersion[], id: string): string {
  const live = versions.find(({ state }) => state === "live" || state === "current");
  if (live && live.id !== id) return live.id;
  return versions[versions.findIndex((one) => one.id === id) + 1]?.id ?? id;
}

/** Reads the stored versions of a record or a global, the newest first, with the permissions of the user. */
export async function readVersions({ hasPublishedDoc, initPageResult }: VersionProps): Promise<ListedVersion[]> {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const shared = { depth: 0, overrideAccess: false, pagination: false, req, sort: "-updatedAt" } as const;
  const select = { updatedAt: true, publishedLocale: true, version: { _status: true, savedBy: true } } as const;
  // For a version published in one language Payload stores the other one's state as well.
  const where: Where = { and: [{ parent: { equals: docID } }, { snapshot: { not_equals: true } }] };
  const { docs } = collectionConfig
    ? await req.payload.findVersions({ ...shared, collection: collectionConfig.slug as CollectionSlug, where, select })
    : await req.payload.findGlobalVersions({ ...shared, slug: globalConfig?.slug as GlobalSlug });
  const versions = docs as unknown as StoredVersion[];
  const live = hasPublishedDoc ? versions.find(({ version }) => version["_status"] === "published") : undefined;
  return versions.map((one, index) => ({
    id: String(one.id),
    at: Date.parse(one.updatedAt),
    savedBy: one.version.savedBy,
    state: stateOf(one, index === 0, one === live),
    only: one.publishedLocale ?? null,
  }));
}

function stateOf({ version: { _status: status } }: StoredVersion, isLatest: boolean, isLive: boolean): ListedVersion["state"] {
  if (status === "draft") return isLatest ? "latest" : "draft";
  if (status === "published") return isLive ? "live" : "published";
  return isLatest ? "current" : "earlier";
}
