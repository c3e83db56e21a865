import { useEffect, useRef } from "react";

/** Milliseconds that the count takes, as long as a reveal (specification, business constants). */
const DURATION = 1000;
/** How far, in pixels, the figure must have come into view before it counts (specification). */
const OFFSET = 100;

/**
 * A figure that counts up to its value, once, when it is scrolled into view: “100,000+”. The value itself stays in its place,
 * unseen while the count is drawn over it, so that nothing moves and screen readers hear the value alone. Without script, with
 * reduced motion and in view when the page opens it is simply there, as is a value without digits.
 */
export function CountUp({ value }: { value: string }) {
  const figure = useRef<HTMLSpanElement>(null);
  const count = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = figure.current;
    const shown = count.current;
    const [digits] = /\d[\d,]*/.exec(value) ?? [];
    if (!element || !shown || !digits || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    const last = Number(digits.replaceAll(",", ""));
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      delete element.dataset["counting"];
      shown.textContent = "";
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        element.dataset["counting"] = "";
        const start = performance.now();
        const draw = (now: number) => {
          const part = Math.min(1, Math.max(0, now - start) / DURATION);
          if (part === 1) return stop();
          const number = Math.round(last * (1 - (1 - part) ** 3));
          shown.textContent = value.replace(digits, digits.includes(",") ? number.toLocaleString("en") : String(number));
          frame = requestAnimationFrame(draw);
        };
        draw(start);
      },
      { rootMargin: `0px 0px -${OFFSET}px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [value]);

  return (
    <span ref={figure} className="count-up">
      <span>{value}</span>
      <span ref={count} className="count-up-drawn" aria-hidden="true" />
    </span>
  );
}
