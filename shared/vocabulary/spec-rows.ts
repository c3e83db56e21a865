import type { Names } from "./names.ts";
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
} from "./selection.ts";

/**
 * The dictionary of specification rows: one stable key per quantity, so that products can be filtered, compared and
 * printed by it. A product states values; names, groups and units come from here.
 */
export const SPEC_GROUPS = {
  positioning: { zh: "定位", en: "Positioning" },
  network: { zh: "通信", en: "Communication" },
  power: { zh: "电源与续航", en: "Power" },
  interfaces: { zh: "接口与传感器", en: "Interfaces and sensors" },
  environment: { zh: "环境与防护", en: "Environment" },
  structure: { zh: "结构", en: "Mechanical" },
  functions: { zh: "功能", en: "Functions" },
  compliance: { zh: "认证", en: "Compliance" },
} as const;

export type SpecGroup = keyof typeof SPEC_GROUPS;

interface SpecDefinition {
  group: SpecGroup;
  zh: string;
  en: string;
  unit: string | null;
  /** The vocabulary of the codes that the row keeps beside its text, where buyers choose by it. */
  codes?: Names;
  /** Which end is the better one, where that is no matter of taste: the highest, the lowest, the widest range. */
  better?: "high" | "low" | "wide";
}

/** Group, names and unit of every known row. Rows without a unit are texts; rows with one are numbers or ranges. */
export const SPEC_ROWS = {
  satellites: { group: "positioning", zh: "卫星系统", en: "Satellite systems", unit: null, codes: SATELLITES },
  accuracy: { group: "positioning", zh: "定位精度", en: "Position accuracy", unit: "m", better: "low" },
  aiding: { group: "positioning", zh: "辅助定位", en: "Aided positioning", unit: null },
  cold_start: { group: "positioning", zh: "冷启动", en: "Cold start", unit: "s", better: "low" },
  hot_start: { group: "positioning", zh: "热启动", en: "Hot start", unit: "s", better: "low" },
  tracking_sensitivity: { group: "positioning", zh: "跟踪灵敏度", en: "Tracking sensitivity", unit: "dBm", better: "low" },
  capture_sensitivity: { group: "positioning", zh: "捕获灵敏度", en: "Acquisition sensitivity", unit: "dBm", better: "low" },
  update_rate: { group: "positioning", zh: "更新率", en: "Update rate", unit: "Hz", better: "high" },
  correction_input: { group: "positioning", zh: "差分输入", en: "Correction input", unit: null },
  network: { group: "network", zh: "网络制式", en: "Cellular network", unit: null, codes: NETWORKS },
  bands: { group: "network", zh: "频段", en: "Bands", unit: null, codes: BANDS },
  sim: { group: "network", zh: "SIM 卡", en: "SIM", unit: null },
  protocol: { group: "network", zh: "通信协议", en: "Protocol", unit: null },
  bluetooth: { group: "network", zh: "蓝牙", en: "Bluetooth", unit: null, codes: { bluetooth: RADIOS.bluetooth } },
  wifi: { group: "network", zh: "Wi-Fi", en: "Wi-Fi", unit: null, codes: { wifi: RADIOS.wifi } },
  voice: { group: "network", zh: "语音", en: "Voice", unit: null },
  input_voltage: { group: "power", zh: "输入电压", en: "Input voltage", unit: "V", codes: SUPPLIES, better: "wide" },
  battery_capacity: { group: "power", zh: "电池容量", en: "Battery capacity", unit: "mAh", better: "high" },
  battery_type: { group: "power", zh: "电池类型", en: "Battery type", unit: null, codes: BATTERIES },
  standby: { group: "power", zh: "待机时间", en: "Standby", unit: "d", better: "high" },
  standby_interval: { group: "power", zh: "待机标称间隔", en: "Interval of the standby figure", unit: "min" },
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
  inputs_outputs: { group: "interfaces", zh: "输入输出", en: "Inputs and outputs", unit: null, codes: INPUTS_OUTPUTS },
  serial: { group: "interfaces", zh: "串行接口", en: "Serial interfaces", unit: null, codes: SERIAL_PORTS },
  vehicle_bus: { group: "interfaces", zh: "车辆总线", en: "Vehicle bus", unit: null, codes: VEHICLE_BUSES },
  antenna: { group: "interfaces", zh: "天线", en: "Antenna", unit: null },
  connector: { group: "interfaces", zh: "连接器", en: "Connector", unit: null },
  sensors: { group: "interfaces", zh: "传感器", en: "Sensors", unit: null },
  temperature_probe: { group: "interfaces", zh: "探头量程", en: "Probe range", unit: "°C", better: "wide" },
  temperature_accuracy: { group: "interfaces", zh: "测温精度", en: "Temperature accuracy", unit: "°C", better: "low" },
  indicators: { group: "interfaces", zh: "按键与指示", en: "Buttons and indicators", unit: null },
  package: { group: "interfaces", zh: "封装", en: "Package", unit: null },
  temperature: { group: "environment", zh: "工作温度", en: "Operating temperature", unit: "°C", better: "wide" },
  storage_temperature: { group: "environment", zh: "存储温度", en: "Storage temperature", unit: "°C", better: "wide" },
  humidity: { group: "environment", zh: "相对湿度", en: "Relative humidity", unit: "%", better: "wide" },
  protection: { group: "environment", zh: "防护等级", en: "Ingress protection", unit: null, codes: PROTECTION, better: "high" },
  vibration: { group: "environment", zh: "振动与冲击", en: "Vibration and shock", unit: null },
  dimensions: { group: "structure", zh: "尺寸", en: "Dimensions", unit: null },
  weight: { group: "structure", zh: "重量", en: "Weight", unit: "g", better: "low" },
  enclosure: { group: "structure", zh: "外壳", en: "Enclosure", unit: null },
  mounting: { group: "structure", zh: "安装方式", en: "Mounting", unit: null, codes: MOUNTS },
  report_interval: { group: "functions", zh: "上报间隔", en: "Report interval", unit: null },
  alarms: { group: "functions", zh: "报警", en: "Alarms", unit: null },
  memory: { group: "functions", zh: "盲区存储", en: "Offline memory", unit: null },
  firmware: { group: "functions", zh: "固件升级", en: "Firmware update", unit: null },
  vehicle_data: { group: "functions", zh: "车辆数据", en: "Vehicle data", unit: null },
  certification: { group: "compliance", zh: "认证", en: "Certification", unit: null, codes: APPROVALS },
} as const satisfies Record<string, SpecDefinition>;

export type SpecKey = keyof typeof SPEC_ROWS;
export const SPEC_KEYS = Object.keys(SPEC_ROWS) as [SpecKey, ...SpecKey[]];

const DEFINITIONS: Readonly<Record<string, SpecDefinition>> = SPEC_ROWS;

/** The definition of a row; undefined for a key that the dictionary does not know. */
export function specDefinition(key: string): SpecDefinition | undefined {
  return Object.hasOwn(DEFINITIONS, key) ? DEFINITIONS[key] : undefined;
}

/** The vocabulary of a row's codes; empty for rows that keep none, and for unknown ones. */
export function codesOf(key: string | null | undefined): Names {
  return (key && specDefinition(key)?.codes) || {};
}

/** Every code of every row, as one vocabulary. */
export const SPEC_CODES: Names = Object.assign({}, ...SPEC_KEYS.map(codesOf));
