const bars = new Set<HTMLElement>();

/** A ref for a bar at the foot of the window: publishes its height, so that it hides no focused element (sticky.css). */
export function footBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const observer = new ResizeObserver(noteHeight);
  bars.add(bar);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    bars.delete(bar);
    noteHeight();
  };
}

function noteHeight(): void {
  document.documentElement.style.setProperty("--foot", `${Math.max(0, ...[...bars].map(({ offsetHeight }) => offsetHeight))}px`);
}
