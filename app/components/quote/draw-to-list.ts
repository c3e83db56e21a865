/** Milliseconds that the line takes. */
const DURATION = 400;

/** Draws a line from a control to the quote list's mark in the header, as far as both are in sight; nothing where less motion is wanted. */
export function drawToList(control: Element): void {
  const mark = document.querySelector(".quote-count");
  if (!mark || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [from, to] = [control, mark].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
  const line = document.createElement("i");
  line.className = "quote-line-drawn";
  line.style.cssText = `left:${x}px;top:${y}px;width:${Math.hypot(dx, dy)}px`;
  document.body.append(line);
  const turn = `rotate(${Math.atan2(dy, dx)}rad)`;
  const drawn = line.animate(
    [
      { transform: `${turn} scaleX(0)` },
      { transform: `${turn} scaleX(1)`, opacity: 1, offset: 0.7 },
      { transform: `${turn} scaleX(1)`, opacity: 0 },
    ],
    { duration: DURATION, easing: "ease-out" },
  );
  void drawn.finished.catch(() => undefined).finally(() => line.remove());
  mark.animate([{ transform: "scale(1)" }, { transform: "scale(1.25)" }, { transform: "scale(1)" }], {
    duration: DURATION,
    delay: DURATION / 2,
  });
}
