import { useState } from "react";
import { useLocation } from "react-router";

/** The latest result of a form, also after a step to a part of the page (`#email`), with which the router forgets what the action answered. */
export function useLatest<T>(result: T | undefined): T | undefined {
  const { hash } = useLocation();
  const [last, setLast] = useState(result);
  if (result !== undefined && result !== last) setLast(result);
  return result ?? (hash === "" ? undefined : last);
}
