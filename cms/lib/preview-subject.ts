import { AsyncLocalStorage } from "node:async_hooks";
import type { CollectionSlug, GlobalSlug } from "payload";

/** The one record, or global, whose latest draft is shown in place of what is published. */
export type PreviewSubject = { collection: CollectionSlug; id: number } | { global: GlobalSlug };

const shown = new AsyncLocalStorage<PreviewSubject | undefined>();

/** Runs `task` so that whatever it reads finds the draft of a record or global. */
export function previewing<T>(subject: PreviewSubject, task: () => T): T {
  return shown.run(subject, task);
}

/** Runs `task`, whose results are for everybody, as if nothing were previewed. */
export function withoutPreview<T>(task: () => T): T {
  return shown.run(undefined, task);
}

/** What is previewed by whoever asks; undefined for visitors. */
export function previewSubject(): PreviewSubject | undefined {
  return shown.getStore();
}
