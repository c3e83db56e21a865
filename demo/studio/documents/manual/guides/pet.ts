/** D1, D2: trackers for cats and dogs. */
import { type Product, specOf } from "../../lib/content.ts";
import { type Guide, MAGNETS } from "../guide.ts";

export function pet(of: Product): Guide {
  const cat = of.code === "D1";
  const zh = cat ? "猫" : "犬";
  const en = cat ? "cat" : "dog";
  const find = cat ? 10 : 5;
  const time = { zh: specOf(of, "charging_time", "zh").replace("~", "约 "), en: specOf(of, "charging_time", "en").replace("~", "about ") };
  return {
    parts: [
      [["主机", "Tracker"], ["定位、网络与电池", "Positioning, network and battery"]],
      [["状态灯", "Status light"], ["开机、网络与充电", "Power, network and charging"]],
      [["磁吸触点", "Magnetic contacts"], ["充电与配置，接 U1", "Charging and setup with U1"]],
      [["项圈", "Collar"], cat ? ["硅胶，安全扣受力约 20 N 自动打开", "Silicone; the safety clasp opens at about 20 N"] : ["可调长度，主机位于颈侧", "Adjustable; the tracker sits at the side of the neck"]],
    ],
    before: [
      cat ? ["适合 4 kg 以上的猫。体重更轻的请先咨询兽医。", "For cats of 4 kg or more. For lighter ones ask your vet first."] : ["适合 8 kg 以上、颈围在项圈调节范围内的犬；工作犬请检查主机是否与胸背带相碰。", "For dogs of 8 kg or more whose neck is within the collar’s range; with working dogs check that the tracker clears the harness."],
      ["戴好后项圈与颈部之间能放进" + (cat ? "一根" : "两根") + "手指。", `There must be room for ${cat ? "one finger" : "two fingers"} between collar and neck.`],
      ["先在家戴两三天，每天一小时，让它习惯。", `Let your ${en} get used to the collar at home, an hour a day for two or three days.`],
    ],
    install: [
      [`用 U1 磁吸线充满，${time.zh}，触点会自己对准。`, `Charge it fully with the U1 cable, ${time.en}; the contacts align themselves.`],
      ["充电时自动开机。贴片 eSIM 已装好，不需要插卡。", "It switches itself on while charging. The eSIM is built in; there is no card to insert."],
      ["在手机应用里扫二维码绑定，填名字、体重，选颜色。", "Scan the QR code in the phone app, enter name and weight, choose a colour."],
      ["在应用里选择家中 Wi-Fi：收到它就判断在家，不开定位，省电。", `Choose your home Wi-Fi: while it is in range, your ${en} is taken to be at home and positioning stays off to save power.`],
      ["画一个比院子或小区大一圈的围栏，半径 50 m 起。", "Draw a geofence somewhat larger than the garden or estate, from a radius of 50 m."],
      cat ? ["把主机扣进项圈，装饰面朝外，直到听见两声“咔嗒”。", "Press the tracker into the collar, face outwards, until it clicks twice."] : ["把项圈穿过主机底座，装饰面朝外。", "Thread the collar through the tracker’s lug, face outwards."],
      ["带到室外走一圈，确认位置更新与离家推送。", "Take a walk outdoors and check that positions and the leaving-home message arrive."],
    ],
    power: [
      [`待机 ${specOf(of, "standby", "zh")}，已含家中 Wi-Fi 扫描。在外频繁定位会缩短，寻找模式耗电最快。`, `Standby ${specOf(of, "standby", "en")}, home Wi-Fi scan included. Frequent positions outdoors shorten it; Find mode drains the battery fastest.`],
      ["电量低于 20% 推送一次，低于 10% 再推送一次。", "You get a message below 20% and another below 10%."],
      ["充电前取下、擦干触点。充电环境 0–45 °C，低于 0 °C 不充电。", "Take it off and dry the contacts before charging. Charge at 0 to 45 °C, never below 0 °C."],
    ],
    lights: [
      [["呼吸 / 常亮", "Breathing / steady"], ["充电中 / 已充满", "Charging / full"]],
      [["每秒闪 1 次", "One flash a second"], ["搜索网络", "Searching for a network"]],
      [["闪 3 次后熄灭", "Three flashes, then off"], ["已上报", "Report delivered"]],
      [["不亮", "Off"], ["休眠，或没电", "Asleep, or empty"]],
    ],
    use: [
      [["寻找模式", "Find mode"], [`应用里打开，每 ${find} 秒上报一次${cat ? "（须有 LTE-M；仅有 NB-IoT 时间隔变长；中国大陆只有 NB-IoT，没有 LTE-M）" : ""}，10 分钟后自动恢复`, `Start it in the app: a report every ${find} seconds${cat ? " with LTE-M, at longer intervals on NB-IoT alone (mainland China has NB-IoT alone, no LTE-M)" : ""}, back to normal after 10 minutes`]],
      [["离家推送", "Leaving home"], [`离开家中 Wi-Fi 或围栏后推送；有信号时，离开家中 Wi-Fi 后最迟约 ${cat ? 2 : 5} 分钟`, `A message on leaving the home Wi-Fi or geofence; with coverage at most about ${cat ? "two" : "five"} minutes after leaving the Wi-Fi`]],
      [["轨迹", "Track"], [`看${zh}一天去过哪里、停留多久`, `See where your ${en} went and how long it stayed`]],
      [["关机", "Switch off"], ["在应用或平台点“关机”；接上充电线自动开机", "Press “Switch off” in the app or on the platform; it starts again on its charging cable"]],
      cat ? [["走失", "Lost"], ["打开寻找模式，走到最后一个位置，留意误差圈", "Start Find mode, walk to the last position and mind the error circle"]] : [["活动量", "Activity"], ["加速度传感器按天统计活动时长", "The accelerometer adds up active time per day"]],
    ],
    trouble: [
      [["长时间没有新位置", "No new position for long"], ["在家中 Wi-Fi 范围内", "Within the home Wi-Fi"], ["正常；需要时打开寻找模式", "Normal; start Find mode if needed"]],
      [["位置跳到附近楼", "Jumps to the next building"], ["在室内，用 Wi-Fi 定位", "Indoors, located by Wi-Fi"], ["看来源与误差圈", "Look at the source and error circle"]],
      [["充不进电", "Does not charge"], ["毛发或水夹在触点", "Hair or water at the contacts"], ["用干布擦净", "Wipe with a dry cloth"]],
      [["几天就没电", "Empty within days"], ["家中 Wi-Fi 没有设置", "Home Wi-Fi not set"], ["在应用里选择 Wi-Fi", "Choose it in the app"]],
      [[cat ? "项圈自己松开" : "项圈转到颈下", cat ? "Collar came open" : "Collar turns under the neck"], [cat ? "安全扣受力打开" : "太松", cat ? "Safety clasp opened under load" : "Too loose"], [cat ? "用应用找回，检查后重新扣上" : "收紧一格", cat ? "Find it with the app, check and close it" : "Tighten by one step"]],
    ],
    safety: [
      ["每天检查颈部皮肤；红肿或掉毛时停戴。", "Check the skin of the neck daily; leave the collar off if the skin is red or swollen or hair falls out."],
      ...(cat ? [] : [["D2 项圈不会自动脱开：关笼、与犬打闹、钻密丛时取下。", "The D2’s collar does not break away: take it off in a crate, in rough play and in thick brush."] as const]),
      ["误食外壳或电池，立即送宠物医院。电池鼓包、漏液或发热时停止使用和充电。", "If case or battery is swallowed, see a vet at once. If the battery swells, leaks or gets hot, stop using and charging it."],
      MAGNETS,
      ["空运时电量不高于 30%，关机（UN 3481）。", "By air send it switched off and no more than 30% charged (UN 3481)."],
      ["外壳被咬破时立即取下，不要让宠物咬到电池。", "If the case is bitten through take it off at once, and do not let your pet bite the battery."],
      ["不能代替牵引绳与看护；位置有误差，追出去时注意车辆。", "The tracker does not replace a lead or your attention; positions have an error, so mind the traffic when you follow."],
    ],
  };
}
