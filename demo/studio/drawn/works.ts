/** Pictures of articles about tests, power, wiring and making. */
import { picture } from "./pictures.ts";
import { ahead, area, circle, COLOURS, device, figure, grid, GREY, GROUNDS, line, live, past, plot, rect, stop, times, WATER } from "./svg.ts";

const { ink, ink2, ink3, paper, signal, route } = COLOURS;
const ON_INK = "#c0c8ce";
const STEEL = "#253440";

/** A measure: a line with a bar at both ends. */
const measure = (x: number, top: number, bottom: number) => line(`M${x} ${top}V${bottom}M${x - 16} ${top}h32M${x - 16} ${bottom}h32`, ink, 4);

/** A device at the bottom of a tank, one metre below the surface, for half an hour. */
function immersion(): string {
  const bubbles = [[700, 520, 9], [730, 440, 13], [690, 350, 8], [955, 470, 11], [985, 390, 7], [940, 300, 10], [820, 300, 7]] as const;
  const clock = { x: 1350, y: 380 };
  return picture(
    GROUNDS.sky,
    rect(0, 770, 1600, 130, "#bccdd7"),
    rect(440, 150, 760, 620, "#eaf1f4", { radius: 14 }),
    area("M440 236C520 222 600 250 690 236S860 222 950 236S1120 250 1200 236V756Q1200 770 1186 770H454Q440 770 440 756Z", WATER),
    line("M440 236C520 222 600 250 690 236S860 222 950 236S1120 250 1200 236", "#8eb0c2", 4),
    ...bubbles.map(([x, y, r]) => circle(x, y, r, "none", "#f2f7f9", 4)),
    rect(440, 150, 760, 620, "none", { radius: 14, stroke: ink, lineWidth: 8 }),
    rect(690, 742, 260, 28, "#8ba2ae"),
    rect(660, 612, 320, 130, ink, { radius: 26 }),
    rect(660, 688, 320, 12, signal),
    circle(906, 646, 7, "#5cc791"),
    circle(690, 640, 9, "none", ink3, 4) + circle(950, 640, 9, "none", ink3, 4),
    line("M640 612H330", ink, 3, "4 12"),
    line("M430 236H330", ink, 3, "4 12"),
    measure(350, 236, 612),
    figure(310, 440, "1 m", { size: 60, anchor: "end" }),
    circle(clock.x, clock.y, 105, paper, ink, 8),
    area(`M${clock.x} ${clock.y}V${clock.y - 82}A82 82 0 0 1 ${clock.x} ${clock.y + 82}Z`, signal),
    times(12, (hour) => `<g transform="rotate(${hour * 30} ${clock.x} ${clock.y})">${line(`M${clock.x} ${clock.y - 92}v12`, ink, 5)}</g>`),
    figure(clock.x, clock.y + 190, "30 min", { size: 60 }),
  );
}

/** A temperature record between its limits, with one excursion that was noticed. */
function temperatureRecord(): string {
  const y = (celsius: number) => 720 - celsius * 52;
  const at = (x: number) => y(5 + Math.sin(x / 70) * 0.9 + Math.sin(x / 23) * 0.35 + 5.2 * Math.exp(-(((x - 960) / 74) ** 2)));
  return picture(
    GROUNDS.paper,
    grid({ x: 200, y: 120, width: 1240, height: 640 }, 80, "#ecece6"),
    rect(200, y(8), 1240, y(2) - y(8), "#dcE9ee"),
    line(`M200 ${y(8)}H1440M200 ${y(2)}H1440`, ink2, 4, "14 12"),
    line("M200 100V760H1460", ink, 6),
    figure(172, y(8) + 15, "8 °C", { size: 46, anchor: "end" }),
    figure(172, y(2) + 15, "2 °C", { size: 46, anchor: "end" }),
    times(13, (hour) => line(`M${200 + hour * 100} 760v14`, ink, 5)),
    figure(200, 834, "00:00", { size: 38, colour: ink3 }),
    figure(800, 834, "12:00", { size: 38, colour: ink3 }),
    figure(1400, 834, "24:00", { size: 38, colour: ink3 }),
    line(`M862 ${y(8)}V760M1058 ${y(8)}V760`, route, 3, "4 12"),
    past(plot(200, 1300, 4, at), 10),
    ahead(plot(1300, 1440, 4, at)),
    stop(200, at(200), 17),
    stop(862, at(862), 15) + stop(1058, at(1058), 15),
    live(960, at(960), 20),
    stop(1300, at(1300), 17),
  );
}

