import { define, flag, order, paragraph, picture, richText, rows, seo, slug, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";

/** A page about a service of the company, or a policy. */
export const service = define(
  "services",
  {
    one: { zh: "服务页面", en: "Service page" },
    all: { zh: "服务页面", en: "Service pages" },
    group: "content",
    title: "title",
    columns: ["title", "slug", "listed", "order", "_status"],
    sort: "order",
    // Past versions of a policy stay readable for those who have agreed to them.
    maxVersions: 1000,
    address: { below: "/services", by: "slug" },
    listedOn: [PAGE_PATHS.home],
    found: "page",
  },
  {
    slug: slug({ from: "title", on: { page: "own", list: true } }),
    order: order({}),
    listed: flag({ label: { zh: "列在服务目录中", en: "Listed among the services" }, initial: true }),
    title: text({ label: { zh: "标题", en: "Title" }, localized: true, max: 100, on: { page: "own", list: true, search: "title" } }),
    summary: paragraph({ label: { zh: "摘要", en: "Summary" }, max: 300, on: { page: "own", list: true, search: "excerpt" } }),
    picture: picture({ label: { zh: "图片", en: "Picture" }, optional: true, on: { page: "own" } }),
    body: richText({ on: { page: "own", search: "body" } }),
    steps: rows({
      label: { zh: "步骤", en: "Steps" },
      fields: {
        title: text({ label: { zh: "标题", en: "Title" }, localized: true, max: 60 }),
        duration: text({ label: { zh: "用时", en: "Duration" }, localized: true, max: 40, optional: true }),
        text: paragraph({ label: { zh: "说明", en: "Text" }, max: 300 }),
      },
      form: [["title", "duration"], "text"],
      on: { page: "own", search: "body" },
    }),
    tests: rows({
      label: { zh: "检测分组", en: "Test groups" },
      fields: {
        group: text({ label: { zh: "分组", en: "Group" }, localized: true, max: 60 }),
        items: rows({
          label: { zh: "检测项目", en: "Test items" },
          fields: {
            name: text({ label: { zh: "名称", en: "Name" }, localized: true, max: 100 }),
            criterion: text({ label: { zh: "判定标准", en: "Criterion" }, localized: true, max: 240 }),
          },
          form: [["name", "criterion"]],
        }),
      },
      on: { page: "own", search: "body" },
    }),
    seo: seo({ on: { page: "own" } }),
  },
  { sidebar: ["slug", "order", "listed"], fields: ["title", "summary", "picture", "body", "steps", "tests", "seo"] },
);
