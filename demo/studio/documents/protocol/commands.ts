/**
 * The text commands of the trackers: one list for the manuals, the command reference and the configuration kit. By SMS
 * a command is `PASSWORD,NAME,values#`, over a cable or Bluetooth `AT+NAME=values`, on the platform the values alone.
 */
import { CUT } from "../../../content/facts.ts";
import type { Product } from "../lib/content.ts";
import { spec } from "../lib/content.ts";
import type { Text } from "../lib/language.ts";

export interface Command {
  name: string;
  /** Values after the name, as they are typed. */
  values: string;
  example: string;
  text: Text;
  /** Range and default. */
  range: Text;
  /** Taken from the platform alone, never by SMS or at the cable. */
  platform?: true;
  /** Which trackers know it; all when left out. */
  for?: (of: Product) => boolean;
}

export interface CommandGroup {
  title: Text;
  commands: Command[];
}

export const wired = (of: Product): boolean => spec(of, "input_voltage") !== undefined && of.series !== "gps_module";
const hasRelay = (of: Product): boolean => /relay/i.test(spec(of, "inputs_outputs")?.text_en ?? "");
const only = (...codes: string[]) => (of: Product): boolean => codes.includes(of.code);
/** Those that can be armed, which raise the alarm of vibration. */
const armed = only("E1", "E3", "B1", "B3", "V1", "V3", "V5");
const hasProbe = only("C4");
export const carried = (of: Product): boolean => of.series === "portable_charging";

