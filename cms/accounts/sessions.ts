import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, PayloadRequest } from "payload";
import { record } from "../lib/audit-record.ts";
import { updateSilently } from "../db/update-silently.ts";

interface Session {
  id: string;
  createdAt?: string | Date | null;
  expiresAt: string | Date;
}

/** The public facts of a session: never its id, which is half a key. */
export interface SessionView {
  began: string;
  ends: string;
  /** Whether it is the session of the request. */
  own: boolean;
}

async function sessionsOf(id: number, req: PayloadRequest): Promise<Session[]> {
  const user = await req.payload.db.findOne<{ id: number; sessions?: Session[] }>({
    collection: "users",
    where: { id: { equals: id } },
    req,
  });
  return user?.sessions ?? [];
}

function currentSession(req: PayloadRequest): string | undefined {
  return (req.user as { _sid?: string } | null)?.["_sid"];
}

/** The unexpired sessions of an account. */
export async function listSessions(id: number, req: PayloadRequest): Promise<SessionView[]> {
  const now = Date.now();
  return (await sessionsOf(id, req))
    .filter(({ expiresAt }) => new Date(expiresAt).getTime() > now)
    .map(({ id: sid, createdAt, expiresAt }) => ({
      began: createdAt ? new Date(createdAt).toISOString() : "",
      ends: new Date(expiresAt).toISOString(),
      own: sid === currentSession(req),
    }));
}

/** Ends all sessions of an account except that of the request. */
export async function endSessions(id: number, req: PayloadRequest): Promise<void> {
  const sessions = (await sessionsOf(id, req)).filter(({ id: sid }) => sid === currentSession(req));
  await updateSilently(req.payload, { collection: "users", id }, { sessions }, req);
}

/** Set on the context of a request that changes a password. */
const PASSWORD_CHANGED = "passwordChanged";

/** Payload removes the password from the data before later hooks run. */
export const notePasswordChange: CollectionBeforeValidateHook = ({ context, data, operation }) => {
  if (operation === "update" && data?.["password"]) context[PASSWORD_CHANGED] = true;
  return data;
};

/** Ends all sessions of the old password. The audit log records the change, never the password. */
export const endSessionsOfOldPassword: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  if (!context[PASSWORD_CHANGED]) return;
  delete context[PASSWORD_CHANGED];
  await endSessions(doc.id, req);
  if (req.user) await record(req, { action: "update", record: "users", id: doc.id, title: doc.name, changes: [{ field: "password" }] });
};
