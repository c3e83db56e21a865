/** C4: tracker and temperature logger. */
import type { Guide } from "../guide.ts";

export function coldChain(): Guide {
  return {
    parts: [
      [["屏幕", "Display"], ["当前温度、湿度、电量与记录状态", "Temperature, humidity, battery and recording state"]],
      [["橙色按键", "Orange button"], ["开始与停止记录，查看读数", "Starts and stops recording, shows readings"]],
      [["外接探头", "External probe"], ["不锈钢，−40…+125 °C，±0.3 °C", "Stainless steel, −40…+125 °C, ±0.3 °C"]],
      [["USB-C 口（密封盖内）", "USB-C (under the sealed cover)"], ["充电与配置", "Charging and setup"]],
      [["挂孔与支架", "Eyelet and bracket"], ["壁挂、绑带或磁吸底板", "Wall, strap or magnet plate"]],
    ],
    before: [
      ["探头放在回风口或货物中部，不要贴蒸发器与箱门。", "Put the probe at the return air or in the middle of the load, not at the evaporator or the door."],
      ["探头线长 1 m：主机装在离探头 1 m 以内的侧壁上部，屏幕朝外，避开蒸发器出风口；主机工作温度 −40…+60 °C。", "The probe has a lead of 1 m: mount the unit within 1 m of the probe, high on the side wall, display outwards and clear of the evaporator’s outlet; it works at −40…+60 °C."],
      ["探头线沿壁固定，不经过铰链与货物通道。", "Run the probe cable along the wall, clear of hinges and the cargo path."],
      ["疫苗与药品：装车前按空载、满载各做一次温度分布验证。", "For vaccines and medicines, map the temperatures of the load space before use, once with it empty and once with it loaded."],
    ],
    install: [
      ["打开密封盖，装入 Nano SIM（贴片 eSIM 版跳过），充满电。", "Open the sealed cover, insert the Nano SIM (skip with a soldered eSIM) and charge fully."],
      ["用随附支架固定在侧壁，扭矩 0.8 N·m；也可用 STRAP S1 绑带；PLATE G1 磁吸底板用于停放处与冷库，行驶的车辆上另加机械固定。", "Fix it with the supplied bracket to 0.8 N·m, or use the STRAP S1; the PLATE G1 serves where nothing moves, such as a cold store, and on a moving vehicle needs a mechanical fixing as well."],
      ["把探头引到测点，每 20 cm 用线卡固定。", "Lead the probe to its place and clip the cable every 20 cm."],
      ["扫码绑定，在平台设定上下限与超限持续时间，例如 2–8 °C、10 分钟；国内药品运输请设为每 5 分钟记录一次，超限时每 2 分钟一次，超限持续时间设为 0，超限立即报警。", "Scan to bind, set limits and excursion duration on the platform, for example 2 to 8 °C and 10 minutes. For medicines in China set a record every 5 minutes, every 2 in an excursion, and an excursion duration of 0, so that an excursion raises an alarm at once."],
      ["车门旁与其他温区用 TAG B1 蓝牙温度标签，在平台“外设”里扫描；标签在 5 m 以内，中间没有金属。", "For the door and further zones, scan TAG B1 Bluetooth temperature tags under Peripherals; place them within 5 m, without metal between."],
      ["按住橙色按键 2 秒开始记录，屏幕出现记录点。", "Hold the orange button for 2 seconds; the display shows that it records."],
      ["等 10 分钟，核对屏幕、平台与经校准的参考温度计三个读数。", "Wait 10 minutes and compare display, platform and a calibrated reference thermometer."],
    ],
    power: [
      ["4,000 mAh 低温锂离子电池，每 10 分钟记录一次可用 60 天（25 °C）。低温下容量下降（−20 °C 时约 80%），−20 °C 以下屏幕停显，长线运输请缩短充电周期。", "The 4,000 mAh low-temperature cell lasts 60 days at one record every 10 minutes (25 °C). Capacity falls in the cold, to about 80% at −20 °C, and below −20 °C the display is off: charge more often on long routes."],
      ["USB-C 5 V 充电，环境 0–45 °C，0 °C 以下不充电，请先回温；充完立即盖好密封盖，否则达不到 IP65。", "Charge from USB-C at 5 V and 0 to 45 °C, never below 0 °C: let it warm up first. Close the sealed cover afterwards, or IP65 is lost."],
    ],
    lights: [
      [["圆点闪烁", "Dot flashing"], ["正在记录", "Recording"]],
      [["信号格", "Bars"], ["已联网；空格为无网，数据存在主机内", "On the network; empty means offline, data is kept inside"]],
      [["温度数字闪烁", "Figures flashing"], ["超出上下限", "Outside the limits"]],
      [["“– –”", "“– –”"], ["探头未接或断线", "Probe missing or broken"]],
      [["电池框闪烁", "Battery flashing"], ["电量低于 20%", "Battery below 20%"]],
    ],
    use: [
      [["短按橙色按键", "Short press"], ["点亮屏幕，依次显示温度、湿度、最高与最低值", "Lights the display: temperature, humidity, highest and lowest"]],
      [["按住 2 秒", "Hold 2 s"], ["开始或停止记录", "Starts or stops recording"]],
      [["关机", "Switch off"], ["在应用或平台点“关机”；接上充电线自动开机", "Press “Switch off” in the app or on the platform; it starts again on its charging cable"]],
      [["到站", "On arrival"], ["平台按运单导出 PDF 或表格，附位置与时间", "Export PDF or a table per waybill on the platform, with place and time"]],
      [["无网路段", "Without a network"], ["数据按原时间存储，可存 20,000 条，恢复后补传", "Records keep their own time, up to 20,000 of them, and are sent later"]],
    ],
    trouble: [
      [["读数比参考高 1 °C 以上", "Reads more than 1 °C high"], ["探头贴壁或靠近车门", "Probe touches the wall or the door"], ["移到回风口，等 15 分钟再比", "Move it to the return air, compare after 15 minutes"]],
      [["显示“– –”", "Shows “– –”"], ["探头线被夹断或接头进水", "Cable crushed or wet connector"], ["换探头，检查走线", "Replace the probe, check the route"]],
      [["曲线有缺口", "Gap in the curve"], ["记录被停止或电池耗尽", "Recording stopped or battery empty"], ["看平台的启停记录与电量", "See start, stop and battery on the platform"]],
      [["装卸时总报警", "Alarm at every loading"], ["超限持续时间设得太短", "Excursion duration too short"], ["非药品：把超限持续时间设为 10 分钟；国内药品设为 0", "Not medicines: set 10 minutes; medicines in China: 0"]],
      [["标签读不到", "Tag not received"], ["距离过远或隔着金属", "Too far, or metal between"], ["标签移到 5 m 内、无金属隔断处", "Bring it within 5 m without metal between"]],
    ],
    safety: [
      ["每 12 个月复校一次，出厂附校准证书；探头受过撞击后应提前复校。", "Recalibrate every 12 months; a certificate comes with the unit. After a knock, recalibrate earlier."],
      ["不要用高压水枪冲洗主机；擦洗用中性清洁剂。", "Do not jet-wash the unit; wipe it with a neutral cleaner."],
      ["电池为锂离子：不要拆解、挤压、浸入液体或丢入火中；鼓包、漏液或发热立即停用，不要充电，也不要寄送。", "The battery is lithium-ion: do not open, crush, immerse or burn it. If it swells, leaks or gets hot, stop using it; neither charge nor send it."],
      ["空运按 UN 3481（PI 967）与承运人要求：电量不高于 30%；随货空运而要在途记录的，须先取得承运人同意。", "By air it is UN 3481 (PI 967): no more than 30% charged, packed to the carrier’s rules. If it is to fly with a load and record on the way, obtain the carrier’s consent first."],
      ["国内药品：GSP 另要求至少每分钟更新一次数据，超限即声光报警并短信通知至少 3 人。C4 没有声光报警，须由符合 GSP 的监测系统完成，C4 作辅助。", "Medicines in China: GSP also asks for readings at least every minute and, out of range, at once an alarm with sound and light and an SMS to at least three people. The C4 has no such alarm: a monitoring system that meets GSP has to do this, and the C4 is only an additional aid."],
    ],
  };
}
