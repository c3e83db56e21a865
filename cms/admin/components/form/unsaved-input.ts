import type { Data } from "../../../schema/data.ts";

/** What was written into a form and not saved. */
export interface UnsavedInput {
  /** When it was stored, in milliseconds since 1970. */
  at: number;
  data: Data;
}

const PREFIX = "unsaved input ";
/** Milliseconds after which nobody is offered it any more: two weeks. */
const MAX_AGE = 14 * 24 * 60 * 60 * 1000;

/** What the browser has of a form. @param place who writes, into which record and language */
export function readInput(place: string): UnsavedInput | null {
  try {
    const input = JSON.parse(localStorage.getItem(PREFIX + place) ?? "null") as UnsavedInput | null;
    return input && Date.now() - input.at < MAX_AGE ? input : null;
  } catch {
    return null;
  }
}

/** The form that was stored last on this page, and whether whoever wrote in it wants it no more. */
let last = "";
let isDropped = false;

/** Drops what was written into the open form, whose page is about to be loaded anew. */
export function dropInput(): void {
  isDropped = true;
  forgetInput(last);
}

/** Stores the input of a form. Without room for it, as with a browser that stores nothing, the form is as before. */
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

/** Forgets the input of a form. */
export function forgetInput(place: string): void {
  try {
    localStorage.removeItem(PREFIX + place);
  } catch (error) {
    console.info("What was kept could not be forgotten:", error);
  }
}
