"use client";
import type { PublishFacts } from "../../../publishing/publish-facts.ts";
import { useId } from "react";
import { isMultilingual, LANGUAGES } from "#shared/languages.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { timeFaultsOf, type Chosen, type TimeFault } from "./choice.ts";
import { asWallClock } from "./wall-clock.ts";

interface OptionsProps {
  chosen: Chosen;
  choose: (changed: Partial<Chosen>) => void;
  /** Whether there is anything to publish. */
  canPublish: boolean;
  /** Whether the record is stored, which a planned time requires. */
  isStored: boolean;
  together: PublishFacts["together"];
  now: number;
}

/** The time of publishing, and the languages. */
export function Options({ chosen, choose, canPublish, isStored, together, now }: OptionsProps) {
  const { publishing } = useDesk().texts;
  const earliest = asWallClock(now);
  const faults = timeFaultsOf(chosen, canPublish, now);
  return (
    <>
      <fieldset>
        <legend className="desk-unseen">{publishing.time}</legend>
        {canPublish && (
          <>
            <label>
              <input type="radio" name="publish-when" checked={!chosen.isLater} onChange={() => choose({ isLater: false })} />
              {publishing.now}
            </label>
            <div>
              <label>
                <input
                  type="radio"
                  name="publish-when"
                  checked={chosen.isLater}
                  disabled={!isStored}
                  onChange={() => choose({ isLater: true })}
                />
                {publishing.later}
              </label>
              <TimeField
                name={publishing.laterAt}
                value={chosen.laterAt}
                min={earliest}
                fault={faults.publish}
                isOff={!isStored || !chosen.isLater}
                change={(laterAt) => choose({ laterAt })}
              />
            </div>
          </>
        )}
        <div>
          <label>
            <input
              type="checkbox"
              checked={chosen.isTakenOff}
              disabled={!isStored}
              onChange={({ target }) => choose({ isTakenOff: target.checked })}
            />
            {publishing.takeOff}
          </label>
          {chosen.isTakenOff && (
            <TimeField
              name={publishing.takeOffAt}
              value={chosen.takeOffAt}
              min={earliest}
              fault={faults.takeOff}
              isOff={false}
              change={(takeOffAt) => choose({ takeOffAt })}
            />
          )}
        </div>
        {!isStored && <p className="desk-note-text">{publishing.storeFirst}</p>}
        {canPublish && chosen.isLater && <p className="desk-note-text">{publishing.draftThen}</p>}
      </fieldset>
      {canPublish && isMultilingual && (
        <fieldset>
          <legend className="desk-unseen">{publishing.which}</legend>
          <div>
            {LANGUAGES.map((language) => (
              <label key={language}>
                <input
                  type="checkbox"
                  checked={together !== null || chosen.languages.includes(language)}
                  disabled={together !== null}
                  onChange={({ target }) =>
                    choose({
                      languages: LANGUAGES.filter((one) => (one === language ? target.checked : chosen.languages.includes(one))),
                    })
                  }
                />
                {publishing.languages[language]}
              </label>
            ))}
          </div>
          {!together && chosen.languages.length === 0 && (
            <p className="desk-publish__fault" role="alert">
              {publishing.chooseLanguage}
            </p>
          )}
          {together && <p className="desk-note-text">{publishing.together[together]}</p>}
        </fieldset>
      )}
    </>
  );
}

interface TimeFieldProps {
  name: string;
  value: string;
  min: string;
  /** The fault of the time. */
  fault: TimeFault | null;
  isOff: boolean;
  change: (value: string) => void;
}

function TimeField({ name, value, min, fault, isOff, change }: TimeFieldProps) {
  const { publishing } = useDesk().texts;
  const faultId = useId();
  return (
    <span className="desk-publish__time">
      <input
        className="desk-input"
        type="datetime-local"
        aria-label={name}
        value={value}
        data-shown={value.replace("T", " ")}
        min={min}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        disabled={isOff}
        onChange={({ target }) => change(target.value)}
      />
      <span className="desk-muted">{publishing.zone}</span>
      {fault && (
        <span className="desk-publish__fault" role="alert" id={faultId}>
          {publishing.timeFaults[fault]}
        </span>
      )}
    </span>
  );
}
