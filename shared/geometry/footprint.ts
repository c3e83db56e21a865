/** Land patterns of modules: pad positions and pin names, for the drawings and for the files that are made of them. */
import type { OutlineForm } from "../vocabulary/outlines.ts";

export interface Pad {
  number: number;
  name: string;
  /** Middle of the pad in millimetres, y up, the origin in the middle of the module. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Footprint {
  form: OutlineForm;
  width: number;
  depth: number;
  height: number;
  pads: Pad[];
}

const G = "GND";
const LCC24_PINS = [
  G,
  "1PPS",
  "GPIO0",
  "GPIO1",
  "RESET_N",
  "VBAT",
  "VCC",
  "VCC_IO",
  "ANT_DET",
  "ANT_BIAS",
  G,
  "RF_IN",
  G,
  "NC",
  "NC",
  "WAKE",
  "INT",
  "SDA",
  "SCL",
  "TXD",
  "RXD",
  "BOOT_N",
  "NC",
  G,
];
const LCC24_LARGE_PINS = [
  G,
  "1PPS",
  "EVENT",
  "RTK_STAT",
  "RESET_N",
  "VBAT",
  "VCC",
  "VCC",
  "ANT_DET",
  "ANT_BIAS",
  G,
  "RF_IN",
  G,
  "TXD2",
  "RXD2",
  "WAKE",
  "INT",
  "SDA",
  "SCL",
  "TXD",
  "RXD",
  "BOOT_N",
  "NC",
  G,
];
const LCC66_PINS = [
  G,
  "ANT_LTE",
  G,
  "VBAT",
  "VBAT",
  "VBAT",
  G,
  "VDD_EXT",
  "PWRKEY",
  "RESET_N",
  "STATUS",
  "NET_LED",
  "SLEEP_IND",
  "WAKEUP",
  "USB_BOOT",
  "GPIO0",
  G,
  "SIM_VDD",
  "SIM_DATA",
  "SIM_CLK",
  "SIM_RST",
  "SIM_DET",
  "GPIO1",
  "GPIO2",
  "UART1_TXD",
  "UART1_RXD",
  "UART1_RTS",
  "UART1_CTS",
  "UART1_DTR",
  "UART1_DCD",
  "UART1_RI",
  "GPIO3",
  G,
  G,
  "USB_VBUS",
  "USB_DP",
  "USB_DM",
  "UART2_TXD",
  "UART2_RXD",
  "UART3_TXD",
  "UART3_RXD",
  "I2C_SDA",
  "I2C_SCL",
  "ADC0",
  "ADC1",
  "GPIO4",
  "GPIO5",
  "GNSS_1PPS",
  "GNSS_EN",
  G,
  G,
  "ANT_GNSS",
  G,
  "GNSS_BIAS",
  "MIC_P",
  "MIC_N",
  "SPK_P",
  "SPK_N",
  "GPIO6",
  "GPIO7",
  "GPIO8",
  "GPIO9",
  "NC",
  "NC",
  "NC",
  G,
];

interface Geometry {
  form: OutlineForm;
  width: number;
  depth: number;
  height: number;
  pins: string[];
  /** Pads on a vertical and on a horizontal edge. */
  sides: readonly [vertical: number, horizontal: number];
  pitch: readonly [vertical: number, horizontal: number];
  /** Length and width of a pad. */
  pad: readonly [length: number, width: number];
}

const GEOMETRY: Geometry[] = [
  { form: "lcc24", width: 16, depth: 12.2, height: 2.7, pins: LCC24_PINS, sides: [12, 0], pitch: [1, 0], pad: [1.8, 0.7] },
  { form: "lcc24_large", width: 17, depth: 22, height: 2.4, pins: LCC24_LARGE_PINS, sides: [12, 0], pitch: [1.6, 0], pad: [1.8, 1] },
  { form: "lcc66", width: 32, depth: 29, height: 3.2, pins: LCC66_PINS, sides: [17, 16], pitch: [1.5, 1.6], pad: [2, 0.9] },
];

/** Anticlockwise from the top of the left edge, as seen from above. Half of each pad lies outside the module. */
function place({ form, width, depth, height, pins, sides, pitch, pad }: Geometry): Footprint {
  const [down, across] = sides;
  const [length, breadth] = pad;
  const offset = (i: number, count: number, step: number): number => (i - (count - 1) / 2) * step;
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  const upright = (x: number, sign: 1 | -1) =>
    Array.from({ length: down }, (_, i) => ({ x, y: round(sign * offset(i, down, pitch[0])), width: length, height: breadth }));
  const level = (y: number, sign: 1 | -1) =>
    Array.from({ length: across }, (_, i) => ({ x: round(sign * offset(i, across, pitch[1])), y, width: breadth, height: length }));
  const places = [...upright(-width / 2, -1), ...level(-depth / 2, 1), ...upright(width / 2, 1), ...level(depth / 2, -1)];
  if (places.length !== pins.length) throw new Error(`${form}: ${pins.length} pins for ${places.length} pads`);
  return {
    form,
    width,
    depth,
    height,
    pads: places.map(({ x, y, width: w, height: h }, i) => ({ number: i + 1, name: pins[i] ?? "NC", x, y, width: w, height: h })),
  };
}

export const FOOTPRINTS: Footprint[] = GEOMETRY.map(place);
