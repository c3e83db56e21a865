/** O1, O3, T1: terminals on the diagnostic socket. */
import type { Product } from "../../lib/content.ts";
import { specOf, specValueOf } from "../../lib/content.ts";
import { type Guide, NOTICE } from "../guide.ts";

export function obd(of: Product): Guide {
  const { code } = of;
  const truck = code === "T1";
  /** The O1 takes power alone; the others read the bus. */
  const reads = code !== "O1";
  const socket = truck ? "诊断口" : " OBD 接口";
  return {
    parts: [
      [["OBD-II 插头（16 针）", "OBD-II plug (16 pins)"], reads ? ["取电与读取总线", "Supply and bus"] : ["只取电", "Supply alone"]],
      [["状态灯", "Status light"], reads ? ["网络与总线", "Network and bus"] : ["网络", "Network"]],
      [["扎带孔", "Tie eyelet"], ["防止脱落", "Keeps it from falling out"]],
      truck ? [["9 针 J1939 转接线", "9-pin J1939 adapter"], ["0.4 m，用于圆形诊断口", "0.4 m, for round sockets"]] : [["标签", "Label"], ["IMEI 与绑定二维码", "IMEI and the QR code for binding"]],
    ],
    before: [
      truck ? ["找到 OBD 接口或 9 针圆形诊断口，先确认车辆为 12 V 或 24 V。", "Find the OBD or the round 9-pin socket and check that the vehicle has 12 or 24 V."] : ["OBD 接口一般在方向盘左下方或中央扶手内；装好后，主机与线距踏板须在 10 cm 以上。", "The socket is usually below the steering wheel or in the console; once fitted, the unit and its cable must be at least 10 cm from the pedals."],
      code === "O3" ? ["主机与短线固定在下部饰板后，不得妨碍踏板与腿部，避开膝部气囊与仪表台上部。", "Fix the unit and its short cable behind the lower trim, clear of pedals, legs and the knee airbag, and away from the top of the dashboard."] : ["插入后主机不应妨碍腿部与踏板，也不能正对膝部气囊；空间不足时用 16 针延长线，把主机固定在气囊展开路径以外。", "The unit must not touch the driver’s legs or pedals, nor sit in front of a knee airbag; where space is short use a 16-pin extension and fix the unit out of the airbag’s way."],
      ["同一时间只接一台诊断类设备。", "Connect one diagnostic device at a time."],
      [`${specOf(of, "protection", "zh").split("（")[0]}：只用于车内，避免滴水。`, `${specOf(of, "protection", "en").split(" (")[0]}: for use inside the vehicle, away from dripping water.`],
    ],
    install: [
      [`熄火，找到${socket}，检查端子没有弯曲。`, "Switch off, find the socket and check that no pin is bent."],
      ...(truck ? [["圆形诊断口先接随附的 9 针转接线。", "With a round socket connect the supplied 9-pin adapter first."] as const] : []),
      code === "O3" ? ["短线插头插到底，状态灯亮。", "Push the plug on the short cable straight home; the light comes on."] : ["垂直插到底，状态灯亮。", "Push it straight home; the light comes on."],
      ["用手机应用扫二维码绑定，选择车型、年款与燃料。", "Scan the QR code with the phone app and choose model, year and fuel."],
      ...(reads
        ? ([["在室外或有排烟处拉好驻车制动，起动并怠速 3 分钟，终端识别总线协议。", "Outdoors or with exhaust extraction, parking brake on, start the engine and idle for 3 minutes while the terminal identifies the bus protocol."], ["在平台核对电压、转速与车架号；车辆不提供车架号时手工填写。", "Check voltage, engine speed and VIN on the platform; where the vehicle does not give its VIN, enter it by hand."]] as const)
        : ([["在室外或有排烟处拉好驻车制动，起动车辆，在平台核对电压与点火状态。", "Outdoors or with exhaust extraction, parking brake on, start the engine and check voltage and ignition on the platform."]] as const)),
      ["写入里程初值 ODO，与仪表相同。", "Set ODO to the dashboard’s mileage."],
      ["用随附扎带穿过扎带孔固定。", "Secure it with the supplied cable tie through the eyelet."],
    ],
    power: [
      [`从${socket}取电（12 / 24 V），不需要另外接线。`, "It is supplied from the diagnostic socket (12 / 24 V); no other wiring is needed."],
      [`拔出即报警，${specValueOf(of, "backup_battery", "zh")} 备用电池可继续上报${specOf(of, "backup_runtime", "zh").replace("~", "约 ")}。`, `Unplugging raises an alarm; the ${specValueOf(of, "backup_battery", "en")} backup battery goes on reporting for ${specOf(of, "backup_runtime", "en").replace("~", "about ")}.`],
      code === "O1" ? ["熄火后休眠，休眠电流 ≤3 mA（12 V）。停放一个月以上请拔下。", "It sleeps with the key off at ≤3 mA (12 V). Unplug it when parking for more than a month."] : ["熄火后休眠；停放一个月以上请拔下。", "It sleeps with the key off; unplug it when parking for more than a month."],
    ],
    lights: [
      [["每秒闪 2 次", "Two flashes a second"], ["搜索网络", "Searching for a network"]],
      [["每 3 秒闪 1 次", "One flash every 3 s"], reads ? ["在线，未读到总线", "Online, bus not read"] : ["在线", "Online"]],
      ...(reads ? ([[["每 3 秒双闪", "Double flash every 3 s"], ["在线，总线正常", "Online, bus read"]]] as const) : []),
      [["常亮", "Steady"], ["正在升级固件，不要拔出", "Updating firmware: do not unplug"]],
      [["熄灭", "Off"], [`休眠，或${socket}没有电`, "Asleep, or no supply at the socket"]],
    ],
    use:
      code === "O1"
        ? [
            [["行程", "Trips"], ["按点火与熄火自动分段", "Split by ignition on and off"]],
            [["拔出报警", "Unplug alarm"], ["拔出即推送，附最后位置", "A message at once, with the last position"]],
            [["碰撞与拖车", "Collision and towing"], ["加速度传感器判断，平台推送", "Detected by the accelerometer, sent by the platform"]],
          ]
        : truck
          ? [
              [["发动机与油耗", "Engine and fuel"], ["读取 J1939 标准参数，读不到的项标明“无”，不用零代替", "Reads standard J1939 data; what is missing is shown as missing, not as zero"]],
              [["行驶记录仪", "Tachograph"], ["读取 TCO1 的驾驶状态与车速", "Reads driving state and speed from TCO1"]],
              [["胎压", "Tyre pressure"], ["读取车载系统广播的数据", "Reads what the vehicle’s own system broadcasts"]],
            ]
          : [
              [["故障码", "Fault codes"], ["出现时推送，附说明、严重程度与建议", "Sent as they appear, with meaning, severity and advice"]],
              [["驾驶评分", "Driving score"], ["按每百公里的急加速、急刹、急转与超速计分", "Per 100 km, from harsh acceleration, braking, cornering and speeding"]],
              [["手机直连", "Direct to the phone"], ["蓝牙打开后，没有网络也能看实时数据", "Over Bluetooth, live data even without a network"]],
            ],
    trouble: [
      [["插上不亮", "No light"], [`${socket}保险断`, "Socket fuse blown"], ["量 16 脚对 4、5 脚电压", "Measure pin 16 against pins 4 and 5"]],
      ...(reads ? [[["在线但没有车辆数据", "Online, no vehicle data"], ["未起动，或车型未选对", "Engine off, or wrong model"], ["起动后怠速 3 分钟，核对车型", "Idle for 3 minutes, check the model"]] as const,
      [["个别读数没有", "Some readings missing"], ["车辆不提供该项", "The vehicle does not offer them"], ["平台标明“无”，属正常", "Shown as missing; this is normal"]] as const] : []),
      [["仪表出现提示", "Dashboard warning"], ["与其他诊断设备冲突", "Conflict with another device"], ["拔下另一台，重新起动", "Remove the other one and restart"]],
      [["里程与仪表不一致", "Mileage differs"], ["未写初值", "Initial value not set"], ["ODO 写入仪表读数", "Set ODO to the dashboard reading"]],
      [["位置漂移", "Position wanders"], [`${socket}被金属包围`, "Socket enclosed by metal"], ["用延长线移到塑料饰板后", "Move it behind plastic trim with an extension"]],
    ],
    safety: [
      code === "O1" ? ["只从 OBD 接口取电，不收发总线数据。", "It takes power from the socket and neither reads nor writes the bus."] : truck ? ["默认只收听总线报文，不发送请求，不写入数据。", "By default it listens to the bus, sends no request and writes nothing."] : ["只发送标准的读取请求，不写入数据、不清除故障码；总线上出现诊断仪的请求时停止发问。", "It sends the standard requests for reading, writes nothing and clears no fault code; it stops asking when a scan tool’s requests are seen."],
      NOTICE,
      ["备用电池为锂聚合物：不要拆解、挤压或丢入火中，鼓包立即停用，夏天暴晒的车里更要留意。低于 −20 °C 或高于 60 °C 时它自动断开，拔出时就发不出报警。", "The backup battery is lithium polymer: do not open, crush or burn it, and stop using the unit if it swells; watch for this above all in a car that stands in the summer sun. Below −20 °C and above 60 °C it is disconnected, and no alarm can be sent when the unit is unplugged."],
      ["行车中不要插拔。", "Do not plug or unplug while driving."],
      ["送修前拔下，避免与诊断仪冲突。", "Unplug it before service."],
    ],
  };
}
