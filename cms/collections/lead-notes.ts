import { say } from "#shared/desk-texts/say.ts";
import type { CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { serverOnly } from "../access/field-access.ts";
import { nobody } from "../access/nobody.ts";
import type { LeadNote } from "../config/payload-types.ts";
import { MAX_REPLY, MAX_REPLY_SUBJECT } from "../leads/reply-placeholders.ts";
import { addressReply, sendReply } from "../leads/replies.ts";
import { CUSTOMERS } from "../lib/groups.ts";

/** Sets the author of a note to the current user, so that nobody can write one in another's name. */
const sign: CollectionBeforeChangeHook<LeadNote> = ({ data, req }) => ({
  ...data,
  author: req.user?.id ?? null,
  authorName: req.user?.name ?? null,
});

/**
 * Colleagues' notes about a lead, and replies to its sender: a note with a subject is a reply, which the site mails. A note never changes,
 * and goes only with its lead.
 */
export const leadNotes: CollectionConfig = {
  slug: "lead-notes",
  labels: { singular: say("Note"), plural: say("Notes") },
  // The page of the lead shows them.
  admin: { group: CUSTOMERS, hidden: true, useAsTitle: "text" },
  defaultSort: "-id",
  access: { read: allow("leads.read"), create: allow("leads.write"), update: nobody, delete: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { beforeChange: [sign, addressReply], afterChange: [sendReply] },
  fields: [
    { type: "relationship", name: "lead", label: say("Lead"), relationTo: "leads", index: true },
    { type: "textarea", name: "text", label: say("Note"), required: true, maxLength: MAX_REPLY },
    { type: "text", name: "subject", label: say("Subject of the mail"), maxLength: MAX_REPLY_SUBJECT },
    { type: "text", name: "mailedTo", label: say("Mailed to"), access: serverOnly },
    { type: "relationship", name: "author", label: say("Author"), relationTo: "users", access: serverOnly },
    { type: "text", name: "authorName", label: say("Name (of a person)"), access: serverOnly },
    { type: "date", name: "createdAt", label: say("Time"), index: true, access: serverOnly },
  ],
};
