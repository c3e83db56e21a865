import type { Name, Names } from "./names.ts";
import {
  APPROVALS,
  BANDS,
  BATTERIES,
  INPUTS_OUTPUTS,
  MOUNTS,
  NETWORKS,
  PROTECTION,
  RADIOS,
  SATELLITES,
  SERIAL_PORTS,
  SUPPLIES,
  VEHICLE_BUSES,
} from "./spec-codes.ts";

/** The initial groups of rows, in the order of a specification. */
export const SPEC_GROUPS = {
  positioning: { zh: "定位", en: "Positioning" },
  network: { zh: "通信", en: "Communication" },
  power: { zh: "电源与续航", en: "Power" },
  interfaces: { zh: "接口与传感器", en: "Interfaces and sensors" },
  environment: { zh: "环境与防护", en: "Environment" },
  structure: { zh: "结构", en: "Mechanical" },
  functions: { zh: "功能", en: "Functions" },
  compliance: { zh: "合规", en: "Compliance" },
} as const;

/** A specification row: one stable key per quantity, for filters, comparisons and print. */
export interface SpecDefinition extends Name {
  /** The key of its group, a term. */
  group: string;
  unit: string | null;
  /** The vocabulary of the codes beside its text, if it is a facet of codes. */
  codes?: Names;
  /** The better end, if it is no matter of taste: the highest, the lowest, the widest range. */
  better?: "high" | "low" | "wide";
  /** Whether the finder offers it as a facet. */
  isFacet?: boolean;
}

/**
 * The initial rows, whose keys are known to code. Rows without a unit are texts; rows with one are numbers or ranges. The current rows are
 * records, which staff changes: see `specKeys`.
 */