/** A wall of certificates, and the one that is being read. */
function certificates(): string {
  const sheet = (x: number, y: number, chosen: boolean) => {
    const colour = chosen ? ink : "#a9b3b3";
    return (
      rect(x, y, 210, 280, paper, { radius: 4, stroke: chosen ? ink : "#c4cbc4", lineWidth: chosen ? 6 : 3 }) +
      line(`M${x + 30} ${y + 46}h90`, colour, 10) +
      times(4, (row) => line(`M${x + 30} ${y + 86 + row * 28}h${[150, 132, 150, 96][row] ?? 100}`, chosen ? GREY : "#dcdfd8", 7)) +
      circle(x + 160, y + 228, 26, chosen ? signal : "none", chosen ? signal : "#c4cbc4", 5) +
      (chosen ? line(`M${x + 148} ${y + 228}l9 10l16-19`, paper, 6) : circle(x + 160, y + 228, 13, "none", "#c4cbc4", 4)) +
      line(`M${x + 30} ${y + 240}h70`, chosen ? GREY : "#dcdfd8", 7)
    );
  };
  const places = Array.from({ length: 15 }, (_, index) => ({ x: 55 + (index % 5) * 320, y: -60 + Math.floor(index / 5) * 360 }));
  return picture(
    GROUNDS.moss,
    ...places.map(({ x, y }, index) => sheet(x, y, index === 7)),
    past("M0 270H320", 9),
    past("M320 270H505Q535 270 535 300V410Q535 440 565 440H672", 9),
    stop(320, 270, 16, GROUNDS.moss),
  );
}

/** A line on which every device gets its own record. */
function productionLine(): string {
  const stations = [250, 620, 990, 1360];
  const curve = (x: number, index: number) => plot(x - 88, x + 88, 4, (at) => 190 + Math.sin((at - x) / (16 + index * 9)) * (34 - index * 5) * Math.exp(-(((at - x) / (60 + index * 22)) ** 2)));
  return picture(
    GROUNDS.sand,
    ...stations.map((x, index) => rect(x - 125, 90, 250, 200, paper, { radius: 6, stroke: ink, lineWidth: 5 }) + line(`M${x - 100} 250H${x + 100}`, "#cfc6b6", 3) + line(curve(x, index), route, 6)),
    ...stations.map((x) => line(`M${x} 290V410`, ink, 5) + area(`M${x - 44} 410H${x + 44}L${x + 26} 468H${x - 26}Z`, ink)),
    ...stations.map((x) => device(x - 92, 560, 184, 84) + circle(x + 64, 584, 6, "#5cc791")),
    rect(0, 644, 1600, 30, ink2),
    times(23, (index) => circle(40 + index * 70, 720, 26, "none", ink, 6) + circle(40 + index * 70, 720, 5, ink)),
    rect(0, 756, 1600, 14, ink2),
    ...stations.map((x, index) => times(14, (bar) => rect(x - 70 + bar * 10.4, 812, [3, 6, 3, 8, 4][(bar * 3 + index * 2) % 5] ?? 3, 54, ink))),
    past("M0 520H1360", 8),
    ahead("M1360 520H1600", 7),
    ...stations.map((x, index) => (index === 3 ? live(x, 520, 18) : stop(x, 520, 15, GROUNDS.sand))),
  );
}

