import type { Access } from "payload";
import { can, type Permission } from "./permissions.ts";

/**
 * Putting a record into the trash takes the permission of its kind. For good it is deleted with one of its own, and only out of the
 * trash, so that no single confirmation loses anything. Payload asks with `deletedAt` in the data when a record is to be trashed.
 */
export function mayTrash(permission: Permission): Access {
  return ({ data, req }) => {
    if (isTrashing(data)) return can(req, permission);
    return can(req, "trash.empty") && { deletedAt: { exists: true } };
  };
}

function isTrashing(data: unknown): boolean {
  return typeof data === "object" && data !== null && "deletedAt" in data && Boolean(data.deletedAt);
}
