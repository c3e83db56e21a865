"use client";
import { useFormFields, useRowLabel } from "@payloadcms/ui";
import { useDesk } from "../../lib/use-desk.ts";
import { statesOf, useBilingualPaths } from "./form-states.ts";
import { useFormLanguages } from "./stored-texts.ts";

/** States by urgency: a row with texts in several states shows the first of these. */
const URGENT = ["missing-both", "missing-source", "missing-target", "older"] as const;
const RINGS = { "missing-both": "", "missing-source": "", "missing-target": "", older: " is-old" };
const MISSING = { "missing-both": "both", "missing-source": "source", "missing-target": "target" } as const;

/** In the heading of a row: whether a text in it lacks a language, or its English is outdated. Nothing if all texts are complete. */
export function RowState() {
  const { texts } = useDesk();
  const { path } = useRowLabel();
  const paths = useBilingualPaths();
  const { own, reading } = useFormLanguages();
  const state = useFormFields(([fields]) => {
    if (paths.size === 0 || reading.state !== "read") return null;
    const states = new Set(statesOf(fields, paths, reading.record, own, `${path}.`));
    return URGENT.find((one) => states.has(one)) ?? null;
  });
  if (!state) return null;
  const { missing, older } = texts.bilingual.states;
  return (
    <small className="desk-row-state">
      <i className={`desk-ring${RINGS[state]}`} aria-hidden="true" /> {state === "older" ? older : missing[MISSING[state]]}
    </small>
  );
}
