/** What the figures of sentences can be about, and where a product states it. */
import { standbyDays, standbyModel, statedConditions } from "../specification/standby.ts";
import { literal } from "./product-codes.ts";
import { type Figure, mainUnit } from "./figures.ts";
import type { Product, Row, Term, Wording } from "./product.ts";

/** A kind of figure that a record states once. */
export interface Topic {
  name: string;
  /** Symbol of the unit, as figures have it. */
  unit: string;
  /** The unit in which records state it, where that is another. */
  statedIn?: string;
  /** Words that a clause has when it is about this; without them every figure of the unit is. */
  says?: RegExp;
  /** Words that make it something else. */
  unless?: RegExp;
  /** Words anywhere in the sentence that make it something else. */
  unlessSentence?: RegExp;
  /** The same, next to the figure, which stands between ⟦ and ⟧. */
  unlessNear?: RegExp;
  shape?: "range" | "single" | "±";
  /** Rows of the specification that state it, or the term of purchase, or what the product's record states elsewhere. */
  rows?: readonly string[];
  term?: Term;
  stated?: (of: Product) => readonly Wording[];
  /** Whether a value follows from the record under the sentence's own condition. */
  otherwise?: (value: number, sentence: string, of: Product) => boolean;
  /** Whether the sentence's condition is another than the record's, so that its figure is wrong there. */
  elsewhere?: (sentence: string, of: Product) => boolean;
  /** Whether a figure fits that equals none of those stated; those must be equal by default. */
  isSatisfied?: (values: readonly number[], stated: readonly Figure[]) => boolean;
}

/** Within a range that is stated; of a list, one of its values. */
const inRange: Topic["isSatisfied"] = (values, stated) =>
  stated.some(({ isRange, values: [low = 0, high = low] }) => isRange && values.every((value) => value >= low && value <= high));

/** The intervals between reports that a text names, in minutes; those that it may name, where it does not say “every”. */
function intervalsIn(text: string, isSure: boolean): number[] {
  const pattern = isSure ? /(?:每 ?|every |at )(\d+) ?(?:分钟|min)/g : /(?<!\d)(\d+) ?(?:分钟|min)/g;
  const named = Array.from(text.matchAll(pattern), ([, minutes]) => Number(minutes));
  return [
    ...named,
    ...(/每小时|hourly|every hour/i.test(text) ? [60] : []),
    ...(/每天(?:定位|上报)?(?:一|1 )[次个]|once a day|(?:position|report) a day|daily/i.test(text) ? [1440] : []),
  ];
}

/** Sentences round what the calculator gives: “about 35 days”. */
const ROUNDED = 0.05;

/** Whether a product lasts so many days at an interval that a sentence names, by the calculator of the site. */
function lastsAtInterval(days: number, sentence: string, of: Product): boolean {
  const model = standbyModel(of.rows);
  const intervals = model ? intervalsIn(sentence, false) : [];
  return intervals.some((interval) => {
    const reckoned = model ? standbyDays(model, { ...statedConditions(model), interval }).days : days;
    return Math.abs(days - reckoned) <= ROUNDED * reckoned;
  });
}

/** Whether a sentence names intervals, but not the one of the stated standby. */
function isOtherInterval(sentence: string, of: Product): boolean {
  const interval = standbyModel(of.rows)?.standby_interval;
  const intervals = intervalsIn(sentence, true);
  return interval !== undefined && intervals.length > 0 && !intervals.includes(interval);
}

/** Two sides of three are a size as well. */
const isPartOf: Topic["isSatisfied"] = (values, stated) => stated.some(({ values: sides }) => values.every((side) => sides.includes(side)));
/** What carries a product weighs kilograms: a dog, a bicycle. */
const GRAMS_OF_OTHERS = 1000;
const carries: Topic["isSatisfied"] = ([grams = 0], stated) =>
  grams >= GRAMS_OF_OTHERS && stated.every(({ values: [own = 0] }) => own < GRAMS_OF_OTHERS / 2);

