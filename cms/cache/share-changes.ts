import { onChange, emitChange, type Change } from "./event-bus.ts";

/**
 * Shares changes with another process on the same database: passes on this process's own, not those that it has heard, because the other
 * one hears them itself.
 * @param pass receives each change
 * @returns a function that emits a change of the other process here
 */
export function shareChanges(pass: (change: Change) => void): (change: Change) => void {
  onChange((change, isHeard) => {
    if (!isHeard) pass(change);
  });
  return (change) => emitChange(change, true);
}
