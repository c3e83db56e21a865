const bars = new Set<HTMLElement>();

/** A ref for what stays at the foot of the window: tells the page its height, so that nothing that has the focus lies below it (sticky.css). */
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
