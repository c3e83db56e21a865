import { randomUUID } from "node:crypto";

/** How the ids of reminders begin; those of all other notices begin with `msg_`. */
const REMINDER = "due_";

/** A new id of a notice. @param isDue whether it reminds somebody of a follow-up */
export function notificationKey(isDue = false): string {
  return `${isDue ? REMINDER : "msg_"}${randomUUID().replaceAll("-", "")}`;
}

/** Whether the notice of this id reminds somebody of a follow-up. */
export function isReminder(key: string): boolean {
  return key.startsWith(REMINDER);
}

/** What finds the reminders of a lead that were not sent yet. */
export function plannedReminders(lead: number) {
  return {
    lead: { equals: lead },
    channel: { equals: "owner" },
    state: { equals: "waiting" },
    attempts: { equals: 0 },
    key: { like: REMINDER },
  } as const;
}
