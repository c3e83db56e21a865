import { expect, it } from "vitest";
import { figuresIn, mainUnit, numberOf, plainText } from "./figures.ts";

const read = (text: string, language: string) => figuresIn(text, language).map((figure) => [figure.text, figure.values, figure.unit]);

it.each([
  ["de", "Das Gehäuse misst 104,1 × 76,8 × 34 mm.", ["104,1 × 76,8 × 34 mm", [104.1, 76.8, 34], "mm size"]],
  ["de", "Der Akku hat 12.000 mAh.", ["12.000 mAh", [12_000], "mAh"]],
  ["de", "Er hält 3.650 Tage.", ["3.650 Tage", [3650], "d"]],
  ["de", "Von −40 bis +85,5 °C.", ["−40 bis +85,5 °C", [-40, 85.5], "°C"]],
  ["fr", "La batterie a 12\u00a0000 mAh.", ["12\u00a0000 mAh", [12_000], "mAh"]],
  ["es", "Pesa 1.250,5 g.", ["1.250,5 g", [1250.5], "g"]],
  ["en", "The case measures 104.1 × 76.8 × 34 mm.", ["104.1 × 76.8 × 34 mm", [104.1, 76.8, 34], "mm size"]],
  ["en", "It has 12,000 mAh.", ["12,000 mAh", [12_000], "mAh"]],
  ["en", "It moves 12.345 mm.", ["12.345 mm", [12.345], "mm"]],
  ["zh", "电池 12,000 mAh。", ["12,000 mAh", [12_000], "mAh"]],
])("reads figures as %s writes them: %s", (language, text, figure) => {
  expect(read(text, language)).toEqual([figure]);
});

/** Every figure of a text: its sign, its values in their unit, and whether they are the ends of a range. */
const readFigures = (text: string, language = "en") =>
  figuresIn(text, language).map(({ prefix, values, unit, isRange }) => `${prefix}${values.join(isRange ? "…" : " ")} ${unit}`);

it.each([
  ["2 cm, 3 km, 1.5 kg, 2 mA, 50 mW, 2.4 GHz", ["20 mm", "3000 m", "1500 g", "2000 µA", "0.05 W", "2400 MHz"]],
  ["868 MHz, 32 kHz, 50 Hz, 120 km/h, 650 mAh, 3 µA, 4 μA", ["868 MHz", "32 kHz", "50 Hz", "120 km/h", "650 mAh", "3 µA", "4 µA"]],
  ["5 A 6 W 7 N 8 h 9 s 1 d 2 m 3 g 4 V 5V", ["5 A", "6 W", "7 N", "8 h", "9 s", "1 d", "2 m", "3 g", "4 V", "5 V"]],
  ["100%, 5‰, −94 dBm, 12 ms, 34 mm", ["100 %", "5 ‰", "-94 dBm", "12 ms", "34 mm"]],
  ["-40 °C, −40 ℃, +85 °C", ["-40 °C", "-40 °C", "85 °C"]],
  ["5 minute, 6 minutes, 7 min, 8 second, 9 seconds", ["5 min", "6 min", "7 min", "8 s", "9 s"]],
  ["9 hours, 1 hour, 2 days, 1 day, 3 months, 1 month", ["9 h", "1 h", "2 d", "1 d", "3 months", "1 months"]],
  ["0 V, 0.5 V, 12-V", ["0 V", "0.5 V", "12 V"]],
  ["1,234 g, 1,234,567 g, 1234 g, 12,34 g", ["1234 g", "1234567 g", "1234 g"]],
  ["99999999999999999999 g", ["NaN g"]],
  // Signs belong to their figure, and a tolerance is no point of a scale.
  ["±3 m, ±0.5 °C", ["±3 m", "±0.5 °C"]],
  ["≤5 min, ≥2 h, <3 s, >4 d, ~6 g", ["≤5 min", "≥2 h", "<3 s", ">4 d", "~6 g"]],
  // Ranges, choices and sizes.
  ["10–30 V, 10-30 V, 10—30 V", ["10…30 V", "10…30 V", "10…30 V"]],
  ["10…30 V, 10...30 V, 10~30 V, 10 to 30 V", ["10…30 V", "10…30 V", "10…30 V", "10…30 V"]],
  ["12/24 V, 12 or 24 V, 5 or 6 or 7 V", ["12 24 V", "12 24 V", "5 6 7 V"]],
  ["10-20-30 V", ["10 20 30 V"]],
  ["10 × 20 x 30 mm, 10×20 cm", ["10 20 30 mm size", "100 200 mm size"]],
  // Figures within others, and those with another unit.
  ["v12 V, 1:12 V, 1.2.3 V, x-12 V, 00 V, 01 V", []],
  ["12 msx, 12 V/m, 5 min/day, 5Vx, 5 a, x V, 12 parsecs", []],
])("finds every quantity of %j", (text, figures) => {
  expect(readFigures(text)).toEqual(figures);
});

it.each([
  ["de", "5 Tage, 6 Tagen, 1 Tag, 2 Monate, 3 Monaten, 1 Monat", ["5 d", "6 d", "1 d", "2 months", "3 months", "1 months"]],
  ["de", "4 Stunden, 1 Stunde, 2 Minuten, 1 Minute, 3 Sekunden, 1 Sekunde", ["4 h", "1 h", "2 min", "1 min", "3 s", "1 s"]],
  ["de", "10 bis 30 V, 12 oder 24 V, 5 Taggeld", ["10…30 V", "12 24 V"]],
  ["es", "5 días, 1 día, 1 mes, 2 meses, 3 horas, 1 hora", ["5 d", "1 d", "1 months", "2 months", "3 h", "1 h"]],
  ["es", "4 minutos, 1 minuto, 5 segundos, 1 segundo, 10 hasta 30 V", ["4 min", "1 min", "5 s", "1 s", "10…30 V"]],
  ["fr", "1\u00a0234 g, 1\u202f234 g, 1.234 g", ["1234 g", "1234 g", "1234 g"]],
  ["zh", "5毫米，6厘米，7公里/小时，8公里，5米", ["5 mm", "60 mm", "7 km/h", "8000 m", "5 m"]],
  ["zh", "9分钟，1小时，2个月，7秒，8天，9日", ["9 min", "1 h", "2 months", "7 s", "8 d", "9 d"]],
  ["zh", "3公斤，4千克，6克", ["3000 g", "4000 g", "6 g"]],
  ["zh", "10 至 30 V，10到30 V，12、24 V，12 或 24 V", ["10…30 V", "10…30 V", "12 24 V", "12 24 V"]],
  // Of a date, a journal or a country.
  ["zh", "9日期，9日常，9日志，9日本，9日均", []],
  ["xx", "1,234 g", ["1234 g"]],
])("finds them in the words of %s: %s", (language, text, figures) => {
  expect(readFigures(text, language)).toEqual(figures);
});

it("says where a figure stands, and how it is written", () => {
  const text = "It lasts ≤ 10 to 30 days, or 12-V";
  expect(figuresIn(text, "en").map(({ index, text: written }) => [index, written])).toEqual([
    [9, "≤ 10 to 30 days"],
    [29, "12-V"],
  ]);
});

it("reads numbers and texts in one spelling", () => {
  expect([numberOf("1,5", "comma"), numberOf("1,500", "point"), numberOf("99999999999999999999", "point")]).toEqual([1.5, 1500, NaN]);
  expect(plainText("1\u20602℃")).toBe("12°C");
  expect(["years", "kg", "V"].map(mainUnit)).toEqual(["months", "g", "V"]);
});
