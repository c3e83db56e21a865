/**
 * Units of measurement and how they are written: in Chinese, English, German and Spanish, as symbols and as words. One unit of each
 * dimension counts 1; the others are told in it.
 */

export type Dimension =
  | "length"
  | "mass"
  | "time"
  | "voltage"
  | "current"
  | "charge"
  | "energy"
  | "power"
  | "temperature"
  | "angle"
  | "share"
  | "frequency"
  | "level"
  | "force"
  | "speed";

export interface Unit {
  symbol: string;
  dimension: Dimension;
  /** How much of the dimension's first unit it is. */
  factor: number;
  /** The offset to add before the factor: only temperatures begin at another zero. */
  offset?: number;
  /** How else it is written, beside its symbol. Capital letters make no difference where no symbol differs by them alone. */
  spellings: string;
}

/** The length of an inch and the mass of a pound by the international yard and pound agreement of 1959. */
const INCH = 0.0254;
const POUND = 453.59237;
/** What a month counts; twelve of them are a year, see `inDays`. */
const DAYS_OF_MONTH = 30;
const DAYS_OF_YEAR = 365;
const MONTHS_OF_YEAR = 12;
const DAY = 24 * 60 * 60;

const DAYS: Unit = { symbol: "d", dimension: "time", factor: DAY, spellings: "day days tag tage tagen día días dia dias 天 日" };

const UNITS: readonly Unit[] = [
  {
    symbol: "m",
    dimension: "length",
    factor: 1,
    spellings: "meter meters metre metres mtr mtrs mts metros metro 米 公尺",
  },
  { symbol: "km", dimension: "length", factor: 1000, spellings: "kilometer kilometers kilometre kilometres kms 公里 千米" },
  { symbol: "cm", dimension: "length", factor: 0.01, spellings: "centimeter centimeters centimetre centimetres 厘米 公分" },
  { symbol: "mm", dimension: "length", factor: 0.001, spellings: "millimeter millimeters millimetre millimetres 毫米" },
  { symbol: "in", dimension: "length", factor: INCH, spellings: 'inch inches zoll pulgada pulgadas " ″ 英寸 英吋' },
  { symbol: "ft", dimension: "length", factor: 12 * INCH, spellings: "foot feet ' ′ 英尺" },
  { symbol: "yd", dimension: "length", factor: 36 * INCH, spellings: "yard yards 码" },
  { symbol: "g", dimension: "mass", factor: 1, spellings: "gr grs gram grams gramme grammes gramm gramos gramo 克 公克" },
  { symbol: "kg", dimension: "mass", factor: 1000, spellings: "kgs kilo kilos kilogram kilograms kilogramm kilogramos 公斤 千克" },
  { symbol: "mg", dimension: "mass", factor: 0.001, spellings: "milligram milligrams 毫克" },
  { symbol: "oz", dimension: "mass", factor: POUND / 16, spellings: "ozs ounce ounces unze unzen onza onzas 盎司" },
  { symbol: "lb", dimension: "mass", factor: POUND, spellings: "lbs pound pounds pfund libra libras 磅" },
  { symbol: "s", dimension: "time", factor: 1, spellings: "sec secs second seconds sek sekunde sekunden seg segundo segundos 秒 秒钟" },
  { symbol: "ms", dimension: "time", factor: 0.001, spellings: "msec millisecond milliseconds 毫秒" },
  { symbol: "min", dimension: "time", factor: 60, spellings: "mins minute minutes minuten minuto minutos 分钟 分" },
  { symbol: "h", dimension: "time", factor: 3600, spellings: "hr hrs hour hours std stunde stunden hora horas 小时 个小时 时 钟头" },
  DAYS,
  { symbol: "weeks", dimension: "time", factor: 7 * DAY, spellings: "week wk wks woche wochen semana semanas 周 星期 个星期" },
  {
    symbol: "months",
    dimension: "time",
    factor: DAYS_OF_MONTH * DAY,
    spellings: "month mo mos mth mths monat monate monaten mes meses 个月 月",
  },
  { symbol: "years", dimension: "time", factor: DAYS_OF_YEAR * DAY, spellings: "year yr yrs y jahr jahre jahren año años ano anos 年" },
  { symbol: "V", dimension: "voltage", factor: 1, spellings: "volt volts voltio voltios vdc v-dc vcc 伏 伏特" },
  { symbol: "mV", dimension: "voltage", factor: 0.001, spellings: "millivolt millivolts 毫伏" },
  { symbol: "kV", dimension: "voltage", factor: 1000, spellings: "kilovolt kilovolts 千伏" },
  { symbol: "A", dimension: "current", factor: 1, spellings: "amp amps ampere amperes 安 安培" },
  { symbol: "mA", dimension: "current", factor: 0.001, spellings: "milliamp milliamps milliampere milliamperes 毫安" },
  { symbol: "µA", dimension: "current", factor: 1e-6, spellings: "ua mca microamp microamps microampere microamperes 微安" },
  { symbol: "nA", dimension: "current", factor: 1e-9, spellings: "nanoamp nanoamps 纳安" },
  { symbol: "mAh", dimension: "charge", factor: 1, spellings: "毫安时 毫安小时" },
  { symbol: "Ah", dimension: "charge", factor: 1000, spellings: "安时 安小时" },
  { symbol: "µAh", dimension: "charge", factor: 0.001, spellings: "uah 微安时" },
  { symbol: "Wh", dimension: "energy", factor: 1, spellings: "瓦时" },
  { symbol: "mWh", dimension: "energy", factor: 0.001, spellings: "毫瓦时" },
  { symbol: "kWh", dimension: "energy", factor: 1000, spellings: "千瓦时" },
  { symbol: "W", dimension: "power", factor: 1, spellings: "watt watts wp vatios vatio 瓦 瓦特" },
  { symbol: "mW", dimension: "power", factor: 0.001, spellings: "milliwatt milliwatts 毫瓦" },
  { symbol: "kW", dimension: "power", factor: 1000, spellings: "kilowatt kilowatts 千瓦" },
  {
    symbol: "°C",
    dimension: "temperature",
    factor: 1,
    spellings: "c degc deg celsius centigrade grad grados ° 度 摄氏度 摄氏",
  },
  { symbol: "°F", dimension: "temperature", factor: 5 / 9, offset: -32, spellings: "f degf fahrenheit 华氏度 华氏" },
  { symbol: "%", dimension: "share", factor: 1, spellings: "%rh rh% percent per-cent pct prozent" },
  { symbol: "‰", dimension: "share", factor: 0.1, spellings: "" },
  { symbol: "Hz", dimension: "frequency", factor: 1, spellings: "hertz 赫兹 赫" },
  { symbol: "kHz", dimension: "frequency", factor: 1e3, spellings: "千赫 千赫兹" },
  { symbol: "MHz", dimension: "frequency", factor: 1e6, spellings: "兆赫 兆赫兹" },
  { symbol: "GHz", dimension: "frequency", factor: 1e9, spellings: "吉赫 吉赫兹" },
  { symbol: "dBm", dimension: "level", factor: 1, spellings: "dbmw 分贝毫瓦" },
  { symbol: "N", dimension: "force", factor: 1, spellings: "newton newtons 牛 牛顿" },
  { symbol: "km/h", dimension: "speed", factor: 1, spellings: "kmh kph kmph 公里/小时 公里/时 千米/小时" },
  { symbol: "mph", dimension: "speed", factor: 1.609344, spellings: "mi/h 英里/小时" },
  { symbol: "m/s", dimension: "speed", factor: 3.6, spellings: "米/秒" },
  { symbol: "kn", dimension: "speed", factor: 1.852, spellings: "kt kts knot knots 节" },
];

