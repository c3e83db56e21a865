import type { FormTexts } from "../zh/form.ts";

/** The texts about open forms, in English. */
export const form: FormTexts = {
  unsaved: {
    question: "You have unsaved changes, and switching the language discards them. Switch anyway?",
    leave: "Switch the language",
    stay: "Stay here",
  },
  recovery: { said: (time) => `There is unsaved input of ${time}.`, keep: "Put it back", discard: "Discard it" },
  newer: {
    said: "This record was changed after you opened it. What you wrote is still here. Compare it with what is stored now, then choose: if you keep yours, your next save replaces what is stored.",
    mine: "Keep mine when saving",
    stay: "Go on writing",
    show: "Show what is stored…",
    showAsk: "Show what is stored now? What you wrote here and have not saved will be lost.",
    showDeed: "Show what is stored",
  },
  bodyInPicture: "Draw a rectangle around the body in the picture from above, or type the percentages.",
  specRows: {
    stated: (stated, wanted) => `${stated} of the ${wanted} rows of this series are stated.`,
    missing: (names) => `Missing: ${names.join(", ")}.`,
  },
  specHint: {
    words: "Buyers cannot filter by words.",
    figures: (quantity) => `Buyers cannot filter by words. As figures: ${quantity}`,
  },
  leftOutLines: "Underlining and strikethrough were left out. Use bold for emphasis.",
  leftOutPictures: "Pictures were left out; the text was kept. Add each picture to the media library, then insert it from there.",
};
