import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds: longer than checking a password takes, so that no answer tells whether there was one to check. */
const STEP = 500;
/** Where somebody could learn which accounts there are. */
const GUESSED = /^\/api\/users\/(?:login|forgot-password)\/?$/;

/** Answers guesses at even times. A sign-in that succeeds is answered at once. */
export async function timingSafeAnswer(path: string, answer: () => Promise<Response>): Promise<Response> {
  if (!GUESSED.test(path)) return answer();
  const begun = performance.now();
  const response = await answer();
  if (path.includes("login") && response.ok) return response;
  await wait(STEP - ((performance.now() - begun) % STEP));
  return response;
}
