import { say } from "../desk-texts/say.ts";
import { define, one, order, paragraph, picture, slug, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";

/** A customer's statement. */
export const testimonial = define(
  "testimonials",
  {
    one: say("Testimonial"),
    all: say("Testimonials"),
    group: "content",
    title: "name",
    columns: ["name", "thumbnail", "company", "solution", "_status"],
    sort: "order",
    address: { on: PAGE_PATHS.home },
  },
  {
    slug: slug({ from: "name" }),
    order: order({}),
    quote: paragraph({ label: say("Quote"), max: 500, on: { list: true } }),
    name: text({ label: say("Name (of a person)"), localized: true, max: 60, on: { list: true } }),
    role: text({ label: say("Role (at work)"), localized: true, max: 80, on: { list: true } }),
    company: text({ label: say("Company"), localized: true, max: 80, on: { list: true } }),
    portrait: picture({ label: say("Portrait"), optional: true, on: { list: true } }),
    result: text({ label: say("Result (of the work)"), localized: true, max: 100, on: { list: true } }),
    solution: one({ label: say("Solution"), of: "solutions", shows: { name: "text" } }),
  },
  { sidebar: ["slug", "order"], fields: ["quote", ["name", "role", "company"], "portrait", "result", "solution"] },
);
