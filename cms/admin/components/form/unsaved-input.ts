import type { Data } from "../../../schema/data.ts";

/** The unsaved input of a form. */
export interface UnsavedInput {
  /** When it was stored, in milliseconds since 1970. */
  at: number;
  data: Data;
}

const PREFIX = "unsaved input ";
/** Milliseconds after which stored input expires: two weeks. */
const MAX_AGE = 14 * 24 * 60 * 60 * 1000;

/** The stored input in the browser. @param place the user, the record and the language */
export function readInput(place: string): UnsavedInput | null {
  try {
    const input = JSON.parse(localStorage.getItem(PREFIX + place) ?? "null") as UnsavedInput | null;
    return input && Date.now() - input.at < MAX_AGE ? input : null;
  } catch {
    return null;
  }
}

/** The form that was stored last on this page, and whether its writer has discarded it. */
let last = "";
let isDropped = false;

/** Discards the input of the open form, because its page is about to reload. */
export function dropInput(): void {
  isDropped = true;
  forgetInput(last);
}

/** Stores the input of a form. Ignores a browser without storage or without space. */
export function storeInput(place: string, data: Data): void {
  if (isDropped) return;
  last = place;
  try {
    const input: UnsavedInput = { at: Date.now(), data };
    localStorage.setItem(PREFIX + place, JSON.stringify(input));
  } catch (error) {
    console.info("What is not saved could not be kept:", error);
  }
}

/** Deletes the stored input of a form. */
export function forgetInput(place: string): void {
  try {
    localStorage.removeItem(PREFIX + place);
  } catch (error) {
    console.info("What was kept could not be forgotten:", error);
  }
}
