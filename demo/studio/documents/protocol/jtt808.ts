/** JT/T 808-2019 as the trackers speak it: message list, fields, and an encoder that makes the printed samples. */
import type { Text } from "../lib/language.ts";

export interface Message {
  id: number;
  direction: "up" | "down";
  name: Text;
  when: Text;
}

export const MESSAGES: Message[] = [
  { id: 0x0001, direction: "up", name: ["终端通用应答", "Terminal general reply"], when: ["收到平台指令后", "After a command from the platform"] },
  { id: 0x0002, direction: "up", name: ["心跳", "Heartbeat"], when: ["在线空闲时按 BEAT 间隔，默认 180 s；休眠的电池型号不发", "When online and idle, at the BEAT interval, 180 s by default; none from battery models asleep"] },
  { id: 0x0003, direction: "up", name: ["终端注销", "Terminal deregistration"], when: ["在平台解绑时", "When unbound on the platform"] },
  { id: 0x0100, direction: "up", name: ["终端注册", "Terminal registration"], when: ["没有鉴权码时", "While it has no authentication code"] },
  { id: 0x0102, direction: "up", name: ["终端鉴权", "Authentication"], when: ["每次建立连接", "At every connection"] },
  { id: 0x0104, direction: "up", name: ["查询参数应答", "Settings reply"], when: ["应答 0x8104", "In reply to 0x8104"] },
  { id: 0x0107, direction: "up", name: ["查询属性应答", "Properties reply"], when: ["应答 0x8107：型号、版本、ICCID", "In reply to 0x8107: model, version, ICCID"] },
  { id: 0x0200, direction: "up", name: ["位置汇报", "Position report"], when: ["按间隔、拐弯与报警", "By interval, at turns and on alarms"] },
  { id: 0x0201, direction: "up", name: ["位置查询应答", "Position query reply"], when: ["应答 0x8201", "In reply to 0x8201"] },
  { id: 0x0704, direction: "up", name: ["位置批量上传", "Position batch"], when: ["恢复网络后补传盲区数据", "Stored positions, when the network returns"] },
  { id: 0x0900, direction: "up", name: ["数据上行透传", "Data passthrough, up"], when: ["串口外设、行驶记录仪", "Serial peripherals, tachograph"] },
  { id: 0x8001, direction: "down", name: ["平台通用应答", "Platform general reply"], when: ["应答上行消息", "In reply to messages from the terminal"] },
  { id: 0x8100, direction: "down", name: ["注册应答", "Registration reply"], when: ["带回鉴权码", "Carries the authentication code"] },
  { id: 0x8103, direction: "down", name: ["设置参数", "Set parameters"], when: ["修改间隔、地址、门限", "Changes intervals, addresses, limits"] },
  { id: 0x8104, direction: "down", name: ["查询参数", "Query parameters"], when: ["读取全部参数", "Reads all settings"] },
  { id: 0x8105, direction: "down", name: ["终端控制", "Terminal control"], when: ["4 复位，5 恢复出厂", "4 restarts, 5 restores factory settings"] },
  { id: 0x8107, direction: "down", name: ["查询属性", "Query properties"], when: ["盘点固件版本", "For an inventory of firmware"] },
  { id: 0x8201, direction: "down", name: ["位置查询", "Position query"], when: ["立即定位", "Locates at once"] },
  { id: 0x8202, direction: "down", name: ["临时位置跟踪", "Temporary tracking"], when: ["寻找模式：间隔与时长", "Find mode: interval and duration"] },
  { id: 0x8300, direction: "down", name: ["文本下发", "Text message"], when: ["文本指令，与短信同格式、不带密码", "Text commands, as by SMS without password"] },
  { id: 0x8500, direction: "down", name: ["车辆控制", "Vehicle control"], when: ["0xF001 继电器、0xF002 锁控，BYTE：1 断开或锁车，0 恢复或解锁；0x0001 车门不支持，应答 3", "0xF001 relay, 0xF002 lock, BYTE: 1 cuts or locks, 0 restores or unlocks; 0x0001 (doors) is not supported and answered by 3"] },
  { id: 0x8900, direction: "down", name: ["数据下行透传", "Data passthrough, down"], when: ["串口外设", "Serial peripherals"] },
];

export interface Field {
  name: Text;
  /** Bytes from the start of the body. */
  offset: string;
  type: string;
  unit: Text;
}