/** A car from above with the way of the three wires: battery, ignition, ground. */
function wiring(): string {
  const body = "M330 330C340 260 420 236 560 232H1080C1250 236 1330 270 1352 340C1366 400 1366 500 1352 560C1330 630 1250 664 1080 668H560C420 664 340 640 330 570C322 520 322 380 330 330Z";
  return picture(
    GROUNDS.mist,
    grid({ x: 0, y: 0, width: 1600, height: 900 }, 100, "#d8dfe2"),
    area(body, paper, ink, 7),
    area("M610 290C640 270 700 262 720 262V638C700 638 640 630 610 610C586 520 586 380 610 290Z", "#d5e2ea", ink, 5),
    area("M1130 276C1170 280 1196 290 1206 300C1226 380 1226 520 1206 600C1196 610 1170 620 1130 624C1146 520 1146 380 1130 276Z", "#d5e2ea", ink, 5),
    line("M720 262H1130M720 638H1130", ink, 5),
    area("M560 214l44-26l14 44ZM560 686l44 26l14-44Z", ink),
    rect(390, 480, 120, 84, ink2, { radius: 6 }),
    rect(406, 466, 26, 16, ink2) + rect(468, 466, 26, 16, ink2),
    figure(419, 540, "−", { size: 44, colour: paper }),
    figure(481, 540, "+", { size: 44, colour: paper }),
    // The colours of the harness: see content/facts/wires.yaml.
    line("M481 466V400Q481 370 511 370H800", "#C8281E", 9),
    rect(556, 350, 84, 40, paper, { radius: 8, stroke: route, lineWidth: 6 }),
    line("M570 370Q584 354 598 370T626 370", route, 5),
    line("M419 466V440Q419 420 445 420H800", ink, 6),
    line("M760 520V460Q760 440 790 440H800", "#F26B1D", 6),
    circle(760, 548, 28, paper, ink, 6) + line("M760 532v32", ink, 6),
    device(800, 352, 190, 106),
    live(895, 400, 14, 84),
    times(5, (index) => stop(380 + index * 210, 800, 20, index < 4 ? GROUNDS.mist : signal)),
    past("M400 800H570M610 800H780M820 800H990M1030 800H1198", 8),
  );
}

/** The two wires of a vehicle's bus, what hangs on them, and the three ways to see fuel. */
function busData(): string {
  const twist = (phase: number) => plot(0, 1600, 5, (x) => 400 + Math.sin(x / 44 + phase) * 22);
  const nodes = [300, 700, 1100];
  return picture(
    ink,
    grid({ x: 0, y: 0, width: 1600, height: 900 }, 80, "#14222e"),
    line(plot(120, 1480, 4, (x) => 210 - 60 * Math.abs(Math.sin(x / 130)) ** 0.6 - 26 * Math.sin(x / 31) * Math.sin(x / 130)), signal, 7),
    line("M120 262H1480", "#3a4d58", 3),
    line(twist(0), ON_INK, 7),
    line(twist(Math.PI), "#6c7984", 7),
    ...nodes.map((x) => line(`M${x} 400V560`, ON_INK, 5) + circle(x, 400, 12, signal)),
    rect(190, 560, 220, 200, STEEL, { radius: 10, stroke: ON_INK, lineWidth: 4 }),
    line("M220 690C250 690 262 600 300 600S350 690 380 690", signal, 7),
    rect(590, 560, 220, 200, STEEL, { radius: 10, stroke: ON_INK, lineWidth: 4 }),
    line("M620 720L680 680L720 664L780 600", signal, 7),
    line("M620 730H780", "#6c7984", 4),
    rect(990, 560, 400, 200, STEEL, { radius: 40, stroke: ON_INK, lineWidth: 4 }),
    area("M994 664C1040 650 1090 676 1140 662S1240 650 1290 664S1360 670 1386 660V720Q1386 756 1350 756H1030Q994 756 994 720Z", "#8a4a1e"),
    line("M994 664C1040 650 1090 676 1140 662S1240 650 1290 664S1360 670 1386 660", signal, 6),
    line("M1310 520V730", ON_INK, 9),
    circle(1310, 520, 16, ON_INK),
    figure(1180, 620, "62%", { size: 44, colour: paper }),
  );
}

