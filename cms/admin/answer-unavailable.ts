import type { Config } from "payload";
import { StoreUnavailable } from "../media/uploads.ts";
import { isTransient } from "../db/database-faults.ts";

type AfterErrorHook = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/** Answers 503 over REST when the store of files or the database cannot be reached now: whoever tries again later may succeed. Nothing of the save is stored then. */
export const answerUnavailable: AfterErrorHook = ({ error }) => {
  const away = isStoreFault(error) ? "store of files" : isTransient(error) && "database";
  if (!away) return;
  return { status: 503, response: { errors: [{ message: `The ${away} cannot be reached. Please try again.` }] } };
};

/** Whether an error is of the store: its client says of each how often it has tried. */
function isStoreFault(error: unknown): boolean {
  return error instanceof StoreUnavailable || (error instanceof Error && "$metadata" in error);
}