/** Of angles. Behind a figure the sign is one of temperatures, unless the row says otherwise. */
const ANGLE: Unit = { symbol: "°", dimension: "angle", factor: 1, spellings: "" };

let bySpelling: { exact: Map<string, Unit>; small: Map<string, Unit> } | undefined;

/** A spelling as it is compared: in one form of µ and °, without the spaces and points that some put within it. */
function plainUnit(written: string): string {
  return written.normalize("NFKC").replaceAll("\u00b5", "μ").replaceAll(/\s+/g, "");
}

/** Made at its first use: what needs no units of this kind is not to pay for them. */
function spellings(): NonNullable<typeof bySpelling> {
  if (bySpelling) return bySpelling;
  const exact = new Map<string, Unit>();
  const small = new Map<string, Unit>();
  for (const unit of UNITS)
    for (const written of [unit.symbol, ...unit.spellings.split(" ").filter(Boolean)].map(plainUnit)) {
      exact.set(written, unit);
      const smallUnit = small.get(written.toLowerCase());
      if (!smallUnit) small.set(written.toLowerCase(), unit);
    }
  bySpelling = { exact, small };
  return bySpelling;
}

/** The unit of a spelling; undefined for another text. */
export function unitOf(written: string): Unit | undefined {
  const plain = plainUnit(written);
  const { exact, small } = spellings();
  return exact.get(plain) ?? small.get(plain.toLowerCase());
}

/** The unit of a row by its symbol; undefined for what is none. */
export function unitOfRow(symbol: string): Unit | undefined {
  return symbol === ANGLE.symbol ? ANGLE : unitOf(symbol);
}

/** Every spelling, the longest first. */
export function unitSpellings(): string[] {
  return [...spellings().exact.keys()].sort((one, other) => other.length - one.length);
}

/** Digits that a value keeps when it comes from a unit that is no round multiple of the row's: `1.9 oz` is 53.86 g. */
const DIGITS = 4;
/** Digits that a value of JavaScript has for sure. */
const SURE_DIGITS = 12;

/**
 * A number of one unit in another of the same dimension.
 * @param isDifference whether it says how far apart two values are, so that zeros make no difference: ±0.9 °F is ±0.5 °C
 */
export function convert(value: number, from: Unit, to: Unit, isDifference = false): number {
  if (from === to) return value;
  if (from.symbol === "years" && to.symbol === "months") return value * MONTHS_OF_YEAR;
  if (from.symbol === "months") return convert(inDays(value), DAYS, to);
  const offset = isDifference ? 0 : (from.offset ?? 0);
  const inTarget = ((value + offset) * from.factor) / to.factor - (isDifference ? 0 : (to.offset ?? 0));
  const sure = Number(inTarget.toPrecision(SURE_DIGITS));
  return /\.\d{5}/.test(String(sure)) || /e-/.test(String(sure)) ? Number(inTarget.toPrecision(DIGITS)) : sure;
}

/** Months in days: whole years of them count 365 days, those beyond 30 each. So twelve months are a year, and half a year is 180 days. */
function inDays(months: number): number {
  const years = Math.floor(months / MONTHS_OF_YEAR);
  return years * DAYS_OF_YEAR + (months - years * MONTHS_OF_YEAR) * DAYS_OF_MONTH;
}
