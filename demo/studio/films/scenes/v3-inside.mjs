/** Usage: what is in a V3, layer by layer. */
import { inside } from "../kit/inside.mjs";

export default inside({
  code: "V3",
  model: "models/v3.glb",
  figures: [["180", "mAh"], ["IP67", ""], ["9–90", "V"]],
  cues: [
    [0.4, 3, "V3：85 × 42 × 14 mm，62 g。", "The V3: 85 × 42 × 14 mm, 62 g."],
    [3.4, 6.2, "拆开看：底壳、电池、主板、密封圈、上盖。", "Taken apart: base, battery, board, seal and lid."],
    [6.6, 8.8, "180 mAh 备用电池，断线后每分钟上报，可维持 3 小时。", "After the wires are cut it reports once a minute for 3 hours on its 180 mAh backup battery."],
    [9, 11.2, "一圈硅胶密封圈，防护等级 IP67。", "One silicone seal all round gives IP67."],
    [11.4, 16.6, "9–90 V 宽压输入，轿车、货车与叉车用同一款。", "A 9–90 V input: the same unit for cars, trucks and forklifts."],
  ],
});
