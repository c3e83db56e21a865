/** A3, A5, A7, A9, A9S: battery trackers that are fitted in minutes and left alone. */
import { type Product, specOf } from "../../lib/content.ts";
import type { Text } from "../../lib/language.ts";
import { type Guide, MAGNETS, NOTICE } from "../guide.ts";

const MOUNT: Record<string, Text[]> = {
  A3: [
    ["用酒精片（自备）擦净安装面，等它干透；表面温度应在 10 °C 以上。", "Wipe the surface with an alcohol pad (not in the box) and let it dry; the surface should be above 10 °C."],
    ["揭掉泡棉双面胶的离型纸，贴上后按压 30 秒，24 小时后达到全部强度。", "Peel the liner off the foam tape, press the tracker on for 30 seconds; full strength comes after 24 hours."],
    ["光感窗贴向安装面：拆下时见光并且姿态改变才报警，在暗处拆下不报。", "Turn the light sensor towards the surface: the alarm needs light and a change of attitude, so removal in the dark does not raise it."],
  ],
  A5: [
    ["把磁铁面靠在平整的钢面上：标称拉力按 3 mm 厚钢板，1 mm 的薄板约减半；推到位，横向拉动不应滑移。", "Set the magnet side on flat steel: the stated pull is for a plate of 3 mm, about half on one of 1 mm. Push the tracker home: pulled sideways, it should not slide."],
    ["行驶的车辆上一律另加绑带或扎带：涉水、石击与颠簸会使磁铁脱开，掉落伤人。", "On a vehicle that travels always add a strap or cable tie: water, stones and bumps can break the magnets’ hold, and a unit that falls off can hurt people."],
    ["记下安装位置并拍照，取下充电时能找到它。", "Note the place and take a photo, so that whoever charges it can find it."],
  ],
  A7: [
    ["临时使用：四颗磁铁吸在平整钢面或箱门凹槽里；行驶的车辆上另加绑带或螺钉。", "For temporary use, set the four magnets on flat steel or in the door recess; on a moving vehicle add a strap or the screws."],
    ["长期使用：在支架上钻 Ø3.3 mm 底孔并攻 M4 螺纹，或用随附螺钉配螺母；支架固定在原有的孔或卡夹上，不在集装箱的箱板上钻孔。", "For permanent use, drill 3.3 mm and tap M4 in a bracket, or use the supplied screws with nuts. Fix the bracket to existing holes or by a clamp: never drill a container’s skin."],
    ["对角拧紧四颗 M4 螺钉，扭矩 1.2 N·m。", "Tighten the four M4 screws crosswise to 1.2 N·m."],
    ["不能用支架时改用 TAPE T1 泡棉双面胶，再加一条 STRAP S1 绑带。", "Where no bracket fits, use TAPE T1 and a STRAP S1."],
  ],
  A9: [
    ["临时使用：四颗磁铁吸在平整钢面上；行驶的车辆上另加绑带。", "For temporary use, set the four magnets on flat steel; on a moving vehicle add a strap."],
    ["长期使用：用四颗 M4 螺钉固定在支架上，扭矩 1.2 N·m，拧紧后防拆光感窗也随之遮严；不在集装箱的箱板上钻孔。", "For permanent use, fix it to a bracket with four M4 screws to 1.2 N·m; once they are tight, the light sensor is covered too. Never drill a container’s skin."],
    ["装在工程机械上时，选振动小的机架，不要装在发动机罩与排气管旁。", "On machinery choose a part of the frame with little vibration, away from the engine cover and the exhaust."],
  ],
  A9S: [
    ["挂车装在车顶，太阳能板朝天最好；集装箱装在箱门凹槽里，不装在箱顶。竖直安装时发电量约减半。装在车顶时，周围 10 cm 内没有高于板面的挡板；箱门凹槽的侧壁会遮光，请按更少的发电量估算。", "On trailers use the roof, panel to the sky; on containers the door recess, never the roof. Upright it yields about half. On a roof keep clear of anything higher than the panel within 10 cm; in a door recess its sides cast shade, so reckon with less yield."],
    ["在支架上按底板四个孔位钻 Ø3.3 mm 底孔并攻 M4 螺纹，用随附四颗 M4 不锈钢螺钉固定，扭矩 1.2 N·m；支架固定在原有的孔或卡夹上，不在集装箱的箱板与挂车的蒙皮上钻孔。", "Drill four 3.3 mm holes in a bracket, tap M4 and fix the base with the four M4 stainless screws supplied, to 1.2 N·m. Fix the bracket to existing holes or by a clamp: never drill the skin of a container or a trailer."],
    ["不能用支架时，PLATE G1 磁吸底板或 TAPE T1 泡棉双面胶只用于停放与短期试装；行驶的车辆上须另加机械固定，以免脱落伤人。", "Where no bracket fits, the PLATE G1 or TAPE T1 serves for standing assets and short trials; on a moving vehicle add a mechanical fixing, for a unit that falls off can hurt people."],
    ["支架避开油管、气管与线束，孔边补漆防锈。", "Keep the bracket clear of fuel and air lines and wiring, and paint the edges of its holes."],
  ],
};

