/** B1, B3: trackers that hide in a bicycle's parts. */
import type { Product } from "../../lib/content.ts";
import { type Guide, MAGNETS, NOTICE } from "../guide.ts";
import { specOf } from "../../lib/content.ts";

export function bicycle(of: Product): Guide {
  const light = of.code === "B1";
  const time = { zh: specOf(of, "charging_time", "zh").replace("~", "约 "), en: specOf(of, "charging_time", "en").replace("~", "about ") };
  return {
    parts: light
      ? [
          [["灯罩", "Lens"], ["尾灯与刹车灯", "Rear light and brake light"]],
          [["开关", "Switch"], ["短按换挡，按住 3 秒开关机", "A short press changes the mode, holding for 3 seconds switches it on or off"]],
          [["USB-C 口（胶塞内）", "USB-C (under the plug)"], ["充电与配置", "Charging and setup"]],
          [["橡胶安装座", "Rubber mount"], ["圆座管 25–34 mm", "Round seat posts of 25–34 mm"]],
        ]
      : [
          [["主机", "Tracker"], ["装在水壶架与车架之间", "Between bottle cage and frame"]],
          [["螺栓孔 × 2", "Two bolt holes"], ["孔距 64 mm", "64 mm apart"]],
          [["磁吸触点", "Magnetic contacts"], ["充电与配置，接 U1", "Charging and setup with U1"]],
          [["M5 防拆螺栓", "M5 security bolts"], ["用随附扳手", "For the supplied key"]],
        ],
    before: light
      ? [
          ["座管外露 80 mm 以上，灯面竖直，不被坐垫包遮挡。", "Leave at least 80 mm of seat post free, the lens upright and not covered by a saddle bag."],
          ["碳纤维座管可以使用，不要用金属卡箍代替橡胶座。", "Carbon posts are fine; do not replace the rubber mount with a metal clamp."],
        ]
      : [
          ["车架下管或立管上有孔距 64 mm 的水壶架螺孔。", "The frame needs bottle-cage bosses 64 mm apart on the down tube or seat tube."],
          ["碳纤维车架按车厂扭矩；水壶架底板请选塑料或铝，天线面朝外。", "On carbon frames keep to the maker’s torque; use a plastic or aluminium cage, antenna side outwards."],
        ],
    install: [
      [light ? `用 USB-C 线充满，${time.zh}，盖好胶塞。` : `用 U1 磁吸线充满，${time.zh}。`, light ? `Charge it fully over USB-C, ${time.en}, and close the plug.` : `Charge it fully with the U1 cable, ${time.en}.`],
      light ? ["按住开关 3 秒开机；贴片 eSIM 已装好。用手机应用扫二维码绑定。", "Hold the switch for 3 seconds to switch it on; the eSIM is built in. Scan the QR code with the phone app to bind it."] : ["贴片 eSIM 已装好。用手机应用扫二维码绑定。", "The eSIM is built in. Scan the QR code with the phone app to bind it."],
      light ? ["橡胶座贴座管绕一圈，把橡胶带拉到第二格扣紧。", "Wrap the mount round the post and pull the band to the second notch."] : ["拆下水壶架，主机放在车架上，标志朝外，再装回水壶架。", "Take off the bottle cage, lay the tracker on the frame with the mark outwards, and put the cage back over it."],
      light ? ["主机滑入座中，从内侧拧入防拆螺钉。", "Slide the light into the mount and drive the security screw from inside."] : ["用两颗 M5 防拆螺栓固定，扭矩 2–3 N·m。", "Fix both with the M5 security bolts to 2–3 N·m."],
      ["在应用里布防，晃动车身，确认收到推送。", "Arm it in the app, shake the bicycle and see the message."],
      light ? ["在没有车辆的平地推车快走，捏刹，请旁人确认灯光加亮 2 秒；骑行中不要回头看灯。", "On level ground without traffic push the bicycle at a brisk walk and brake, while another person sees the light brighten for 2 seconds. Do not look back at it while riding."] : ["开启“随身手机撤防”或配对蓝牙钥匙扣。", "Enable disarming by your phone, or pair the Bluetooth key fob."],
    ],
    power: [
      [`待机 ${specOf(of, "standby", "zh")}。`, `Standby ${specOf(of, "standby", "en")}.`],
      light ? ["电量低于 20% 推送提醒，低于 15% 自动关灯，把剩下的电留给定位：夜骑前先看电量，另备一盏灯。", "A message comes below 20%; below 15% the light goes off and the rest is kept for positioning: check the charge before a night ride and carry a second light."] : ["电量低于 20% 推送提醒；充电时不必拆下。", "Below 20% you get a message; the tracker charges in place."],
      ["充电环境 0–45 °C，低于 0 °C 不充电。", "Charge at 0 to 45 °C, never below 0 °C."],
    ],
    lights: light
      ? [
          [["红灯常亮 / 慢闪 / 快闪", "Red: steady / slow / fast"], ["三种骑行灯光", "The three riding modes"]],
          [["开机后闪 3 次", "Three flashes after switching on"], ["已联网", "On the network"]],
          [["加亮 2 秒", "Brighter for 2 s"], ["识别到减速", "Deceleration detected"]],
          [["呼吸 / 常亮（充电时）", "Breathing / steady while charging"], ["充电中 / 已充满", "Charging / full"]],
        ]
      : [
          [["呼吸 / 常亮", "Breathing / steady"], ["充电中 / 已充满", "Charging / full"]],
          [["闪 3 次后熄灭", "Three flashes, then off"], ["已联网并上报", "Online, report delivered"]],
          [["不亮", "Off"], ["正常工作：平时不发光", "Normal: it stays dark"]],
        ],
    use: [
      [["布防", "Arm"], light ? ["应用里点锁形图标；震动或移位即推送，并每 30 秒追踪（须有 LTE-M；仅有 NB-IoT 时间隔变长；中国大陆只有 NB-IoT，没有 LTE-M）", "Tap the lock in the app; vibration or movement sends a message and starts tracking, every 30 seconds with LTE-M, at longer intervals on NB-IoT alone (mainland China has NB-IoT alone, no LTE-M)"] : ["应用里点锁形图标；震动或移位即推送；在平台标记被盗后每分钟上报（须有 LTE-M；仅有 NB-IoT 时间隔变长；中国大陆只有 NB-IoT，没有 LTE-M）", "Tap the lock in the app; vibration or movement sends a message. Once the bicycle is marked stolen on the platform, the tracker reports every minute with LTE-M, at longer intervals on NB-IoT alone (mainland China has NB-IoT alone, no LTE-M)"]],
      [["撤防", "Disarm"], light ? ["应用里再点一次", "Tap again"] : ["手机或蓝牙钥匙扣靠近即撤防", "Your phone or Bluetooth key fob disarms it when near"]],
      ...(light ? [] : [[["关机", "Switch off"], ["在应用或平台点“关机”；接上充电线自动开机", "Press “Switch off” in the app or on the platform; it starts again on its charging cable"]] as const]),
      [["被盗", "Stolen"], ["打开寻找模式，把轨迹链接交给警方，不要独自追车", "Start Find mode and give the police the track link; do not chase the bicycle alone"]],
    ],
    trouble: [
      [["停在室内就误报", "False alarms indoors"], ["地铁、关门的震动", "Vibration from trains or doors"], ["灵敏度调到 2", "Set sensitivity to 2"]],
      [["地下车库没有位置", "No position in an underground car park"], ["没有卫星与网络", "No satellites or network"], ["出库后自动补报", "It reports when it comes out"]],
      light ? [["骑行中灯不亮", "Light stays off"], ["为留电已自动关灯", "Switched off to save charge"], ["充电", "Charge it"]] : [["触点吸不上", "Cable does not hold"], ["触点有泥", "Mud on the contacts"], ["清水冲净擦干", "Rinse and dry"]],
      [["不上线", "Does not come online"], ["套餐到期", "Plan expired"], ["在应用里续费", "Renew it in the app"]],
      [["待机变短", "Standby shorter"], ["经常在震动处布防", "Often armed where it shakes"], ["夜间改用围栏报警", "Use the geofence at night instead"]],
    ],
    safety: [
      light ? ["法规要求的车灯按当地规定配备：有的国家要求型式认可的尾灯、不准闪烁；B1 没有这类认可标志，在这些国家（例如德国）不得作为车灯安装使用，也不是前照灯。", "Fit the lights your law requires: some countries demand a type-approved rear light and forbid flashing. The B1 bears no such mark and may not be fitted there, for example in Germany; and it is no headlight."] : ["每月检查螺栓扭矩。", "Check the torque of the bolts monthly."],
      ["不要拆解、挤压电池或丢入火中；鼓包、漏液或发热立即停用，不要再充电。", "Do not open, crush or burn the battery; if it swells, leaks or gets hot, stop using and charging it."],
      ["空运时电量不高于 30%，关机（UN 3481）。", "By air send it switched off and no more than 30% charged (UN 3481)."],
      ...(light ? [] : [MAGNETS]),
      ["不要用高压水枪近距离冲洗。", "Do not use a pressure washer from close by."],
      NOTICE,
    ],
  };
}