/** The 28 bytes that every position report begins with. */
export const POSITION_FIELDS: Field[] = [
  { offset: "0", name: ["报警标志", "Alarm flags"], type: "DWORD", unit: ["按位，见报警位表", "Bits, see the alarm table"] },
  { offset: "4", name: ["状态", "Status"], type: "DWORD", unit: ["按位，见状态位表", "Bits, see the status table"] },
  { offset: "8", name: ["纬度", "Latitude"], type: "DWORD", unit: ["10⁻⁶ °；南纬看状态位 2", "10⁻⁶ °; south by status bit 2"] },
  { offset: "12", name: ["经度", "Longitude"], type: "DWORD", unit: ["10⁻⁶ °；西经看状态位 3", "10⁻⁶ °; west by status bit 3"] },
  { offset: "16", name: ["高程", "Altitude"], type: "WORD", unit: ["m", "m"] },
  { offset: "18", name: ["速度", "Speed"], type: "WORD", unit: ["0.1 km/h", "0.1 km/h"] },
  { offset: "20", name: ["方向", "Course"], type: "WORD", unit: ["0–359°，正北为 0，顺时针", "0–359°, clockwise from north"] },
  { offset: "22", name: ["时间", "Time"], type: "BCD[6]", unit: ["YYMMDDhhmmss，GMT+8", "YYMMDDhhmmss, GMT+8"] },
];

export interface Extra {
  id: number;
  length: string;
  name: Text;
  unit: Text;
  /** The standard's own item, or one of the trackers'. */
  own: boolean;
}

export const EXTRAS: Extra[] = [
  { id: 0x01, length: "4", name: ["里程", "Mileage"], unit: ["DWORD，0.1 km", "DWORD, 0.1 km"], own: false },
  { id: 0x02, length: "2", name: ["油量", "Fuel"], unit: ["WORD，0.1 L", "WORD, 0.1 L"], own: false },
  { id: 0x03, length: "2", name: ["行驶记录速度", "Tachograph speed"], unit: ["WORD，0.1 km/h", "WORD, 0.1 km/h"], own: false },
  { id: 0x25, length: "4", name: ["扩展车辆信号", "Extended vehicle signals"], unit: ["按位", "Bits"], own: false },
  { id: 0x2a, length: "2", name: ["IO 状态", "IO status"], unit: ["位 0 深度休眠，位 1 休眠", "Bit 0 deep sleep, bit 1 sleep"], own: false },
  { id: 0x2b, length: "4", name: ["模拟量", "Analogue inputs"], unit: ["低 16 位 AD0，高 16 位 AD1", "Low 16 bits AD0, high 16 bits AD1"], own: false },
  { id: 0x30, length: "1", name: ["信号强度", "Signal strength"], unit: ["BYTE，CSQ 0–31", "BYTE, CSQ 0–31"], own: false },
  { id: 0x31, length: "1", name: ["卫星数", "Satellites"], unit: ["BYTE", "BYTE"], own: false },
  { id: 0xe1, length: "1", name: ["电池电量", "Battery level"], unit: ["BYTE，%", "BYTE, %"], own: true },
  { id: 0xe2, length: "2", name: ["外部电压", "Supply voltage"], unit: ["WORD，0.1 V", "WORD, 0.1 V"], own: true },
  { id: 0xe3, length: "1", name: ["位置来源", "Position source"], unit: ["0 卫星 1 Wi-Fi 2 基站 3 信标 4 推算", "0 GNSS, 1 Wi-Fi, 2 cell, 3 beacon, 4 computed"], own: true },
  { id: 0xe4, length: "2", name: ["误差圈半径", "Error radius"], unit: ["WORD，m", "WORD, m"], own: true },
  { id: 0xe5, length: "3 × n", name: ["温湿度", "Temperature and humidity"], unit: ["通道 BYTE（位 7：0 温度，1 湿度）+ INT16，0.1 °C 或 0.1%", "Channel BYTE (bit 7: 0 temperature, 1 humidity) + INT16, 0.1 °C or 0.1%"], own: true },
  { id: 0xe6, length: "7 × n", name: ["Wi-Fi 列表", "Wi-Fi list"], unit: ["MAC[6] + RSSI INT8", "MAC[6] + RSSI INT8"], own: true },
  { id: 0xe7, length: "9 × n", name: ["蓝牙信标列表", "Beacon list"], unit: ["Major、Minor WORD + MAC 末 4 字节 + RSSI", "Major, Minor WORD + last 4 MAC bytes + RSSI"], own: true },
  { id: 0xe8, length: "4", name: ["自有报警", "Waymark alarms"], unit: ["DWORD 按位：0 见光，1 跌倒，2 静止，3 拔出，4 布防震动，5 温度，6 低电量，7 超期", "DWORD bits: 0 light, 1 fall, 2 stillness, 3 unplugged, 4 vibration while armed, 5 temperature, 6 battery low, 7 overdue"], own: true },
];

