import type { PayloadRequest } from "payload";
import { countAnew, limiter, secondsToWait, type Limiter } from "../lib/rate-limiter.ts";
import { refusal } from "../lib/refusal.ts";
import { TOO_MANY_TRIES } from "./sign-in.ts";

/** Attempts to prove the ownership of an account, and the seconds in which they count. */
const POINTS = 5;
const DURATION = 10 * 60;

/** The attempts of each account. */
interface Tries {
  /** Counts an attempt before it is judged, so that concurrent ones cannot exceed the limit. @throws APIError 429 after too many */
  count: (id: number, req: PayloadRequest) => Promise<void>;
  forget: (id: number, req: PayloadRequest) => Promise<void>;
}

/** Limits the attempts to prove ownership with a session or the password. Counts them separately from all others. */
export function limitTries(keyPrefix: string): Tries {
  let tryLimiter: Limiter | undefined;
  const tries = ({ payload }: PayloadRequest) => (tryLimiter ??= limiter(payload, { keyPrefix, points: POINTS, duration: DURATION }));
  return {
    count: async (id, req) => {
      if ((await secondsToWait(tries(req), String(id))) === 0) return;
      throw refusal(TOO_MANY_TRIES, req, 429);
    },
    forget: (id, req) => countAnew(tries(req), String(id)),
  };
}
