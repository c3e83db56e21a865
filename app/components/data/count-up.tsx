import { formatNumber } from "#shared/specification/numbers.ts";
import { useEffect, useRef } from "react";
import { useLanguage, type Language } from "#app/i18n/index.ts";
import { APPEARANCE, onEnterViewport } from "#app/lib/on-enter-viewport.ts";
import "./facts.css";

/**
 * A figure that counts up to its value, once, when it scrolls into view: “100,000+”. The value itself stays in its place,
 * hidden under the count, so that nothing moves and screen readers read the value alone. Without script, with
 * reduced motion, in view when the page opens, or without digits the value shows at once.
 */
export function CountUp({ value }: { value: string }) {
  const language = useLanguage();
  const figure = useRef<HTMLSpanElement>(null);
  const digitsBox = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = figure.current;
    const node = digitsBox.current;
    const group = groupOf(language);
    const [digits] = new RegExp(String.raw`\d(?:[\d\${group}]*\d)?`).exec(value) ?? [];
    if (!element || !node || !digits) return;
    const last = Number(digits.replaceAll(group, ""));
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      delete element.dataset["counting"];
      node.textContent = "";
    };
    const count = () => {
      element.dataset["counting"] = "";
      const start = performance.now();
      const draw = (now: number) => {
        const part = Math.min(1, Math.max(0, now - start) / APPEARANCE);
        if (part === 1) return stop();
        const number = Math.round(last * (1 - (1 - part) ** 3));
        node.textContent = value.replace(digits, digits.includes(group) ? formatNumber(number, language) : String(number));
        frame = requestAnimationFrame(draw);
      };
      draw(start);
    };
    const end = onEnterViewport(element, { comes: count });
    return () => {
      end();
      stop();
    };
  }, [value, language]);

  return (
    <span ref={figure} className="count-up">
      <span>{value}</span>
      <span ref={digitsBox} className="count-up-drawn" aria-hidden="true" />
    </span>
  );
}

/** The thousands separator of a language. */
function groupOf(language: Language): string {
  return formatNumber(1_000_000, language).charAt(1);
}
