import { APIError, type PayloadRequest } from "payload";
import { inLanguage } from "../fields/bilingual.ts";
import { limiter, secondsToWait, type Limiter } from "../limiter.ts";
import { TOO_MANY, TOO_MANY_TRIES } from "./sign-in.ts";

/** Times that the owner of an account may try to prove that it is theirs, in so many seconds. */
const POINTS = 5;
const DURATION = 10 * 60;

/**
 * Bounds the tries by which a session proves to be its owner's. What they are counted as is unlike all else.
 * @returns counts a try of an account; it throws an APIError 429 after too many
 */
export function boundTries(keyPrefix: string): (id: number, req: PayloadRequest) => Promise<void> {
  let tries: Limiter | undefined;
  return async (id, req) => {
    tries ??= limiter(req.payload, { keyPrefix, points: POINTS, duration: DURATION });
    if ((await secondsToWait(tries, String(id))) === 0) return;
    throw new APIError(inLanguage(TOO_MANY_TRIES, req.i18n.language), TOO_MANY, null, true);
  };
}
