import { forEachLanguage } from "../../../lib/language-names.ts";
import type { VersionTexts } from "../zh/versions.ts";

/** The texts about earlier versions, in English. */
export const versions: VersionTexts = {
  title: "Versions",
  savedAt: "Saved",
  savedBy: "Saved by",
  state: "Status",
  unknown: "Not recorded",
  system: "The system",
  through: { import: "by import", restore: "by restoring", schedule: "as scheduled" },
  states: {
    live: "On the site",
    published: "Published before",
    latest: "Current draft",
    draft: "Draft",
    current: "Current",
    earlier: "Earlier",
  },
  only: forEachLanguage("en", (name) => `Only ${name} published`),
  none: "There are no versions yet.",
  compareWith: (time) => `Compare with the version of ${time}`,
};
