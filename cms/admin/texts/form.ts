import { sayIn } from "#shared/desk-texts/say.ts";
import type { DeskLanguage } from "#shared/languages.ts";

/** The texts about open forms. */
export function formTexts(language: DeskLanguage) {
  const say = sayIn(language);
  return {
    unsaved: {
      question: say("You have unsaved changes, and switching the language discards them. Switch anyway?"),
      leave: say("Switch the language"),
      stay: say("Stay here"),
    },
    recovery: {
      said: (time: string) => say("There is unsaved input of {time}.", { time }),
      keep: say("Put it back"),
      discard: say("Discard it"),
    },
    newer: {
      said: say(
        "This record was changed after you opened it. What you wrote is still here. Compare it with what is stored now, then choose: if you keep yours, your next save replaces what is stored.",
      ),
      mine: say("Keep mine when saving"),
      stay: say("Go on writing"),
      show: say("Show what is stored…"),
      showAsk: say("Show what is stored now? What you wrote here and have not saved will be lost."),
      showDeed: say("Show what is stored"),
    },
    bodyInPicture: say("Draw a rectangle around the body in the picture from above, or type the percentages."),
    pointInPicture: say("Click on the part in the picture, or type the percentages."),
    specRows: {
      stated: (stated: number, wanted: number) => say("{stated} of the {wanted} rows of this series are stated.", { stated, wanted }),
      missing: (names: readonly string[]) => say("Missing: {names}.", { names: names.join(say(", (in a list)")) }),
    },
    specHint: {
      words: say("Buyers cannot filter by words."),
      figures: (quantity: string) => say("Buyers cannot filter by words. As figures: {quantity}", { quantity }),
    },
    leftOutLines: say("Underlining and strikethrough were left out. Use bold for emphasis."),
    leftOutPictures: say("Pictures were left out; the text was kept. Add each picture to the media library, then insert it from there."),
  };
}
