/**
 * What the migration “specification codes” reads out of the texts that there were before it, once: the codes that buyers
 * choose by, and the ends of the claims' scales. It stands apart from the vocabulary of today, for a migration never changes.
 */

const WORDS: Record<string, [code: string, pattern: RegExp][]> = {
  satellites: [
    ["gps", /GPS/i],
    ["beidou", /BeiDou|BDS|北斗/i],
    ["glonass", /GLONASS/i],
    ["galileo", /Galileo/i],
  ],
  network: [
    ["cat1", /Cat\.?\s?1\b/i],
    ["cat4", /Cat\.?\s?4\b/i],
    ["nb-iot", /NB-?IoT/i],
    ["lte-m", /LTE-?M\b|Cat\.?\s?M1/i],
    ["gsm", /GSM|GPRS/i],
  ],
  bluetooth: [["bluetooth", /\S/]],
  wifi: [["wifi", /\S/]],
  battery_type: [
    ["primary", /一次|primary/i],
    ["rechargeable", /充电|rechargeable|聚合物|锂离子|polymer|lithium-ion/i],
  ],
  mounting: [
    ["magnetic", /磁|magnet/i],
    ["screws", /螺钉|螺栓|螺丝|screw|bolt/i],
    ["tape", /胶带|双面胶|tape/i],
    ["ties", /扎带|cable tie/i],
    ["strap", /挂绳|绑带|项圈|strap|cord|collar/i],
    ["clip", /夹|橡胶座|clip|clamp|rubber mount/i],
    ["plug", /插|plug/i],
    ["smd", /贴片|SMD|solder/i],
  ],
  certification: [
    ["ce", /\bCE\b/],
    ["fcc", /\bFCC\b/],
    ["ccc", /\bCCC\b|\b3C\b/],
    ["srrc", /\bSRRC\b/],
    ["rohs", /RoHS/i],
    ["reach", /REACH/],
    ["un383", /UN\s?38\.3/],
    ["e-mark", /E-?mark/i],
    ["ukca", /UKCA/],
    ["ptcrb", /PTCRB/],
    ["gcf", /\bGCF\b/],
  ],
};

/** LTE bands, GSM bands, degrees of protection and nominal supplies that the vocabulary had when the migration was made. */
const BANDS = new Set([1, 2, 3, 4, 5, 7, 8, 12, 13, 17, 18, 19, 20, 25, 26, 28, 34, 38, 39, 40, 41, 66, 71]);
const GSM_BANDS = new Set([850, 900, 1800, 1900]);
const PROTECTION = new Set([20, 30, 40, 54, 55, 65, 66, 67, 68]);
const SUPPLIES = new Set([12, 24, 36, 48, 60, 72, 80]);

/** The codes in the text of a row; none for rows that keep no codes. */
export function codesInText(key: string, text: string): string[] {
  if (key === "bands") {
    const [lte = "", gsm = ""] = text.split(/GSM/i);
    return [...numbers(lte, /B(\d+)/gi, BANDS, "b"), ...numbers(gsm, /(\d{3,4})/g, GSM_BANDS, "gsm")];
  }
  if (key === "protection") return numbers(text, /IP\s?(\d\d)(?!\d)/gi, PROTECTION, "ip").slice(0, 1);
  if (key === "input_voltage") return numbers(text, /(\d+)/g, SUPPLIES, "").map((volts) => `${volts}v`);
  const codes = (WORDS[key] ?? []).filter(([, pattern]) => pattern.test(text)).map(([code]) => code);
  // “Not rechargeable” speaks of charging too.
  return key === "battery_type" && codes.includes("primary") ? ["primary"] : codes;
}

function numbers(text: string, pattern: RegExp, known: Set<number>, before: string): string[] {
  const found = [...text.matchAll(pattern)].map(([, digits]) => Number(digits)).filter((number) => known.has(number));
  return [...new Set(found)].map((number) => `${before}${number}`);
}

/** Where the figure of a claim begins and ends on its scale; null for claims that are not drawn. */
export function endsOfClaim(key: string, value: string): { low: number; high: number } | null {
  const [first, second] = (value.replaceAll("−", "-").match(/-?\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
  if (first === undefined) return null;
  if (key === "accuracy") return { low: -first, high: first };
  if (key === "standby") return { low: 0, high: first };
  if (key === "protection") return { low: 0, high: first % 10 };
  if (key === "temperature" && second !== undefined) return { low: first, high: second };
  return null;
}
