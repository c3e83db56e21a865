import { useEffect, useRef } from "react";
import { useText } from "#app/i18n/index.ts";

/**
 * The thin line at the top of the page while the next one loads.
 * @param value per cent from 0 to 100; null when nothing is loading
 */
export function ProgressBar({ value }: { value: number | null }) {
  const t = useText();
  const line = useRef<HTMLSpanElement>(null);

  // Script sets the width, not the HTML: the page's policy allows no inline styles.
  useEffect(() => {
    line.current?.style.setProperty("width", `${value ?? 0}%`);
  }, [value]);

  return (
    <div
      className="progress-bar"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot be drawn as a line alike in all browsers
      role="progressbar"
      aria-label={t("ui.opening")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : Math.round(value)}
      hidden={value === null}
    >
      <span ref={line} />
    </div>
  );
}
