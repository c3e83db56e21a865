/**
 * Why: Payload publishes at a set time in the name of whoever set it, and nothing tells a version of it from one that he saved
 *   himself.
 * Upstream: none found
 * For: payload 3.90.1: the handler of the task schedulePublish.
 * Not needed when: a version, or req.context, says that the task has made it: cms/publishing/versions/publishing.integration.test.ts.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { SanitizedConfig } from "payload";

const running = new AsyncLocalStorage<true>();

/** Whether what is going on is a publishing, or a taking off the site, that was set for a time. */
export function isScheduled(): boolean {
  return running.getStore() ?? false;
}

/** Payload publishes at a set time in the name of whoever set it, as if he saved there and then. Its task is marked, so that a version says so. */
export function markScheduled(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === "schedulePublish");
  const handler = task?.handler;
  if (task && typeof handler === "function") task.handler = (args) => running.run(true, () => handler(args));
  return config;
}
