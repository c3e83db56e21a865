import type { Payload } from "payload";
import { WEEKDAYS, workingHoursOf, type WorkingHours } from "../lib/working-time.ts";

const FIELDS = Object.fromEntries(
  ["opens", "closes", "holidays", ...WEEKDAYS.map(({ name }) => name)].map((name) => [name, true as const]),
);

/** The company's working hours, in which the promise to answer counts. */
export async function companyHours(payload: Payload): Promise<WorkingHours> {
  return workingHoursOf(await payload.findGlobal({ slug: "site", depth: 0, select: FIELDS, overrideAccess: true }));
}
