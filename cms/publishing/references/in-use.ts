import { say } from "#shared/desk-texts/say.ts";

/** The beginning of the refusal to delete a record in use; the desk shows the users instead. */
export const IN_USE = say("It is in use and cannot be deleted: ");
