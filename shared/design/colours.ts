/** The page's ground, in the light theme and in the dark one. By itself, because it is the one colour that the browser's script needs. */
export const PAPER = ["#fafaf7", "#0a131c"] as const;

/**
 * The design's colours by what they are for, each in the light theme and in the dark one. Site and desk have them as custom properties
 * (`--color-ink-2`), which `npm run generate:colours` writes into the stylesheets beside this file; drawings, papers, cards and icons take them by `themes.ts`. Data alone, so that the browser's script gets no more of it than it uses.
 */
export const COLOURS = {
  /** The grounds, from the page to what lies on it. */
  paper: PAPER,
  paper2: ["#f1f1ec", "#101c27"],
  paper3: ["#e7e8e2", "#182633"],
  /** Text, from headings to notes. */
  ink: ["#0e1a26", "#f0f1ec"],
  ink2: ["#3b4650", "#c0c8ce"],
  ink3: ["#59636c", "#94a0aa"],
  /** Rules, and the edges of controls. */
  line: ["#dcddd7", "#253440"],
  line2: ["#868e94", "#6c7984"],
  /** The accent: buttons, drawings, and text. */
  signal: ["#f26b1d", "#f26b1d"],
  signalHover: ["#ff8237", "#ff8237"],
  route: ["#e35d0d", "#f26b1d"],
  signalText: ["#b34605", "#ff8a45"],
  onSignal: ["#0e1a26", "#0e1a26"],
  ok: ["#1b6e48", "#5cc791"],
  bad: ["#b3201b", "#ff8a80"],
  /** The ground of pictures that have none. */
  tile: ["#efefea", "#c9cdcc"],
  /** The ground of maps. */
  land: ["#fafaf7", "#1d2b37"],
  /** The ground of films and enlarged pictures, dark in both themes. */
  night: ["#0e1a26", "#0e1a26"],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;
