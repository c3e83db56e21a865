import { AsyncLocalStorage } from "node:async_hooks";
import type { CollectionSlug, GlobalSlug } from "payload";

/** The record or global whose latest draft replaces the published version. */
export type PreviewSubject = { collection: CollectionSlug; id: number } | { global: GlobalSlug };

const currentSubject = new AsyncLocalStorage<PreviewSubject | undefined>();

/** Runs `task` with the draft of a record or global visible to its reads. */
export function withPreview<T>(subject: PreviewSubject, task: () => T): T {
  return currentSubject.run(subject, task);
}

/** Runs `task` without a preview, because its results are for everybody. */
export function withoutPreview<T>(task: () => T): T {
  return currentSubject.run(undefined, task);
}

/** The subject of the current preview; undefined for visitors. */
export function previewSubject(): PreviewSubject | undefined {
  return currentSubject.getStore();
}
