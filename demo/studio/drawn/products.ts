/** Pictures of articles about a product: its still, and beside it what it is good at. */
import { picture, still } from "./pictures.ts";
import { ahead, area, circle, COLOURS, contours, figure, grid, GROUNDS, line, live, past, plot, rect, stop, times } from "./svg.ts";

const { ink, ink2, paper, signal, route } = COLOURS;
const ON_INK = "#c0c8ce";

/** Days of more and of less sun, and a battery that stays nearly full. */
async function solar(): Promise<string> {
  const left = 960;
  const day = 128;
  const strengths = [0.62, 0.9, 0.4, 1, 0.78];
  const level = (x: number) => 690 - 26 * Math.sin(((x - left) / day) * 2 * Math.PI - 1.2) - (x - left) * 0.05;
  return picture(
    GROUNDS.sand,
    await still("a9s-hero", { x: 0, y: 0, width: left, height: 900 }, { across: 0.45 }),
    ...strengths.map((strength, index) => area(`M${left + index * day + 10} 460A54 54 0 0 1 ${left + index * day + 118} 460Z`, signal).replace("/>", ` fill-opacity="${strength * 0.45}"/>`)),
    line(`M${left} 460H1600`, ink, 5),
    circle(1280, 220, 70, signal),
    times(12, (ray) => `<g transform="rotate(${ray * 30} 1280 220)">${line("M1280 122V96", signal, 9)}</g>`),
    past(plot(left, 1450, 4, level), 9),
    ahead(plot(1450, 1600, 4, level)),
    live(1450, level(1450), 18),
    line(`M${left} 810H1600`, ink, 5),
    times(5, (index) => line(`M${left + (index + 0.5) * day} 810v16`, ink, 5)),
  );
}

/** A cold load: the door opens twice, and the record says so. */
async function coldLoad(): Promise<string> {
  const at = (x: number) => 560 - [930, 1190].reduce((sum, door) => sum + (x < door ? 130 * Math.exp(-(((x - door) / 16) ** 2)) : 130 * Math.exp(-(x - door) / 52)), 0) + Math.sin(x / 19) * 5;
  return picture(
    ink,
    await still("c4-hero", { x: 0, y: 0, width: 800, height: 900 }, { across: 0.42 }),
    grid({ x: 800, y: 0, width: 800, height: 900 }, 100, "#172735"),
    figure(870, 230, "−18.4 °C", { size: 110, colour: paper, anchor: "start" }),
    line("M800 650H1600", "#3a4d58", 4),
    line("M800 480H1600", "#6c7984", 4, "14 12"),
    figure(1560, 460, "−15", { size: 38, colour: ON_INK, anchor: "end" }),
    line(plot(800, 1470, 4, at), signal, 9),
    line(plot(1470, 1600, 4, at), signal, 7, ".1 15"),
    stop(930, at(930), 15, ink),
    stop(1190, at(1190), 15, ink),
    live(1470, at(1470), 18),
    times(9, (tick) => line(`M${840 + tick * 90} 720v18`, "#6c7984", 5)),
  );
}

/** A dog's way through the hills, inside its fence. */
async function dogWalk(): Promise<string> {
  const way = "M560 790C640 690 590 600 510 570S330 610 300 510S400 330 500 350S620 470 570 500S440 470 440 400";
  return picture(
    GROUNDS.moss,
    contours(420, 420, { rings: 13, first: 70, step: 58, colour: "#c3cfb2" }),
    area("M-20 760C120 700 200 760 300 820S420 920 420 920H-20Z", "#cbdcE2"),
    circle(420, 520, 310, signal, route, 4, 'fill-opacity=".06" stroke-dasharray="14 12"'),
    past(way, 9),
    stop(560, 790, 18, GROUNDS.moss),
    live(440, 400, 24),
    await still("d2-hero", { x: 800, y: 0, width: 800, height: 900 }, { across: 0.4 }),
  );
}

/** A truck's data plug, and what comes out of it. */
async function dataPlug(): Promise<string> {
  const bits = "0110100110111001011001010110111010010110".split("");
  const wave = (x: number, y: number, step: number) => `M${x} ${y + (bits[0] === "1" ? -34 : 34)}${bits.map((bit) => `V${y + (bit === "1" ? -34 : 34)}h${step}`).join("")}`;
  const pins = Array.from({ length: 8 }, (_, pin) => ({ x: 320 + Math.cos((pin * Math.PI) / 4) * 118, y: 330 + Math.sin((pin * Math.PI) / 4) * 118 }));
  return picture(
    GROUNDS.mist,
    await still("t1-hero", { x: 800, y: 0, width: 800, height: 900 }, { across: 0.5 }),
    circle(320, 330, 210, ink2, ink, 10),
    circle(320, 330, 176, "#52606b", ink, 5),
    rect(296, 130, 48, 40, ink2, { radius: 8 }),
    circle(320, 330, 32, ink, "#d9b25f", 9),
    ...pins.map(({ x, y }, pin) => circle(x, y, 32, ink, pin === 1 || pin === 2 ? signal : "#d9b25f", 9)),
    line(`M${pins[1]?.x ?? 0} ${(pins[1]?.y ?? 0) + 32}V666`, route, 8),
    line(wave(60, 700, 18.5), route, 7),
    line(wave(60, 810, 18.5), ink, 5),
  );
}

/** Two frequencies, and a way that goes on in the tunnel. */
async function twoFrequencies(): Promise<string> {
  return picture(
    ink,
    await still("v9-hero", { x: 0, y: 0, width: 820, height: 900 }, { across: 0.5 }),
    line(plot(870, 1560, 3, (x) => 190 + Math.sin((x - 870) / 13) * 66), signal, 6),
    line(plot(870, 1560, 3, (x) => 390 + Math.sin((x - 870) / 20) * 66), ON_INK, 6),
    figure(1560, 96, "L1", { size: 46, colour: signal, anchor: "end" }),
    figure(1560, 300, "L5", { size: 46, colour: ON_INK, anchor: "end" }),
    area("M1040 760V650A60 60 0 0 1 1100 590H1340A60 60 0 0 1 1400 650V760Z", "#253440"),
    area("M1070 760V664A44 44 0 0 1 1114 620H1326A44 44 0 0 1 1370 664V760Z", "#0a131c"),
    line("M820 760H1600", "#3a4d58", 5),
    line("M820 706H1050", signal, 10),
    line("M1050 706H1390", signal, 8, ".1 18"),
    line("M1390 706H1480", signal, 10),
    stop(1050, 706, 16, ink),
    stop(1390, 706, 16, ink),
    live(1480, 706, 20),
  );
}

export const PRODUCTS = {
  "a9s-solar-asset-tracker": solar,
  "c4-cold-chain-launch": coldLoad,
  "d2-dog-tracker-launch": dogWalk,
  "t1-commercial-data-terminal": dataPlug,
  "v9-dual-frequency-terminal": twoFrequencies,
};
