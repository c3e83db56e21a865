import { say } from "#shared/desk-texts/say.ts";
import type { FieldHook, TextField } from "payload";
import { inLanguage } from "../../lib/i18n.ts";

const NOBODY = say("no votes yet");

/** Computed when staff reads it; nobody else can read it. */
const sums: FieldHook = async ({ originalDoc, data, req }) => {
  const answer = (data?.["id"] ?? originalDoc?.id) as number | undefined;
  if (!req.user || answer === undefined) return null;
  const count = (helpful: boolean) =>
    req.payload.count({
      collection: "votes",
      where: { answer: { equals: answer }, helpful: { equals: helpful } },
      req,
      overrideAccess: true,
    });
  const [yes, no] = await Promise.all([count(true), count(false)]);
  if (yes.totalDocs + no.totalDocs === 0) return inLanguage(NOBODY, req.i18n.language);
  return `${yes.totalDocs} / ${no.totalDocs}`;
};

/** The numbers of visitors whom an answer helped, and whom it did not. */
export const helpedField: TextField = {
  type: "text",
  name: "helped",
  label: say("Helped / did not"),
  virtual: true,
  hooks: { afterRead: [sums] },
  admin: {
    readOnly: true,
    disableBulkEdit: true,
    position: "sidebar",
    description: say("How often visitors said so on the page of questions."),
  },
};
