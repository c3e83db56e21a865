import { AsyncLocalStorage } from "node:async_hooks";
import type { CollectionSlug, Field, FlattenedField, Payload, Where } from "payload";
import { changedSince, currentVersion, type Source } from "./event-bus.ts";

/** A value with its sources: as long as none of `sources` has changed `since`, reading again gives the same. */
export interface Reading<T> {
  value: T;
  since: number;
  sources: ReadonlySet<Source>;
  /** Whether reading a part of it failed, so that reading again may give more. */
  degraded: boolean;
}

/** The options of a read that determine its sources. */
interface ReadOptions {
  collection?: string;
  slug?: string;
  depth?: number;
  where?: Where;
  sort?: string | string[];
}

interface Notes {
  sources: Set<Source>;
  degraded: boolean;
}

const scope = new AsyncLocalStorage<Notes>();

/** Adds sources to the current reading. For reads without a `trackedReader`. */
export function dependsOn(...sources: Source[]): void {
  const notes = scope.getStore();
  for (const source of sources) notes?.sources.add(source);
}

/** Marks the current reading as degraded: a part of it failed. */
export function noteFailure(): void {
  const notes = scope.getStore();
  if (notes) notes.degraded = true;
}

/** Reads something and tracks its sources. */
export async function trackReads<T>(read: () => Promise<T>): Promise<Reading<T>> {
  const since = currentVersion();
  const notes: Notes = { sources: new Set(), degraded: false };
  const value = await scope.run(notes, read);
  return { value, since, ...notes };
}

/** Whether reading again would give the same. */
export function isCurrent({ since, sources }: Pick<Reading<unknown>, "since" | "sources">): boolean {
  return !changedSince(since, sources);
}

/** Adds the sources of a read: the collection or global, and those that it refers to within the depth. */
export function trackRead(payload: Payload, options: ReadOptions): void {
  if (scope.getStore()) dependsOn(...sourcesOf(payload, options));
}

function sourcesOf(payload: Payload, { collection, slug, depth = payload.config.defaultDepth, where, sort }: ReadOptions): Set<Source> {
  // A condition or an order may lie in a related record.
  const isNested = /\w\.\w/.test(JSON.stringify([Object.keys(where ?? {}), where, sort]));
  const sources = new Set([(collection ?? slug) as Source]);
  for (let level = 0; level < (isNested ? Math.max(depth, 1) : depth); level += 1)
    for (const source of Array.from(sources)) for (const target of targetsOf(payload, source)) sources.add(target);
  return sources;
}

const targets = new Map<Source, Set<Source>>();

/** The collections that a collection or global refers to. */
function targetsOf(payload: Payload, source: Source): Set<Source> {
  const cached = targets.get(source);
  if (cached) return cached;
  const config =
    (payload.collections as Partial<Payload["collections"]>)[source as CollectionSlug]?.config ??
    payload.globals.config.find(({ slug }) => slug === source);
  const collections = new Set<Source>();
  for (const field of config?.flattenedFields ?? []) addTargets(payload, field, collections);
  targets.set(source, collections);
  return collections;
}

function addTargets(payload: Payload, field: Field | FlattenedField, collections: Set<Source>): void {
  if ("relationTo" in field) for (const target of [field.relationTo].flat()) collections.add(target as Source);
  if (field.type === "join") for (const target of [field.collection].flat()) collections.add(target as Source);
  // A long text shows pictures and files.
  if (field.type === "richText")
    for (const { config } of Object.values(payload.collections)) if (config.upload) collections.add(config.slug as Source);
  const blocks = "blocks" in field ? field.blocks : [];
  for (const inner of [...("flattenedFields" in field ? field.flattenedFields : []), ...blocks.flatMap(({ fields }) => fields)])
    addTargets(payload, inner, collections);
}
