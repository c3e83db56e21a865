"use client";
import { useEffect, useState } from "react";

/** Heard in a page when what is planned for a record has changed. */
const CHANGED = "desk-plans";

/** Tells the form's other parts that what is planned for its record has changed. */
export function tellPlans(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** How often that was told. */
export function usePlansTold(): number {
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    const onChange = () => setRevision((before) => before + 1);
    window.addEventListener(CHANGED, onChange);
    return () => window.removeEventListener(CHANGED, onChange);
  }, []);
  return revision;
}
