/** Reference circuits of the modules as tables: what each pin connects to, through which part of which value. */

type Line = readonly [pin: string, net: string, part: string, value: string, zh: string, en: string];

const SUPPLY: readonly Line[] = [
  ["VCC", "3V3", "C1", "10 µF X5R 0603", "靠近引脚，与 C2 并联", "close to the pin, in parallel with C2"],
  ["VCC", "3V3", "C2", "100 nF X7R 0402", "靠近引脚", "close to the pin"],
  ["VBAT", "VBACKUP", "C3", "100 nF X7R 0402", "备份电源 1.8–3.3 V", "backup supply 1.8–3.3 V"],
  ["RESET_N", "MCU_GPIO", "R1", "0 Ω 0402", "低有效，不用时悬空", "active low, leave open if unused"],
  ["TXD", "MCU_RXD", "R2", "100 Ω 0402", "串联阻尼", "series damping"],
  ["RXD", "MCU_TXD", "R3", "100 Ω 0402", "串联阻尼", "series damping"],
  ["SDA", "MCU_SDA", "R4", "2.2 kΩ 0402", "上拉到 3V3", "pull-up to 3V3"],
  ["SCL", "MCU_SCL", "R5", "2.2 kΩ 0402", "上拉到 3V3", "pull-up to 3V3"],
  ["1PPS", "MCU_CAPTURE", "R6", "33 Ω 0402", "靠近模组", "close to the module"],
];

const ACTIVE_ANTENNA: readonly Line[] = [
  ["RF_IN", "ANT", "C4", "100 pF C0G 0402", "隔直", "DC block"],
  ["ANT_BIAS", "BIAS", "R7", "10 Ω 0603", "限流，与 L1 串联", "limits the current, in series with L1"],
  ["BIAS", "ANT", "L1", "27 nH 0402", "有源天线馈电", "feeds the active antenna"],
  ["ANT", "GND", "D1", "ESD 0.2 pF", "天线座处", "at the antenna socket"],
];

const CIRCUITS: Record<string, readonly Line[]> = {
  M20: [...SUPPLY, ...ACTIVE_ANTENNA, ["VCC_IO", "3V3", "C5", "100 nF X7R 0402", "接口电平，与主控一致", "interface level, the same as the host"]],
  M30: [...SUPPLY, ...ACTIVE_ANTENNA, ["RXD2", "RTCM_TX", "R8", "100 Ω 0402", "RTCM 3.x 差分输入", "RTCM 3.x corrections in"], ["RTK_STAT", "LED", "R9", "1 kΩ 0402", "固定解指示", "shows a fixed solution"]],
  C40: [
    ["VBAT", "VBAT_3V8", "C1", "470 µF tantalum", "发射瞬间 2 A", "2 A peaks while transmitting"],
    ["VBAT", "VBAT_3V8", "C2", "100 nF + 33 pF 0402", "靠近引脚", "close to the pins"],
    ["VBAT", "VBAT_3V8", "D1", "TVS 5 V", "浪涌", "surges"],
    ["PWRKEY", "MCU_GPIO", "Q1", "NPN, 4.7 kΩ / 47 kΩ", "拉低 700 ms 开机", "low for 700 ms starts it"],
    ["RESET_N", "MCU_GPIO", "Q2", "NPN, 4.7 kΩ / 47 kΩ", "拉低 100 ms 复位", "low for 100 ms resets it"],
    ["UART1_TXD", "MCU_RXD", "U2", "1.8 V / 3.3 V level shifter", "主控为 3.3 V 时", "with a 3.3 V host"],
    ["UART1_RXD", "MCU_TXD", "U2", "1.8 V / 3.3 V level shifter", "主控为 3.3 V 时", "with a 3.3 V host"],
    ["SIM_DATA", "SIM_IO", "R1", "22 Ω 0402", "另加 15 kΩ 上拉到 SIM_VDD", "and 15 kΩ pull-up to SIM_VDD"],
    ["SIM_CLK", "SIM_CLK", "R2", "22 Ω 0402", "走线小于 100 mm", "track under 100 mm"],
    ["SIM_RST", "SIM_RST", "R3", "22 Ω 0402", "ESD 小于 10 pF", "ESD part under 10 pF"],
    ["SIM_VDD", "SIM_VCC", "C3", "1 µF 0402", "靠近卡座", "close to the socket"],
    ["ANT_LTE", "ANT1", "Z1", "0 Ω / NC / NC 0402", "π 型匹配", "pi network"],
    ["ANT_GNSS", "GNSS_RF", "C4", "100 pF C0G 0402", "隔直", "DC block"],
    ["GNSS_RF", "ANT2", "Z2", "0 Ω / NC / NC 0402", "π 型匹配", "pi network"],
    ["GNSS_BIAS", "BIAS", "R4", "10 Ω 0603", "限流，与 L1 串联", "limits the current, in series with L1"],
    ["BIAS", "ANT2", "L1", "47 nH 0402", "有源天线馈电", "feeds the active antenna"],
    ["NET_LED", "LED", "Q3", "NPN, 4.7 kΩ; 1 kΩ", "网络指示", "network light"],
    ["USB_DP", "USB_DP", "D2", "ESD 1 pF", "90 Ω 差分，留测试点", "90 Ω differential, with test points"],
    ["USB_DM", "USB_DM", "D2", "ESD 1 pF", "90 Ω 差分，留测试点", "90 Ω differential, with test points"],
  ],
};

/** One module's circuit as CSV with a byte order mark, both languages. */
export function referenceCircuit(code: string): string {
  const quoted = (text: string): string => (text.includes(",") ? `"${text}"` : text);
  const lines = CIRCUITS[code] ?? [];
  return `\uFEFF${["pin,net,part,value,note_zh,note_en", ...lines.map((line) => line.map(quoted).join(",")), ""].join("\r\n")}`;
}
