import { useText } from "#app/i18n/index.ts";
import { Console } from "#app/components/map/console.tsx";

/** The devices in the picture; the first is the one on the map. Names and figures are the same in all languages. */
const ROWS = [
  { key: "onRoute", name: "D-0317", value: "42 km/h" },
  { key: "parked", name: "D-0322", value: "0 km/h" },
  { key: "motorway", name: "D-0341", value: "67 km/h" },
  { key: "asleep", name: "A9-0358", value: "—" },
  { key: "coldBox", name: "C4-0061", value: "−18.4 °C" },
  { key: "coldBoxToo", name: "C4-0062", value: "−17.9 °C" },
] as const;

/**
 * The platform at work, with invented devices: home and platform page share the picture.
 * @param name of the platform
 * @param priority for a page that opens with it
 */
export function DemoConsole({ name, priority }: { name: string; priority?: boolean }) {
  const t = useText();
  return (
    <Console
      label={t("console.label", { name })}
      title={name}
      note={t("console.note")}
      rows={ROWS.map(({ key, name: device, value }) => ({ name: device, value, state: t(`console.${key}`) }))}
      live={{ label: t("console.simulated"), time: "09:31:06" }}
      fence={t("console.fence")}
      timeline={{ start: "08:12", end: "09:31 / 09:46" }}
      priority={priority}
    />
  );
}
