import { type CollectionBeforeChangeHook, type DateField } from "payload";
import { date } from "payload/shared";
import { inLanguage } from "../fields/bilingual.ts";

const AHEAD = {
  zh: "日期在今天之后，而发布会立即生效。请改为今天，或存草稿后用“定时发布”。",
  en: "The date is ahead, but publishing takes effect at once. Use today's date, or save a draft and schedule it.",
};
/** A calendar day in the company's time zone, as sortable text. */
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" });

/** A day that may not lie ahead of the moment at which its record is published. */
export function notAhead(field: DateField): DateField {
  return {
    ...field,
    validate: (value, options) => {
      // What the server puts in by itself has the dates that it has.
      const isPublishing = Boolean(options.req.user) && (options.data as { _status?: string })["_status"] === "published";
      if (isPublishing && value && DAY.format(new Date(value)) > DAY.format(new Date()))
        return inLanguage(AHEAD, options.req.i18n.language);
      return date(value, options);
    },
  };
}

/** Dates a change of what is published today, unless another date was chosen. */
export const dateChange: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const wasPublished = originalDoc?.["_status"] === "published";
  if (!req.user || operation !== "update" || !wasPublished || data["_status"] !== "published" || data["deletedAt"] || originalDoc.deletedAt)
    return data;
  const isAsBefore = DAY.format(new Date(data["updatedOn"])) === DAY.format(new Date(originalDoc.updatedOn));
  return isAsBefore ? { ...data, updatedOn: new Date().toISOString() } : data;
};
