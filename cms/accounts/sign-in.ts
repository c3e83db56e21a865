import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { say } from "#shared/desk-texts/say.ts";
import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from "payload";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { can } from "../access/permissions.ts";
import { currentRequest } from "../lib/log/request-context.ts";
import { refusal } from "../lib/refusal.ts";

/** Seconds of the counting window. */
const MINUTE = 60;
/** Failed attempts of a client in the window, until it is refused. */
const TRIES = 10;
/**
 * Attempts with one name, by all clients, until each further one is delayed; the milliseconds of the first delay, which doubles each time,
 * and of the longest.
 */
const QUICK_TRIES = 5;
const FIRST_DELAY = 250;
const MAX_DELAY = 1000;

export const TOO_MANY_TRIES = say("Too many tries. Please try again in ten minutes.");
/** Set on the context of a request that tries to sign in. */
const TRY = "signInTry";

const clients = new RateLimiterMemory({ keyPrefix: "sign-in client", points: TRIES, duration: 10 * MINUTE });
const names = new RateLimiterMemory({ keyPrefix: "sign-in name", points: Number.MAX_SAFE_INTEGER, duration: 15 * MINUTE });

/**
 * Limits guessing: a client has a number of attempts, and many attempts with one name are delayed, whether or not the account exists. Wrong
 * passwords lock no account, because anybody who knows its name could lock it.
 */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const client = currentRequest()?.client;
  // Administrators create any number of links for others.
  const isGuess = operation === "login" || (operation === "forgotPassword" && !can(req, "accounts.write"));
  if (!client || !isGuess) return args;
  await clients.consume(client).catch(() => {
    throw refusal(TOO_MANY_TRIES, req, 429);
  });
  const { email } = (args.data ?? {}) as { email?: unknown };
  const name = createHash("sha256").update(String(email).trim().toLowerCase()).digest("hex");
  req.context[TRY] = { client, name };
  const { consumedPoints } = await names.consume(name);
  const slowed = consumedPoints - QUICK_TRIES;
  if (slowed > 0) await wait(Math.min(MAX_DELAY, FIRST_DELAY * 2 ** Math.min(slowed - 1, 10)));
  return args;
};

/** Does not count the attempt of a request, because it was no guess. */
export async function forgiveTry(req: PayloadRequest): Promise<void> {
  const attempt = req.context[TRY] as { client: string; name: string } | undefined;
  if (!attempt) return;
  await clients.reward(attempt.client, 1);
  await names.delete(attempt.name);
}

/** A successful attempt was no guess. */
export const forgiveSignIn: CollectionAfterLoginHook = ({ req }) => forgiveTry(req);
