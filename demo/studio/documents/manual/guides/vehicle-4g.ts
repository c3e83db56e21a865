/** V7, V8, V9: terminals with external antennas. */
import { type Product, specOf, specValueOf } from "../../lib/content.ts";
import type { Text } from "../../lib/language.ts";
import { CUT, harnessOf } from "../../../../content/facts.ts";
import { type Guide, IMMOBILISING, NOTICE, wiresOf } from "../guide.ts";

export function vehicle4g(of: Product): Guide {
  const { code } = of;
  const { fuse } = harnessOf(code);
  const lte = code === "V8" ? 1 : 2;
  const special: Record<string, Guide["use"]> = {
    V7: [[["Wi-Fi 热点", "Wi-Fi hotspot"], ["HOTSPOT 指令或平台开启，最多 8 台设备", "Enable it with HOTSPOT or on the platform; up to eight devices"]], [["总线采集", "Bus data"], ["在平台选采集项，不必改固件", "Choose the readings on the platform; no firmware change"]]],
    V8: [[["油量标定", "Fuel calibration"], ["空箱执行 FUEL,1,EMPTY，每加 50 L 记一点（不规则油箱加密，至多 32 点），加满执行 FUEL,1,FULL", "FUEL,1,EMPTY with the tank empty, a point for every 50 L (closer in odd-shaped tanks, 32 at most), FUEL,1,FULL when full"]], [["加油与掉油", "Refuelling and loss"], ["平台按油量曲线自动标注，附位置与时间", "The platform marks both on the fuel curve, with place and time"]]],
    V9: [[["惯性推算", "Dead reckoning"], ["灰线接车速脉冲；首次安装后直行 500 m、左右转各两次完成标定", "Connect the speed pulse to the grey wire; after fitting drive 500 m straight and turn twice each way to calibrate"]], [["隧道与地库", "Tunnels and underground car parks"], ["推算点在平台标为“推算”，不与卫星点混用", "Computed points are marked as such and not mixed with satellite points"]]],
  };
  const antennas: Text = [`${lte} 根 LTE 鞭状天线、1 根${code === "V9" ? "双频 " : " "}GNSS 天线`, `${lte === 1 ? "one LTE whip antenna" : "two LTE whip antennas"} and one ${code === "V9" ? "dual-frequency " : ""}GNSS antenna`];
  return {
    parts: [
      [["GNSS 灯（绿）", "GNSS light (green)"], ["定位状态", "Positioning"]],
      [["NET 灯（橙）", "NET light (orange)"], ["网络状态", "Network"]],
      [["SMA 天线座", "SMA sockets"], [`接${antennas[0]}`, `For ${antennas[1]}`]],
      [["八芯线束", "Eight-core harness"], ["电源、ACC、继电器与总线，见接线表", "Supply, ACC, relay and bus, see the wiring table"]],
      [["卡槽", "SIM slot"], ["Nano SIM；贴片 eSIM 版已装好", "Nano SIM; the eSIM version has it built in"]],
      [["安装耳 × 4", "Four mounting lugs"], ["随附螺钉", "Supplied screws"]],
    ],
    before: [
      ["运输危险品的车辆：红线接在电源总开关之后（ADR；国内按 GB 21668），总开关断开后由备用电池上报；主机与天线不进入防爆区，由有资质的人员施工。", "On vehicles that carry dangerous goods connect the red wire on the load side of the battery master switch (ADR; in China GB 21668); the backup battery reports while that is open. Unit and antennas stay out of hazardous zones, and a qualified person does the work."],
      ["车辆电压在 9–36 V 之间。36 V 及以上的电池系统（36 V 充满达 42 V）会损坏终端，请改用 V3 或 V5。", "The vehicle’s supply must be within 9–36 V. A battery system of 36 V or more (one of 36 V has 42 V when full) damages the unit: use a V3 or V5 instead."],
      code === "V9"
        ? ["主机用螺钉刚性固定在车身上，方向任意，装好后不再移动；装在驾驶室外时，三根天线与线束插头全部接好、卡槽塞压紧后才达到 IP67，并避开高压冲洗与排气管。", "Screw the unit rigidly to the body, in any direction, and do not move it afterwards. Outside the cab it is IP67 only with all three antennas and the harness mated and the SIM plug pressed home; keep it clear of pressure washers and the exhaust."]
        : ["主机装在驾驶室内干燥、通风处，四个安装耳平放；不挡膝部气囊与气囊展开的路径，不要贴着热风道。", "Fit the unit in the cab where it is dry and ventilated, lugs flat, clear of airbags (also those for the knees), not against a heater duct."],
      ["GNSS 天线放在仪表台上表面或车顶，上方无遮挡，水平放置，不放在前排气囊的开口区；与 LTE 天线相距 20 cm 以上。", "Put the GNSS antenna on the dashboard or the roof, lying flat, with a clear view of the sky and outside the area where an airbag opens, 20 cm or more from any LTE antenna."],
      ["天线线缆弯曲半径不小于 30 mm，不与电源线捆在一起。", "Bend antenna cables no tighter than 30 mm and keep them apart from supply cables."],
    ],
    install: [
      ["用四颗随附螺钉固定主机，扭矩 1.5 N·m。", "Fix the unit with the four screws to 1.5 N·m."],
      ["用手拧紧全部天线，再用扳手加 1/8 圈；接错天线座会收不到信号，看面板标注。", "Tighten all antennas by hand, then an eighth of a turn with a spanner; in the wrong socket an antenna receives nothing: see the marks on the panel."],
      [`量好线后断开电瓶负极，按接线表先接地、再接 ACC，最后接常电；常电在靠近取电点处串 ${fuse} A 保险。`, `Once the wires are found, disconnect the battery’s negative terminal. Wire ground, then ACC, permanent power last with a ${fuse} A fuse close to the tap.`],
      ["总线用双绞线并联，支线不超过 1 m，不剪断原车线束。", "Tap the bus with a twisted pair, stub of 1 m at most, without cutting the vehicle’s harness."],
      ["装入 SIM（贴片 eSIM 版跳过），插上线束，插入保险，接回电瓶负极。", "Insert the SIM (skip with an eSIM), plug in the harness, insert the fuse and reconnect the battery."],
      ["等 90 秒自检，在平台核对电压、ACC、卫星、信号与总线五项。", "Wait for the 90-second self-test and check supply, ACC, satellites, signal and bus on the platform."],
      ["在室外或有排烟处拉好驻车制动，起动车辆，看发动机转速与里程是否与仪表一致。", "Outdoors or with exhaust extraction, parking brake on, start the engine and compare engine speed and mileage with the dashboard."],
    ],
    wires: wiresOf(of),
    power: [
      [`断电后由 ${specValueOf(of, "backup_battery", "zh")} 备用电池继续上报${specOf(of, "backup_runtime", "zh").replace("~", "约 ")}。`, `After power loss the ${specValueOf(of, "backup_battery", "en")} backup battery goes on reporting for ${specOf(of, "backup_runtime", "en").replace("~", "about ")}.`],
      ["熄火 10 分钟后休眠；总线活动、震动、ACC 或平台指令唤醒。", "It sleeps 10 minutes after the key is off; bus activity, vibration, ACC or a command wakes it."],
      ["首次安装后接主电 12 小时，备用电池才会充满；电池温度低于 0 °C 或高于 45 °C 时暂停充电。", "The backup battery needs 12 hours on supply to fill after fitting; charging pauses while the cell is below 0 °C or above 45 °C."],
    ],
    lights: [
      [["NET 每秒闪 2 次", "NET: two flashes a second"], ["搜索网络", "Searching for a network"]],
      [["NET 每 3 秒闪 1 次", "NET: one flash every 3 s"], ["已连上平台", "Connected to the platform"]],
      [["NET 常亮", "NET: steady"], ["正在升级固件，不要断电", "Updating firmware: keep the power on"]],
      [["GNSS 每秒闪 2 次", "GNSS: two flashes a second"], ["搜索卫星", "Searching for satellites"]],
      [["GNSS 每 3 秒闪 1 次", "GNSS: one flash every 3 s"], ["已定位", "Position found"]],
      [["GNSS 常亮", "GNSS: steady"], ["天线开路或短路", "Antenna open or shorted"]],
      [["两灯同时快闪", "Both flash fast together"], ["自检未通过", "Self-test failed"]],
    ],
    use: [
      ...(special[code] ?? []),
      [["双平台", "Two platforms"], ["SERVER2 设置第二平台，两条链路独立补传", "Set the second with SERVER2; each link retransmits on its own"]],
      [["参数批量下发", "Settings in bulk"], ["在平台按车组下发，离线车辆上线后补执行", "Send by vehicle group; vehicles offline get them when they return"]],
    ],
    trouble: [
      [["GNSS 灯常亮", "GNSS light steady"], ["天线未拧紧或线断", "Antenna loose or broken"], ["拧紧；换天线再试", "Tighten; try another antenna"]],
      [["没有总线数据", "No bus data"], ["H / L 接反，或波特率不符", "H and L swapped, or wrong bit rate"], ["对调；执行 CAN,1,AUTO", "Swap them; send CAN,1,AUTO"]],
      [["仪表报通信故障", "Dashboard reports bus fault"], ["支线过长或加了终端电阻", "Stub too long, or a terminator added"], ["缩短支线，去掉电阻", "Shorten the stub, remove the terminator"]],
      [["熄火后离线", "Offline with the key off"], ["电源取自 ACC", "Supplied from ACC"], ["改接常电", "Move to permanent power"]],
      code === "V8" ? [["油量跳动", "Fuel reading jumps"], ["油量探棒未标定或油面晃动", "Probe not calibrated, or fuel moves"], ["重新标定；平台开启平滑", "Calibrate; enable smoothing"]] : [["信号弱", "Weak signal"], ["LTE 天线贴金属", "LTE antenna against metal"], ["离开金属 3 cm 以上", "Keep it 3 cm or more from metal"]],
      code === "V9" ? [["推算点偏向一侧", "Computed points drift aside"], ["移动过主机而未标定", "Moved without calibrating"], ["重新标定", "Calibrate again"]] : [["断电报警误报", "False power-cut alarms"], ["保险座接触不良", "Poor fuse holder"], ["更换保险座", "Replace it"]],
    ],
    safety: [
      ["只读总线，不向车辆控制器写入数据。", "It reads the bus only and writes nothing to vehicle controllers."],
      [`继电器用常闭接法，串在起动回路，不断油泵；触点只接在起动继电器的线圈一侧，不接通往起动机的主电缆；线圈电源取自点火开关（ON 与 START 都有电，经保险），不接常电；带自动启停的车、混合动力车与电动车不用，不得切断驱动或使能回路。远程禁止起动只能由平台下发并经第二人确认，不接受短信；车速低于 ${CUT.below} km/h 且定位不超过 ${CUT.position} 分钟才执行，否则等待，${CUT.wait} 分钟后失效。`, `Wire the relay normally closed into the starter circuit, never the fuel pump, and not in hybrids, electric vehicles or vehicles with automatic start-stop; never cut a traction or enable circuit. The relay’s contact goes on the coil side of the starter relay only, never into the main cable of the starter motor. Feed its coil from the ignition, live in ON and START, fused, not from permanent power. An immobilise command comes from the platform alone, never by SMS, and needs a second person’s confirmation; it acts only below ${CUT.below} km/h with a position no older than ${CUT.position} min, waits until then and lapses after ${CUT.wait} min.`],
      IMMOBILISING,
      NOTICE,
      ["备用电池为锂聚合物：不要拆解、挤压或丢入火中，鼓包立即停用。低于 −20 °C 或高于 60 °C 时它自动断开：主电在，终端照常工作；主电断了，就不再上报。", "The backup battery is lithium polymer: do not open, crush or burn it, and stop using the unit if it swells. Below −20 °C and above 60 °C it is disconnected: with its supply the unit works as usual, without it nothing is reported."],
      ["工作时天线与人体保持 20 cm 以上。", "In operation keep at least 20 cm between the antennas and people."],
      ["接线前断开电瓶负极，由专业的汽车电器维修人员施工；避开安全气囊及其线束（黄色）。", "Disconnect the battery’s negative terminal; have the wiring done by a professional vehicle electrician, clear of airbags and their yellow harness."],
      ...(code === "V8" ? [["油量探棒只用于柴油箱。开孔由专业人员断开电瓶，放空油箱、排净油气，在通风处进行，禁止明火与火花，装好后查漏。", "The fuel probe is for diesel tanks only. A specialist opens the tank in a ventilated place, with the battery disconnected and the tank drained and free of vapour, without flame or sparks, and checks it for leaks afterwards."] as const] : []),
    ],
  };
}
