/** M20, M30, C40: modules for a customer's own board. */
import type { Product } from "../../lib/content.ts";
import { specOf } from "../../lib/content.ts";
import type { Guide } from "../guide.ts";

function gnss(of: Product): Guide {
  const dual = of.code === "M30";
  const supply = { zh: specOf(of, "input_voltage", "zh"), en: specOf(of, "input_voltage", "en") };
  return {
    parts: [
      [["VCC、GND", "VCC, GND"], [`供电 ${supply.zh}，就近放 10 µF + 100 nF`, `Supply ${supply.en}, 10 µF and 100 nF close by`]],
      [["TXD、RXD", "TXD, RXD"], ["UART，默认 9600 8N1，NMEA 0183", "UART, 9600 8N1 by default, NMEA 0183"]],
      [["SDA、SCL", "SDA, SCL"], ["I²C，从地址 0x42，外接上拉 2.2 kΩ", "I²C, address 0x42, external 2.2 kΩ pull-ups"]],
      [["1PPS", "1PPS"], ["定位后每秒一个脉冲", "One pulse a second once there is a fix"]],
      [["RF_IN", "RF_IN"], [dual ? "50 Ω，双频有源天线" : "50 Ω，有源或无源天线", dual ? "50 Ω, dual-frequency active antenna" : "50 Ω, active or passive antenna"]],
      [["VBAT", "VBAT"], ["备份电源，保存星历与时钟，实现热启动", "Backup supply for ephemeris and clock, for hot starts"]],
      ...(dual ? ([[["RXD2", "RXD2"], ["差分输入 RTCM 3.x", "Correction input, RTCM 3.x"]]] as const) : []),
    ],
    before: [
      ["模组放在板边，RF_IN 一侧朝外；下方各层铺地，不走线。", "Place the module at the board’s edge, the RF_IN side out, with solid ground and no tracks beneath."],
      ["RF 走线按 50 Ω 计算，长度小于 20 mm，两侧每 2 mm 一个地过孔。", "Route the RF track at 50 Ω, under 20 mm, with ground vias every 2 mm on both sides."],
      ["与 LTE 天线、DC-DC 电感和晶振距离 20 mm 以上。", "Keep 20 mm from LTE antennas, converter inductors and crystals."],
      ["无源天线净空区内不放器件；有源天线供电串磁珠与限流。", "Keep components out of a passive antenna’s clear zone; feed an active one through a bead and a current limit."],
    ],
    install: [
      ["按封装文件画焊盘：单边 12 脚，钢网 0.12 mm，开口为焊盘的 90%。", "Draw the pads from the footprint file: 12 per side, 0.12 mm stencil, 90% aperture."],
      ["MSL 3：拆封后 168 小时内回流；超时的，从卷带中取出后在 125 °C 烘 8 小时。", "MSL 3: reflow within 168 hours of opening; otherwise take the parts out of tape and reel and bake them at 125 °C for 8 hours."],
      ["无铅回流：峰值 245 °C，217 °C 以上 45–75 秒，只过一次。", "Lead-free reflow: peak 245 °C, 45–75 s above 217 °C, once only."],
      ["上电，UART 应在 1 秒内输出 $GNRMC 等语句。", "Power up; NMEA sentences such as $GNRMC should appear within a second."],
      ["开阔天空下等首次定位，1PPS 开始输出。", "Wait for the first fix under open sky; 1PPS begins."],
      ["读 $GPGSV、$GBGSV 等语句的载噪比：最强四颗应在 40 dB-Hz 以上。", "Read the signal levels in $GPGSV, $GBGSV and so on: the best four should exceed 40 dB-Hz."],
    ],
    power: [
      [`供电 ${supply.zh}，电流 ${specOf(of, "working_current", "zh")}。纹波小于 50 mV。`, `Supply ${supply.en}; ${specOf(of, "working_current", "en")}. Keep ripple under 50 mV.`],
      ["VBAT 不断电时为热启动（≤1 s），断电后为冷启动。", "While VBAT is supplied the module starts hot (≤1 s); after VBAT has been lost, cold."],
      ["不需要 SIM 卡：模组只接收卫星信号，本身不联网。", "No SIM: the module only receives satellite signals and does not connect to a network."],
    ],
    lights: [
      [["1PPS 无输出", "No 1PPS"], ["未定位", "No fix"]],
      [["1PPS 每秒一次", "1PPS each second"], ["已定位，时间有效", "Fixed, time valid"]],
      [["GNRMC 状态 V / A", "GNRMC status V / A"], ["无效 / 有效", "Invalid / valid"]],
      [["GNGGA 质量 1 / 4 / 5", "GNGGA quality 1 / 4 / 5"], [dual ? "单点 / RTK 固定 / RTK 浮点" : "1 为单点定位；本型号不输出 4、5", dual ? "Single / RTK fixed / RTK float" : "1 is a single-point fix; this model does not give 4 or 5"]],
    ],
    use: [
      [["$PWMK,RATE,5", "$PWMK,RATE,5"], ["更新率 1、2、5、10 Hz", "Update rate of 1, 2, 5 or 10 Hz"]],
      [["$PWMK,BAUD,115200", "$PWMK,BAUD,115200"], ["波特率，10 Hz 时用 115200", "Baud rate; use 115200 at 10 Hz"]],
      [["$PWMK,SYS,GPS+BDS", "$PWMK,SYS,GPS+BDS"], ["选择卫星系统", "Selects satellite systems"]],
      [["$PWMK,MSG,GSV,0", "$PWMK,MSG,GSV,0"], ["关闭某类语句", "Switches a sentence off"]],
      [["$PWMK,START,COLD", "$PWMK,START,COLD"], ["冷启动，仅供测试", "Cold start, for testing"]],
      [["$PWMK,SAVE", "$PWMK,SAVE"], ["保存到闪存", "Saves to flash"]],
    ],
    trouble: [
      [["没有输出", "No output"], ["TXD 与 RXD 没有交叉", "TXD and RXD not crossed"], ["对调", "Swap them"]],
      [["输出乱码", "Garbled output"], ["波特率不符", "Wrong baud rate"], ["用 9600 或已保存的值", "Use 9600 or the saved rate"]],
      [["载噪比低于 35", "Levels below 35 dB-Hz"], ["RF 匹配或净空不足", "Poor RF matching, or clear zone too small"], ["检查 50 Ω 走线与地", "Check the 50 Ω track and ground"]],
      [["冷启动超过 60 s", "Cold start beyond 60 s"], ["LTE 或 DC-DC 干扰", "Interference from LTE or converter"], ["关掉发射再测，加屏蔽", "Test with transmitters off, add shielding"]],
      dual ? [["一直是浮点解", "Stays at float"], ["差分数据缺帧或基站过远", "Corrections missing, or base station too far away"], ["查 RTCM 间隔，基线 < 10 km", "Check RTCM interval, baseline under 10 km"]] : [["每次都是冷启动", "Always starts cold"], ["VBAT 断电", "VBAT lost"], ["接备份电池或超级电容", "Fit a backup battery or supercapacitor"]],
    ],
    safety: [
      ["静电敏感：接触天线脚前先接地。", "Sensitive to static: ground yourself before touching the antenna pad."],
      ["整机的认证由整机厂完成；我们提供模组测试报告。", "Certification of the final product is its own maker’s task; we supply the module’s test reports."],
    ],
  };
}