/** How the batteries travel by air: lithium-ion up to 100 Wh, primary cells of at most 1 g of lithium, and larger ones. */
const AIR: Record<"ion" | "small" | "large", Text> = {
  ion: ["空运属第 9 类（UN 3481，PI 967 第 II 部分）：电量不高于 30%，关机，按承运人要求包装并贴电池标记，附 UN 38.3 试验摘要。", "By air it is class 9 (UN 3481, PI 967 Section II): no more than 30% charged, switched off, packed and marked to the carrier’s rules, with the UN 38.3 test summary."],
  small: ["空运属第 9 类（UN 3091，PI 970 第 II 部分）：关机，按承运人要求包装并贴电池标记，附 UN 38.3 试验摘要。", "By air it is class 9 (UN 3091, PI 970 Section II): switched off, packed and marked to the carrier’s rules, with the UN 38.3 test summary."],
  large: ["空运属第 9 类危险品（UN 3091，PI 970 第 I 部分）：由受过培训的人按危险品申报，关机，附 UN 38.3 试验摘要。", "By air it is class 9 dangerous goods (UN 3091, PI 970 Section I): declared as such by trained staff, switched off, with the UN 38.3 test summary."],
};

function power(of: Product): Text[] {
  if (of.code === "A5") {
    return [
      ["首次使用前用 U1 磁吸线充满，约 6 小时；适配器 5 V / 1 A。充电时绿灯呼吸，充满常亮。", "Charge it fully with the U1 cable before first use, about 6 hours from a 5 V / 1 A adapter. The green light breathes while charging and stays on when full."],
      ["电量低于 20% 时平台报警。只在 0–45 °C 充电；0 °C 以下不充电，请移到室内回温再充。", "Below 20% the platform raises an alarm. It charges at 0 to 45 °C only. Below 0 °C it does not charge: bring it indoors and let it warm up first."],
    ];
  }
  if (of.code === "A9S") {
    return [
      ["出厂电量不高于 30%，便于空运；先关机平放在日照下，约 40 小时直射光充满，再装到暗处。装好后太阳能板自动补电，不需要接线；电池温度 0–60 °C 时才充电，冬季低于 0 °C 只放电，请按无光照估算；满电时完全无光照，每天定位一次也可用 365 天（25 °C）。", "It leaves the factory no more than 30% charged, as suits air freight: before you fit it in a dark place, switch it off and lay it flat in the sun, where about 40 hours of direct light fill it. Once it is fitted, the panel tops it up without wiring while the cell is at 0 to 60 °C; below 0 °C it only discharges, so reckon without light in winter. From full and in complete darkness it still lasts 365 days at one position a day (25 °C)."],
      ["每季度用软布和清水擦一次板面。积雪与厚尘会使充电停止，但不损坏电池。", "Wipe the panel with a soft cloth and water once a quarter. Snow and thick dust stop charging but do no harm."],
    ];
  }
  const sulphur: Text[] = of.code === "A3" ? [] : [[
    "锂亚电池存放会产生钝化膜。安装前 24 小时在室温下开机一次，完成一次上报；失败时等几分钟再试，最多三次。不要短接电池。",
    "A Li-SOCl₂ cell grows a passivation film in storage. Switch the tracker on at room temperature 24 hours before fitting and let it send one report; if that fails wait some minutes and try again, up to three times. Never short the cell.",
  ]];
  return [
    ["内置一次电池，不能充电。待机时间的条件是每天定位一次、25 °C；上报更密、温度更低，或运营商的寻呼周期更短时会缩短。", "The built-in primary cell cannot be recharged. Standby assumes one position a day at 25 °C; more frequent reports, cold or a shorter paging cycle of the operator shorten it."],
    ...sulphur,
    ["平台按实际上报次数与温度推算更换日期，提前 30 天提醒。", "The platform works out the replacement date from real reports and temperature, and reminds you 30 days ahead."],
  ];
}

