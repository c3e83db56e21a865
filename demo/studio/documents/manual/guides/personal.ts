/** P2, P4, S1, K1: rechargeable trackers that people and things carry. */
import { type Product, specOf } from "../../lib/content.ts";
import type { Text } from "../../lib/language.ts";
import type { Guide } from "../guide.ts";

const CHARGER: Record<string, Text> = {
  P2: ["用 USB-C 5 V 1 A，或放入 DOCK 1 底座", "USB-C at 5 V 1 A, or the DOCK 1 cradle"],
  P4: ["用 USB-C 5 V 1 A", "USB-C at 5 V 1 A"],
  S1: ["放入 DOCK 1 底座", "the DOCK 1 cradle"],
  K1: ["用磁吸线 U1，5 V", "the U1 magnetic cable at 5 V"],
};
const PARTS: Record<string, Guide["parts"]> = {
  P2: [[["USB-C 口（胶塞内）", "USB-C (under the plug)"], ["充电与配置", "Charging and setup"]], [["底座触点", "Cradle contacts"], ["DOCK 1 充电", "Charging in DOCK 1"]]],
  P4: [[["USB-C 口（胶塞内）", "USB-C (under the plug)"], ["充电与配置", "Charging and setup"]], [["挂绳孔", "Cord eyelet"], ["挂绳或绑带", "Cord or strap"]]],
  S1: [[["扬声器与麦克风", "Speaker and microphone"], ["双向通话，来电须按键接听", "Two-way voice; calls are taken by pressing the button"]], [["底座触点", "Cradle contacts"], ["DOCK 1 充电", "Charging in DOCK 1"]]],
  K1: [[["磁吸触点", "Magnetic contacts"], ["充电与配置，接 U1", "Charging and setup with U1"]], [["卡面", "Card face"], ["可印照片、姓名与部门", "Photo, name and department can be printed"]]],
};

