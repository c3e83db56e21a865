import type { Config } from "payload";
import { StoreAway } from "../uploads.ts";

type AfterErrorHook = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

const UNAVAILABLE = 503;

/** Answers 503 over REST when a file could not be stored because the store cannot be reached. Nothing else of the save is stored then. */
export const answerStoreFaults: AfterErrorHook = ({ error }) => {
  if (!isStoreFault(error)) return;
  return { status: UNAVAILABLE, response: { errors: [{ message: "The store of files cannot be reached. Please try again." }] } };
};

/** Whether an error is of the store: its client says of each how often it has tried. */
export function isStoreFault(error: unknown): boolean {
  return error instanceof StoreAway || (error instanceof Error && "$metadata" in error);
}
