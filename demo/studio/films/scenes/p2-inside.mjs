/** Usage: what is in a P2, layer by layer. */
import { inside } from "../kit/inside.mjs";

export default inside({
  code: "P2",
  model: "models/p2.glb",
  figures: [["1,800", "mAh"], ["30", "d"], ["IP67", ""]],
  cues: [
    [0.4, 2.6, "P2：72 × 42 × 15 mm，56 g，可挂可放口袋。", "The P2: 72 × 42 × 15 mm, 56 g, for a cord or a pocket."],
    [2.8, 6.2, "拆开看：底壳、电池、主板、密封圈、上盖。", "Taken apart: base, battery, board, seal and lid."],
    [6.6, 8.8, "1,800 mAh 可充电电池，USB-C 充电。", "A rechargeable 1,800 mAh battery, charged over USB-C."],
    [9, 11.2, "每天上报一次，25 °C 下可用 30 天。", "At one position a day and 25 °C it lasts 30 days."],
    [11.4, 16.6, "密封圈压在两壳之间，防护等级 IP67。", "The seal between the two shells gives IP67."],
  ],
});
