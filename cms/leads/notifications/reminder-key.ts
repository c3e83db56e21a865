import { randomUUID } from "node:crypto";

/** The prefix of reminders' ids; those of all other notices begin with `msg_`. */
const REMINDER = "due_";

/** A new id of a notice. @param isDue whether it is the reminder of a follow-up */
export function notificationKey(isDue = false): string {
  return `${isDue ? REMINDER : "msg_"}${randomUUID().replaceAll("-", "")}`;
}

/** Whether the id belongs to a reminder of a follow-up. */
export function isReminder(key: string): boolean {
  return key.startsWith(REMINDER);
}

/** The condition for the unsent reminders of a lead. */
export function plannedReminders(lead: number) {
  return {
    lead: { equals: lead },
    channel: { equals: "owner" },
    state: { equals: "waiting" },
    attempts: { equals: 0 },
    key: { like: REMINDER },
  } as const;
}
