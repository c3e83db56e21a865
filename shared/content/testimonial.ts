import { define, one, order, paragraph, picture, slug, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";

/** A customer's statement. */
export const testimonial = define(
  "testimonials",
  {
    one: { zh: "客户评价", en: "Testimonial" },
    all: { zh: "客户评价", en: "Testimonials" },
    group: "content",
    title: "name",
    columns: ["name", "thumbnail", "company", "solution", "_status"],
    sort: "order",
    address: { on: PAGE_PATHS.home },
  },
  {
    slug: slug({ from: "name" }),
    order: order({}),
    quote: paragraph({ label: { zh: "评价", en: "Quote" }, max: 500, on: { list: true } }),
    name: text({ label: { zh: "姓名", en: "Name" }, localized: true, max: 60, on: { list: true } }),
    role: text({ label: { zh: "职务", en: "Role" }, localized: true, max: 80, on: { list: true } }),
    company: text({ label: { zh: "公司", en: "Company" }, localized: true, max: 80, on: { list: true } }),
    portrait: picture({ label: { zh: "头像", en: "Portrait" }, optional: true, on: { list: true } }),
    result: text({ label: { zh: "成效", en: "Result" }, localized: true, max: 100, on: { list: true } }),
    solution: one({ label: { zh: "解决方案", en: "Solution" }, of: "solutions", shows: { name: "text" } }),
  },
  { sidebar: ["slug", "order"], fields: ["quote", ["name", "role", "company"], "portrait", "result", "solution"] },
);
