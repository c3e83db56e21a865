import type { Access } from "payload";
import { can, type Permission } from "./permissions.ts";

/**
 * Trashing a record needs the permission of its kind; deleting it needs `trash.empty` and a record in the trash, so that no single
 * confirmation loses anything. Payload passes `deletedAt` in the data when it trashes a record.
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
