import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds: longer than checking a password takes, so that the time does not reveal whether an account exists. */
const STEP = 500;
/** Addresses that could reveal which accounts exist. */
const GUESSED = /^\/api\/users\/(?:login|forgot-password)\/?$/;

/** Delays the answer to a guess to a multiple of `STEP`. A successful sign-in is answered at once. */
export async function timingSafeAnswer(path: string, answer: () => Promise<Response>): Promise<Response> {
  if (!GUESSED.test(path)) return answer();
  const start = performance.now();
  const response = await answer();
  if (path.includes("login") && response.ok) return response;
  await wait(STEP - ((performance.now() - start) % STEP));
  return response;
}
