import { call, Refused } from "../../lib/call.ts";
import { messageDialog } from "../../lib/dialogs.ts";
import type { Texts } from "../../texts/index.ts";

/** A record that was not changed, and why. */
export interface Fault {
  id: number;
  message: string;
}

interface Outcome {
  docs: object[];
  errors: Fault[];
}

/**
 * Changes many records by one call. What could be changed is, also where others are refused.
 * @throws Refused where nothing of it was looked at
 */
export async function changeMany(address: string, data: object, language: string): Promise<Outcome> {
  try {
    return await call<Outcome>(address, "PATCH", data, language);
  } catch (error) {
    const { docs, errors } = error instanceof Refused ? ((error.answer ?? {}) as Partial<Outcome>) : {};
    if (docs && errors) return { docs, errors };
    throw error;
  }
}

interface RefusalContext {
  /** What the records are called, by their numbers. */
  names: ReadonlyMap<number, string>;
  /** Address of their list. */
  list: string;
  texts: Texts;
}

/** Tells which records were not changed and why, each with a link to it. */
export async function tellRefused(errors: readonly Fault[], { names, list, texts }: RefusalContext): Promise<void> {
  await messageDialog({
    heading: texts.bulk.refused(errors.length),
    items: errors.map(({ id, message }) => ({ name: names.get(id) ?? `#${id}`, href: `${list}/${id}`, message })),
    close: texts.search.close,
  });
}
