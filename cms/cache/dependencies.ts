import { AsyncLocalStorage } from "node:async_hooks";
import type { CollectionSlug, Field, FlattenedField, Payload, Where } from "payload";
import { changedSince, currentVersion, type Source } from "./event-bus.ts";

/** What was read, and when: as long as nothing of `sources` has changed `since`, reading it again would give the same. */
export interface Reading<T> {
  value: T;
  since: number;
  sources: ReadonlySet<Source>;
  /** Whether a part of it could not be read, so that reading it again may give more. */
  degraded: boolean;
}

/** What a reading function is asked, as far as it tells what is read. */
interface Question {
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

/** Notes that what is being read depends on these sources. For what is read otherwise than by a `trackedReader`. */
export function dependsOn(...sources: Source[]): void {
  const notes = scope.getStore();
  for (const source of sources) notes?.sources.add(source);
}

/** Notes that a part of what is being read could not be read. */
export function noteFailure(): void {
  const notes = scope.getStore();
  if (notes) notes.degraded = true;
}

/** Reads something, trackReads what it depends on. */
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

/** Notes what one of the content system's reading functions is asked: the collection or global, and those that it refers to within the depth. */
export function trackRead(payload: Payload, question: Question): void {
  if (scope.getStore()) dependsOn(...sourcesOf(payload, question));
}

function sourcesOf(payload: Payload, { collection, slug, depth = payload.config.defaultDepth, where, sort }: Question): Set<Source> {
  // A condition or an order may lie in a record that is referred to.
  const beyond = /\w\.\w/.test(JSON.stringify([Object.keys(where ?? {}), where, sort]));
  const sources = new Set([(collection ?? slug) as Source]);
  for (let level = 0; level < (beyond ? Math.max(depth, 1) : depth); level += 1)
    for (const source of Array.from(sources)) for (const target of targetsOf(payload, source)) sources.add(target);
  return sources;
}

const targets = new Map<Source, Set<Source>>();

/** The collections that a collection or global refers to. */
function targetsOf(payload: Payload, source: Source): Set<Source> {
  const known = targets.get(source);
  if (known) return known;
  const config =
    (payload.collections as Partial<Payload["collections"]>)[source as CollectionSlug]?.config ??
    payload.globals.config.find(({ slug }) => slug === source);
  const found = new Set<Source>();
  for (const field of config?.flattenedFields ?? []) addTargets(payload, field, found);
  targets.set(source, found);
  return found;
}

function addTargets(payload: Payload, field: Field | FlattenedField, found: Set<Source>): void {
  if ("relationTo" in field) for (const target of [field.relationTo].flat()) found.add(target as Source);
  if (field.type === "join") for (const target of [field.collection].flat()) found.add(target as Source);
  // A long text shows pictures and files.
  if (field.type === "richText")
    for (const { config } of Object.values(payload.collections)) if (config.upload) found.add(config.slug as Source);
  const blocks = "blocks" in field ? field.blocks : [];
  for (const inner of [...("flattenedFields" in field ? field.flattenedFields : []), ...blocks.flatMap(({ fields }) => fields)])
    addTargets(payload, inner, found);
}
