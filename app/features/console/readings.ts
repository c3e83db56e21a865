import type { Language } from "#app/i18n/index.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { formatNumber } from "#shared/specification/numbers.ts";
import { COLD_LIMIT, HOUR, type Alarm, type Device, type DeviceState } from "./fleet.ts";

/** What the words of the console depend on. */
export interface Words {
  t: Translate;
  language: Language;
  fenceName: string;
}

/** Minutes since midnight, or a length of time, as `09:31`. */
export function clockText(minutes: number): string {
  const whole = Math.floor(minutes);
  return `${String(Math.floor(whole / HOUR)).padStart(2, "0")}:${String(whole % HOUR).padStart(2, "0")}`;
}

/** A temperature with one decimal and a real minus: `−18.4 °C`. */
export function degrees(value: number, language: Language): string {
  return `${formatNumber(Math.round(value * 10) / 10, language)}\u00a0°C`;
}

export function speedText(kmh: number): string {
  return `${Math.round(kmh)}\u00a0km/h`;
}

/** A device's leading figure, and its state in words. */
export function figuresOf(
  { kind, reports = Infinity }: Device,
  { speed, parked, temperature }: DeviceState,
  minute: number,
  { t, language }: Words,
): { value: string; status: string } {
  const stationaryText = (key: "console.parked" | "console.standing") => (parked === null ? "" : t(key, { time: clockText(parked) }));
  switch (kind) {
    case "coldBox":
      return { value: degrees(temperature ?? 0, language), status: t(isTooWarm(temperature) ? "console.coldBoxWarm" : "console.coldBox") };
    case "asset":
      return { value: "—", status: t(minute < reports ? "console.asleep" : "console.reported", { time: clockText(reports) }) };
    case "person":
      return { value: speedText(speed), status: stationaryText("console.standing") || t("console.onFoot") };
    case "vehicle":
      return { value: speedText(speed), status: stationaryText("console.parked") || t("console.onRoute") };
  }
}

function isTooWarm(temperature: number | null): boolean {
  return temperature !== null && temperature > COLD_LIMIT;
}

/** A device's name within a sentence, which does not break after its hyphen. */
export function withoutLineBreaks(name: string): string {
  return name.replace("-", "-\u2060");
}

/** An alarm in a sentence: when, which device, what. */
export function alarmText({ device, minute, kind, value = 0 }: Alarm, { t, language, fenceName }: Words): string {
  const what = t(`console.${kind}`, {
    fence: fenceName,
    value: kind === "tooWarm" ? degrees(value, language) : speedText(value),
  });
  return `${clockText(minute)} ${withoutLineBreaks(device.name)} ${what}`;
}
