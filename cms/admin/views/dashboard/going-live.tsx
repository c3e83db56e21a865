import type { Texts } from "../../texts/index.ts";
import type { Step } from "./read-going-live.ts";

export function GoingLive({ steps, texts: { dashboard: texts } }: { steps: Step[]; texts: Texts }) {
  const done = steps.filter((step) => step.done).length;
  return (
    <section className="desk-section desk-section--apart" aria-labelledby="desk-live">
      <details open className="desk-live">
        <summary className="desk-section__head">
          <h2 id="desk-live">{texts.goingLive}</h2>
          <span className="desk-note-text">{texts.goingLiveNote(done, steps.length - done)}</span>
        </summary>
        <div className="desk-four">
          {(["law", "buyers", "operation"] as const).map((group) => (
            <section key={group}>
              <h3>{texts.steps.groups[group]}</h3>
              <ul>
                {steps
                  .filter((step) => step.group === group)
                  .toSorted((a, b) => Number(a.done) - Number(b.done))
                  .map((step) => (
                    <GoingLiveStep key={step.key} step={step} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </section>
  );
}

function GoingLiveStep({ step: { title, note, done, urgent, to } }: { step: Step }) {
  const name = `${done ? "✓ " : ""}${title}`;
  return (
    <li>
      {to ? <a href={to}>{name}</a> : <b>{name}</b>}
      <small className={urgent && !done ? "desk-bad" : ""}>{note}</small>
    </li>
  );
}
