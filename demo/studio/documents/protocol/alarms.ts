/** Every alarm with its bit in JT/T 808, its name in MQTT and in text commands, and what raises and clears it. */
import type { Text } from "../lib/language.ts";

export interface Alarm {
  code: string;
  /** Bit of the alarm flags in 0x0200, or of item 0xE8 with the prefix "E8.". */
  bit: string;
  name: Text;
  raised: Text;
  cleared: Text;
  level: "high" | "medium" | "low";
  series: string;
}

export const ALARMS: Alarm[] = [
  { code: "SOS", bit: "0", name: ["紧急求助", "SOS"], raised: ["按住 SOS 键 3 秒", "SOS button held for 3 s"], cleared: ["平台解除", "Cleared on the platform"], level: "high", series: "P2 P4 S1 K1 V3" },
  { code: "SPEED", bit: "1", name: ["超速", "Overspeed"], raised: ["超过门限并持续设定时间", "Above the limit for the set time"], cleared: ["低于门限", "Below the limit"], level: "medium", series: "V1 V3 V5 E1 E3 V7 V8 V9 O1 O3 T1" },
  { code: "FATIGUE", bit: "2", name: ["疲劳驾驶", "Driving time exceeded"], raised: ["连续驾驶超过设定时间", "Continuous driving beyond the set time"], cleared: ["停车休息达到要求", "Required rest taken"], level: "high", series: "V5 V7 V8 V9 T1" },
  { code: "GNSS", bit: "4", name: ["定位模组故障", "GNSS module fault"], raised: ["自检未通过", "Self-test failed"], cleared: ["自检恢复", "Self-test passes"], level: "medium", series: "all" },
  { code: "ANT_OPEN", bit: "5", name: ["天线开路", "Antenna open"], raised: ["外接天线断开", "External antenna disconnected"], cleared: ["重新接上", "Reconnected"], level: "medium", series: "V7 V8 V9" },
  { code: "ANT_SHORT", bit: "6", name: ["天线短路", "Antenna shorted"], raised: ["外接天线短路", "External antenna shorted"], cleared: ["恢复", "Recovered"], level: "medium", series: "V7 V8 V9" },
  { code: "LOWVOLT", bit: "7", name: ["主电欠压", "Supply low"], raised: ["低于设定电压，持续 60 s", "Below the set voltage for 60 s"], cleared: ["电压恢复", "Voltage recovers"], level: "low", series: "V1 V3 V5 E1 E3 V7 V8 V9 O1 O3 T1" },
  { code: "POWER", bit: "8", name: ["主电断开", "Supply lost"], raised: ["主电断开 5 s", "Supply lost for 5 s"], cleared: ["主电恢复", "Supply returns"], level: "high", series: "V1 V3 V5 E1 E3 V7 V8 V9 O1 O3 T1" },
  { code: "PARKING", bit: "19", name: ["停车超时", "Parked too long"], raised: ["同一位置超过设定时间", "In one place beyond the set time"], cleared: ["驶离", "Drives off"], level: "low", series: "all" },
  { code: "FENCE", bit: "20", name: ["进出区域", "Geofence"], raised: ["进入或离开围栏", "Enters or leaves a geofence"], cleared: ["自动", "Automatic"], level: "medium", series: "all" },
  { code: "ROUTE", bit: "23", name: ["偏离路线", "Off route"], raised: ["离开路线缓冲带", "Leaves the route corridor"], cleared: ["回到路线", "Returns to it"], level: "medium", series: "V3 V5 V7 V8 V9 T1" },
  { code: "FUEL", bit: "25", name: ["油量异常", "Fuel anomaly"], raised: ["静止时油量突降", "Sudden drop at rest"], cleared: ["平台确认", "Confirmed on the platform"], level: "high", series: "V5 V8" },
  { code: "THEFT", bit: "26", name: ["车辆被盗", "Theft"], raised: ["布防中移动超过 200 m", "Moved more than 200 m while armed"], cleared: ["撤防", "Disarmed"], level: "high", series: "V1 V3 V5 E1 E3 B1 B3" },
  { code: "IGNITION", bit: "27", name: ["非法点火", "Unauthorised ignition"], raised: ["布防中 ACC 打开", "ACC on while armed"], cleared: ["撤防", "Disarmed"], level: "high", series: "V1 V3 V5" },
  { code: "MOVE", bit: "28", name: ["非法位移", "Unauthorised movement"], raised: ["布防或静止中位移超过门限", "Moves beyond the limit while armed or at rest"], cleared: ["静止 5 min", "At rest for 5 min"], level: "high", series: "all" },
  { code: "CRASH", bit: "29", name: ["碰撞", "Collision"], raised: ["加速度超过门限", "Acceleration beyond the limit"], cleared: ["平台确认", "Confirmed on the platform"], level: "high", series: "V3 V5 V7 V8 V9 O1 O3 T1" },
  { code: "ROLLOVER", bit: "30", name: ["侧翻", "Rollover"], raised: ["倾角超过设定值 3 s", "Tilt beyond the limit for 3 s"], cleared: ["恢复直立", "Upright again"], level: "high", series: "V5 V9 E3" },
  { code: "LIGHT", bit: "E8.0", name: ["拆除（见光）", "Removal (light)"], raised: ["光感见光 2 s；A3、A5 须同时有姿态突变", "Light on the sensor for 2 s; on A3 and A5 with a change of attitude"], cleared: ["遮光 60 s", "Dark for 60 s"], level: "high", series: "A3 A5 A7 A9 A9S" },
  { code: "FALL", bit: "E8.1", name: ["跌倒", "Fall"], raised: ["跌落后静止，15 s 内未取消", "Drop followed by stillness, not cancelled within 15 s"], cleared: ["平台解除", "Cleared on the platform"], level: "high", series: "S1" },
  { code: "STILL", bit: "E8.2", name: ["长时间静止", "No movement"], raised: ["超过设定时间没有动作，15 s 内未取消", "No motion beyond the set time, not cancelled within 15 s"], cleared: ["有动作", "Motion"], level: "medium", series: "S1" },
  { code: "UNPLUG", bit: "E8.3", name: ["拔出", "Unplugged"], raised: ["从诊断口拔出", "Pulled from the socket"], cleared: ["重新插入", "Plugged in again"], level: "high", series: "O1 O3 T1" },
  { code: "VIB", bit: "E8.4", name: ["布防震动", "Vibration while armed"], raised: ["震动超过灵敏度", "Vibration beyond the sensitivity"], cleared: ["60 s 无震动", "60 s without vibration"], level: "medium", series: "V1 V3 V5 E1 E3 B1 B3" },
  { code: "TEMP", bit: "E8.5", name: ["温度超限", "Temperature limit"], raised: ["超限并持续设定时间", "Outside the limits for the set time"], cleared: ["回到范围内", "Back within them"], level: "high", series: "C4 V5" },
  { code: "LOWBAT", bit: "E8.6", name: ["电池低电量", "Battery low"], raised: ["低于 LOWBAT 门限", "Below the LOWBAT threshold"], cleared: ["充电或更换", "Charged or replaced"], level: "low", series: "A3 A5 A7 A9 A9S C4 P2 P4 S1 K1 D1 D2 B1 B3" },
  { code: "OVERDUE", bit: "E8.7", name: ["超期未还", "Not returned in time"], raised: ["过了归还日期仍在围栏外", "Outside the geofence after the return date"], cleared: ["回到围栏", "Back inside"], level: "medium", series: "P4" },
];

export const LEVELS: Record<Alarm["level"], Text> = { high: ["高", "High"], medium: ["中", "Medium"], low: ["低", "Low"] };
