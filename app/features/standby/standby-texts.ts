import type { Translate } from "#app/i18n/texts.ts";
import { conditionParams } from "#app/lib/standby-conditions.ts";
import type { Conditions } from "#shared/specification/standby.ts";

/** Site path of the buyers' page, with one product on the list and the conditions of its calculated standby. */
export function standbyQuote(slug: string, conditions: Conditions): string {
  return `/buy?${new URLSearchParams({ ...conditionParams(conditions), items: `${slug}:1` })}`.replaceAll("%3A", ":");
}

/** An interval in minutes in words: “every 6 h”. */
export function intervalText(t: Translate, minutes: number): string {
  if (minutes === 1440) return t("standby.everyDay");
  if (minutes === 60) return t("standby.everyHour");
  return minutes % 60 === 0 ? t("standby.everyHours", { number: minutes / 60 }) : t("standby.everyMinutes", { number: minutes });
}
