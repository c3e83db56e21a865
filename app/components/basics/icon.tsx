/** Paths on a 24 px grid, drawn with a 2 px line. */
const PATHS = {
  "arrow-left": "m12 19-7-7 7-7M19 12H5",
  "arrow-right": "M5 12h14M12 5l7 7-7 7",
  calendar: "M8 2v3M16 2v3M3 9h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-left": "m15 6-6 6 6 6",
  "chevron-right": "m9 6 6 6-6 6",
  "chevron-up": "m6 15 6-6 6 6",
  close: "M18 6 6 18M6 6l12 12",
  cube: "M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7l8.5 4.7L20.5 7M12 11.7v9.8",
  download: "M12 17V3M6 11l6 6 6-6M19 21H5",
  expand: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  external: "M8 16 18 6M10 6h8v8",
  grid: "M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z",
  layers: "m12 3 9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5 12 21l9-4.5",
  list: "M9 6h12M9 12h12M9 18h12M3 6h2M3 12h2M3 18h2",
  menu: "M4 5h16M4 12h16M4 19h16",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  retry: "M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6",
  ruler: "M2 8h20v8H2zM6 8v4M10 8v3M14 8v4M18 8v3",
  search: "M21 21l-4.34-4.34M11 19a8 8 0 1 1 0-16 8 8 0 0 1 0 16z",
  shrink: "M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7",
  undo: "M4 4v5h5M4.6 9A8 8 0 1 1 4 13.5",
} as const;

/** Signs that point along the line: mirrored where lines begin at the right. */
const ALONG_THE_LINE = /^(?:arrow|chevron)-(?:left|right)$/;

export type IconName = keyof typeof PATHS;

/** A small sign beside a word. Decorative: the word or the control's label has its meaning. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${ALONG_THE_LINE.test(name) ? "mirrored " : ""}${className}`.trimEnd()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