export const SPEC_ROWS = {
  satellites: { group: "positioning", zh: "卫星系统", en: "Satellite systems", unit: null, codes: SATELLITES, isFacet: true },
  accuracy: { group: "positioning", zh: "定位精度", en: "Position accuracy", unit: "m", better: "low" },
  aiding: { group: "positioning", zh: "辅助定位", en: "Aided positioning", unit: null },
  cold_start: { group: "positioning", zh: "冷启动", en: "Cold start", unit: "s", better: "low" },
  hot_start: { group: "positioning", zh: "热启动", en: "Hot start", unit: "s", better: "low" },
  tracking_sensitivity: { group: "positioning", zh: "跟踪灵敏度", en: "Tracking sensitivity", unit: "dBm", better: "low" },
  capture_sensitivity: { group: "positioning", zh: "捕获灵敏度", en: "Acquisition sensitivity", unit: "dBm", better: "low" },
  update_rate: { group: "positioning", zh: "更新率", en: "Update rate", unit: "Hz", better: "high" },
  correction_input: { group: "positioning", zh: "差分输入", en: "Correction input", unit: null },
  network: { group: "network", zh: "网络制式", en: "Cellular network", unit: null, codes: NETWORKS, isFacet: true },
  bands: { group: "network", zh: "频段", en: "Bands", unit: null, codes: BANDS, isFacet: true },
  sim: { group: "network", zh: "SIM 卡", en: "SIM", unit: null },
  protocol: { group: "network", zh: "通信协议", en: "Protocol", unit: null },
  bluetooth: { group: "network", zh: "蓝牙", en: "Bluetooth", unit: null, codes: { bluetooth: RADIOS.bluetooth }, isFacet: true },
  wifi: { group: "network", zh: "Wi-Fi", en: "Wi-Fi", unit: null, codes: { wifi: RADIOS.wifi }, isFacet: true },
  voice: { group: "network", zh: "语音", en: "Voice", unit: null },
  input_voltage: { group: "power", zh: "输入电压", en: "Input voltage", unit: "V", codes: SUPPLIES, better: "wide", isFacet: true },
  battery_capacity: { group: "power", zh: "电池容量", en: "Battery capacity", unit: "mAh", better: "high" },
  battery_type: { group: "power", zh: "电池类型", en: "Battery type", unit: null, codes: BATTERIES, isFacet: true },
  standby: { group: "power", zh: "待机时间", en: "Standby", unit: "d", better: "high", isFacet: true },
  standby_interval: { group: "power", zh: "待机时的上报间隔", en: "Report interval in standby", unit: "min" },
  usable_capacity: { group: "power", zh: "可用容量", en: "Usable capacity", unit: "%", better: "high" },
  cold_capacity: { group: "power", zh: "−20 °C 容量", en: "Capacity at −20 °C", unit: "%", better: "high" },
  listening_current: { group: "power", zh: "监听电流", en: "Listening current", unit: "µA", better: "low" },
  position_charge: { group: "power", zh: "单次定位电量", en: "Charge per position", unit: "mAh", better: "low" },
  self_discharge: { group: "power", zh: "年自放电", en: "Self-discharge a year", unit: "%", better: "low" },
  backup_battery: { group: "power", zh: "备用电池", en: "Backup battery", unit: "mAh", better: "high" },
  backup_runtime: { group: "power", zh: "断电续航", en: "Runtime on backup", unit: "h", better: "high" },
  working_current: { group: "power", zh: "工作电流", en: "Working current", unit: "mA", better: "low" },
  sleep_current: { group: "power", zh: "休眠电流", en: "Sleep current", unit: "µA", better: "low" },
  charging: { group: "power", zh: "充电方式", en: "Charging", unit: null },
  charging_time: { group: "power", zh: "充电时间", en: "Charging time", unit: "h", better: "low" },
  solar_panel: { group: "power", zh: "太阳能板", en: "Solar panel", unit: "W", better: "high" },
  inputs_outputs: { group: "interfaces", zh: "输入输出", en: "Inputs and outputs", unit: null, codes: INPUTS_OUTPUTS, isFacet: true },
  serial: { group: "interfaces", zh: "串行接口", en: "Serial interfaces", unit: null, codes: SERIAL_PORTS, isFacet: true },
  vehicle_bus: { group: "interfaces", zh: "车辆总线", en: "Vehicle bus", unit: null, codes: VEHICLE_BUSES, isFacet: true },
  antenna: { group: "interfaces", zh: "天线", en: "Antenna", unit: null },
  connector: { group: "interfaces", zh: "连接器", en: "Connector", unit: null },
  sensors: { group: "interfaces", zh: "传感器", en: "Sensors", unit: null },
  temperature_probe: { group: "interfaces", zh: "探头量程", en: "Probe range", unit: "°C", better: "wide" },
  temperature_accuracy: { group: "interfaces", zh: "测温精度", en: "Temperature accuracy", unit: "°C", better: "low" },
  indicators: { group: "interfaces", zh: "按键与指示", en: "Buttons and indicators", unit: null },
  package: { group: "interfaces", zh: "封装", en: "Package", unit: null },
  temperature: { group: "environment", zh: "工作温度", en: "Operating temperature", unit: "°C", better: "wide", isFacet: true },
  storage_temperature: { group: "environment", zh: "存储温度", en: "Storage temperature", unit: "°C", better: "wide" },
  humidity: { group: "environment", zh: "相对湿度", en: "Relative humidity", unit: "%", better: "wide" },
  protection: {
    group: "environment",
    zh: "防护等级",
    en: "Ingress protection",
    unit: null,
    codes: PROTECTION,
    better: "high",
    isFacet: true,
  },
  vibration: { group: "environment", zh: "振动与冲击", en: "Vibration and shock", unit: null },
  dimensions: { group: "structure", zh: "尺寸", en: "Dimensions", unit: null },
  weight: { group: "structure", zh: "重量", en: "Weight", unit: "g", better: "low", isFacet: true },
  enclosure: { group: "structure", zh: "外壳", en: "Enclosure", unit: null },
  mounting: { group: "structure", zh: "安装方式", en: "Mounting", unit: null, codes: MOUNTS, isFacet: true },
  report_interval: { group: "functions", zh: "上报间隔", en: "Report interval", unit: null },
  alarms: { group: "functions", zh: "报警", en: "Alarms", unit: null },
  memory: { group: "functions", zh: "盲区存储", en: "Offline memory", unit: null },
  firmware: { group: "functions", zh: "固件升级", en: "Firmware update", unit: null },
  vehicle_data: { group: "functions", zh: "车辆数据", en: "Vehicle data", unit: null },
  certification: { group: "compliance", zh: "认证与声明", en: "Approvals and declarations", unit: null, codes: APPROVALS, isFacet: true },
} as const satisfies Record<string, SpecDefinition>;

/** The key of a row known to code. */
export type SpecKey = keyof typeof SPEC_ROWS;
export const SPEC_KEYS = Object.keys(SPEC_ROWS) as [SpecKey, ...SpecKey[]];

/** The current rows by their keys, in order. */
type Rows = ReadonlyMap<string, SpecDefinition>;

const BUILT_IN: Rows = new Map(Object.entries<SpecDefinition>(SPEC_ROWS));
/** On the global object, because Next bundles its own copy of this module. */
const IN_FORCE = Symbol.for("waymark.spec-rows");
const shared = globalThis as { [IN_FORCE]?: Rows };

/** Sets the current rows, in order. Without any, the initial ones apply. */
export function putInForce(rows: Rows): void {
  shared[IN_FORCE] = rows.size > 0 ? rows : BUILT_IN;
}

/** All current rows, by their keys. Each change creates a new map. */
export function specRows(): Rows {
  return shared[IN_FORCE] ?? BUILT_IN;
}

/** The keys of all current rows, in order. */
export function specKeys(): string[] {
  return [...specRows().keys()];
}

/** The definition of a row; undefined for an unknown key. */
export function specDefinition(key: string): SpecDefinition | undefined {
  return specRows().get(key);
}

/** The name of a row; the key for an unknown one. */
export function specName(key: string): Name {
  return specDefinition(key) ?? { zh: key, en: key };
}

/** The vocabulary of a row's codes; empty for rows without codes, and for unknown ones. */
export function codesOf(key: string | null | undefined): Names {
  return (key && specDefinition(key)?.codes) || {};
}
