import { onChange, emitChange, type Change } from "./event-bus.ts";

/**
 * Shares changes with another process on the same database: what is changed in this one is passed on. What was heard is not; the other
 * one hears it by itself.
 * @param pass is given each change
 * @returns tells here what the other process has passed on
 */
export function shareChanges(pass: (change: Change) => void): (change: Change) => void {
  onChange((change, isHeard) => {
    if (!isHeard) pass(change);
  });
  return (change) => emitChange(change, true);
}
