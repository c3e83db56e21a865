import { say } from "#shared/desk-texts/say.ts";
import { type CollectionBeforeChangeHook, type DateField } from "payload";
import { date } from "payload/shared";
import { inLanguage } from "../../lib/i18n.ts";
import { isoDay } from "#shared/lib/time-zone.ts";

const AHEAD = say("The date is ahead, but publishing takes effect at once. Use today’s date, or save a draft and set a time.");

/** A day that may not lie in the future when its record is published. */
export function notAhead(field: DateField): DateField {
  return {
    ...field,
    validate: (value, options) => {
      // The server's own records keep their dates.
      const isPublishing = Boolean(options.req.user) && (options.data as { _status?: string })["_status"] === "published";
      if (isPublishing && value && isoDay(new Date(value).toISOString()) > isoDay(new Date()))
        return inLanguage(AHEAD, options.req.i18n.language);
      return date(value, options);
    },
  };
}

type Data = Record<string, unknown>;

/** An article for storing: a change of a published one gets today's date, unless another date was chosen. */
export function updateArticleDate(data: Data, before: Data): Data {
  const isChangeInView = [data, before].every((article) => article["_status"] === "published" && !article["deletedAt"]);
  const dayOf = ({ updatedOn }: Data) => isoDay(String(updatedOn));
  return isChangeInView && dayOf(data) === dayOf(before) ? { ...data, updatedOn: new Date().toISOString() } : data;
}

/** Whether an article has the automatic date of a change. */
export function isDatedToday({ updatedOn }: Data): boolean {
  return isoDay(String(updatedOn)) === isoDay(new Date());
}

/** Dates changes by staff. */
export const dateChange: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) =>
  req.user && operation === "update" ? updateArticleDate(data, originalDoc as Data) : data;
