import type { GlobalConfig } from "payload";
import { sections } from "../fields/sections.ts";
import { globalContent } from "./global-content.ts";

/** The composition of the home page by staff. */
export const home: GlobalConfig = globalContent({
  slug: "home",
  label: { zh: "首页组成", en: "Home page" },
  page: "/",
  fields: [
    sections({
      isHome: true,
      description: {
        zh: "从上到下依次显示，可以拖动；首页上没有表单。",
        en: "Shown from top to bottom; drag them to order. A form is not shown on the home page.",
      },
    }),
  ],
});
