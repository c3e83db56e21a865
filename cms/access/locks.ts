import type { Access, SanitizedConfig } from "payload";
import { nobody } from "./nobody.ts";
import { hasRole } from "./roles.ts";

/** Who sees a record open for writing may take it over, in his own name alone. */
const takenOver: Access = ({ req, data }) => {
  if (!req.user || !hasRole(req, "administrator", "editor", "sales")) return false;
  const { user } = (data ?? {}) as { user?: unknown };
  const named = typeof user === "object" && user !== null && "value" in user ? user.value : user;
  return named === req.user.id;
};

/** Who has a record open lets it go. */
const own: Access = ({ req }) => (req.user ? { "user.value": { equals: req.user.id } } : false);

/**
 * The desk notes who has a record open, and makes these notes itself; Payload lets any account write them over REST, and so shut
 * others out of records or let them write over each other.
 */
export function closingLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === "payload-locked-documents");
  if (locks) Object.assign(locks.access, { create: nobody, update: takenOver, delete: own });
  return config;
}
