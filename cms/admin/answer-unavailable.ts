import type { Config } from "payload";
import { StoreUnavailable } from "../media/uploads.ts";
import { isDiskFull, isTransient } from "../db/database-faults.ts";
import { deskTexts } from "./texts/index.ts";

type AfterErrorHook = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/**
 * Answers 507 over REST when a disk is full, and 503 when the file store or the database is unreachable, so that the client tries again
 * later. Nothing of the save is stored then.
 */
export const answerUnavailable: AfterErrorHook = ({ error, req }) => {
  const { unavailable } = deskTexts(req.i18n.language);
  const answer = (status: number, message: string) => ({ status, response: { errors: [{ message }] } });
  if (isStoreFault(error)) return answer(503, unavailable.store);
  if (isDiskFull(error)) return answer(507, unavailable.disk);
  if (isTransient(error)) return answer(503, unavailable.database);
  return;
};

/** Whether an error comes from the store, whose client adds the number of attempts to each error. */
function isStoreFault(error: unknown): boolean {
  return error instanceof StoreUnavailable || (error instanceof Error && "$metadata" in error);
}