export function personal(of: Product): Guide {
  const asset = of.code === "P4";
  const card = of.code === "K1";
  const voice = of.code === "S1";
  const charger = CHARGER[of.code] ?? ["用 USB-C", "USB-C"];
  const time = { zh: specOf(of, "charging_time", "zh").replace("~", "约 "), en: specOf(of, "charging_time", "en").replace("~", "about ") };
  const standby = { zh: specOf(of, "standby", "zh"), en: specOf(of, "standby", "en") };
  const key: Text = card ? ["按键", "Button"] : ["SOS 键", "SOS button"];
  return {
    parts: [
      [key, card ? ["短按签到，按住 3 秒呼救", "Short press checks in, 3 seconds call for help"] : ["按住 3 秒呼救，短按签到", "Hold 3 seconds for help, press briefly to check in"]],
      [["环形指示灯", "Ring light"], ["开机、网络、充电与报警", "Power, network, charging and alarms"]],
      ...(PARTS[of.code] ?? []),
      [["标签", "Label"], ["型号、IMEI 与绑定二维码", "Model, IMEI and the QR code for binding"]],
    ],
    before: [
      asset
        ? ["放在仪器箱内时贴近非金属的箱盖；全金属箱请挂在箱外。", "In an instrument case keep it near the non-metal lid; with an all-metal case hang it outside."]
        : card
          ? ["随身佩戴时放在外衣外面或口袋口，卫星与蓝牙信标更容易收到。", "Worn outside the coat or near the pocket’s opening it receives satellites and Bluetooth beacons better."]
          : ["随身佩戴时放在外衣外面或口袋口，卫星与 Wi-Fi 更容易收到。", "Worn outside the coat or near the pocket’s opening it receives satellites and Wi-Fi better."],
      card ? ["室内定位需要先布好蓝牙信标，并在平台“楼层”里登记坐标。", "Indoor positions need Bluetooth beacons, registered with their coordinates under Floors on the platform."] : of.code === "P2" ? ["室内位置来自 Wi-Fi、蓝牙信标与基站，平台会标明来源和误差圈。", "Indoors the position comes from Wi-Fi, Bluetooth beacons and cells; the platform shows source and error circle."] : ["室内位置来自 Wi-Fi 与基站，平台会标明来源和误差圈。", "Indoors the position comes from Wi-Fi and cells; the platform shows source and error circle."],
      ["告诉佩戴者：何时定位、谁能看到、怎样关闭。", "Tell the person who carries the device when it locates, who can see the positions and how to switch it off."],
    ],
    install: [
      [`充满电：${charger[0]}，${time.zh}。`, `Charge it fully with ${charger[1]}, ${time.en}.`],
      [`按住${card ? "" : " "}${key[0]} 5 秒开机，指示灯长亮 2 秒。`, `Hold the button for 5 seconds to switch it on; the light stays on for 2 seconds.`],
      ["在室外等第一次联网与定位，约 1 分钟。", "Outdoors, wait about a minute for network and first position."],
      ["用手机应用扫二维码绑定，填写使用人或资产名称。", "Scan the QR code with the phone app and enter the name of the user or asset."],
      ...(asset ? [["设定归还日期：超期未还时平台报警。", "Set a return date: the platform raises an alarm if the asset has not been returned by then."] as const] : []),
      voice ? ["添加授权号码，最多 5 个，呼救时按顺序拨打。", "Add up to five authorized numbers; in an emergency they are called in order."] : ["添加授权号码，最多 5 个，呼救时同时通知。", "Add up to five authorized numbers; in an emergency all are notified at once."],
      asset ? ["画出库房围栏，离开或进入时报警。", "Draw a geofence round the store for alarms on leaving or entering."] : ["画出家、学校或工地围栏。", "Draw geofences round home, school or site."],
      ...(asset ? [["用挂绳或 STRAP S1 绑带固定，移动一次，确认收到移动报警。", "Fix it with the cord or a STRAP S1, move it once and see the movement alarm."] as const] : []),
      voice
        ? ["按住 SOS 键 3 秒做一次演练：前面的号码先不接，确认每个授权号码依次响铃，最后一个接通后对讲，再在平台解除。", "Rehearse: hold the button for 3 seconds, let each authorized number ring in turn without answering, take the call on the last and talk, then clear the alarm on the platform."]
        : [`按住${card ? "" : " "}${key[0]} 3 秒做一次演练，确认每个授权号码都收到，再在平台解除。`, "Rehearse: hold the button for 3 seconds, see that every authorized number gets the alarm, then clear it on the platform."],
    ],
    power: [
      [`待机 ${standby.zh}。上报更密、信号差或温度低时会缩短。`, `Standby ${standby.en}. More frequent reports, weak signal and cold shorten it.`],
      ["充电时指示灯呼吸，充满常亮。电量低于 20% 时平台报警。", "The light breathes while charging and stays on when full. Below 20% the platform raises an alarm."],
      ["充电环境 0–45 °C，低于 0 °C 不充电。长期不用时充到一半，关机存放。", "Charge at 0 to 45 °C, never below 0 °C. For long storage charge to one half and switch it off."],
    ],
    lights: [
      [["长亮 2 秒", "On for 2 s"], ["开机或关机", "Switching on or off"]],
      [["每秒闪 1 次", "One flash a second"], ["搜索网络", "Searching for a network"]],
      [["每 5 秒闪 1 次", "One flash every 5 s"], ["在线", "Online"]],
      [["快速闪烁", "Fast flashing"], ["报警发送中", "Sending an alarm"]],
      [["长亮 3 秒", "On for 3 s"], ["平台已收到报警", "The platform has received the alarm"]],
      [["呼吸 / 常亮", "Breathing / steady"], ["充电中 / 已充满", "Charging / full"]],
    ],
    use: [
      [["呼救", "Call for help"], voice ? ["按住 3 秒；先把位置与报警发给平台，再依次拨打授权号码", "Hold 3 seconds; alarm and position go to the platform, then the authorized numbers are called in order"] : ["按住 3 秒；位置与报警发给平台，由平台通知全部授权号码，不分先后", "Hold 3 seconds; alarm and position go to the platform, which notifies all authorized numbers together"]],
      [["签到", "Check in"], ["短按一次，生成带时间与位置的记录", "One short press makes a record with time and place"]],
      ...(voice ? [[["通话", "Talk"], ["呼救后依次拨打授权号码；授权号码来电时响铃，按键才接听，不会自动接通", "After an alarm it calls the authorized numbers in turn. Their calls ring and are taken by a press of the button; it never answers by itself"]] as const, [["跌倒与静止", "Falls and stillness"], ["在平台开启；先震动并响铃 15 秒，按键可取消，无响应再报警。不能识别每一次跌倒，例如慢慢滑倒", "Enable on the platform; it vibrates and sounds for 15 seconds first, a press cancels, or else the alarm is raised. Not every fall is detected, a slow slide for example"]] as const, [["远程监听", "Remote listening"], ["出厂关闭。管理员开启、佩戴者同意后，仅授权号码可以发起；接通前响提示音 5 秒，监听期间指示灯常亮，按键即断，每次留痕。周围的人也会被听到：须告知他们，当地法律要求各方同意的，须取得各方同意。法律禁止的国家不提供，例如德国", "Off from the factory. Once an administrator has enabled it and the wearer consents, authorized numbers alone can start it: a tone sounds for 5 seconds first, the light stays on throughout, a press ends it, and each use is logged. People nearby are heard too: tell them and, where the law asks for the consent of everyone who speaks, obtain theirs as well. Not offered where the law bars it, such as in Germany"]] as const] : []),
      ...(card ? [[["工作时段", "Working hours"], ["新建分组默认按班次定位，下班后不定位，平台也查不到；呼救除外，任何时候都会定位并报警", "By default new groups locate during shifts only; outside them nothing is recorded but an SOS, which is located and reported at any time"]] as const] : []),
      [["关机", "Switch off"], ["在平台点“关机”", "Press “Switch off” on the platform"]],
    ],
    trouble: [
      [["按住不开机", "Will not switch on"], ["电量耗尽", "Battery empty"], ["充电 15 分钟再试", "Charge for 15 minutes, try again"]],
      [["一直搜索网络", "Keeps searching"], ["套餐到期，或当地无覆盖", "Plan expired, or no coverage"], ["在平台查卡状态，换地点", "Check the SIM on the platform, change place"]],
      [["室内位置偏差大", "Indoor position far off"], card ? ["信标太稀或坐标填错", "Too few beacons, or wrong coordinates"] : ["周围 Wi-Fi 太少，用了基站", "Few Wi-Fi networks, cell position used"], card ? ["每 6–8 m 一个信标，核对坐标", "One beacon every 6–8 m; check coordinates"] : ["看误差圈；到窗边会更准", "Mind the error circle; near a window it improves"]],
      [["误报呼救", "False alarms"], ["放在紧口袋里被压住", "Pressed in a tight pocket"], ["换位置，或在平台要求二次确认", "Carry it elsewhere, or require confirmation on the platform"]],
      [["充不进电", "Does not charge"], ["触点或接口有汗渍、水", "Sweat or water at the contacts"], voice || card ? ["擦干", "Dry them"] : ["擦干，检查胶塞", "Dry them and check the plug"]],
    ],
    safety: [
      ["呼救要有网络才能发出。它是辅助手段，不能代替 110、120、119 等紧急电话与现场监护。", "A call for help needs coverage. The device is an additional aid and does not replace the emergency numbers (110, 120 and 119 in China) or supervision on site."],
      ["须事先告知被定位的人并取得其同意（在中国为单独同意），法律另有规定的除外；不能表达意愿的由监护人依法决定；儿童须监护人依当地法律同意（中国为未满 14 周岁，须单独同意），年长的由本人同意。", "Before locating anyone, tell that person and obtain consent (in China separately), unless the law provides otherwise; for somebody who cannot give it a guardian decides as the law says; for a child a guardian has to consent as local law says (in China separately, under 14); older ones consent themselves."],
      ["不要拆解、挤压电池或靠近火源；鼓包立即停用。空运时电量不高于 30%，关机。", "Do not open, crush or heat the battery; stop using it if it swells. By air send it switched off and no more than 30% charged."],
      asset
        ? ["挂绳没有安全脱扣：只挂在物品上，不要挂在颈上。", "The cord does not break away: hang it on things, never round a neck."]
        : card
          ? ["挂在颈上请用带安全扣的挂绳；在旋转机械旁不要戴挂绳，放进能扣上的口袋；不要给幼儿挂在颈上。", "Round the neck use a cord with a breakaway bead only. Near rotating machines wear no cord: carry it in a pocket that closes. Do not hang it round the neck of a small child."]
          : ["挂绳带安全扣；在旋转机械旁不要戴挂绳，放进能扣上的口袋；不要给幼儿挂在颈上。", "The cord has a breakaway bead. Near rotating machines wear no cord: carry it in a pocket that closes. Do not hang it round the neck of a small child."],
      asset
        ? ["装有心脏起搏器或除颤器的人请先问医生；终端离它 20 cm 以上。", "If you have a pacemaker or defibrillator, ask a doctor first, and keep the device at least 20 cm away."]
        : card
          ? ["装有心脏起搏器或除颤器的人请先问医生，不挂在胸前；工牌与磁吸充电线离它 20 cm 以上。", "If you have a pacemaker or defibrillator, ask a doctor first, do not wear the device on your chest, and keep the card and its magnetic cable at least 20 cm away."]
          : ["装有心脏起搏器或除颤器的人请先问医生，不挂在胸前；终端与 DOCK 1 底座离它 20 cm 以上。", "If you have a pacemaker or defibrillator, ask a doctor first, do not wear the device on your chest, and keep it and the DOCK 1 cradle at least 20 cm away."],
      ["没有防爆认证，不进入防爆区。", "It is not certified for explosive atmospheres: keep it out of them."],
    ],
  };
}