export function battery(of: Product): Guide {
  const rechargeable = of.code === "A5" || of.code === "A9S";
  const magnets = ["A5", "A7", "A9"].includes(of.code);
  const cover: Text = of.code === "A5" ? ["防水盖（橙色拉片）", "Sealed cover (orange tab)"] : of.code === "A3" ? ["卡槽胶塞", "Rubber plug"] : ["后盖（四颗螺钉）", "Rear cover (four screws)"];
  return {
    parts: [
      [["状态灯（绿）", "Status light (green)"], ["开机、联网与上报结果", "Power, network and result of a report"]],
      [["光感窗", "Light sensor"], ["拆下见光时报警；在暗处拆下不会触发", "Raises the alarm when removal lets light in; not in the dark"]],
      [cover, ["内有 Nano SIM 卡座与电源键", "Holds the Nano SIM socket and the power key"]],
      of.code === "A9S" ? [["太阳能板 0.9 W", "Solar panel, 0.9 W"], ["日照下补充电量", "Charges the battery in daylight"]] : [["标签", "Label"], ["型号、IMEI 与绑定二维码", "Model, IMEI and the QR code for binding"]],
      ...(of.code === "A5" ? [[["磁吸触点", "Magnetic contacts"], ["充电与配置，接 U1", "Charging and setup with the U1 cable"]] as const] : []),
      ...(magnets ? [[["固定方式", "Fixing"], [specOf(of, "mounting", "zh"), specOf(of, "mounting", "en")]] as const] : []),
    ],
    before: [
      ["路标标志一面（天线面）朝外或朝上，正上方和四周 3 cm 内没有金属。集装箱箱门凹槽除外：装好后在平台核对信号与卫星数。", "The side with the waymark (the antenna) outwards or up, with no metal above it or within 3 cm around it. A container’s door recess is the exception: check signal and satellites on the platform after fitting."],
      ["不要装进密闭的金属箱；箱内使用时贴近非金属的接缝或箱门胶条。", "Do not close it into a metal box; inside a container fit it near a non-metal joint or the door seal."],
      ["远离发动机、排气管与制动盘，安装处温度不超过规格书范围；车顶内侧与仪表台上部夏天会超过 70 °C。", "Keep away from engine, exhaust and brake discs; the place must stay within the temperature range. Below the roof skin and in the top of the dashboard temperatures pass 70 °C in summer."],
      ["装在车架与底盘上时，避开转向、传动轴、悬架、制动软管、燃油管路与电动汽车电池包壳体。", "On a frame or chassis keep clear of steering, drive shafts, suspension, brake hoses, fuel lines and the casing of an electric car’s battery."],
      ["钻孔前看清背后：不在集装箱箱板、储罐、吨桶、压力容器、防翻滚驾驶室（ROPS）与车架大梁上钻孔。没有防爆认证，不进入防爆区。", "Look behind before drilling: never drill a container’s skin, a tank, an IBC, a pressure vessel, a ROPS cab or a chassis rail. The tracker is not certified for explosive atmospheres: keep it out of them."],
      ["不要装在座椅靠背、立柱、顶棚边缘、仪表台等装有安全气囊的饰板里，也不要挡在气囊展开的路径上；避开气囊控制单元及其线束（黄色）。", "Never fit the tracker in a seat back, pillar, roof edge, dashboard or other panel that holds an airbag, nor in the way of one that opens; keep it away from the airbag control unit and its yellow harness."],
      ["先在室外完成第一次上报，再装到最终位置。", "Let it make its first report outdoors before you fit it in its final place."],
    ],
    install: [
      ["打开卡盖，装好 Nano SIM（或确认已选贴片 eSIM），按住电源键 3 秒，绿灯长亮 2 秒后松开。", "Open the cover, insert the Nano SIM (skip this with a soldered eSIM), hold the power key for 3 seconds and let go once the green light has been on for 2 seconds."],
      ["盖好卡盖，检查密封圈在槽内、没有毛发和砂粒。", "Close the cover; the seal must lie in its groove, free of hairs and sand."],
      ["用手机应用扫标签上的二维码，绑定到账号，确认平台上出现第一条位置。", "Scan the QR code on the label with the phone app, bind the tracker and see its first position on the platform."],
      ...(MOUNT[of.code] ?? []),
      ["在平台上再次确认信号强度与卫星数，并拍照存档。", "Check signal and satellites on the platform once more and file a photo."],
    ],
    power: power(of),
    lights: [
      [["长亮 2 秒", "On for 2 s"], ["已开机", "Switched on"]],
      [["每秒闪 1 次", "One flash a second"], ["正在搜索网络", "Searching for a network"]],
      [["每 3 秒双闪", "Double flash every 3 s"], ["已联网，正在定位", "On the network, looking for satellites"]],
      [["长亮 5 秒后熄灭", "On for 5 s, then off"], ["平台已收到，进入休眠", "The platform has received the report; asleep"]],
      [["快闪 5 次", "Five quick flashes"], ["本次上报失败，按计划重试", "This report failed; it will try again as scheduled"]],
      [["一直不亮", "Stays off"], ["休眠，或未开机", "Asleep, or switched off"]],
    ],
    use: [
      [["改上报间隔", "Change the interval"], ["在平台设置；有信号时一分钟内生效，无信号时等它重新入网", "Set it on the platform: with coverage it takes effect within a minute, otherwise once it is back on the network"]],
      [["立即定位", "Locate now"], ["在平台点“立即定位”；终端休眠时仍监听网络，有信号时通常一分钟内答复", "Press Locate now on the platform: asleep it still listens to the network and, with coverage, usually answers within a minute"]],
      [["进入追踪模式", "Switch to tracking mode"], ["平台点“追踪”，按 TIMER 间隔上报，24 小时后自动恢复", "Press Track on the platform: it reports at the TIMER interval and returns to normal after 24 hours"]],
      [["关机", "Switch off"], ["按住电源键 5 秒；寄送或空运终端前必须关机", "Hold the power key for 5 seconds; always do so before you send the tracker off or it goes by air"]],
    ],
    trouble: [
      [["开机后不上线", "Never comes online"], ["卡未开通数据，或装反", "SIM without data service, or the wrong way round"], ["换到手机里试上网；缺角按卡座图示重新装入", "Try the SIM in a phone; insert it again with the cut corner as drawn on the socket"]],
      [["在线但没有卫星位置", "Online, no satellite position"], ["天线面被金属遮挡", "Metal over the antenna side"], ["转 180° 或换到非金属位置", "Turn it by 180° or move it to a non-metal place"]],
      [["待机明显变短", "Standby much shorter"], ["弱网重连，或间隔被改短", "Weak network, or a shorter interval"], ["看平台的上报次数与信号，恢复间隔", "Compare reports and signal on the platform, restore the interval"]],
      [["装好就报拆除", "Removal alarm after fitting"], ["光感窗没有贴紧", "Light sensor not covered"], ["压紧安装面，或在平台关闭光感报警", "Press it against the surface, or switch the light alarm off"]],
      rechargeable
        ? [["充不进电", "Does not charge"], of.code === "A5" ? ["触点脏污，或环境低于 0 °C", "Dirty contacts, or below 0 °C"] : ["板面被遮挡或积尘", "Panel covered or dusty"], of.code === "A5" ? ["用酒精擦触点，移到室内", "Clean the contacts with alcohol, move indoors"] : ["清洁板面，避开遮挡", "Clean the panel, clear what shades it"]]
        : of.code === "A3"
          ? [["久存后开不了机", "Will not start after storage"], ["电池太冷或已用尽", "Cell too cold, or used up"], ["在室温下放 2 小时再试；仍不开机请联系我们", "Leave it at room temperature for 2 hours and try again; if it still does not start, ask us"]]
          : [["久存后开不了机", "Will not start after storage"], ["电池钝化", "Passivated cell"], ["室温下重试三次，间隔几分钟", "Try three times at room temperature, some minutes apart"]],
    ],
    safety: [
      rechargeable
        ? of.code === "A5"
          ? ["不要拆解、挤压电池或丢入火中；只用 5 V 适配器、在 0–45 °C 充电，鼓包立即停用。", "Do not open, crush or burn the battery; charge only from 5 V and at 0 to 45 °C, and stop using it if it swells."]
          : ["不要拆解、挤压电池或丢入火中；不要自行接外部电源充电，鼓包立即停用。", "Do not open, crush or burn the battery; do not charge it from another supply, and stop using it if it swells."]
        : ["一次锂电池不得充电、拆解、短路或丢入火中。", "Never charge, open, short or burn a primary lithium cell."],
      ...(magnets ? [["强磁铁：与心脏起搏器和除颤器保持 20 cm 以上，远离磁卡与儿童；吸合时当心夹手。", "Strong magnets: keep them at least 20 cm from pacemakers and defibrillators, away from magnetic cards and children; mind your fingers."] as const] : []),
      ...(of.code === "A5" ? [MAGNETS] : []),
      ...(of.code === "A3" || of.code === "A5" ? [NOTICE] : []),
      AIR[rechargeable ? "ion" : of.code === "A3" ? "small" : "large"],
      ["报废时交给有资质的回收单位，不要作为普通垃圾丢弃。", "At the end of its life hand it to a licensed recycler, not to household waste."],
    ],
  };
}
