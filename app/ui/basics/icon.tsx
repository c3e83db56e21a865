/** Paths on a 24 px grid, drawn with a 2 px line. */
const PATHS = {
  "arrow-left": "m12 19-7-7 7-7M19 12H5",
  "arrow-right": "M5 12h14M12 5l7 7-7 7",
  calendar: "M8 2v3M16 2v3M3 9h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  "chevron-down": "m6 9 6 6 6-6",
  close: "M18 6 6 18M6 6l12 12",
  download: "M12 17V3M6 11l6 6 6-6M19 21H5",
  external: "M8 16 18 6M10 6h8v8",
  menu: "M4 5h16M4 12h16M4 19h16",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  retry: "M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6",
  search: "M21 21l-4.34-4.34M11 19a8 8 0 1 1 0-16 8 8 0 0 1 0 16z",
} as const;

export type IconName = keyof typeof PATHS;

/** A small drawn sign beside a word. Decorative: the word or the control's label says what it means. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trimEnd()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
