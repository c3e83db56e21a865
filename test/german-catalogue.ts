/** A catalogue of 43 devices as a maker in Germany keeps it in a spreadsheet, and what each of its figures says. */
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { specName } from "#shared/vocabulary/spec-rows.ts";

/** What a cell of a device says: its figures as the record keeps them, or codes. */
export interface Stated {
  value?: number;
  min?: number;
  max?: number;
  prefix?: string;
  codes?: string[];
}

export interface Device {
  code: string;
  /** As the sheet has it, by the German names of its columns. */
  cells: Readonly<Record<string, string>>;
  width: number;
  height: number;
  depth: number;
  released: string;
  warrantyMonths: number;
  /** Its rows by their keys; the sheet leaves the cells of other rows empty. */
  specs: Readonly<Record<string, Stated>>;
}

/** What a row of the specifications is called in German. */
const column = (key: string) => nameIn(specName(key), "de");

const MODELS =
  "FMB920 FMB125 FMC640 FMC234 FMB003 TAT140 TAT100 GV57 GV350 GL300 GL520 GV500 AT4 AT5 AL300 VT310 T333 P99G TK103 GT06N JM-LL01 JM-VL03 JM-VG04 LL303 PL200 Oyster3 Remora3 Yabby3 Dart2 Bolt G62 Eagle Hawk X1 X2 X3 X5 N1 N2 N3 M7 M8 M9".split(
    " ",
  );

const WEIGHTS: [string, Stated][] = [
  ["62,5 g", { value: 62.5 }],
  ["0,49 kg", { value: 490 }],
  ["188", { value: 188 }],
  ["ca. 54 g", { value: 54, prefix: "~" }],
  ["1.250 g", { value: 1250 }],
  ["54 Gramm", { value: 54 }],
];
const CAPACITIES: [string, Stated | null][] = [
  ["10.000 mAh", { value: 10000 }],
  ["2.600", { value: 2600 }],
  ["650 mAh", { value: 650 }],
  ["5,2 Ah", { value: 5200 }],
  ["k. A.", null],
];
const STANDBYS: [string, Stated | null][] = [
  ["3.650", { value: 3650 }],
  ["5 Jahre", { value: 1825 }],
  ["36 Monate", { value: 1095 }],
  ["bis 90 Tage", { value: 90, prefix: "≤" }],
  ["–", null],
];
const SUPPLIES: [string, Stated][] = [
  ["10–30 V DC", { min: 10, max: 30 }],
  ["6-30 V", { min: 6, max: 30 }],
  ["10 bis 30 V", { min: 10, max: 30 }],
  ["8,5–36,5 V", { min: 8.5, max: 36.5 }],
  ["≤36V", { value: 36, prefix: "≤" }],
];
const TEMPERATURES: [string, Stated][] = [
  ["-40 °C bis +85 °C", { min: -40, max: 85 }],
  ["bis 60 °C", { value: 60, prefix: "≤" }],
  ["−20…+70 °C", { min: -20, max: 70 }],
];
const BANDS: [string, string[]][] = [
  ["4G: B1/B3/B20; 2G: B3/B8", ["b1", "b3", "b20", "gsm1800", "gsm900"]],
  ["GSM 900/1800 MHz", ["gsm900", "gsm1800"]],
  ["GSM B2/B3/B5/B8", ["gsm1900", "gsm1800", "gsm850", "gsm900"]],
  ["LTE B1/B3/B7/B8/B20, UMTS 900/2100", ["b1", "b3", "b7", "b8", "b20", "umts900", "umts2100"]],
  ["LoRaWAN EU868", ["eu868"]],
];
const PROTECTIONS: [string, string[]][] = [
  ["IP67", ["ip67"]],
  ["IP66/IP68", ["ip66", "ip68"]],
  ["IP69K", ["ip69k"]],
  ["IP54", ["ip54"]],
];
const BLUETOOTH: [string, Stated | null][] = [
  ["ja", { codes: ["bluetooth"] }],
  ["5.2", { codes: ["bluetooth"] }],
  ["k. A.", null],
];

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** The 43 devices. */
export function germanCatalogue(): Device[] {
  return MODELS.map((code, index) => {
    const [weight, capacity, standby] = [at(WEIGHTS, index), at(CAPACITIES, index), at(STANDBYS, index + 1)];
    const [supply, temperature, bluetooth] = [at(SUPPLIES, index), at(TEMPERATURES, index), at(BLUETOOTH, index)];
    const [bands, protection] = [at(BANDS, index), at(PROTECTIONS, index)];
    const width = 40 + index / 2;
    const day = String((index % 28) + 1).padStart(2, "0");
    const stated = {
      weight: weight[1],
      battery_capacity: capacity[1],
      standby: standby[1],
      input_voltage: supply[1],
      temperature: temperature[1],
      accuracy: { value: 2.5, prefix: "<" },
      humidity: { value: 95 },
      bands: { codes: bands[1] },
      protection: { codes: protection[1] },
      bluetooth: bluetooth[1],
    };
    return {
      code,
      width,
      depth: 104.1,
      height: 16.8,
      released: `2025-06-${day}`,
      warrantyMonths: index % 2 ? 24 : 36,
      specs: Object.fromEntries(Object.entries(stated).flatMap(([key, row]) => (row ? [[key, row]] : []))),
      cells: {
        Modell: code,
        Bezeichnung: `Ortungsgerät ${code}`,
        "Bezeichnung (English)": `Tracker ${code}`,
        Kurzbeschreibung: "Klein; robust, „made in Germany“",
        "Breite (mm)": String(width).replace(".", ","),
        "Tiefe (cm)": "10,41",
        Höhe: "16,8 mm",
        Erscheinungsdatum: `${day}.06.2025`,
        Garantie: index % 2 ? "24 Monate" : "3 Jahre",
        [column("weight")]: weight[0],
        [column("battery_capacity")]: capacity[0],
        [column("standby")]: standby[0],
        [column("input_voltage")]: supply[0],
        [column("temperature")]: temperature[0],
        [column("accuracy")]: "< 2,5 m",
        [column("humidity")]: "95 %",
        [column("bands")]: bands[0],
        [column("protection")]: protection[0],
        [column("bluetooth")]: bluetooth[0],
      },
    };
  });
}

function quoteCell(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The catalogue as a German Excel saves it as CSV. */
export function germanSheet(devices: readonly Device[]): string {
  const columns = Object.keys(devices[0]?.cells ?? {});
  const rows = [columns, ...devices.map(({ cells }) => columns.map((name) => cells[name] ?? ""))];
  return `\uFEFF${rows.map((row) => row.map(quoteCell).join(";")).join("\r\n")}\r\n`;
}

/** What a German spreadsheet makes of the cells of a file that it opens and saves as CSV: its own truth, days and decimals. */
export function throughGermanSpreadsheet(rows: readonly (readonly string[])[]): string {
  const toGermanCell = (cell: string): string => {
    if (cell === "true") return "WAHR";
    if (cell === "false") return "FALSCH";
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(cell) ?? [];
    return year ? `${day}.${month}.${year}` : cell;
  };
  return `${rows.map((row) => row.map((cell) => quoteCell(toGermanCell(cell))).join(";")).join("\r\n")}\r\n`;
}