export const COMMANDS: CommandGroup[] = [
  {
    title: ["联网", "Network"],
    commands: [
      { name: "APN", values: "<apn>[,<user>,<password>]", example: "APN,cmnet", text: ["设置接入点；贴片 eSIM 出厂已写好", "Access point; already set for a soldered eSIM"], range: ["1–63 字符", "1–63 characters"] },
      { name: "SERVER", values: "<host>,<port>,<808|MQTT>", example: "SERVER,gateway.example.com,7808,808", text: ["主平台地址、端口与协议", "Address, port and protocol of the main platform"], range: ["端口 1–65535；默认 7808（808）、8883（MQTT）", "Port 1–65535; default 7808 (808) or 8883 (MQTT)"] },
      { name: "SERVER2", values: "<host>,<port>,808|OFF", example: "SERVER2,supervise.example.com,7808,808", text: ["第二平台，两条链路独立重传", "Second platform, with its own retransmission"], range: ["默认 OFF", "Default OFF"], for: only("V5", "V7", "V8", "V9", "T1") },
      { name: "BEAT", values: "<seconds>", example: "BEAT,180", text: ["在线时的心跳间隔", "Heartbeat interval while online"], range: ["30–1800 s，默认 180", "30–1800 s, default 180"] },
    ],
  },
  {
    title: ["上报", "Reporting"],
    commands: [
      { name: "MODE", values: "<1|2|3>", example: "MODE,2", text: ["1 连续，2 运动时频繁上报、静止时省电，3 定时", "1 continuous, 2 frequent in motion and saving at rest, 3 by schedule"], range: ["默认：有线 2，无线 3，便携 2", "Default: wired 2, wireless 3, portable 2"] },
      { name: "TIMER", values: "<seconds>", example: "TIMER,30", text: ["运动中的上报间隔", "Report interval in motion"], range: ["见规格书", "See the datasheet"] },
      { name: "REST", values: "<minutes>", example: "REST,60", text: ["静止时的上报间隔", "Report interval at rest"], range: ["5–1440 min（A7 为 10–1440），默认 60", "5–1440 min (A7: 10–1440), default 60"] },
      { name: "CLOCK", values: "<hh:mm>[,<hh:mm>…]", example: "CLOCK,07:30,19:30", text: ["定时模式的上报时刻，最多 4 个", "Report times in schedule mode, up to four"], range: ["北京时间；默认 08:00，各台按序列号在前后 30 分钟内错开", "China Standard Time; default 08:00, spread by serial number over 30 minutes either side"] },
      { name: "ANGLE", values: "<degrees>", example: "ANGLE,20", text: ["转弯超过此角度时加报一点", "An extra point when the course turns by this angle"], range: ["0–90°，0 为关，默认 20", "0–90°, 0 is off, default 20"], for: wired },
      { name: "FIND", values: "<seconds>,<minutes>", example: "FIND,10,10", text: ["寻找模式：短时间内缩短上报间隔，到时自动恢复", "Find mode: frequent reports for a short time, then back"], range: ["间隔不短于该型号规格书的最短上报间隔（最短 5 s），1–30 min", "Interval no shorter than the shortest in the model’s datasheet (5 s at least), for 1–30 min"] },
    ],
  },
  {
    title: ["报警", "Alarms"],
    commands: [
      { name: "NUM", values: "<1–5>,<phone>", example: "NUM,1,+8613800000000", text: ["授权号码，最多 5 个；留空为删除", "Authorized numbers, up to five; empty deletes"], range: ["3–20 位", "3–20 digits"] },
      { name: "ALARM", values: "<name>,<0|1|2>", example: "ALARM,MOVE,2", text: ["0 关，1 只发平台，2 平台与授权号码短信（不支持短信的型号没有 2）", "0 off, 1 platform only, 2 platform and SMS to authorized numbers (no 2 on models without SMS)"], range: ["默认 1", "Default 1"] },
      { name: "SPEED", values: "<km/h>,<seconds>", example: "SPEED,90,10", text: ["超速门限与持续时间", "Speed limit and how long it must be exceeded"], range: ["0–220 km/h，0 为关", "0–220 km/h, 0 is off"], for: wired },
      { name: "VIB", values: "<0–5>", example: "VIB,3", text: ["震动报警灵敏度", "Sensitivity of the vibration alarm"], range: ["0 关，5 最灵敏，默认 3", "0 off, 5 most sensitive, default 3"], for: armed },
      { name: "ARM", values: "<0|1>", example: "ARM,1", text: ["撤防 / 布防", "Disarm / arm"], range: ["默认 0", "Default 0"], for: armed },
      { name: "LOWBAT", values: "<percent>", example: "LOWBAT,20", text: ["低电量报警门限", "Threshold of the low-battery alarm"], range: ["5%–50%，默认 20%", "5%–50%, default 20%"], for: (of) => !wired(of) },
    ],
  },
  {
    title: ["车辆与外设", "Vehicle and peripherals"],
    commands: [
      { name: "RELAY", values: "<0|1>", example: "RELAY,1", text: [`1 断开、0 恢复；只由平台下发，须第二人确认。车速低于 ${CUT.below} km/h 且定位不超过 ${CUT.position} 分钟才执行，接厂家防盗信号或控制器防盗线的（V3、V5、E3）须停稳（${CUT.rest}）；否则等待，${CUT.wait} 分钟后失效`, `1 cuts, 0 restores; from the platform alone, with a second person’s confirmation. Acts only below ${CUT.below} km/h with a position no older than ${CUT.position} min, and on a maker’s immobiliser signal or a controller’s anti-theft wire (V3, V5, E3) only at rest (${CUT.rest_en}); waits until then and lapses after ${CUT.wait} min`], range: ["默认 0", "Default 0"], for: hasRelay, platform: true },
      { name: "LOCK", values: "<0|1>", example: "LOCK,1", text: [`1 锁车、0 解锁；只由应用或平台下发并确认，停稳（${CUT.rest}）后才执行，骑行中等待，${CUT.wait} 分钟后失效`, `1 locks, 0 unlocks; from app or platform alone, confirmed there. Acts only at rest (${CUT.rest_en}), waits while the vehicle is being ridden and lapses after ${CUT.wait} min`], range: ["默认 0", "Default 0"], for: only("E1"), platform: true },
      { name: "ODO", values: "<km>", example: "ODO,35210", text: ["写入里程初值", "Sets the odometer"], range: ["0–9,999,999 km", "0–9,999,999 km"], for: wired },
      { name: "FUEL", values: "<probe>,<EMPTY|FULL>", example: "FUEL,1,EMPTY", text: ["油量探棒标定：空、满各执行一次，中间各点在平台录入", "Calibrates a fuel probe: once empty, once full; the points between are entered on the platform"], range: ["探棒 1–2", "Probe 1–2"], for: only("V5", "V8") },
      { name: "CAN", values: "<1|2>,<250|500|AUTO>", example: "CAN,1,AUTO", text: ["总线波特率，kbit/s", "Bus speed in kbit/s"], range: ["2 仅 V7；默认 AUTO", "2 on the V7 only; default AUTO"], for: only("V7", "V8", "V9", "T1") },
      { name: "HOTSPOT", values: "<0|1>[,<name>,<password>]", example: "HOTSPOT,1,Bus-07,ride-with-us", text: ["车载 Wi-Fi 热点", "Wi-Fi hotspot in the vehicle"], range: ["密码 8–32 位", "Password of 8–32 characters"], for: only("V7") },
      { name: "TEMP", values: "<low>,<high>,<minutes>", example: "TEMP,2,8,10", text: ["温度上下限，超限持续多久才报警；0 为立即，国内药品设为 0", "Limits in °C and how long an excursion must last to raise an alarm; 0 raises it at once: set 0 for medicines in China"], range: ["−40…125 °C，0–120 min", "−40 to 125 °C, 0–120 min"], for: hasProbe },
      { name: "LOG", values: "<minutes>", example: "LOG,10", text: ["温湿度记录间隔", "Logging interval of temperature and humidity"], range: ["1–60 min，默认 10", "1–60 min, default 10"], for: hasProbe },
      { name: "FALL", values: "<0|1>,<minutes>", example: "FALL,1,5", text: ["跌倒报警，及静止多久报警", "Fall alarm, and how long without movement raises one"], range: ["1–120 min", "1–120 min"], for: only("S1") },
      { name: "HOME", values: "<Wi-Fi name>", example: "HOME,my-home", text: ["家中 Wi-Fi：收到即判断在家", "Wi-Fi at home: in range means at home"], range: ["1–32 字符", "1–32 characters"], for: only("D1", "D2", "P2", "P4", "S1") },
      { name: "SHIFT", values: "<hh:mm>,<hh:mm>", example: "SHIFT,08:00,18:00", text: ["只在此时段定位；呼救除外，任何时候都会定位并报警", "Locates only between these times, except for an SOS, which is located and reported at any time"], range: ["新建人员分组由平台按班次下发；未下发时为全天", "The platform sets it by shift for new groups of people; until then, all day"], for: only("K1", "S1") },
    ],
  },
  {
    title: ["查询与维护", "Queries and maintenance"],
    commands: [
      { name: "STATUS", values: "", example: "STATUS", text: ["电压、电量、信号、卫星数、联网状态", "Supply, battery, signal, satellites, connection"], range: ["—", "–"] },
      { name: "WHERE", values: "", example: "WHERE", text: ["最近一个有效位置与时间", "Latest valid position and its time"], range: ["—", "–"] },
      { name: "PARAM", values: "", example: "PARAM", text: ["当前全部参数", "All current settings"], range: ["—", "–"] },
      { name: "VER", values: "", example: "VER", text: ["型号、固件版本、IMEI", "Model, firmware version, IMEI"], range: ["—", "–"] },
      { name: "TEST", values: "", example: "TEST", text: ["自检：天线、电源、网络、存储", "Self-test: antenna, supply, network, memory"], range: ["约 90 s", "About 90 s"] },
      { name: "PASS", values: "<old>,<new>", example: "PASS,<old>,<new>", text: ["修改短信密码；出厂时每台不同，随机生成，印在包装内说明书的贴纸上；改过一次以后才接受其他短信指令", "Changes the SMS password; each device leaves with a random one of its own, printed on a sticker in the guide in its box, and takes no other SMS command until it has been changed"], range: ["8–12 位数字，输错 5 次锁定 1 小时", "8–12 digits; five wrong entries lock it for an hour"], for: (of) => takesSms(of) },
      { name: "REBOOT", values: "", example: "REBOOT", text: ["重新启动，参数不变", "Restarts; settings stay"], range: ["—", "–"] },
      { name: "FACTORY", values: "", example: "FACTORY", text: ["恢复出厂参数，平台绑定不变", "Restores factory settings; the platform binding stays"], range: ["—", "–"] },
    ],
  },
];

/** The commands that a tracker knows, in the order of the reference. */
export function commandsOf(of: Product): Command[] {
  return COMMANDS.flatMap((group) => group.commands).filter((command) => command.for?.(of) !== false);
}

/** Whether a tracker takes commands by SMS: not over NB-IoT and LTE-M, where a SIM rarely has the service; the A9 only with Cat 1. */
export const takesSms = (of: Product): boolean => of.series !== "gps_module" && !["A7", "D1", "B1", "B3"].includes(of.code);

/** What connects a tracker to the configuration kit, if anything does. */
export function configurationPort(of: Product): Text | undefined {
  if (["P2", "P4", "B1", "C4"].includes(of.code)) return ["USB-C 数据线，识别为串口", "A USB-C data cable; it appears as a serial port"];
  if (["A5", "K1", "D1", "D2", "B3"].includes(of.code)) return ["U1 磁吸线，识别为串口", "The U1 magnetic cable; it appears as a serial port"];
  if (of.code === "V5") return ["RS-232（115200 8N1）或蓝牙", "RS-232 (115200 8N1) or Bluetooth"];
  if (["E3", "O3"].includes(of.code)) return ["蓝牙，用手机应用", "Bluetooth, with the phone app"];
  return undefined;
}

