import { say } from "#shared/desk-texts/say.ts";
import { APIError, type PayloadRequest, type SanitizedConfig } from "payload";
import { inLanguage } from "./i18n.ts";

const NO_OBJECT = say("The body of the request is to be an object, in JSON.");
const NO_TEXT = say("E-mail and password are texts.");
/** Fields of an account that Payload reads before it validates them. */
const TEXTS = ["email", "password"];

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** Refuses a body that is no object, such as a string or `null`, before Payload reads fields of it. */
function refuseNonObject(operation: string, data: unknown, req: PayloadRequest, isAccount = false): void {
  if (operation !== "create" && operation !== "update" && operation !== "updateByID") return;
  if (!isObject(data)) throw new APIError(inLanguage(NO_OBJECT, req.i18n.language), 400, null, true);
  if (isAccount && TEXTS.some((name) => data[name] !== undefined && data[name] !== null && typeof data[name] !== "string"))
    throw new APIError(inLanguage(NO_TEXT, req.i18n.language), 400, null, true);
}

/** Makes every collection and global refuse bodies that are no objects, Payload's own included (preferences, locks). */
export function requireObjectBodies(config: SanitizedConfig): SanitizedConfig {
  for (const { auth, hooks } of config.collections)
    hooks.beforeOperation.unshift(({ args, operation, req }) => {
      const { data, duplicateFromID } = args as { data?: unknown; duplicateFromID?: unknown };
      // A file may come without data, and a copy has no body.
      if (data === undefined && (req.file || duplicateFromID !== undefined)) return { ...args, data: {} } as typeof args;
      refuseNonObject(operation, data, req, Boolean(auth));
      return args;
    });
  for (const { hooks } of config.globals)
    hooks.beforeOperation.unshift(({ args, operation, req }) => refuseNonObject(operation, (args as { data?: unknown }).data, req));
  return config;
}
