/** Pictures of articles about satellites, radio networks and messages. */
import { picture } from "./pictures.ts";
import { ahead, area, circle, COLOURS, device, figure, grid, GREY, GROUNDS, line, live, past, plot, rect, stop, times } from "./svg.ts";

const { ink, ink2, paper, signal, route } = COLOURS;
const ON_INK = "#c0c8ce";
const STEEL = "#253440";

/** A satellite with its two panels. */
function satellite(x: number, y: number, turn: number): string {
  const panel = (left: number) => rect(left, -20, 74, 40, "none", { stroke: ON_INK, lineWidth: 4 }) + line(`M${left + 25} -20v40M${left + 50} -20v40`, ON_INK, 3);
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${panel(-108)}${panel(34)}${line("M-34 0H34", ON_INK, 4)}${rect(-20, -26, 40, 52, paper, { radius: 5 })}${area("M-14 26L0 46L14 26Z", ON_INK)}</g>`;
}

/** A house front: a block with lit and dark windows. */
function tower(x: number, top: number, width: number, columns: number, seed: number): string {
  const rows = Math.floor((760 - top - 40) / 44);
  const gap = width / (columns + 0.4);
  const windows = times(rows * columns, (index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const lit = (index * 7 + seed * 13 + row * 3) % 11 < 2;
    return rect(x + gap * (column + 0.35), top + 32 + row * 44, gap * 0.55, 20, lit ? "#5d6770" : "#1b2935");
  });
  return rect(x, top, width, 760 - top, STEEL) + windows;
}

/** Between high houses: one ray comes straight down, another by way of a wall. */
function urbanCanyon(): string {
  const car = { x: 806, y: 716 };
  const wall = { x: 1060, y: 386 };
  return picture(
    ink,
    tower(0, 330, 190, 4, 1),
    tower(206, 210, 170, 4, 2),
    tower(392, 120, 200, 5, 3),
    tower(wall.x, 60, 210, 5, 4),
    tower(1288, 250, 150, 3, 5),
    tower(1454, 170, 150, 4, 6),
    rect(0, 760, 1600, 140, "#0a131c"),
    line("M0 760H1600", "#3a4d58", 3),
    line("M30 830H1600", "#3a4d58", 6, "70 60"),
    satellite(930, 96, -14),
    satellite(672, 70, 18),
    line(`M672 120L${wall.x} ${wall.y}L${car.x} ${car.y}`, ON_INK, 5, "2 16"),
    circle(wall.x, wall.y, 11, ink, ON_INK, 5),
    line(`M930 146L${car.x} ${car.y}`, signal, 7),
    area(`M${car.x - 108} 760C${car.x - 112} 726 ${car.x - 92} 722 ${car.x - 66} 718L${car.x - 34} 688H${car.x + 40}L${car.x + 76} 718C${car.x + 104} 722 ${car.x + 112} 730 ${car.x + 108} 760Z`, paper),
    circle(car.x - 58, 762, 22, ink, paper, 8),
    circle(car.x + 58, 762, 22, ink, paper, 8),
    live(car.x, car.y - 30, 15, 44),
  );
}

/** Old masts fade away while a new one reaches farther. */
function afterTwoG(): string {
  const mast = (x: number, top: number, colour: string) =>
    line(`M${x - 46} 760L${x} ${top}L${x + 46} 760M${x - 36} 690H${x + 36}M${x - 27} 610H${x + 27}M${x - 36} 690L${x + 27} 610M${x + 36} 690L${x - 27} 610`, colour, 7) + circle(x, top, 11, colour);
  const waves = (x: number, y: number, count: number, step: number, colour: string, dash = "", width = 7) =>
    times(count, (ring) => {
      const r = 70 + ring * step;
      const edge = `${r * 0.82} ${r * 0.57}`.split(" ").map(Number);
      return line(`M${x - (edge[0] ?? 0)} ${y - (edge[1] ?? 0)}A${r} ${r} 0 0 0 ${x - (edge[0] ?? 0)} ${y + (edge[1] ?? 0)}M${x + (edge[0] ?? 0)} ${y - (edge[1] ?? 0)}A${r} ${r} 0 0 1 ${x + (edge[0] ?? 0)} ${y + (edge[1] ?? 0)}`, colour, width, dash);
    });
  return picture(
    GROUNDS.sky,
    area("M0 700C200 640 380 690 560 660S900 600 1120 650S1460 620 1600 660V900H0Z", "#c3d3dc"),
    rect(0, 760, 1600, 140, "#b3c5cf"),
    mast(250, 470, "#93a6b1"),
    waves(250, 470, 2, 44, "#93a6b1", "2 17"),
    mast(560, 400, "#93a6b1"),
    waves(560, 400, 2, 44, "#93a6b1", "2 17"),
    figure(405, 850, "2G", { size: 56, colour: "#5d6770" }),
    mast(1130, 280, ink),
    waves(1130, 280, 4, 62, route),
    figure(1130, 850, "LTE Cat 1 bis", { size: 56 }),
    device(1400, 690, 120, 56),
    line("M1424 690v-46", ink, 6),
    circle(1424, 640, 8, signal),
  );
}

/** Cells of a network: one thing stays in its cell, another passes through many. */
function staysOrMoves(): string {
  const size = 118;
  const high = size * Math.sqrt(3);
  const cells: { x: number; y: number }[] = [];
  for (let column = -1; column < 11; column++) for (let row = -1; row < 6; row++) cells.push({ x: column * size * 1.5 + 20, y: row * high + (column % 2 === 0 ? 0 : high / 2) + 60 });
  const hex = ({ x, y }: { x: number; y: number }, fill: string) =>
    area(`M${Array.from({ length: 6 }, (_, corner) => `${(x + size * Math.cos((corner * Math.PI) / 3)).toFixed(1)} ${(y + size * Math.sin((corner * Math.PI) / 3)).toFixed(1)}`).join("L")}Z`, fill, "#cbb89e", 3);
  const near = (x: number, y: number) => cells.reduce((best, cell) => (Math.hypot(cell.x - x, cell.y - y) < Math.hypot(best.x - x, best.y - y) ? cell : best));
  const still = near(380, 400);
  const way = [near(760, 830), near(850, 735), near(940, 640), near(1110, 640), near(1110, 430), near(1290, 330), near(1470, 130)];
  const middle = way.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  const [now, last] = way.slice(-2);
  return picture(
    GROUNDS.sand,
    ...cells.map((cell) => hex(cell, cell === still ? "#d5e2ea" : way.includes(cell) ? "#faf3ea" : "none")),
    times(3, (ring) => circle(still.x, still.y, 46 + ring * 26, "none", ink2, 3, `stroke-opacity="${0.7 - ring * 0.2}"`)),
    rect(still.x - 26, still.y - 26, 52, 52, ink, { radius: 8 }),
    figure(still.x, still.y + 12, "m³", { size: 30, colour: paper }),
    past(`M${middle.slice(0, -1).join("L")}`, 10),
    ahead(`M${middle.slice(-2).join("L")}`),
    ...way.slice(0, -2).map(({ x, y }) => stop(x, y)),
    now ? live(now.x, now.y) : "",
    last ? stop(last.x, last.y) : "",
  );
}

/** The first 32 bytes of a position message: its mark, its head, and the beginning of what it carries. */
function messageBytes(): string {
  const rows = [
    ["7E", "02", "00", "00", "3C", "01", "39", "12"],
    ["34", "43", "24", "00", "7F", "00", "00", "00"],
    ["00", "00", "4C", "00", "03", "01", "57", "F3"],
    ["54", "06", "CA", "C9", "A4", "00", "12", "01"],
  ];
  const [left, top, width, height] = [150, 150, 162.5, 150];
  const fill = (row: number, column: number, byte: string) => {
    if (byte === "7E") return signal;
    if (row === 0 && column < 3) return ink;
    if ((row === 2 && column > 4) || (row === 3 && column < 5)) return GROUNDS.sky;
    return paper;
  };
  const cells = rows.flatMap((bytes, row) =>
    bytes.map((byte, column) => {
      const ground = fill(row, column, byte);
      return rect(left + column * width, top + row * height, width, height, ground, { stroke: "#cfd2c6", lineWidth: 3 }) + figure(left + (column + 0.5) * width, top + row * height + 94, byte, { size: 58, colour: ground === ink ? paper : ink });
    }),
  );
  const order = rows.map((_, row) => `M${left} ${top + (row + 1) * height - 16}h${8 * width}`).join("");
  return picture(
    GROUNDS.tile,
    ...cells,
    line(order, route, 4, ".1 13"),
    stop(left, top + height - 16, 13),
    rect(left, top, 8 * width, 4 * height, "none", { stroke: ink, lineWidth: 5 }),
  );
}

/** A module on its board: the antenna at the edge, no copper around it, a short line to the module. */
function antennaLayout(): string {
  const pads = times(11, (index) => rect(676, 300 + index * 32, 34, 18, "#d9b25f") + rect(1010, 300 + index * 32, 34, 18, "#d9b25f"));
  const vias = times(60, (index) => circle(170 + (index % 20) * 66, 640 + Math.floor(index / 20) * 62, 6, "#0a131c", "#4a5b66", 4));
  return picture(
    GROUNDS.mist,
    rect(100, 80, 1400, 740, "#22343f", { radius: 26 }),
    rect(130, 590, 1340, 200, "#2c414d", { radius: 8 }),
    vias,
    rect(1150, 120, 310, 300, "none", { radius: 10, stroke: "#8fa3af", lineWidth: 4 }),
    rect(1215, 175, 190, 190, "#e4ddcd", { radius: 8 }),
    rect(1243, 203, 134, 134, "#cdbf9f", { radius: 6 }),
    circle(1310, 290, 9, ink2),
    line("M1044 398H1128Q1160 398 1180 366L1216 320", signal, 12),
    stop(1044, 398, 13, "#22343f"),
    figure(1118, 470, "50 Ω", { size: 40, colour: ON_INK }),
    rect(690, 280, 340, 376, "#c9cdcc", { radius: 12, stroke: "#868e94" }),
    pads,
    figure(860, 430, "L1 + L5", { size: 54 }),
    line("M780 500H940M780 540H900", GREY, 6),
    rect(200, 240, 170, 130, "#0e1a26", { radius: 8 }),
    times(7, (index) => line(`M${212 + index * 24} 240v-22M${212 + index * 24} 370v22`, "#8fa3af", 8)),
    line("M370 306H480V430H676", "#4a5b66", 6),
    line("M370 336H450V462H676", "#4a5b66", 6),
    line("M300 392V494H676", "#4a5b66", 6),
    circle(150, 130, 20, GROUNDS.mist),
    circle(1450, 770, 20, GROUNDS.mist),
    circle(150, 770, 20, GROUNDS.mist),
  );
}

/** Four ways to report one journey: the fewer the positions, the straighter the way looks. */
function reportIntervals(): string {
  const height = (x: number) => Math.sin(x / 92) * 58 + Math.sin(x / 37) * 20;
  const rows = [
    { y: 170, step: 14, dot: 5 },
    { y: 365, step: 70, dot: 11 },
    { y: 560, step: 210, dot: 14 },
    { y: 755, step: 640, dot: 17 },
  ];
  return picture(
    GROUNDS.paper,
    grid({ x: 0, y: 0, width: 1600, height: 900 }, 80, "#eeeee8"),
    ...rows.flatMap(({ y, step, dot }, index) => [
      line(plot(160, 1440, 4, (x) => y + height(x)), "#d6d8cd", 16),
      index === 0 ? past(plot(160, 1440, step, (x) => y + height(x))) : line(plot(160, 1440, step, (x) => y + height(x)), route, 6, index === 3 ? ".1 15" : ""),
      ...Array.from({ length: Math.floor(1280 / step) + 1 }, (_, at) => 160 + at * step).map((x) => (index === 0 ? "" : stop(x, y + height(x), dot))),
    ]),
    live(1440, 170 + height(1440), 20),
  );
}

export const RADIO = {
  "dual-frequency-in-urban-canyons": urbanCanyon,
  "lte-cat-1-bis-after-2g": afterTwoG,
  "nb-iot-or-lte-m": staysOrMoves,
  "jtt-808-basics": messageBytes,
  "m30-dual-frequency-module": antennaLayout,
  "trade-fair-report-interval": reportIntervals,
};
