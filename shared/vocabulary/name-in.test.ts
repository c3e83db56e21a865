import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { DOWNLOAD_KINDS } from "./library.ts";
import { nameIn, namesIn } from "./name-in.ts";
import { SPEC_ROWS } from "./spec-rows.ts";
import { de } from "./words/de.ts";
import { es } from "./words/es.ts";

/** Every English name of the vocabularies that visitors see, and every word of drawings, as their files have it. */
const NAMES = new Set(
  ["shared/vocabulary", "shared/geometry"].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".ts") && !file.includes(".test."))
      .flatMap((file) =>
        [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/\b(?:en: |t\("[^"]+", )"([^"]+)"/g)].map(([, name = ""]) => name),
      ),
  ),
);
/** Names that are the same in every language, such as standards and units. */
const ALIKE =
  /^(?:PDF|Word|Excel|PowerPoint|GPS|BeiDou|GLONASS|Galileo|Bluetooth|Wi-Fi|SIM|QZSS|NavIC|SBAS|LoRaWAN|RS-232|RS-485|USB|1-Wire|CAN|OBD-II|K-Line|NB-IoT|LTE-M|Solar|Standby|Tracker|Personal|Manual|Service|Initiative|[234]G \(.*\)|[A-Z][\w ]+ \([A-Za-z]+\))$/;

it("names everything in German and Spanish", () => {
  expect(NAMES.size).toBeGreaterThan(120);
  for (const words of [de, es]) expect([...NAMES].filter((name) => !(name in words) && !ALIKE.test(name))).toEqual([]);
});

it("takes the language's own name, and the English one where there is none", () => {
  const { battery_capacity: capacity } = SPEC_ROWS;
  expect((["zh", "en", "de", "es", "fr"] as const).map((language) => nameIn(capacity, language))).toEqual([
    "电池容量",
    "Battery capacity",
    "Batteriekapazität",
    "Capacidad de la batería",
    "Battery capacity",
  ]);
  expect(namesIn(DOWNLOAD_KINDS, "de").datasheet).toBe("Datenblatt");
});
