import { say } from "#shared/desk-texts/say.ts";

/** Actions on a record or an account. */
export const ACTIONS = {
  create: say("Created (action)"),
  update: say("Changed (action)"),
  publish: say("Published (action)"),
  unpublish: say("Unpublished"),
  draft: say("Saved a draft"),
  trash: say("Moved to the trash"),
  restore: say("Restored from the trash"),
  delete: say("Deleted for good"),
  "sign-in": say("Signed in (action)"),
  invite: say("Invited"),
  export: say("Exported"),
  "end-sessions": say("Ended sessions"),
} as const;

export type Action = keyof typeof ACTIONS;
