/** V1, V3, V5: trackers wired to the vehicle's supply. */
import { type Product, specOf } from "../../lib/content.ts";
import type { Guide } from "../guide.ts";

type Wires = NonNullable<Guide["wires"]>;

/** V5 comes with two automotive fuses of 2 A; for the smaller trackers 1 A is enough. */
const red = (fuse: 1 | 2): Wires[number] => [["红", "Red"], ["电源 +", "Supply +"], [`常电，靠近取电点装 ${fuse} A 保险`, `Permanent power, ${fuse} A fuse close to the tap`]];
const BLACK: Wires[number] = [["黑", "Black"], ["地", "Ground"], ["车身搭铁点，刮净漆面", "Chassis ground point, paint removed"]];
const ORANGE: Wires[number] = [["橙", "Orange"], ["ACC 检测", "ACC sense"], ["钥匙打开才有电的线", "A wire live only with the key on"]];
const WHITE: Wires[number] = [["白", "White"], ["继电器输出", "Relay output"], ["R12 线圈；不接则不用", "Coil of the R12 relay; leave open if unused"]];
const WIRES: Record<string, Wires> = {
  V1: [red(1), BLACK, ORANGE, WHITE],
  V3: [red(1), BLACK, ORANGE, WHITE, [["绿", "Green"], ["SOS 输入", "SOS input"], ["按钮，另一端接地", "Push button to ground"]], [["蓝", "Blue"], ["单总线", "1-Wire"], ["温度探头或司机钥匙", "Temperature probe or driver key"]]],
  V5: [red(2), BLACK, ORANGE, WHITE, [["绿 / 蓝 / 黄 / 灰", "Green, blue, yellow, grey"], ["输入 1–4", "Inputs 1–4"], ["车门、举升、PTO、罐口阀；高电平有效", "Door, tipper, PTO, tank valve; active high"]], [["RS-232 插头", "RS-232 plug"], ["TX、RX、GND", "TX, RX, GND"], ["称重或读卡器", "Scale or card reader"]], [["RS-485 插头", "RS-485 plug"], ["A、B、GND", "A, B, GND"], ["油量棒与温度探头，末端并 120 Ω", "Fuel and temperature probes, 120 Ω at the end"]]],
};