/** A lithium cell in section, the crystals on its anode, and the dip of the voltage at the first load. */
function passivation(): string {
  const crystals = times(22, (index) => {
    const y = 246 + index * 24;
    const reach = 12 + ((index * 37) % 26);
    return area(`M318 ${y}L${318 + reach} ${y + 11}L318 ${y + 22}Z`, "#f6f4ee", "#a9a79c", 2) + area(`M522 ${y}L${522 - reach} ${y + 11}L522 ${y + 22}Z`, "#f6f4ee", "#a9a79c", 2);
  });
  const dip = (x: number) => 330 + 300 * (x < 985 ? Math.exp(-(((x - 985) / 22) ** 2)) : Math.exp(-(x - 985) / 105));
  return picture(
    GROUNDS.mist,
    rect(240, 200, 360, 600, "#c9cfd2", { radius: 26, stroke: ink, lineWidth: 8 }),
    rect(376, 150, 88, 54, "#c9cfd2", { radius: 8, stroke: ink, lineWidth: 8 }),
    rect(268, 236, 50, 536, "#9aa5ab"),
    rect(522, 236, 50, 536, "#9aa5ab"),
    rect(318, 236, 204, 536, "#e9e2cf"),
    rect(376, 236, 88, 536, "#4a5560"),
    crystals,
    line("M420 150V96H760V330", ink, 6),
    rect(740, 150, 760, 600, paper, { radius: 6, stroke: ink, lineWidth: 6 }),
    grid({ x: 740, y: 150, width: 760, height: 600 }, 100, "#ecece6"),
    line("M790 330H1450", GREY, 4, "12 12"),
    figure(1452, 306, "3.6 V", { size: 46, colour: ink3, anchor: "end" }),
    past(plot(790, 1380, 4, dip), 10),
    ahead(plot(1380, 1460, 4, dip)),
    stop(790, 330, 17),
    live(985, dip(985), 20),
    figure(1050, dip(985) + 16, "2.4 V", { size: 52, anchor: "start" }),
    stop(1380, dip(1380), 17),
  );
}

/**
 * The relay's contact between the key and the coil of the starter relay, the starter's own cable left whole, and the four conditions
 * before the contact opens.
 */
function relay(): string {
  const earth = (x: number, y: number, colour: string = ink) => line(`M${x} ${y}v30M${x - 34} ${y + 30}h68M${x - 21} ${y + 46}h42M${x - 8} ${y + 62}h16`, colour, 8);
  const coil = (x: number, y: number, fill: string, colour: string = ink) => rect(x, y - 35, 130, 70, fill, { radius: 6, stroke: colour, lineWidth: 7 }) + line(`M${x + 10} ${y + 25}L${x + 120} ${y - 25}`, colour, 6);
  const contact = (x: number, y: number) => circle(x, y, 15, paper, ink, 7);
  return picture(
    GROUNDS.tile,
    grid({ x: 0, y: 0, width: 1600, height: 900 }, 50, "#e4e4dd"),
    // The key: what is live in ON and START feeds the relay's coil, START alone goes through its contact.
    line("M190 246V180H620M226 282H300V360H545", ink, 8),
    line("M190 318V570", ink, 8),
    circle(190, 282, 36, paper, ink, 8) + line("M190 264v36", ink, 12),
    figure(100, 140, "ON · START", { size: 36, anchor: "start" }),
    figure(320, 408, "START", { size: 36, anchor: "start" }),
    rect(330, 152, 150, 56, paper, { radius: 10, stroke: ink, lineWidth: 7 }),
    line("M350 180Q378 150 405 180T460 180", ink, 6),
    rect(500, 112, 370, 320, "none", { radius: 14, stroke: GREY, lineWidth: 5 }),
    figure(685, 88, "R12", { size: 44 }),
    line("M685 222V312", GREY, 5, "4 12"),
    contact(560, 360) + contact(810, 360),
    past("M796 355L590 280", 12),
    figure(560, 414, "87a", { size: 34 }) + figure(810, 414, "30", { size: 34 }),
    // The white wire of the harness grounds the relay's coil through the tracker: see content/facts/wires.yaml.
    line("M750 180H1000", ink, 17) + line("M754 180H1000", "#FFFFFF", 9),
    coil(620, 180, signal),
    line("M1180 180H1290", ink, 8) + earth(1290, 180),
    device(1000, 132, 180, 96),
    live(1090, 176, 13, 66),
    // The starter relay: its coil has lost its supply; its contact carries the cable from battery to starter.
    rect(960, 300, 250, 334, "none", { radius: 14, stroke: GREY, lineWidth: 5 }),
    line("M825 360H1020M1150 360H1290", GREY, 8) + earth(1290, 360, GREY),
    coil(1020, 360, paper, GREY),
    line("M1085 402V532", GREY, 5, "4 12"),
    line("M190 570H995M1175 570H1290", ink, 18),
    contact(1010, 570) + contact(1160, 570) + line("M1146 564L1026 516", ink, 12),
    earth(1350, 630),
    circle(1350, 570, 62, paper, ink, 8),
    figure(1350, 588, "M", { size: 56 }),
    line("M190 570V600M130 600H250M162 634H218", ink, 12) + earth(190, 640),
    figure(108, 634, "12 V", { size: 44, anchor: "end" }),
    past("M520 800H1100", 8),
    times(4, (index) => stop(520 + index * 160, 800, 20, GROUNDS.tile)),
    live(1100, 800, 20, 44),
    figure(1180, 816, "&lt; 20 km/h", { size: 46, anchor: "start" }),
  );
}

