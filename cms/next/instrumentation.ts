/** What Next calls beside the pages of the desk. */
import type { Instrumentation } from "next";
import { log } from "#cms/lib/log/index.ts";

/** Logs what a page or a function of the desk fails with. Of the request its method and route are told, without what it asked for. */
export const onRequestError: Instrumentation.onRequestError = (error, { method }, { routePath }) => {
  log.error({ err: error, method, route: routePath }, "A page of the desk failed");
};
