import { Forbidden, type Endpoint } from "payload";
import { can } from "../access/permissions.ts";
import { record } from "../lib/audit-record.ts";
import { csv } from "../lib/csv.ts";
import { fileAnswer } from "../lib/file-answer.ts";
import { deskLanguage, currentTime } from "../lib/time.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { countName, valueName } from "./names.ts";
import { textsIn } from "./web-analytics-texts.ts";
import { periodOf, readWebAnalytics } from "./read-web-analytics.ts";

/** `GET /api/insight?days=30|90|365`: what the page of the desk shows, as CSV. */
export const exportEndpoint: Endpoint = {
  path: "/insight",
  method: "get",
  handler: async (req) => {
    if (!can(req, "counts.read")) throw new Forbidden(req.t);
    const language = deskLanguage(req.i18n.language);
    const texts = textsIn(language);
    const period = periodOf(req.query["days"]);
    const { days, tables } = await readWebAnalytics(req.payload, period);
    const rows = days.map(({ day, count }) => [texts.days, day, countName(count)]);
    for (const { kind, rows: values, unnamed } of tables) {
      for (const { value, count } of values) rows.push([texts.kinds[kind], valueName(kind, value, language), countName(count)]);
      if (unnamed > 0) rows.push([texts.kinds[kind], texts.unnamed(unnamed), countName(null)]);
    }
    await record(req, { action: "export", record: "insight-counts", id: "-", title: `csv, ${rows.length}` });
    return fileAnswer(csv([[texts.kind, texts.value, texts.times], ...rows]), "csv", `insight-${period}-${isoDay(currentTime())}`);
  },
};