function cellular(): Guide {
  return {
    parts: [
      [["VBAT、GND", "VBAT, GND"], ["3.4–4.3 V，瞬间 2 A，就近放 470 µF + 100 nF", "3.4–4.3 V, 2 A peaks, 470 µF and 100 nF close by"]],
      [["PWRKEY、RESET_N", "PWRKEY, RESET_N"], ["拉低 700 ms 开机；拉低 100 ms 复位", "Low for 700 ms starts it; low for 100 ms resets it"]],
      [["UART × 3、USB 2.0、I²C", "Three UARTs, USB 2.0, I²C"], ["主串口 115200 8N1，1.8 V 电平", "Main UART 115200 8N1 at 1.8 V"]],
      [["SIM 接口", "SIM interface"], ["1.8 / 3 V，走线小于 100 mm，加 ESD 器件", "1.8 / 3 V, tracks under 100 mm, with ESD protection"]],
      [["ANT_LTE、ANT_GNSS", "ANT_LTE, ANT_GNSS"], ["50 Ω，同轴座或焊盘", "50 Ω, coaxial socket or pad"]],
      [["NET_LED", "NET_LED"], ["外接 LED，指示网络", "External LED for the network"]],
    ],
    before: [
      ["电源走线宽 2 mm 以上，发射瞬间跌落小于 300 mV。", "Supply tracks 2 mm or wider; the drop while transmitting must stay under 300 mV."],
      ["LTE 与 GNSS 天线隔离 15 dB 以上，各留 π 型匹配。", "Isolate LTE and GNSS antennas by 15 dB or more, each with a pi network."],
      ["1.8 V 电平与主控不同时加电平转换。", "Add level shifters where the host is not at 1.8 V."],
      ["预留 USB 测试点：固件升级与抓日志用。", "Leave USB test points for firmware and logs."],
    ],
    install: [
      ["按封装文件画焊盘：LCC 66 脚，钢网 0.13 mm。", "Draw the pads from the footprint file: LCC 66, 0.13 mm stencil."],
      ["MSL 3：拆封后 168 小时内回流；超时的，从卷带中取出后在 125 °C 烘 8 小时。", "MSL 3: reflow within 168 hours of opening; otherwise take the parts out of tape and reel and bake them at 125 °C for 8 hours."],
      ["无铅回流：峰值 245 °C，217 °C 以上 45–75 秒，只过一次。", "Lead-free reflow: peak 245 °C, 45–75 s above 217 °C, once only."],
      ["拉低 PWRKEY 700 ms，NET_LED 闪烁后发 AT，应答 OK。", "Pull PWRKEY low for 700 ms; once NET_LED flashes send AT; the answer is OK."],
      ["AT+CPIN? 查卡，AT+CSQ 查信号，AT+CEREG? 查注册。", "AT+CPIN? for the SIM, AT+CSQ for signal, AT+CEREG? for registration."],
      ["AT+GNSS=1 打开定位，AT+GNSSLOC 读位置。", "AT+GNSS=1 switches positioning on, AT+GNSSLOC reads the position."],
    ],
    power: [
      ["供电 3.4–4.3 V。保持网络的休眠电流平均约 1,100 µA（DRX 2.56 s），深睡由 PSM 或关机实现。", "Supply 3.4–4.3 V. Sleeping on the network takes about 1,100 µA on average (DRX 2.56 s); go deeper with PSM or power-off."],
      ["外接 SIM × 1。卡座热插拔脚不用时接地。", "One external SIM. Ground the detect pin if it is not used."],
      ["断电前先发 AT+QUIT 或拉低 PWRKEY，等 NET_LED 熄灭。", "Before cutting power send AT+QUIT or pull PWRKEY low and wait until NET_LED is dark."],
    ],
    lights: [
      [["NET_LED 亮 64 ms / 灭 800 ms", "NET_LED 64 ms on / 800 ms off"], ["搜索网络", "Searching for a network"]],
      [["亮 64 ms / 灭 3 s", "64 ms on / 3 s off"], ["已注册", "Registered"]],
      [["亮 64 ms / 灭 300 ms", "64 ms on / 300 ms off"], ["数据传输", "Data transfer"]],
      [["灭", "Off"], ["关机或休眠", "Off or asleep"]],
    ],
    use: [
      [["AT+CGDCONT=1,\"IP\",\"cmnet\"", "AT+CGDCONT=1,\"IP\",\"cmnet\""], ["设置接入点", "Sets the access point"]],
      [["AT+MQOPEN=0,\"host\",8883,1", "AT+MQOPEN=0,\"host\",8883,1"], ["打开 MQTT（TLS）连接", "Opens an MQTT connection over TLS"]],
      [["AT+MQPUB=0,\"topic\",1,\"text\"", "AT+MQPUB=0,\"topic\",1,\"text\""], ["发布，QoS 1", "Publishes with QoS 1"]],
      [["AT+GNSS=1 / 0", "AT+GNSS=1 / 0"], ["打开 / 关闭定位", "Positioning on / off"]],
      [["AT+GNSSLOC", "AT+GNSSLOC"], ["时间、经纬度、卫星数、精度", "Time, latitude, longitude, satellites, accuracy"]],
      [["AT+CSCLK=1", "AT+CSCLK=1"], ["允许休眠", "Allows sleep"]],
    ],
    trouble: [
      [["AT 无应答", "No answer to AT"], ["电平不符，或没有开机", "Wrong level, or not started"], ["测 1.8 V 与 PWRKEY 时序", "Measure 1.8 V and PWRKEY timing"]],
      [["CPIN 报错", "CPIN error"], ["卡座接触或走线过长", "Poor socket contact, or tracks too long"], ["换卡，查 ESD 器件电容", "Try another SIM, check ESD capacitance"]],
      [["发射时重启", "Restarts while transmitting"], ["电源跌落", "Supply drops"], ["加大电容，缩短走线", "More capacitance, shorter tracks"]],
      [["CSQ 小于 10", "CSQ below 10"], ["天线失配", "Antenna mismatch"], ["调匹配，确认频段", "Adjust matching, check bands"]],
      [["GNSS 久不定位", "GNSS slow to fix"], ["LTE 耦合", "Coupling from LTE"], ["加隔离，错开发射", "Add isolation, avoid transmitting during a fix"]],
    ],
    safety: [
      ["静电敏感：接触天线脚前先接地。", "Sensitive to static: ground yourself before touching the antenna pads."],
      ["锂电池直接供电时，电池须带保护板；模组没有充电与过放保护，充电由整机的充电电路完成。", "Where a lithium cell supplies the module directly, the cell needs a protection circuit: the module neither charges it nor guards it against deep discharge; your device’s own charging circuit charges it."],
      ["整机需按目标市场重新认证；模组的 CE、FCC 报告可以引用。", "The final product needs its own approvals; the module’s CE and FCC reports may be referenced."],
    ],
  };
}

export const module = (of: Product): Guide => (of.code === "C40" ? cellular() : gnss(of));
