import { setTimeout as pause } from "node:timers/promises";
import type { Payload } from "payload";
import { log } from "../../lib/log/index.ts";
import { noticesTried } from "../../lib/metrics.ts";
import type { Notice } from "../../config/payload-types.ts";
import { channels } from "./channels.ts";
import { releaseLeases, noteFailed, noteSent, claimNext, untilNext } from "./queue.ts";
import { subjectOf } from "./subject.ts";
import { asleep } from "./wake.ts";

/** Milliseconds after which a process looks for what another one has left, at the latest. */
const LONGEST_SLEEP = 5000;
/** Milliseconds between two looks at what is due and in the hands of another process. */
const SHORTEST_SLEEP = 250;
/** Milliseconds to wait after the database could not be asked. */
const FAULT_PAUSE = 5000;
/** Milliseconds that what is being sent has to arrive once the process stops. */
const LAST_WORDS = 5000;
/** Characters kept of what a mail server or webhook answered. */
const LONGEST_FAULT = 500;

/**
 * Sends what waits to be told, until the returned function is called; that ends when nothing is being sent any more, after so many
 * milliseconds at the latest: what has not arrived by then waits in the database for the next start, or for another process. Each
 * channel goes its own way, one notice after the other, so that a mail server that hangs does not hold up the webhook.
 */
export function startNotices(cms: Payload): (patience?: number) => Promise<void> {
  const stop = new AbortController();
  const begun = releaseLeases(cms).catch((error: unknown) => log.error({ err: error }, "Notices could not be looked through"));
  const ways = Object.keys(channels).map((name) => begun.then(() => goOn(cms, name as Notice["channel"], stop.signal)));
  return async (patience = LAST_WORDS) => {
    stop.abort();
    const late = Symbol();
    const first = await Promise.race([Promise.all(ways), pause(patience, late, { ref: false })]);
    if (first === late) log.warn("The process stops while a notice is being sent; it is sent again after the next start");
  };
}

async function goOn(cms: Payload, channel: Notice["channel"], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const notice = await claimNext(cms, channel);
      if (notice) await deliver(cms, notice);
      else await asleep(Math.max(SHORTEST_SLEEP, Math.min((await untilNext(cms, channel)) ?? LONGEST_SLEEP, LONGEST_SLEEP)), signal);
    } catch (error) {
      log.error({ err: error }, "The notices could not be looked through");
      await asleep(FAULT_PAUSE, signal);
    }
  }
}

/** Tries to tell one notice, and notes how that went. */
async function deliver(cms: Payload, notice: Notice): Promise<void> {
  const channel = channels[notice.channel];
  try {
    const subject = await subjectOf(cms, notice);
    if (!subject) throw new GoneError("The lead or message is gone, or in the trash.");
    if (channel.target() === null) throw new GoneError(`Not set up: ${channel.needs}`);
    await channel.send(cms, notice, subject);
  } catch (error) {
    noticesTried.inc({ channel: notice.channel, outcome: "failed" });
    const fault = (error instanceof Error ? error.message : "Failed").slice(0, LONGEST_FAULT);
    // A try that cannot succeed later is the last one.
    await noteFailed(cms, error instanceof GoneError ? { ...notice, attempts: Number.POSITIVE_INFINITY } : notice, fault);
    return;
  }
  noticesTried.inc({ channel: notice.channel, outcome: "sent" });
  await noteSent(cms, notice);
}

/** What no later try will find either. */
class GoneError extends Error {
  override name = "GoneError";
}
