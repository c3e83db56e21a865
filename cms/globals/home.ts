import { say } from "#shared/desk-texts/say.ts";
import type { GlobalConfig } from "payload";
import { sections } from "../fields/sections.ts";
import { globalContent } from "./global-content.ts";

/** The composition of the home page by staff. */
export const home: GlobalConfig = globalContent({
  slug: "home",
  label: say("Home page"),
  page: "/",
  fields: [
    sections({
      isHome: true,
      description: say("Shown from top to bottom; drag them to order. A form is not shown on the home page."),
    }),
  ],
});
