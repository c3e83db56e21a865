import type { Access } from "payload";
import { hasRole, type Role } from "./roles.ts";

/**
 * Putting a record into the trash is for these roles. For good it is deleted by administrators alone, and only out of the
 * trash, so that no single confirmation loses anything. Payload asks with `deletedAt` in the data when a record is to be trashed.
 */
export function mayTrash(...roles: Role[]): Access {
  return ({ data, req }) => {
    if (isTrashing(data)) return hasRole(req, ...roles);
    return hasRole(req, "administrator") && { deletedAt: { exists: true } };
  };
}

function isTrashing(data: unknown): boolean {
  return typeof data === "object" && data !== null && "deletedAt" in data && Boolean(data.deletedAt);
}
