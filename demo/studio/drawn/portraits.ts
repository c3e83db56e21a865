/** The portraits of those who are quoted: people who do not exist, in ink on paper with one thing in signal orange. */
import { COLOURS, svg } from "./svg.ts";

const { ink, ink2, paper, signal } = COLOURS;
const GREY = "#868e94";
const SHADE = "#dcddd7";
const LINE = `stroke="${ink}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"`;

/** A shape with an ink outline. */
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${LINE}/>`;
/** A shape without outline. */
const flat = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, colour: string = ink, width = 4.5) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, radius: number, fill: string = ink) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** Contour lines behind a head, as on the maps: each ring a little off the one inside it. */
function contours(x: number, y: number, colour: string): string {
  return Array.from({ length: 7 }, (_, ring) => {
    const radius = 74 + ring * 24;
    return `<ellipse cx="${x + ring * 3}" cy="${y - ring * 2}" rx="${radius * 1.06}" ry="${radius}" transform="rotate(${-14 + ring * 3} ${x} ${y})" fill="none" stroke="${colour}" stroke-width="1.6"/>`;
  }).join("");
}

const SHOULDERS = "M26 330C30 262 70 240 126 226L194 226C250 240 290 262 294 330Z";
const NECK = "M137 176V222C137 240 183 240 183 222V176Z";
const NECK_SHADE = "M137 196C150 208 172 208 183 196V208C172 218 150 218 137 208Z";
const neck = flat(NECK, paper) + flat(NECK_SHADE, SHADE) + line("M137 186V222M183 186V222");
const EARS = shape("M112 128C100 122 98 154 114 154", paper) + shape("M208 128C220 122 222 154 206 154", paper);
/** A head: `jaw` is how far its lower half is from a circle, in pixels. */
const head = (jaw = 0) => shape(`M112 122C112 84 132 70 160 70S208 84 208 122C208 ${158 + jaw} 186 196 160 196S112 ${158 + jaw} 112 122Z`, paper);

interface Face {
  brows?: string;
  mouth?: string;
  nose?: string;
  eyes?: number;
}
const face = ({ brows = "M132 116Q140 110 149 114M171 114Q180 110 188 116", mouth = "M147 172Q160 182 173 172", nose = "M161 136L155 156H164", eyes = 131 }: Face = {}) =>
  dot(141, eyes, 3.6) + dot(179, eyes, 3.6) + line(brows) + line(nose, ink, 3.5) + line(mouth);

const glasses = (colour: string = ink) =>
  `<g fill="none" stroke="${colour}" stroke-width="4"><rect x="122" y="118" width="34" height="27" rx="11"/><rect x="164" y="118" width="34" height="27" rx="11"/><path d="M156 129h8M122 128l-10-3M198 128l10-3"/></g>`;

interface Portrait {
  name: string;
  ground: string;
  contour: string;
  parts: string[];
}

/** In the order of the quotations; each is named after the quotation's slug. */
export const PORTRAITS: Portrait[] = [
  {
    // A dispatcher: short hair, polo shirt, headset.
    name: "cross-border-haulage",
    ground: "#e4e9eb",
    contour: "#c3ced4",
    parts: [
      shape(SHOULDERS, ink),
      neck,
      shape("M126 226C134 246 150 258 160 262L146 284L112 240Z", ink2),
      shape("M194 226C186 246 170 258 160 262L174 284L208 240Z", ink2),
      line("M160 264V330", paper, 3),
      dot(160, 288, 3.5, paper),
      dot(160, 310, 3.5, paper),
      EARS,
      head(4),
      shape("M110 124C102 78 124 54 164 56C200 56 218 82 209 124C206 112 202 104 196 100C178 104 160 96 150 86C144 96 130 102 122 104C114 108 112 116 110 124Z", ink),
      face({ mouth: "M146 171Q160 184 174 171" }),
      line("M107 128C100 40 220 40 213 128", ink, 7),
      `<rect x="98" y="122" width="17" height="36" rx="8" fill="${signal}" ${LINE}/><rect x="205" y="122" width="17" height="36" rx="8" fill="${signal}" ${LINE}/>`,
      line("M107 158C108 182 122 190 138 189", ink, 4.5),
      dot(141, 189, 6.5, signal),
    ],
  },
  {
    // A quality lead: hair to the shoulders, glasses, white coat with a badge.
    name: "pharma-cold-chain",
    ground: "#efe5d8",
    contour: "#dccdb9",
    parts: [
      shape("M104 120C96 70 124 46 160 46S224 70 216 120C218 168 232 200 240 232H80C88 200 102 168 104 120Z", ink),
      shape(SHOULDERS, paper),
      flat("M126 228L160 300L194 228Z", GREY),
      neck,
      shape("M126 226L104 240L120 268L108 278L158 330L160 300L132 240Z", paper),
      shape("M194 226L216 240L200 268L212 278L162 330L160 300L188 240Z", paper),
      head(),
      shape("M110 130C104 82 130 58 160 58S216 82 210 130C204 112 196 98 182 88C166 104 132 104 122 108C114 114 111 122 110 130Z", ink),
      face({ brows: "M130 110Q140 105 150 109M170 109Q180 105 190 110", mouth: "M148 172Q160 180 172 172" }),
      glasses(),
      `<rect x="212" y="270" width="34" height="42" rx="4" fill="${signal}" ${LINE}/>`,
      line("M221 284h16M221 294h10", ink, 3.5),
      line("M229 270V258", ink, 3.5),
    ],
  },
  {
    // A head of risk: grey hair parted at the side, glasses, suit and tie.
    name: "vehicle-finance",
    ground: "#efefea",
    contour: "#d6d8cd",
    parts: [
      shape(SHOULDERS, ink2),
      flat("M130 228L160 292L190 228Z", paper),
      neck,
      shape("M150 248L160 240L170 248L166 262L172 306L160 322L148 306L154 262Z", signal),
      shape("M130 226L112 240L118 270L108 278L156 334L158 300Z", ink),
      shape("M190 226L208 240L202 270L212 278L164 334L162 300Z", ink),
      line("M132 228L152 250M188 228L168 250"),
      EARS,
      head(10),
      shape("M109 126C102 92 112 62 146 58C186 50 222 70 211 126C208 112 204 106 200 100C180 98 152 92 140 78C132 92 114 100 109 126Z", GREY),
      face({ brows: "M129 110Q140 106 151 111M169 111Q180 106 191 110", mouth: "M147 173Q160 179 172 172", nose: "M161 138L154 158H165" }),
      glasses(),
    ],
  },
  {
    // A vice president of a bicycle company: helmet, windbreaker.
    name: "battery-swap-operator",
    ground: "#e4e9da",
    contour: "#c9d3b9",
    parts: [
      shape(SHOULDERS, GREY),
      neck,
      shape("M128 222C130 246 146 262 160 266C174 262 190 246 192 222L210 236C206 268 184 288 160 294C136 288 114 268 110 236Z", ink),
      line("M160 294V330", paper, 4),
      dot(160, 300, 5, signal),
      shape("M108 118C100 150 102 176 116 190L122 150ZM212 118C220 150 218 176 204 190L198 150Z", ink),
      head(-2),
      face({ mouth: "M145 169Q160 186 175 169", brows: "M132 118Q140 113 149 117M171 117Q180 113 188 118", eyes: 134, nose: "M161 140L156 156H164" }),
      shape("M98 112C94 62 126 36 160 36S226 62 222 112C190 100 130 100 98 112Z", signal),
      line("M132 44C122 62 120 84 121 104M160 37V101M188 44C198 62 200 84 199 104"),
      line("M104 112L122 184Q126 200 140 204M216 112L198 184Q194 200 180 204", ink, 4),
    ],
  },
  {
    // A safety supervisor: hard hat, ponytail, vest with reflecting stripes.
    name: "water-utility",
    ground: "#d5e2ea",
    contour: "#b6cbd7",
    parts: [
      shape("M204 108C240 108 252 150 240 196C236 216 222 226 212 220C226 190 220 150 204 136Z", ink),
      shape(SHOULDERS, ink2),
      neck,
      shape("M126 226C120 236 108 238 100 242L96 332H150L160 296L134 232Z", signal),
      shape("M194 226C200 236 212 238 220 242L224 332H170L160 296L186 232Z", signal),
      `<path d="M98 286L154 300M222 286L166 300" fill="none" stroke="${paper}" stroke-width="11"/>`,
      EARS,
      head(-4),
      shape("M109 126C106 104 112 92 122 90H198C208 92 214 104 211 126C206 116 202 112 196 110H124C116 112 112 118 109 126Z", ink),
      face({ brows: "M131 121Q140 116 150 120M170 120Q180 116 189 121", mouth: "M148 172Q160 181 172 172", eyes: 135, nose: "M161 140L156 157H164" }),
      shape("M106 96C104 58 128 40 160 40S216 58 214 96Z", paper),
      shape("M94 96Q160 82 226 96Q230 104 222 106Q160 94 98 106Q90 104 94 96Z", paper),
      line("M146 42V70M174 42V70"),
    ],
  },
  {
    // An equipment director: flat cap, full beard, work jacket and scarf.
    name: "equipment-rental",
    ground: "#e7e8e2",
    contour: "#cfd2c6",
    parts: [
      shape(SHOULDERS, ink),
      neck,
      line("M92 250L104 330M228 250L216 330", paper, 3),
      `<rect x="196" y="282" width="44" height="36" rx="3" fill="${ink2}" stroke="${paper}" stroke-width="3"/>`,
      shape("M122 214C132 240 188 240 198 214L210 232C204 262 182 270 160 270S116 262 110 232Z", signal),
      line("M140 250L134 266M160 256V270M180 250L186 266", ink, 3.5),
      EARS,
      head(10),
      shape("M110 128C112 140 118 148 126 152C140 160 148 154 160 156C172 154 180 160 194 152C202 148 208 140 210 128C212 176 194 212 160 214S108 176 110 128Z", GREY),
      line("M147 176Q160 186 173 176"),
      dot(141, 126, 3.6) + dot(179, 126, 3.6) + line("M130 112Q140 106 150 111M170 111Q180 106 190 112") + line("M161 130L153 150H166", ink, 3.5),
      shape("M100 100C98 62 132 46 166 48C204 50 222 68 218 92C230 94 236 100 234 106C200 96 140 96 100 108Z", ink2),
      line("M112 96C140 88 186 86 218 92", ink, 4),
    ],
  },
];

/** A portrait, cut to head and shoulders. */
export function drawPortrait({ ground, contour, parts }: Portrait): string {
  return svg({ x: 30, y: 24, width: 260, height: 260 }, `<rect width="320" height="320" fill="${ground}"/>${contours(160, 132, contour)}${parts.join("\n")}`);
}