export const TOPICS: readonly Topic[] = [
  { name: "weight", unit: "g", rows: ["weight"], isSatisfied: carries },
  { name: "size", unit: "mm size", rows: ["dimensions"], isSatisfied: isPartOf, unlessSentence: /参考地|reference plane|包装|package of/ },
  {
    name: "battery",
    unit: "mAh",
    rows: ["battery_capacity", "backup_battery", "position_charge"],
    // What a day or a report uses is another matter.
    unlessNear: /(?:每天|一天|每次|单次)[^，。；]{0,6}⟦|⟧ ?(?:a day|per day|daily|each|per (?:fix|position|report)|\/天|每天)/,
  },
  { name: "supply", unit: "V", shape: "range", rows: ["input_voltage"] },
  {
    name: "supply",
    unit: "V",
    shape: "single",
    rows: ["input_voltage", "sim", "serial", "inputs_outputs", "connector", "antenna", "charging"],
    isSatisfied: inRange,
    unless:
      /不|勿|超|以上|USB|充电|charg|\bnot?\b|never|exceed|above|more|over|beyond|信号|电平|level|output|输出|辅助|relay|继电器|R12|coil|线圈|SIM|低于|below|under|损坏|damage/i,
    // What a wire withstands is another matter.
    unlessSentence: /交联|护套|cross-linked|sheath/i,
  },
  {
    name: "temperature",
    // Cells are charged above freezing.
    otherwise: (value, sentence) => value >= 0 && /充电|\bcharg|tops it up/i.test(sentence),
    unit: "°C",
    shape: "range",
    rows: ["temperature", "storage_temperature", "temperature_probe"],
    unless: /充电|放电|备用电池|\bcharg|discharg|backup batter|例如|for example|such as/i,
  },
  {
    name: "charging temperature",
    unit: "°C",
    shape: "range",
    rows: ["charging", "battery_type", "backup_battery"],
    says: /充电|充放|\bcharg|tops it up/i,
  },
  { name: "temperature accuracy", unit: "°C", shape: "±", rows: ["temperature_accuracy", "temperature_probe"] },
  { name: "accuracy", unit: "m", shape: "±", rows: ["accuracy"] },
  {
    name: "standby",
    unit: "d",
    rows: ["standby"],
    says: /待机|可用|可以用|续航|能用|用足|工作|无光|没有光|每 ?10 ?分钟|standby|stands by|\blasts\b|(?:will|can|to) last|\bgives?\b|\bruns?\b|\bworks?\b|makes|life|on a charge|充一次|充满一次|reaches|one position a day|one (?:record|report) every|days at|in the dark|without light|(?:every )?10 min(?:utes)?|每天(?:定位|上报)?一次|^[^\p{L}]*\d[\d,]* ?(?:天|days)\P{L}*$|USB-C/iu,
    unless: /样机|样品|sample|交期|质保|提前|ahead|最近|the last \d|past/i,
    unlessSentence: /可存|stay in the unit/,
    otherwise: lastsAtInterval,
    elsewhere: isOtherInterval,
  },
  {
    name: "temperature of the standby",
    unit: "°C",
    shape: "single",
    rows: ["standby", "battery_type", "usable_capacity", "cold_capacity", "temperature"],
    says: /待机|可用|续航|standby|battery life|\blasts?\b|\bgives?\b|\bruns?\b|one position a day|每天(?:定位|上报)?一次|每 ?\d+ ?分钟一次/i,
    unless: /低于|以下|以上|below|above|under/i,
  },
  {
    name: "interval of the standby",
    unit: "min",
    rows: ["standby_interval"],
    says: /(?:待机|续航|standby|battery life)[^。.]{0,12}(?:每|every)|每 ?\d+ ?分钟(?:一次)?，?(?:[^。]{0,6}写|记)|record(?:s|ing)? every|every \d+ minutes it writes/i,
    unless: /药|请设|设为|medicine|\bset\b/i,
    otherwise: (_value, sentence) => /\d ?(?:天|days)/.test(sentence),
  },
  {
    name: "report interval",
    unit: "s",
    rows: ["report_interval", "backup_runtime", "update_rate"],
    says: /每(?:隔)? ?\d+ ?(?:秒|s)(?![^，。]*闪)|every \d+ ?s/i,
    unless: /闪|灯|采|read|flash|blink|light|心跳|heartbeat|总线|\bbus\b|广播|advertis/i,
  },
  {
    name: "side",
    unit: "mm",
    statedIn: "mm size",
    rows: ["dimensions"],
    says: /厚|外壳[长宽高]|\bthin\b|thick|\d ?mm (?:high|wide|long|tall)\b|^\W*\d+(?:\.\d+)? mm\W*$|\bat \d+ mm\b|only \d+ mm/i,
    unlessSentence:
      /线|束|缆|杆|螺|项圈|孔|管|胶|钢|间距|按键|[比小大]|探|lead|cable|harness|cord|bolt|collar|screw|hole|post|tube|tape|steel|apart|adapter|button|longer|than|resolution|probe|stencil/i,
  },
  { name: "samples", unit: "d", says: /样机|样品|samples?\b/i, term: "sampleDays" },
  {
    name: "lead time",
    unit: "d",
    says: /交期|批量|交货|lead time|volume|batch/i,
    term: "leadDays",
    unless: /样机|sample/i,
  },
  { name: "warranty", unit: "months", says: /质保|保修|warranty|guarantee/i, term: "warrantyMonths" },
  {
    name: "runtime on backup",
    unit: "h",
    rows: ["backup_runtime"],
    says: /备用|断电|拆线|剪|断线|主电|后备|backup|power (?:is |has )?(?:cut|los[st]|gone|fail)|without (?:power|supply)|cut|loss of|supply/i,
    unlessSentence: /充满|充电|再试|charg|\bfill\b|try again/i,
  },
  { name: "charging time", unit: "h", rows: ["charging_time"], says: /充满|充电|\bcharg|full/i, unless: /备用|backup|last|续航|可用/ },
  {
    name: "cold start",
    unit: "s",
    rows: ["cold_start"],
    says: /冷启动|无辅助|cold start|without aiding/i,
    unless: /超过|beyond|longer than/i,
  },
  { name: "hot start", unit: "s", rows: ["hot_start"], says: /热启动|hot start/i },
  { name: "sensitivity", unit: "dBm", rows: ["tracking_sensitivity", "capture_sensitivity"] },
  {
    name: "current",
    unit: "µA",
    rows: ["sleep_current", "listening_current", "working_current"],
    unless: /例如|比如|假设|such as|say,|for example|示例/,
  },
  {
    name: "update rate",
    unit: "Hz",
    rows: ["update_rate"],
    isSatisfied: (values, stated) =>
      stated.some(({ prefix, values: [most = 0] }) => prefix === "≤" && values.every((value) => value <= most)),
  },
  { name: "holding force", unit: "N", rows: ["mounting"], says: /磁|magnet/i },
  { name: "solar panel", unit: "W", rows: ["solar_panel"] },
  { name: "usable capacity", unit: "%", rows: ["usable_capacity"], says: /可用容量|可用比例|可放|放得出|usable|can be drawn/i },
  { name: "humidity", unit: "%", rows: ["humidity"], isSatisfied: inRange, says: /湿度|humidity|\bRH\b/i },
  { name: "glass fibre", unit: "%", says: /玻纤|glass fib/i, stated: (of) => of.materials },
  { name: "depth of water", unit: "m", rows: ["protection"], says: /水深|水下|of water|deep|depth|immers/i },
  { name: "time under water", unit: "min", rows: ["protection"], says: /水深|浸|水下|of water|immers|under water/i },
];

const KNOWN = new Set(TOPICS.flatMap(({ rows = [] }) => rows));

/** Topics for rows that none of the others knows: what a figure of the unit is about whose clause has the row's name. */
export function topicsOfRows(rows: readonly Pick<Row, "key" | "names" | "unit">[]): Topic[] {
  const others = new Map(rows.filter(({ key, names, unit }) => unit && names.length > 0 && !KNOWN.has(key)).map((row) => [row.key, row]));
  return Array.from(others.values(), ({ key, names, unit }) => ({
    name: key,
    unit: mainUnit(unit),
    says: new RegExp(names.map(literal).join("|"), "i"),
    rows: [key],
  }));
}