export const STATUS_BITS: (readonly [bit: number, text: Text])[] = [
  [0, ["ACC：1 开", "ACC: 1 on"]],
  [1, ["定位：1 有效", "Position: 1 valid"]],
  [2, ["纬度：1 南纬", "Latitude: 1 south"]],
  [3, ["经度：1 西经", "Longitude: 1 west"]],
  [10, ["油路：始终为 0", "Fuel: always 0"]],
  [11, ["电路：1 断开", "Circuit: 1 cut"]],
  [12, ["车门：始终为 0", "Doors: always 0"]],
  [18, ["使用 GPS", "GPS in use"]],
  [19, ["使用北斗", "BeiDou in use"]],
  [20, ["使用 GLONASS", "GLONASS in use"]],
  [21, ["使用 Galileo", "Galileo in use"]],
  [22, ["车辆状态：1 行驶", "Vehicle: 1 moving"]],
];

export const PARAMETERS: (readonly [id: number, type: string, text: Text])[] = [
  [0x0001, "DWORD", ["心跳间隔，s", "Heartbeat interval, s"]],
  [0x0010, "STRING", ["主服务器 APN", "APN of the main server"]],
  [0x0013, "STRING", ["主服务器地址，主机:端口", "Main server, host:port"]],
  [0x0017, "STRING", ["备份服务器地址", "Backup server"]],
  [0x0020, "DWORD", ["汇报策略：0 定时，1 定距，2 两者", "Strategy: 0 time, 1 distance, 2 both"]],
  [0x0027, "DWORD", ["休眠时汇报间隔，s", "Interval asleep, s"]],
  [0x0028, "DWORD", ["紧急报警时汇报间隔，s", "Interval during an alarm, s"]],
  [0x0029, "DWORD", ["缺省汇报间隔，s", "Default interval, s"]],
  [0x0030, "DWORD", ["拐点补传角度，小于 180°", "Corner angle, below 180°"]],
  [0x0055, "DWORD", ["最高速度，km/h", "Speed limit, km/h"]],
  [0x0056, "DWORD", ["超速持续时间，s", "Overspeed duration, s"]],
  [0x0080, "DWORD", ["里程表读数，0.1 km", "Odometer, 0.1 km"]],
  [0x0083, "STRING", ["车牌号（GBK）", "Plate number (GBK)"]],
];

/** The terminal of the samples: a number from the range reserved for tests. */
export const SAMPLE_PHONE = "00000000000100000001";
export const SAMPLE_AUTH = "WM2026TEST";

