import type { Payload } from "payload";

/** Milliseconds between two looks. */
const INTERVAL = 5000;

export interface DatabaseWatch {
  /** Whether the database was out of reach at the last look. */
  isAway: () => boolean;
  stop: () => void;
}

/** Looks now and then whether the database can be reached. */
export function watchDatabase(cms: Payload, interval = INTERVAL): DatabaseWatch {
  let away = false;
  let looking = false;
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    away = !(await cms.count({ collection: "users" }).then(
      () => true,
      () => false,
    ));
    looking = false;
  }
  const timer = setInterval(() => void look(), interval).unref();
  return { isAway: () => away, stop: () => clearInterval(timer) };
}
