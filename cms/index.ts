import { getPayload, type Payload } from "payload";
import { seedVocabulary } from "./seed/seed-vocabulary.ts";
import { vocabularyUpToDate } from "./cache/vocabulary.ts";
import { listenToOthers } from "./cache/postgres-notifications.ts";
import { migrate, surviveLostConnections } from "./db/database.ts";
import config from "./payload.config.ts";

let opening: Promise<Payload> | undefined;
let stopListening: (() => void) | undefined;

/** The content system of this process: the first call connects and migrates, later ones share it. */
export function getCms(): Promise<Payload> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Closes the connections to the database. */
export async function closeCms(): Promise<void> {
  const cms = await getCms();
  stopListening?.();
  stopListening = undefined;
  await cms.destroy();
}

async function open(): Promise<Payload> {
  const payload = await getPayload({ config });
  surviveLostConnections(payload);
  stopListening ??= await listenToOthers(payload);
  await migrate(payload, seedVocabulary);
  await vocabularyUpToDate(payload);
  return payload;
}
