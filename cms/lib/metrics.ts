import { Counter, Gauge, Registry } from "prom-client";

/** The metrics of the process at `/metrics`. */
export const registry = new Registry();

/** Submitted forms, by where they are stored: in the database or, when that fails, in the journal. */
export const leadsTaken = new Counter({
  name: "waymark_submissions_total",
  help: "Forms that were taken",
  labelNames: ["form", "kept"],
  registers: [registry],
});

/** Leads moved from the journal into the database. */
export const replayed = new Counter({
  name: "waymark_journal_replayed_total",
  help: "Leads that came from the journal into the database",
  registers: [registry],
});

/** Attempts to notify somebody of a lead or message. */
export const notificationsTried = new Counter({
  name: "waymark_notices_total",
  help: "Tries to tell somebody of a lead or message",
  labelNames: ["channel", "outcome"],
  registers: [registry],
});

/** Texts of the site that a language lacks. */
export const textsMissing = new Gauge({
  name: "waymark_texts_missing",
  help: "Texts of the site that are shown in English for want of a translation",
  labelNames: ["language"],
  registers: [registry],
});

/** Registers a gauge that is read at each collection; NaN where reading fails. */
export function gauge(name: string, help: string, read: () => number | Promise<number>): void {
  const collect = async (): Promise<void> => metric.set(await Promise.resolve(read()).catch(() => Number.NaN));
  const metric: Gauge = new Gauge({ name, help, collect, registers: [] });
  registry.removeSingleMetric(name);
  registry.registerMetric(metric);
}