const bytes = (value: number, length: number): number[] => Array.from({ length }, (_, i) => Math.floor(value / 256 ** (length - 1 - i)) % 256);
const word = (value: number): number[] => bytes(value, 2);
const dword = (value: number): number[] => bytes(value, 4);
const bcd = (digits: string): number[] => (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
const ascii = (text: string, length = text.length): number[] => Array.from({ length }, (_, i) => (i < text.length ? text.charCodeAt(i) : 0));

/** A whole frame: header with version flag, body, checksum, escapes. */
export function frame(id: number, body: readonly number[], serial: number): Uint8Array {
  const versionFlag = 0x4000;
  const content = [...word(id), ...word(versionFlag | body.length), 0x01, ...bcd(SAMPLE_PHONE), ...word(serial), ...body];
  const checked = [...content, content.reduce((sum, byte) => sum ^ byte, 0)];
  const escaped = checked.flatMap((byte) => (byte === 0x7e ? [0x7d, 0x02] : byte === 0x7d ? [0x7d, 0x01] : [byte]));
  return Uint8Array.from([0x7e, ...escaped, 0x7e]);
}

interface Point {
  alarm?: number;
  status?: number;
  latitude: number;
  longitude: number;
  altitude: number;
  speed: number;
  course: number;
  /** YYMMDDhhmmss, GMT+8. */
  time: string;
}

const MOVING = (1 << 0) | (1 << 1) | (1 << 18) | (1 << 19) | (1 << 22);

function position(p: Point, extras: readonly (readonly [id: number, data: readonly number[]])[]): number[] {
  const fixed = [...dword(p.alarm ?? 0), ...dword(p.status ?? MOVING), ...dword(Math.round(p.latitude * 1e6)), ...dword(Math.round(p.longitude * 1e6)), ...word(p.altitude), ...word(Math.round(p.speed * 10)), ...word(p.course), ...bcd(p.time)];
  return [...fixed, ...extras.flatMap(([id, data]) => [id, data.length, ...data])];
}

const HERE: Point = { latitude: 22.54055, longitude: 113.95355, altitude: 38, speed: 42.5, course: 87, time: "260512103105" };
const batch = [HERE, { ...HERE, latitude: 22.5409, longitude: 113.9561, time: "260512103135" }, { ...HERE, latitude: 22.5411, longitude: 113.9588, time: "260512103205" }];

export interface Sample {
  name: string;
  id: number;
  text: Text;
  frame: Uint8Array;
}

const samples: (readonly [name: string, id: number, text: Text, body: number[]])[] = [
  ["01-register", 0x0100, ["终端注册：V3，无车牌", "Registration of a V3, no plate"], [...word(44), ...word(305), ...ascii("WAYMARK", 11), ...ascii("V3", 30), ...ascii("0000001", 30), 0]],
  ["02-register-reply", 0x8100, ["注册应答：成功，带鉴权码", "Registration reply: success, with code"], [...word(1), 0, ...ascii(SAMPLE_AUTH)]],
  ["03-authenticate", 0x0102, ["终端鉴权", "Authentication"], [SAMPLE_AUTH.length, ...ascii(SAMPLE_AUTH), ...ascii("001012345678902", 15), ...ascii("V3-4.2.1", 20)]],
  ["04-general-reply", 0x8001, ["平台通用应答：鉴权成功", "Platform reply: authenticated"], [...word(2), ...word(0x0102), 0]],
  ["05-heartbeat", 0x0002, ["心跳，空消息体", "Heartbeat, empty body"], []],
  ["06-position", 0x0200, ["位置：行驶，12.5 L 油量，里程 35210.4 km", "Position: moving, 12.5 L of fuel, 35210.4 km"], position(HERE, [[0x01, dword(352104)], [0x02, word(125)], [0x30, [24]], [0x31, [14]], [0xe2, word(138)], [0xe3, [0]], [0xe4, word(3)]])],
  ["07-position-power-cut", 0x0200, ["位置：主电断开报警（位 8）", "Position with the power-cut alarm (bit 8)"], position({ ...HERE, alarm: 1 << 8, status: (1 << 1) | (1 << 18) | (1 << 19), speed: 0, time: "260512181244" }, [[0x30, [19]], [0x31, [11]], [0xe1, [96]], [0xe2, word(0)]])],
  ["08-position-cold-chain", 0x0200, ["位置：C4，探头 4.6 °C，湿度 61.0%", "Position of a C4: probe 4.6 °C, 61.0% RH"], position({ ...HERE, status: (1 << 1) | (1 << 18) | (1 << 19), speed: 61.3, time: "260512104000" }, [[0xe1, [78]], [0xe5, [1, ...word(46), 0x81, ...word(610)]]])],
  ["09-position-batch", 0x0704, ["批量上传：三个盲区点", "Batch of three stored points"], [...word(batch.length), 1, ...batch.flatMap((p) => { const body = position(p, []); return [...word(body.length), ...body]; })]],
  ["10-set-interval", 0x8103, ["设置参数：缺省间隔 30 s，限速 90 km/h", "Set parameters: 30 s interval, 90 km/h limit"], [2, ...dword(0x0029), 4, ...dword(30), ...dword(0x0055), 4, ...dword(90)]],
  ["11-text-command", 0x8300, ["文本下发：STATUS", "Text command: STATUS"], [0x01, 0x01, ...ascii("STATUS")]],
  ["12-vehicle-control", 0x8500, ["车辆控制：继电器断开（控制类型 0xF001，1 断开，0 恢复），须先经第二人确认", "Vehicle control: relay cuts (type 0xF001; 1 cuts, 0 restores), only after a second person’s confirmation"], [...word(1), ...word(0xf001), 1]],
  ["13-terminal-reply", 0x0001, ["终端通用应答：对 0x8103 成功", "Terminal reply to 0x8103: success"], [...word(3), ...word(0x8103), 0]],
];

/** Real frames with valid lengths, escapes and checksums, in the order of a session; each side counts its own serials. */
export const SAMPLES: Sample[] = samples.map(([name, id, text, body], i) => {
  const fromPlatform = id >= 0x8000;
  const serial = samples.slice(0, i + 1).filter(([, other]) => other >= 0x8000 === fromPlatform).length;
  return { name, id, text, frame: frame(id, body, serial) };
});

/** Bytes as they are printed: 7E 02 00 … */
export const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).toUpperCase().padStart(2, "0")).join(" ");
/** A message id as it is printed: 0x0200. */
export const hexId = (id: number, digits = 4): string => `0x${id.toString(16).toUpperCase().padStart(digits, "0")}`;
