import type { ReactNode } from "react";
import "./steps.css";

export interface Step {
  title: string;
  text: ReactNode;
}

/** Up to seven steps along a route that leads to the last one; on a narrow screen the route runs down. */
export function Steps({ items }: { items: Step[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }) => (
        <li key={title}>
          <b className="step-title">{title}</b>
          <p className="step-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}

export type StepState = "done" | "current" | "ahead";

/** Steps down a route: solid is done, a disc is now, dotted is ahead. */
export function VerticalSteps({ items }: { items: (Step & { state: StepState })[] }) {
  return (
    <ol className="vertical-steps">
      {items.map(({ title, text, state }) => (
        <li key={title} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <b className="step-title">{title}</b>
          <p className="step-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
