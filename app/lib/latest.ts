import { useState } from "react";
import { useLocation } from "react-router";

/** The latest result of a form, also after a step to a part of the page (`#email`), with which the router forgets what the action answered. */
export function useLatest<T>(result: T | undefined): T | undefined {
  const { hash } = useLocation();
  const [kept, keep] = useState(result);
  if (result !== undefined && result !== kept) keep(result);
  return result ?? (hash === "" ? undefined : kept);
}
