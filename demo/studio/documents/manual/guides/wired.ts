/** V1, V3, V5: trackers wired to the vehicle's supply. */
import { type Product, specOf } from "../../lib/content.ts";
import { CUT } from "../../../../content/facts.ts";
import { type Guide, IMMOBILISING, NOTICE, wiresOf } from "../guide.ts";

export function wired(of: Product): Guide {
  const supply = { zh: specOf(of, "input_voltage", "zh"), en: specOf(of, "input_voltage", "en") };
  const backup = { zh: specOf(of, "backup_runtime", "zh"), en: specOf(of, "backup_runtime", "en") };
  const fleet = of.code === "V5";
  return {
    parts: [
      [["GNSS 灯（绿）", "GNSS light (green)"], ["定位状态", "Positioning"]],
      [["NET 灯（橙）", "NET light (orange)"], ["网络状态", "Network"]],
      [["线束插头", "Harness plug"], ["电源、ACC 与信号线，见接线表", "Supply, ACC and signal wires, see the wiring table"]],
      [["卡槽胶塞", "Rubber plug"], ["Nano SIM 卡座", "Nano SIM socket"]],
      fleet ? [["安装耳", "Mounting lugs"], ["四颗 M5 自攻螺钉", "Four M5 self-tapping screws"]] : [["路标标志一面", "Side with the waymark"], ["天线面，装时朝上", "The antenna side: fit it facing up"]],
    ],
    before: [
      [`确认车辆电压在范围内：${supply.zh}，按充满和充电时的电压核对。超出会损坏终端。${of.code === "V1" ? "" : "80 V 电瓶充电时超过 90 V，须经隔离降压器供电。"}`, `Check that the vehicle’s supply is within ${supply.en}, also with the battery full and on its charger. More will damage the tracker.${of.code === "V1" ? "" : " An 80 V battery exceeds 90 V while charging and needs an isolated converter."}`],
      ["仪表台内侧或前挡下方最好，标志面朝天，上方不能有金属或加热膜；不装在安全气囊的盖板下和展开的路径上，不紧贴暴晒的仪表台顶面；不要装在发动机舱，那里会超过 85 °C。线束插头须置于干处。", "Best behind the dashboard or under the windscreen, waymark up, with no metal or heated film above; never below an airbag’s cover or in its way, nor against a dashboard top in the sun. Not in the engine bay, which gets hotter than 85 °C. Keep the harness plug dry."],
      ["熄火、锁车十分钟后仍有电压的才是常电，用万用表量，不凭线色判断。", "Permanent power is what still has voltage ten minutes after the vehicle has been switched off and locked. Measure; do not trust colours."],
      ["ACC 取钥匙打开有电、关掉没电、起动瞬间不掉电的线。", "Take ACC from a wire that is live with the key, dead without it, and holds during cranking."],
      ...(of.code === "V1" ? [["V1 为 IP65，请装在车内或坐垫下等有遮挡处，不要装在轮拱与发动机舱。", "The V1 is IP65: fit it inside the vehicle, or under the seat where it is sheltered, not in a wheel arch or the engine bay."] as const] : []),
      ...(fleet ? [["危险品车辆：主机装在驾驶室内，不进入防爆区；罐口阀、静电夹等来自防爆区的信号只用本安型传感器，经安全栅接入，由有资质的人员施工。红线接在电源总开关之后（ADR；国内按 GB 21668），总开关断开后由备用电池上报。", "On dangerous-goods vehicles keep the unit in the cab, outside hazardous zones; signals from there, such as tank valve and earthing clamp, come from intrinsically safe sensors through a barrier, wired by a qualified person. Connect the red wire on the load side of the battery master switch (ADR; in China GB 21668); while that is open the backup battery reports."] as const] : []),
    ],
    install: [
      ["量好线后断开电瓶负极。装入 SIM 卡（贴片 eSIM 版跳过），压紧胶塞。", "Once the wires are found, disconnect the battery’s negative terminal. Insert the SIM (skip with a soldered eSIM) and press the plug home."],
      of.code === "V1" ? ["先接地：黑线压接到车身搭铁点，不与音响共用；经降压器（DC-DC）供电的接其输出负极，不接车架。", "Ground first: crimp the black wire to a chassis ground point not shared with audio; behind a converter to its output negative, never the frame."] : ["先接地：黑线压接到车身搭铁点，不与音响共用；叉车等电池与车架绝缘的车辆接电池负极；电动汽车只接 12 V 低压侧，绝不接动力电池；经降压器（DC-DC）供电的接其输出负极，不接车架。", "Ground first: crimp the black wire to a chassis ground point not shared with audio; on forklifts and others whose battery is insulated from the frame, to the battery’s negative pole; on electric cars only on the 12 V side, never on the traction battery; behind a converter to its output negative, never the frame."],
      of.code === "V1" ? ["再接 ACC：橙线压接到车辆的 ACC 线（钥匙打开才有电、已有保险）；经降压器供电的取其输出侧。", "Then ACC: crimp the orange wire to the vehicle’s ACC wire (fused, live only with the key on); behind a converter, on its output side."] : ["再接 ACC：橙线压接到车辆的 ACC 线（钥匙打开才有电、已有保险）；接 36 V 及以上的车辆时，橙线同红线一样装保险，直流耐压不低于电池电压；经隔离降压器供电的取其输出侧。", "Then ACC: crimp the orange wire to the vehicle’s ACC wire (fused, live only with the key on); on vehicles of 36 V or more give it a fuse like the red wire’s, rated for at least the battery’s DC voltage; behind an isolated converter, take it on its output side."],
      of.code === "V1" ? ["最后接常电：红线在靠近取电点处装保险座，插入保险前先把线束插头插到终端上。V1 只用于 9–36 V：不接 36 V 及以上的电池（充满时电压更高），这类车辆接降压器（DC-DC）输出的 12 V 回路。", "Permanent power last: put the fuse holder close to the tap, and plug the harness into the tracker before inserting the fuse. The V1 is for 9–36 V: never connect it to a battery of 36 V or more (its voltage is higher when full); on such vehicles use the 12 V circuit behind the converter."] : ["最后接常电：红线在靠近取电点处装保险座，插入保险前先把线束插头插到终端上。接 36 V 及以上的车辆时，保险与保险座的直流耐压不得低于电池电压，普通车用插片保险不能用。", "Permanent power last: put the fuse holder close to the tap, and plug the harness into the tracker before inserting the fuse. On vehicles of 36 V or more, fuse and holder must be rated for the battery’s DC voltage; ordinary automotive blade fuses are not."],
      ...(fleet
        ? [["用四颗 M5 自攻螺钉固定主机，扭矩 3 N·m；外设线单独走管。", "Fix the unit with four M5 self-tapping screws to 3 N·m; run peripheral cables in their own conduit."] as const]
        : of.code === "V1"
          ? [["用随附扎带固定，或擦净安装面后用泡棉双面胶（选配 TAPE T1）贴牢，晃动时不响。", "Fix the tracker with the cable ties supplied or, on a clean surface, with foam tape (TAPE T1, an option); it must not rattle."] as const]
          : [["擦净安装面，用泡棉双面胶贴牢，再加扎带，晃动时不响。", "Clean the surface, stick the tracker on with foam tape and add a cable tie; it must not rattle."] as const]),
      ["接回电瓶负极，发 TEST 或等 90 秒自检，在平台看电压、ACC、卫星数与信号四项；开阔处卫星应在 10 颗以上。", "Reconnect the battery, send TEST or wait for the 90-second self-test, then check voltage, ACC, satellites and signal on the platform; under open sky expect ten satellites or more."],
      ["拍四张照片存档：位置、取电点、接地点、平台自检页，再装回饰板。", "Photograph the place, the supply tap, the ground point and the self-test page, then refit the trim."],
    ],
    wires: wiresOf(of),
    power: [
      ["供电 " + supply.zh + "，反接与短时浪涌有保护，但不能持续过压。", `Supply ${supply.en}. The tracker survives reversed polarity and brief surges, not lasting overvoltage.`],
      ["断电后由备用电池继续上报：" + backup.zh + "。主电恢复后自动充电，电池温度低于 0 °C 或高于 45 °C 时暂停充电。", `After power loss the backup battery keeps reporting: ${backup.en}. It recharges when the supply returns; charging pauses while the cell is below 0 °C or above 45 °C.`],
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
      [["远程禁止起动", "Immobilise"], [`只能由平台下发，并经第二人确认，不接受短信；断开的是起动回路。车速低于 ${CUT.below} km/h 且定位不超过 ${CUT.position} 分钟才执行，否则在终端内等待，${CUT.wait} 分钟后失效${of.code === "V1" ? "" : "；36 V 及以上的车辆与电动车接厂家的低压防盗信号，停稳后才执行"}；结果回传平台`, `From the platform alone, confirmed by a second person, never by SMS. It opens the starter circuit, only below ${CUT.below} km/h and with a position no older than ${CUT.position} min; until then it waits in the tracker and lapses after ${CUT.wait} min.${of.code === "V1" ? "" : " At 36 V or more and on electric vehicles it works the maker’s low-voltage immobiliser signal, and only at rest."} The result is reported to the platform`]],
      [["布防", "Arm"], ["熄火自动布防，震动或移位报警", "Arms itself with the key off; vibration or movement raises an alarm"]],
      [["围栏", "Geofence"], ["在平台画圆形或多边形，进出都可报警", "Draw a circle or polygon on the platform; entry and exit can raise alarms"]],
      ...(fleet ? [[["外设", "Peripherals"], ["在平台选协议；蓝牙温度标签与胎压传感器扫码加入", "Choose the protocol on the platform; scan Bluetooth temperature tags and tyre sensors to add them"]] as const] : [[["里程", "Odometer"], ["ODO 写入初值，之后按轨迹累计", "Set the initial value with ODO; the odometer then counts along the track"]] as const]),
    ],
    trouble: [
      [["熄火后离线", "Offline with the key off"], ["电源取自 ACC", "Supplied from ACC"], ["红线改接常电", "Move the red wire to permanent power"]],
      [["一直显示行驶", "Always shown as driving"], ["ACC 接到常电", "ACC on permanent power"], ["重新找 ACC", "Find the real ACC wire"]],
      [["频繁断电报警", "Repeated power-cut alarms"], ["接点松动或保险座接触不良", "Loose joint or fuse holder"], ["重新压接", "Crimp again"]],
      [["有信号、无定位", "Signal but no position"], ["金属遮挡、标志面朝下", "Metal above, or waymark side down"], ["换位置，标志面朝天", "Move it, waymark to the sky"]],
      [["停放几天电瓶没电", "Battery flat after some days"], ["电瓶老化，或终端没有休眠", "Old battery, or the tracker never sleeps"], ["查 ACC 与休眠电流", "Check ACC and the sleep current"]],
      [["远程禁止起动指令没有执行", "Immobilise not carried out"], [`车速不低于 ${CUT.below} km/h${of.code === "V1" ? "" : "（接厂家防盗信号的：未停稳）"}、没有定位，或未经第二人确认`, `At ${CUT.below} km/h or more${of.code === "V1" ? "" : " (on a maker’s immobiliser signal: not at rest)"}, no position, or not confirmed by a second person`], ["看平台回执：等待、失效或未确认", "See the acknowledgement: waiting, lapsed or unconfirmed"]],
    ],
    safety: [
      ["继电器用常闭接法：终端掉电或断线时车辆照常行驶。触点只接在起动继电器的线圈一侧，不接通往起动机的主电缆；触点额定电流取被控回路的两倍以上。R12 的线圈电源取自点火开关（ON 与 START 都有电，经保险），不接常电。", "Wire the relay normally closed: without supply or with a broken wire the vehicle runs as usual. Its contact goes on the coil side of the starter relay only, never into the main cable of the starter motor, and is rated at twice the circuit’s current or more. Feed the coil of the R12 from the ignition, live in ON and START, fused, not from permanent power."],
      of.code === "V1" ? ["只断起动回路，不断油泵：运转中的发动机不会因此熄火；一旦熄火，包括意外熄火，就不能再起动。V1 的白线只接 R12 线圈，只用于 12 V 与 24 V 燃油车；带自动启停的车、混合动力车与电动车不用 R12，也不用远程禁止起动：白线单独绝缘，不得接入驱动或使能回路。", "Interrupt the starter circuit, never the fuel pump: a running engine is not stopped; once it is off, even if it has only stalled, it cannot be started. The V1’s white wire drives the coil of the R12 alone, in 12 V and 24 V vehicles with an engine. In hybrids, electric vehicles and those with automatic start-stop use neither the R12 nor remote immobilising: insulate the white wire and never connect it to a traction or enable circuit."] : [`只断起动回路，不断油泵：运转中的发动机不会因此熄火；一旦熄火，包括意外熄火，就不能再起动。R12 只用于 12 V 与 24 V 燃油车，带自动启停的车与混合动力车不用：等灯熄火后会无法再起动；36 V 及以上的车辆与电动车只接厂家提供的低压防盗或使能信号，停稳（${CUT.rest}）后才执行，不得切断驱动回路。`, `Interrupt the starter circuit, never the fuel pump: a running engine is not stopped; once it is off, even if it has only stalled, it cannot be started. The R12 is for 12 V and 24 V vehicles with an engine, but not for hybrids or vehicles with automatic start-stop, whose engine could not restart at traffic lights; at 36 V or more, and on electric vehicles, use the maker’s low-voltage immobiliser or enable signal, which acts only at rest (${CUT.rest_en}), and never cut the traction circuit.`],
      IMMOBILISING,
      NOTICE,
      ["备用电池为锂聚合物：不要拆解、挤压或丢入火中，鼓包立即停用。低于 −20 °C 或高于 60 °C 时它自动断开：主电在，终端照常工作；主电断了，就不再上报。", "The backup battery is lithium polymer: do not open, crush or burn it, and stop using the unit if it swells. Below −20 °C and above 60 °C it is disconnected: with its supply the unit works as usual, without it nothing is reported."],
      ["改线由专业的汽车电器维修人员完成，先断开电瓶负极；避开安全气囊及其线束（黄色）。", "Have the wiring done by a professional vehicle electrician, with the battery’s negative terminal disconnected, clear of airbags and their yellow harness."],
    ],
  };
}
