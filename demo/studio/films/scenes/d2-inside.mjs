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
    [2.8, 6.2, "拆开看：底壳、电池、主板、密封圈、上盖。", "Taken apart: base, battery, board, seal and lid."],
    [6.6, 8.8, "800 mAh 电池，每天定位一次、25 °C 下可用 20 天。", "800 mAh lasts 20 days at one position a day and 25 °C."],
    [9, 11.2, "电路灌封，密封圈压在两壳之间：IP68。", "A potted board and a seal between the shells: IP68."],
    [11.4, 16.6, "主机 32 g，不含项圈；适合 8 kg 以上的犬。", "The puck weighs 32 g without its collar and suits dogs of 8 kg or more."],
  ],
});
