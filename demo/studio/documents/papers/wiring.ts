/** Wiring guide for vehicles: finding supply and ACC, relay, bus, probes. */
import { bullets, guide, note, steps, textTable } from "../lib/flow.ts";
import { CUT, harnessOf, WIRED } from "../../../content/facts.ts";
import { pick } from "../lib/language.ts";
import { html, raw } from "../lib/markup.ts";
import type { Paper } from "../lib/paper.ts";
import { obdDiagram } from "../../../../shared/geometry/obd-socket.ts";
import { busDiagram, relayDiagram, supplyDiagram } from "./wiring-diagrams.ts";

const fused = (ampere: number): string[] => WIRED.filter((code) => harnessOf(code).fuse === ampere);

export const wiring: Paper = {
  slug: "vehicle-wiring-guide",
  title: ["车辆安装与接线指南", "Vehicle wiring guide"],
  summary: ["找常电与 ACC、接地、继电器失效安全接法、总线支线与油量探棒，附故障对照与交车清单。", "Finding supply and ACC, grounding, fail-safe relay wiring, bus stubs and fuel probes, with a fault table and a handover list."],
  type: "pdf", kind: "wiring", version: "5", created: "2026-11-28", folder: "guides", extension: "pdf",
  products: ["V1", "V3", "V5", "E1", "E3", "V7", "V8", "V9", "O1", "O3", "T1"],
  make(kit, language, paper) {
    const caption = (zh: string, en: string) => html`<figcaption>${pick([zh, en], language)}</figcaption>`;
    return guide(kit, paper, language, ["指南", "Guide"], [
      { title: ["准备", "Preparation"], body: html`${bullets([
        ["万用表、剥线钳、压接钳与对接端子、保险座、扎带、酒精片、手机。", "Multimeter, wire stripper, crimp tool and butt splices, fuse holder, cable ties, alcohol pads, a phone."],
        ["核对车辆电压：V1 与 V7–V9 为 9–36 V；V3、V5、E3 为 9–90 V；E1 为 12–90 V。", "Check the vehicle’s voltage: V1 and V7 to V9 take 9–36 V; V3, V5 and E3 9–90 V; E1 12–90 V."],
        ["按充满和充电时的电压核对，不按标称：80 V 电瓶充电时超过 90 V，须经隔离降压器供电。", "Go by the voltage of a full battery on its charger, not by the nominal one: an 80 V battery exceeds 90 V while charging and needs an isolated converter."],
        ["量好线后断开电瓶负极再接线。不在安全气囊及其线束（黄色）旁走线或固定，钻孔前先看清背后有什么。", "Once the wires are found, disconnect the battery’s negative terminal before joining them. Keep wires and unit clear of airbags and their yellow harness, and look behind a panel before drilling."],
        ["运输危险品的车辆：红线接在电源总开关之后（ADR；国内按 GB 21668），总开关断开后由备用电池上报；主机装在驾驶室内，由有资质的人员施工。", "On vehicles that carry dangerous goods connect the red wire on the load side of the battery master switch (ADR; in China GB 21668); the backup battery reports while that is open. The unit stays in the cab, and a qualified person does the work."],
        ["GNSS 天线与主机都不放在前排气囊在仪表台上的开口区，也不挡膝部气囊。", "Neither a GNSS antenna nor a unit belongs in the area of the dashboard where an airbag opens, nor in front of a knee airbag."],
        ["电动汽车的高压系统由车厂授权人员操作；不碰车辆的橙色高压线缆（终端线束里的橙线是 ACC 检测线，电压等于车辆电压）。", "High-voltage systems of electric cars are for people authorised by the maker; do not touch the vehicle’s orange high-voltage cables (the orange wire of our harness is the ACC sense wire and carries the vehicle’s voltage)."],
      ], language)}` },
      { title: ["电源、ACC 与地", "Supply, ACC and ground"], body: html`<figure>${raw(supplyDiagram(language, "V1 · V3 · V5 · V7–V9"))}${caption("图 1　红线接常电，橙线只接 ACC，黑线接车身搭铁点，电动汽车只接 12 V 低压侧；叉车等电池与车架绝缘的接电池负极，经降压器供电的接其输出负极，ACC 也取输出侧；橙线取自已有保险的线，36 V 及以上另装保险", "Figure 1  Red to permanent power, orange, the sense wire, to ACC, black to a chassis ground point, on electric cars on the 12 V side alone; to battery negative on forklifts and others whose battery is insulated from the frame, to the output negative behind a converter, with ACC on its output side too; orange from a wire that is already fused, with a fuse of its own at 36 V or more")}</figure>${steps([
        ["熄火、锁车十分钟后仍有电压的线是常电。", "Permanent power is what still has voltage ten minutes after the vehicle has been switched off and locked."],
        ["钥匙打开有电、关掉没电、起动瞬间不掉电的线是 ACC。", "ACC is live with the key, dead without it, and holds during cranking."],
        ["搭铁点刮净漆面，不与音响、功放共用。E1、E3 以及电动叉车等电池与车架绝缘的车辆，黑线接电池负极，不接车架；电动汽车只接 12 V 低压侧，绝不接动力电池；经降压器（DC-DC）供电的，黑线接其输出负极，ACC 也取输出侧。", "Scrape the ground point bare; do not share it with audio equipment. With the E1 and E3, and where the battery is insulated from the frame, as on electric forklifts, the black wire goes to the battery’s negative pole, not to the frame; on electric cars connect to the 12 V side alone, never to the traction battery; behind a converter it goes to the output negative, and ACC is taken on the output side too."],
        ["先接地、后接 ACC、最后接常电；拆的时候顺序相反。", "Ground first, ACC next, permanent power last; the reverse when removing."],
        [`保险靠近取电点：${fused(1).join("、")} 为 1 A，${fused(2).join("、")} 为 2 A；36 V 及以上的车辆，保险与保险座的直流耐压不得低于电池电压，橙线与取自 36 V 及以上的输入线上另装同样的保险。`, `Put the fuse close to the tap: 1 A for ${fused(1).join(", ")}; 2 A for ${fused(2).join(", ")}. On vehicles of 36 V or more, fuse and holder must be rated for the battery’s DC voltage, and the orange wire and any input wire tapped at 36 V or more take a fuse of the same kind.`],
      ], language)}` },
      { title: ["继电器：失效安全", "Relay: fail-safe"], body: html`<figure>${raw(relayDiagram(language))}${caption("图 2　R12 常闭触点（87a）串在起动回路；终端掉电或断线时车辆照常起动与行驶", "Figure 2  The normally closed contact (87a) of the R12 in the starter circuit; without supply to the tracker, or with a broken wire, the vehicle starts and runs as usual")}</figure>${textTable([["故障", "Fault"], ["常闭接法", "Normally closed"], ["常开接法（不要用）", "Normally open (do not use)"]], [
        [["终端掉电", "Tracker without supply"], ["车辆可用", "Vehicle usable"], ["车辆不能起动", "Does not start"]],
        [["控制线松脱", "Control wire loose"], ["车辆可用", "Vehicle usable"], ["车辆不能起动", "Does not start"]],
        [["线圈烧断", "Coil burnt out"], ["车辆可用，禁止起动失效", "Usable, immobiliser dead"], ["车辆不能起动", "Does not start"]],
        [["触点粘连", "Contacts welded"], ["车辆可用，禁止起动失效", "Usable, immobiliser dead"], ["车辆可用，禁止起动失效", "Usable, immobiliser dead"]],
      ], language)}${note(["何时不执行", "When it does not act"], [`没有第二人确认的指令不下发，短信指令不接受。车速不低于 ${CUT.below} km/h 或定位超过 ${CUT.position} 分钟时，指令在终端内等待，${CUT.wait} 分钟后失效，需重新确认。`, `A command without a second person’s confirmation is not sent, and none is taken by SMS. At ${CUT.below} km/h and above, or with a position older than ${CUT.position} min, it waits in the tracker and lapses after ${CUT.wait} min; then it has to be confirmed again.`], language)}${bullets([
        ["R12 接在起动继电器的线圈一侧，不接通往起动机的主电缆。", "Put the R12 on the coil side of the starter relay, never into the main cable of the starter motor."],
        ["线圈电源取自点火开关，经保险：ON 与 START 挡都有电、钥匙关闭时没有电，起动时不掉电；不接常电，否则禁止起动期间约 0.15 A 会放完电瓶。", "Feed the coil from the ignition switch through a fuse, live in ON and START, dead with the key off, and holding during cranking; not from permanent power, or about 0.15 A drains the battery while the command stands."],
        [`带自动启停的车与混合动力车不用 R12，也不用远程禁止起动：等灯熄火后会无法再起动，白线单独绝缘。36 V 及以上的车辆与电动车只用 V3、V5（电动摩托用 E3，电动自行车用 E1 的锁控线），接整车厂的低压防盗信号或控制器的防盗线，停稳（${CUT.rest}）后才执行；V1、V7–V9 不接，白线单独绝缘。`, `In hybrids and vehicles with automatic start-stop use neither the R12 nor remote immobilising: an engine stopped at traffic lights could not restart; insulate the white wire. On vehicles of 36 V or more and on electric ones only the V3 and V5 (the E3 on electric motorcycles, the E1’s lock line on e-bikes) go to the maker’s low-voltage immobiliser signal or the controller’s anti-theft wire, and act only at rest (${CUT.rest_en}); with the V1 and V7 to V9 insulate the white wire.`],
      ], language)}` },
      { title: ["车辆总线", "Vehicle bus"], body: html`<figure>${raw(busDiagram(language, "V7 · V8 · V9 · T1"))}${caption("图 3　支线用双绞线，长度不超过 1 m，不加终端电阻", "Figure 3  A twisted stub of at most 1 m, without a terminator")}</figure><figure>${raw(obdDiagram(language))}${caption("图 4　OBD-II 16 针插座（SAE J1962），面对插座", "Figure 4  OBD-II 16-pin socket (SAE J1962), looking into it")}</figure>` },
      { title: ["油量探棒与温度探头", "Fuel and temperature probes"], body: html`${note(["油箱", "The tank"], ["F1 只用于柴油箱，不用于汽油箱与防爆区。开孔由专业人员在通风处进行：断开电瓶，放空油箱并排净油气，禁止明火与火花，铁屑清干净，装好后查漏。", "The F1 is for diesel tanks only, not for petrol or hazardous zones. A specialist opens the tank in a ventilated place: battery disconnected, tank drained and free of vapour, no flame or sparks, no chips left inside, and a check for leaks afterwards."], language)}${steps([
        ["F1 油量探棒装在油箱中部、垂直；探棒比油箱深度短 20 mm，可现场截短后重新标定。", "Mount the F1 probe upright in the middle of the tank, 20 mm short of its depth; cut it on site if needed and calibrate again."],
        ["F1 的电源取 9–36 V 常电，靠近取电点装 1 A 保险；有电源总开关的接在其后；36 V 及以上的车辆经隔离降压器供电。", "Feed the F1 from permanent power of 9–36 V through a 1 A fuse close to the tap, on the load side of the battery master switch where there is one; on vehicles of 36 V or more through an isolated converter."],
        ["RS-485 用双绞屏蔽线，屏蔽层单端接地，末端并 120 Ω。", "Use shielded twisted pair for RS-485, the shield grounded at one end, 120 Ω at the far end."],
        ["从空箱开始，每加 50 L 记一点，不规则油箱加密，至多 32 点。", "Begin empty and record a point for every 50 L, closer in odd-shaped tanks, 32 at most."],
        ["温度探头放在回风口，不贴蒸发器。", "Put temperature probes at the return air, not at the evaporator."],
      ], language)}` },
      { title: ["故障对照", "Faults"], body: textTable([["平台现象", "On the platform"], ["多半原因", "Usual cause"], ["处理", "What to do"]], [
        [["熄火后离线", "Offline with the key off"], ["电源取自 ACC", "Supplied from ACC"], ["改接常电", "Move to permanent power"]],
        [["一直显示行驶", "Always driving"], ["ACC 接到常电", "ACC on permanent power"], ["重新找 ACC", "Find the real ACC wire"]],
        [["频繁断电报警", "Repeated power-cut alarms"], ["接点松动、保险座接触不良", "Loose joint or fuse holder"], ["重新压接", "Crimp again"]],
        [["有信号、无定位", "Signal, no position"], ["金属遮挡、标志面朝下", "Metal above, waymark side down"], ["换位置", "Move it"]],
        [["没有总线数据", "No bus data"], ["H / L 接反", "H and L swapped"], ["对调", "Swap them"]],
        [["停放几天电瓶没电", "Battery flat after days"], ["电瓶老化，或未进入休眠", "Old battery, or no sleep"], ["查 ACC 与休眠电流", "Check ACC and sleep current"]],
      ], language) },
      { title: ["交车清单", "Handover list"], body: bullets([
        ["四张照片：位置、取电点、接地点、平台自检页。", "Four photos: place, supply tap, ground point, self-test page."],
        ["电压、ACC、卫星数（开阔处 10 颗以上）、信号四项正常。", "Voltage, ACC, satellites (ten or more under open sky) and signal are in order."],
        ["继电器：断开、恢复、拔终端三步测试都做过。", "Relay: cut, restore and unplugging the tracker have all been tested."],
        ["车号、VIN 与 IMEI 已绑定；已告知使用人并取得其同意（在中国为单独同意），法律另有规定的除外。", "Vehicle number, VIN and IMEI are bound; the user has been told and has consented (in China separately), unless the law provides otherwise."],
      ], language) },
    ]);
  },
};
