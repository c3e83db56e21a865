/** Usage: what is in a D2, layer by layer. */
import { inside } from "../kit/inside.mjs";

export default inside({
  code: "D2",
  model: "models/d2.glb",
  figures: [["800", "mAh"], ["IP68", ""], ["32", "g"]],
  turn: [-20, 38],
  elevation: [24, 30],
  cues: [
    [0.4, 2.6, "D2：45 × 34 × 13.5 mm 的定位器，固定在项圈上。", "The D2: a tracker of 45 × 34 × 13.5 mm, fixed to its collar."],
    [2.8, 6.2, "拆开看：底壳、电池、主板、密封圈、面盖。", "Taken apart: base, battery, board, seal and lid."],
    [6.6, 8.8, "800 mAh 电池，充满一次可用 20 天。", "One charge of its 800 mAh battery lasts 20 days."],
    [9, 11.2, "密封圈压在两壳之间，防护等级 IP68。", "The seal between the two shells gives IP68."],
    [11.4, 16.6, "整机 32 克，戴着不累。", "All of it weighs 32 g: no burden to wear."],
  ],
});
