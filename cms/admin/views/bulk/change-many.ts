import { call, Refused } from "../../lib/call.ts";
import { messageDialog } from "../../lib/dialogs.ts";
import type { Texts } from "../../texts/index.ts";

/** An unchanged record, with the reason. */
export interface Fault {
  id: number;
  message: string;
}

interface Outcome {
  docs: object[];
  errors: Fault[];
}

/**
 * Changes many records by one call, which changes some even if it refuses others.
 * @throws Refused if the server refuses the call as a whole
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
  /** The titles of the records, by their ids. */
  names: ReadonlyMap<number, string>;
  /** Address of their list. */
  list: string;
  texts: Texts;
}

/** Lists the unchanged records with reasons, and a link to each. */
export async function tellRefused(errors: readonly Fault[], { names, list, texts }: RefusalContext): Promise<void> {
  await messageDialog({
    heading: texts.bulk.refused(errors.length),
    items: errors.map(({ id, message }) => ({ name: names.get(id) ?? `#${id}`, href: `${list}/${id}`, message })),
    close: texts.search.close,
  });
}