export function wired(of: Product): Guide {
  const supply = { zh: specOf(of, "input_voltage", "zh"), en: specOf(of, "input_voltage", "en") };
  const backup = { zh: specOf(of, "backup_runtime", "zh"), en: specOf(of, "backup_runtime", "en") };
  const fleet = of.code === "V5";
  return {
    parts: [
      [["GNSS 灯（绿）", "GNSS light (green)"], ["定位状态", "Positioning"]],
      [["NET 灯（橙）", "NET light (orange)"], ["网络状态", "Network"]],
      [["线束插头", "Harness plug"], ["电源、ACC 与输出", "Supply, ACC and outputs"]],
      [["卡槽胶塞", "Rubber plug"], ["Nano SIM 卡座", "Nano SIM socket"]],
      fleet ? [["安装耳", "Mounting lugs"], ["四颗 M5 自攻螺钉", "Four M5 self-tapping screws"]] : [["标签", "Label"], ["天线面，装时朝上", "The antenna side: fit it facing up"]],
    ],
    before: [
      ["确认车辆电压在范围内：" + supply.zh + "。超出会损坏终端。", `Check that the vehicle’s supply is within ${supply.en}. More will damage the tracker.`],
      ["仪表台内侧或前挡下方最好，标签面朝天，上方不能有金属或加热膜。", "Best behind the dashboard or under the windscreen, label up, with no metal or heated film above."],
      ["熄火、锁车十分钟后仍有电压的才是常电，用万用表量，不凭线色判断。", "Permanent power is what still has voltage ten minutes after locking. Measure; do not trust colours."],
      ["ACC 取钥匙打开有电、关掉没电、起动瞬间不掉电的线。", "Take ACC from a wire that is live with the key, dead without it, and holds during cranking."],
      ...(of.code === "V1" ? [["V1 为 IP65，请装在车内，不要装在轮拱与发动机舱。", "The V1 is IP65: fit it inside, not in a wheel arch or the engine bay."] as const] : []),
      ...(fleet ? [["危险品车辆：主机装在驾驶室内，不进入防爆区。", "On dangerous-goods vehicles keep the unit in the cab, outside hazardous zones."] as const] : []),
    ],
    install: [
      ["装入 SIM 卡（贴片 eSIM 版跳过），压紧胶塞。", "Insert the SIM (skip with a soldered eSIM) and press the plug home."],
      ["先接地：黑线压接到车身搭铁点，不与音响共用。", "Ground first: crimp the black wire to a chassis point not shared with audio."],
      ["再接 ACC：橙线压接到检测线。", "Then ACC: crimp the orange wire to the sense wire."],
      ["最后接常电：红线在靠近取电点处装保险座，插入保险前先把线束插头插到终端上。", "Permanent power last: put the fuse holder close to the tap, and plug the harness into the tracker before inserting the fuse."],
      ...(fleet
        ? [["用四颗 M5 自攻螺钉固定主机，扭矩 3 N·m；外设线单独走管。", "Fix the unit with four M5 self-tapping screws to 3 N·m; run peripheral cables in their own conduit."] as const]
        : [["擦净安装面，用泡棉双面胶贴牢，再加扎带，晃动时不响。", "Clean the surface, stick the tracker on with foam tape and add a cable tie; it must not rattle."] as const]),
      ["发 TEST 或等 90 秒自检，在平台看电压、ACC、卫星数与信号四项；开阔处卫星应在 10 颗以上。", "Send TEST or wait for the 90-second self-test, then check voltage, ACC, satellites and signal on the platform; under open sky expect ten satellites or more."],
      ["拍四张照片存档：位置、取电点、接地点、平台自检页，再装回饰板。", "Photograph the place, the supply tap, the ground point and the self-test page, then refit the trim."],
    ],
    wires: WIRES[of.code] ?? [],
    power: [
      ["供电 " + supply.zh + "，反接与过压有保护，但不能长期超限。", `Supply ${supply.en}. It survives reversed polarity and brief surges, not lasting overvoltage.`],
      ["断电后由备用电池继续上报：" + backup.zh + "。主电恢复后自动充电。", `After power loss the backup battery keeps reporting: ${backup.en}. It recharges when the supply returns.`],
      ["熄火 5 分钟后进入休眠，震动、ACC 或平台指令唤醒。", "It sleeps 5 minutes after the key is off; vibration, ACC or a command wakes it."],
    ],
    lights: [
      [["NET 每秒闪 2 次", "NET: two flashes a second"], ["搜索网络", "Searching for a network"]],
      [["NET 每 3 秒闪 1 次", "NET: one flash every 3 s"], ["已连上平台", "Connected to the platform"]],
      [["NET 常亮", "NET: steady"], ["正在升级固件，不要断电", "Updating firmware: keep the power on"]],
      [["GNSS 每秒闪 2 次", "GNSS: two flashes a second"], ["搜索卫星", "Searching for satellites"]],
      [["GNSS 每 3 秒闪 1 次", "GNSS: one flash every 3 s"], ["已定位", "Position found"]],
      [["两灯同时快闪", "Both flash fast together"], ["自检未通过，见平台自检页", "Self-test failed; see the platform"]],
      [["两灯都灭", "Both off"], ["休眠，或没有电", "Asleep, or no supply"]],
    ],
    use: [
      [["断油断电", "Immobilise"], ["平台下发、第二人确认；车速低于 20 km/h 且定位有效才执行，回执上传平台", "Sent from the platform and confirmed by a second person; carried out only below 20 km/h with a valid position, and acknowledged"]],
      [["设防", "Arm"], ["熄火自动设防，震动或移位告警", "Arms itself with the key off; vibration or movement raises an alarm"]],
      [["围栏", "Geofence"], ["在平台画圆形或多边形，进出都可告警", "Draw a circle or polygon on the platform; entry and exit can raise alarms"]],
      ...(fleet ? [[["外设", "Peripherals"], ["在平台选协议；蓝牙标签与胎压传感器扫码加入", "Choose the protocol on the platform; scan Bluetooth tags and tyre sensors to add them"]] as const] : [[["里程", "Odometer"], ["ODO 写入初值，之后按轨迹累计", "Set the start with ODO; it then counts along the track"]] as const]),
    ],
    trouble: [
      [["熄火后离线", "Offline with the key off"], ["电源取自 ACC", "Supplied from ACC"], ["红线改接常电", "Move the red wire to permanent power"]],
      [["一直显示行驶", "Always shown as driving"], ["ACC 接到常电", "ACC on permanent power"], ["重新找 ACC", "Find the real ACC wire"]],
      [["频繁断电告警", "Repeated power alarms"], ["接点松动或保险座接触不良", "Loose joint or fuse holder"], ["重新压接", "Crimp again"]],
      [["有信号、无定位", "Signal but no position"], ["金属遮挡、标签面朝下", "Metal above, or label down"], ["换位置，标签面朝天", "Move it, label to the sky"]],
      [["停放几天电瓶没电", "Battery flat after some days"], ["电瓶老化，或终端没有休眠", "Old battery, or the tracker never sleeps"], ["查 ACC 与休眠电流", "Check ACC and the sleep current"]],
      [["断油指令不执行", "Immobilise not carried out"], ["车速高于 20 km/h 或没有定位", "Above 20 km/h, or no position"], ["等停车；看平台回执的原因", "Wait for a stop; read the reason in the acknowledgement"]],
    ],
    safety: [
      ["继电器用常闭接法：终端掉电或断线时车辆照常行驶。触点额定电流取被控回路的两倍以上。", "Wire the relay normally closed: without supply or with a broken wire the vehicle runs as usual. Rate its contacts at twice the circuit’s current or more."],
      ["断起动回路，不断行驶中的油泵；电动车不得切断驱动高压回路。", "Interrupt the starter circuit rather than a running fuel pump; never cut the traction circuit of an electric vehicle."],
      ["断电功能只由车主或其授权的一方使用，触发条件写进合同。", "Only the owner or someone authorised by the owner may immobilise; put the conditions in the contract."],
      ["改线由持证电工完成，先断开电瓶负极。", "Have the wiring done by a qualified electrician, with the battery’s negative terminal disconnected."],
    ],
  };
}
