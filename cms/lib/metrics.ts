import { Counter, Gauge, Registry } from "prom-client";

/** What the process tells at `/metrics`. */
export const registry = new Registry();

/** Forms that were taken, by where they were put: into the database or, when that did not take them, into the journal. */
export const leadsTaken = new Counter({
  name: "waymark_submissions_total",
  help: "Forms that were taken",
  labelNames: ["form", "kept"],
  registers: [registry],
});

/** Leads that came from the journal into the database. */
export const replayed = new Counter({
  name: "waymark_journal_replayed_total",
  help: "Leads that came from the journal into the database",
  registers: [registry],
});

/** Tries to tell somebody of a lead or message. */
export const notificationsTried = new Counter({
  name: "waymark_notices_total",
  help: "Tries to tell somebody of a lead or message",
  labelNames: ["channel", "outcome"],
  registers: [registry],
});

/** Texts of the site that a language has no wording of its own for. */
export const textsMissing = new Gauge({
  name: "waymark_texts_missing",
  help: "Texts of the site that are shown in English for want of a translation",
  labelNames: ["language"],
  registers: [registry],
});

/** A figure that is looked up whenever somebody asks for the metrics. One that cannot be looked up now is no number. */
export function gauge(name: string, help: string, look: () => number | Promise<number>): void {
  const collect = async (): Promise<void> => made.set(await Promise.resolve(look()).catch(() => Number.NaN));
  const made: Gauge = new Gauge({ name, help, collect, registers: [] });
  registry.removeSingleMetric(name);
  registry.registerMetric(made);
}
