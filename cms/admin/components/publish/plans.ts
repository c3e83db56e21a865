"use client";
import { useEffect, useState } from "react";

/** The event for a change of the record's planned times. */
const CHANGED = "desk-plans";

/** Notifies the form's other parts of a change of the planned times. */
export function tellPlans(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** The number of such changes, for effects that depend on it. */
export function usePlansTold(): number {
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    const onChange = () => setRevision((before) => before + 1);
    window.addEventListener(CHANGED, onChange);
    return () => window.removeEventListener(CHANGED, onChange);
  }, []);
  return revision;
}
