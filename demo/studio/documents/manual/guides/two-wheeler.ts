/** E1, E3: trackers for electric bicycles and motorcycles. */
import { type Product, specOf } from "../../lib/content.ts";
import { CUT, harnessOf } from "../../../../content/facts.ts";
import { type Guide, IMMOBILISING, NOTICE, wiresOf } from "../guide.ts";

export function twoWheeler(of: Product): Guide {
  const motorcycle = of.code === "E3";
  const { fuse } = harnessOf(of.code);
  const supply = { zh: specOf(of, "input_voltage", "zh"), en: specOf(of, "input_voltage", "en") };
  const backup = { zh: specOf(of, "backup_runtime", "zh"), en: specOf(of, "backup_runtime", "en") };
  return {
    parts: [
      [["状态灯", "Status light"], ["绿：定位；橙：网络", "Green: positioning; orange: network"]],
      [["三针防水插头", "Three-pin waterproof plug"], ["电源、地与" + (motorcycle ? "继电器输出" : "锁控输出"), `Supply, ground and ${motorcycle ? "relay output" : "lock output"}`]],
      [["两侧安装耳", "Two lugs"], ["各一颗 M4 螺钉", "One M4 screw each"]],
      motorcycle ? [["FOB K1 蓝牙钥匙扣", "FOB K1 Bluetooth key fob"], ["靠近撤防、离开布防、长按找车；内装 CR2032，须放在儿童够不到处", "Disarms when near, arms when away, long press finds the vehicle; holds a CR2032 cell, keep it from children"]] : [["标签", "Label"], ["IMEI 与绑定二维码", "IMEI and the QR code for binding"]],
    ],
    before: [
      ["供电 " + supply.zh + "，" + (motorcycle ? "直接接电瓶" : "直接接动力电池，不加降压器") + "；电池充满和充电时不得超过 90 V。", `Supply ${supply.en}: connect it ${motorcycle ? "to the battery" : "to the traction battery without a converter"}. Full and on its charger, the battery must not exceed 90 V.`],
      [motorcycle ? "装在坐垫下或车尾护板内侧，避开排气管与油箱。" : "装在电池仓、坐垫下或塑料前围后，不要装进金属管内，标志面尽量朝天。", motorcycle ? "Fit it under the seat or inside the tail fairing, away from exhaust and tank." : "Fit it in the battery bay, under the seat or behind the plastic apron, not inside a metal tube, waymark to the sky where possible."],
      ["远离电机控制器与大电流线束 5 cm 以上。", "Keep 5 cm or more from the motor controller and high-current cables."],
      ["整车厂前装：先在一辆样车上核对唤醒与锁车逻辑，再导入产线。", "For factory fitting, verify wake-up and locking on one vehicle before starting the line."],
    ],
    install: [
      ["断开电池。", "Disconnect the battery."],
      [`按下表接三芯对接线：先地，再控制线，最后电源，取电处装 ${fuse} A 保险，直流耐压不低于电池电压。`, `Wire the three-core lead as below: ground, then control, then supply, and at the tap a ${fuse} A fuse rated for at least the battery’s DC voltage.`],
      ["用两颗 M4 螺钉固定两侧安装耳，扭矩 1.2 N·m；或用泡棉双面胶加扎带。", "Fix both lugs with the M4 screws, to 1.2 N·m, or use foam tape and a cable tie."],
      ["插好防水插头，旋紧橙色螺母；插头只有一个方向。", "Push the waterproof plug home and tighten the orange nut; it fits one way only."],
      ["接上电池，等灯慢闪，扫码绑定。", "Reconnect the battery, wait for slow flashes and scan to bind."],
      motorcycle ? ["在应用里配对钥匙扣：布防后走开 10 m，再走回来，确认自动撤防。", "Pair the fob in the app: arm, walk 10 m away and back, and see the tracker disarm."] : ["车辆停稳后在应用里点锁车、解锁各一次。", "With the vehicle at rest, lock and unlock it once from the app."],
      motorcycle ? ["把钥匙扣放到 10 m 以外，等布防后推动车辆，确认手机收到移位报警。", "With the fob 10 m away and the tracker armed, push the vehicle and see that the phone gets the movement alarm."] : ["布防后推动车辆，确认手机收到移位报警。", "Arm it, push the vehicle and see that the phone gets the movement alarm."],
    ],
    wires: wiresOf(of),
    power: [
      ["主电断开立即报警，备用电池继续上报：" + backup.zh + "。", `Losing the main supply raises an alarm at once; the backup battery goes on reporting: ${backup.en}.`],
      ["停放时转入守候：监听震动与平台指令，并按 REST 间隔上报。", "Parked, it listens for vibration and commands and reports at the REST interval."],
    ],
    lights: [
      [["橙灯每秒闪 2 次", "Orange: two flashes a second"], ["搜索网络", "Searching for a network"]],
      [["橙灯每 3 秒闪 1 次", "Orange: one flash every 3 s"], ["已连上平台", "Connected to the platform"]],
      [["绿灯每秒闪 2 次", "Green: two flashes a second"], ["搜索卫星", "Searching for satellites"]],
      [["绿灯每 3 秒闪 1 次", "Green: one flash every 3 s"], ["已定位", "Position found"]],
      [["两灯都灭", "Both off"], ["守候，或没有电", "On guard, or no supply"]],
    ],
    use: [
      [["骑行", "Riding"], ["按 TIMER 间隔上报轨迹", "Reports its track at the TIMER interval"]],
      [["停放", "Parked"], ["布防后震动、移位、断电都会报警", "Once it is armed, vibration, movement and power loss raise alarms"]],
      motorcycle ? [["找车", "Find"], ["长按钥匙扣，E3 指示灯闪烁、内置蜂鸣器鸣响", "Hold the fob: the E3 flashes its light and sounds its built-in buzzer"]] : [["远程锁车", "Remote lock"], [`由车主账号在应用里点按并确认，或由运营平台经第二人确认；停稳后才执行，骑行中收到会等待，${CUT.wait} 分钟后失效；停稳是指${CUT.rest}`, `Tapped and confirmed in the owner’s app, or sent by an operator with a second person’s confirmation; carried out only at rest; while the vehicle is being ridden the command waits, and it lapses after ${CUT.wait} min. At rest: ${CUT.rest_en}`]],
      [["车辆被盗", "Stolen"], ["应用里点“寻找”，缩短上报间隔，并联系警方", "Press Find in the app for frequent reports and call the police"]],
    ],
    trouble: [
      [["接上电不亮", "No light with supply"], ["保险断或正负接反", "Blown fuse or reversed polarity"], ["量插头电压，换保险", "Measure at the plug, replace the fuse"]],
      [["有网无定位", "Network but no position"], ["装在金属电池仓底部", "At the bottom of a metal battery bay"], ["移到坐垫下或非金属处", "Move it under the seat or a non-metal part"]],
      [["停放就报警", "Alarms while parked"], ["灵敏度过高", "Too sensitive"], ["VIB 调到 2", "Set VIB to 2"]],
      motorcycle ? [["走近不撤防", "Does not disarm"], ["钥匙扣电池低", "Fob battery low"], ["换 CR2032 电池", "Fit a new CR2032 cell"]] : [["锁车不动作", "Does not lock"], ["防盗线接错、未停稳或没有定位", "Wrong wire, not at rest, or no position"], ["对照控制器图纸复查；到开阔处停稳再试", "Check against the controller’s diagram; try again at rest in the open"]],
      [["断电后很快离线", "Offline soon after power loss"], ["备用电池未充满", "Backup battery not full"], ["接主电 12 小时再试", "Leave it on supply for 12 hours, try again"]],
    ],
    safety: [
      motorcycle
        ? [`远程禁止起动只能由平台下发并经第二人确认，不接受短信；燃油摩托断开起动回路，车速低于 ${CUT.below} km/h 且定位不超过 ${CUT.position} 分钟才执行；电动摩托接控制器的防盗线，停稳（${CUT.rest}）后才执行。不要绕过这些条件。`, `An immobilise command comes from the platform alone, never by SMS, and needs a second person’s confirmation; on petrol motorcycles it opens the starter circuit, only below ${CUT.below} km/h and with a position no older than ${CUT.position} min; on electric ones it works the controller’s anti-theft wire, only at rest (${CUT.rest_en}). Do not bypass these conditions.`]
        : ["骑行中不执行锁车；不要绕过这一条件。锁车不接受短信指令。", "Locking never happens while riding; do not bypass this condition. A lock command is not taken by SMS."],
      IMMOBILISING,
      NOTICE,
      ["备用电池为锂聚合物：不要拆解、挤压或丢入火中，鼓包立即停用。低于 −20 °C 或高于 60 °C 时它自动断开，主电断开后不再上报。", "The backup battery is lithium polymer: do not open, crush or burn it, and stop using the unit if it swells. Below −20 °C and above 60 °C it is disconnected, and without the main supply nothing is reported."],
      ["电池端子裸露时戴绝缘手套操作。", "Wear insulating gloves where battery terminals are exposed."],
      ["冲洗车辆时不要用高压水枪近距离对准插头。", "Do not aim a pressure washer at the plug from close by."],
      ...(motorcycle ? [["钥匙扣内有 CR2032 纽扣电池：吞入会在数小时内造成致命灼伤，须放在儿童够不到处；误吞立即就医。R12 只用于不带自动启停的 12 V 燃油摩托：带自动启停的，等灯熄火后会无法再起动。用常闭触点（87a），只接在起动继电器的线圈一侧，不接通往起动机的主电缆；线圈电源取自点火开关（ON 与 START 都有电，经保险），不接常电。电动摩托接控制器的防盗线，不切断驱动回路。", "The fob holds a CR2032 coin cell: swallowed, it can kill within hours. Keep it out of children’s reach; if one is swallowed, seek medical help at once. The R12 is for 12 V petrol motorcycles without start-stop only: an engine stopped by start-stop at traffic lights could not restart. Its normally closed contact (87a) goes on the coil side of the starter relay only, never into the main cable of the starter motor; its coil is fed from the ignition, live in ON and START, fused, not from permanent power. On electric motorcycles use the controller’s anti-theft wire and never cut the traction circuit."] as const] : [["锁控线只接控制器的防盗线，不得串入电机或驱动回路。", "Connect the lock line to the controller’s anti-theft wire only, never into motor or traction circuits."] as const]),
    ],
  };
}