/** A day's current: almost nothing, and a short pulse for every report. */
function standby(): string {
  const pulses = [330, 640, 950, 1260];
  const at = (x: number) => 690 - 440 * pulses.reduce((sum, pulse) => sum + (x < pulse ? Math.exp(-(((x - pulse) / 15) ** 2)) : 0.7 * Math.exp(-(((x - pulse) / 17) ** 2)) + 0.3 * Math.exp(-(x - pulse) / 46)), 0);
  return picture(
    ink,
    grid({ x: 120, y: 160, width: 1360, height: 560 }, 80, "#14222e"),
    area(`${plot(120, 1480, 3, at)}L1480 720L120 720Z`, "#3a2a20"),
    line("M120 140V720H1500", ON_INK, 5),
    line(plot(120, 1260, 3, at), signal, 8),
    line(plot(1260, 1480, 3, at), signal, 6, ".1 14"),
    ...pulses.map((x, index) => (index === 3 ? live(x, at(x), 18, 46) : stop(x, at(x), 15, ink))),
    figure(140, 640, "1.1 mA", { size: 38, colour: ON_INK, anchor: "start" }),
    figure(372, 268, "120 mA", { size: 44, colour: paper, anchor: "start" }),
    times(25, (hour) => line(`M${120 + hour * 56.6} 720v${hour % 6 === 0 ? 22 : 10}`, ON_INK, 4)),
    times(5, (index) => figure(120 + index * 339.6, 800, `${index * 6}:00`, { size: 36, colour: ON_INK })),
    rect(1210, 66, 250, 80, "none", { radius: 12, stroke: ON_INK, lineWidth: 5 }),
    rect(1462, 90, 14, 32, ON_INK, { radius: 4 }),
    times(8, (index) => rect(1224 + index * 28, 80, 20, 52, index < 7 ? signal : STEEL, { radius: 3 })),
  );
}

/** Eighty stops on one route: the tests that a device passes one after the other. */
function eightyTests(): string {
  const [columns, rows, step, left, top] = [16, 5, 90, 125, 190];
  const place = (index: number) => {
    const row = Math.floor(index / columns);
    const column = row % 2 === 0 ? index % columns : columns - 1 - (index % columns);
    return { x: left + column * step, y: top + row * 130 };
  };
  const done = 57;
  const way = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => place(from + index))
      .map(({ x, y }, index, all) => {
        const before = all[index - 1];
        if (!before) return `M${x} ${y}`;
        if (before.y === y) return `L${x} ${y}`;
        const side = x > 800 ? 1 : -1;
        return `C${x + side * 86} ${before.y} ${x + side * 86} ${y} ${x} ${y}`;
      })
      .join("");
  return picture(
    ink,
    line(way(0, done), signal, 8),
    line(way(done, columns * rows - 1), signal, 6, ".1 14"),
    times(columns * rows, (index) => {
      const { x, y } = place(index);
      if (index === done) return live(x, y, 20, 46);
      if (index > done) return circle(x, y, 15, ink, "#6c7984", 6);
      return circle(x, y, 15, index % 7 === 3 ? signal : ink, signal, 7);
    }),
    figure(125, 124, "1", { size: 46, colour: ON_INK }),
    figure(1475, 824, "80", { size: 64, colour: paper }),
  );
}

export const WORKS = {
  "ip67-test-explained": immersion,
  "cold-chain-evidence-en-12830": temperatureRecord,
  "certificates-public-index": certificates,
  "factory-line-traceability": productionLine,
  "installing-a-wired-tracker": wiring,
  "j1939-fuel-data": busData,
  "li-socl2-passivation": passivation,
  "power-cut-relay-safety": relay,
  "reading-a-standby-figure": standby,
  "test-lab-80-items": eightyTests,
};
