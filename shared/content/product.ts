/** A product: the only definition of its fields, from the desk to all surfaces for visitors and programs. */
import { FEATURED_FOR, LIFE_STAGES } from "../vocabulary/catalogue.ts";
import { OUTLINES } from "../vocabulary/outlines.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import {
  choice,
  codes,
  day,
  define,
  derived,
  group,
  many,
  model,
  one,
  order,
  own,
  paragraph,
  picture,
  pictures,
  quantity,
  rows,
  seo,
  size,
  slug,
  text,
} from "../definition/define.ts";
import { POINT } from "./parts.ts";

/** A row in each list of terms of purchase. */
const TERM = { page: "purchase", datasheet: "purchase", markdown: "purchase" } as const;

/** Terms of purchase in figures: a product's own, and the company's defaults. */
export const PURCHASE_TERMS = {
  minimumOrder: quantity({
    label: { zh: "起订量", en: "Minimum order" },
    min: 1,
    optional: true,
    words: "product.pieces",
    on: TERM,
  }),
  sampleDays: quantity({
    label: { zh: "样机交期（天）", en: "Sample time (days)" },
    siteLabel: "product.sampleTime",
    min: 1,
    optional: true,
    words: "product.days",
    on: TERM,
  }),
  leadDays: quantity({
    label: { zh: "批量交期（天）", en: "Lead time (days)" },
    siteLabel: "product.leadTime",
    min: 1,
    optional: true,
    words: "product.leadDays",
    on: TERM,
  }),
  warrantyMonths: quantity({
    label: { zh: "质保（月）", en: "Warranty (months)" },
    siteLabel: "product.warranty",
    min: 1,
    optional: true,
    words: "product.months",
    on: TERM,
  }),
};

/** A part of a picture, in percent. */
const share = (zh: string, en: string) => quantity({ label: { zh, en }, min: 0, max: 100, optional: true });

export const product = define(
  "products",
  {
    one: { zh: "产品", en: "Product" },
    all: { zh: "产品", en: "Products" },
    group: "catalogue",
    title: "code",
    columns: ["code", "thumbnail", "name", "series", "order", "_status"],
    sort: "order",
    address: { below: PAGE_PATHS.products, by: "slug" },
    listedOn: [PAGE_PATHS.home, PAGE_PATHS.products],
    found: "product",
    programs: {
      json: { path: "/products.json", name: "Products", summary: "The products, a hundred to a page" },
      feed: { path: "/products/feed", summary: "The products that changed last" },
    },
    showsUses: true,
  },
  {
    slug: slug({ from: "code", on: { page: "own", json: true, search: "own" } }),
    code: text({
      label: { zh: "型号", en: "Model" },
      max: 60,
      ownAtDesk: true,
      on: { page: "own", datasheet: "own", markdown: "own", json: true, search: "own" },
    }),
    name: text({
      label: { zh: "名称", en: "Name" },
      localized: true,
      max: 80,
      on: { page: "own", datasheet: "own", markdown: "own", json: true, search: "own" },
    }),
    tagline: text({
      label: { zh: "标语", en: "Tagline" },
      localized: true,
      max: 120,
      on: { page: "own", markdown: "own", json: true, search: "own" },
    }),
    intro: paragraph({
      label: { zh: "简介", en: "Introduction" },
      max: 700,
      jsonName: "description",
      on: { page: "own", datasheet: "own", markdown: "own", json: true, jsonLd: "description", search: "text" },
    }),
    translated: derived({ on: { json: "own" } }),
    series: one({
      label: { zh: "系列", en: "Series" },
      of: "series",
      shows: { key: "text", name: "text" },
      on: { page: "own", datasheet: "own", markdown: "own", json: "own", search: "words" },
    }),
    life: choice({
      label: { zh: "生命周期", en: "Life cycle" },
      names: LIFE_STAGES,
      optional: true,
      initial: "active",
      description: {
        zh: "已停产的产品保留页面，但不再出现在产品列表和菜单里，也不能询价。",
        en: "A discontinued product keeps its page, but leaves the lists and menus, and cannot be put on a quote list.",
      },
      on: { page: "own", datasheet: "own", markdown: "own", json: "own", search: "own" },
    }),
    changed: derived({ on: { json: "own" } }),
    url: derived({ on: { json: "own" } }),
    data: derived({ on: { json: "own" } }),
    datasheet: derived({ on: { json: "own" } }),
    documents: derived({ on: { json: "own" } }),
    drawing: derived({ on: { json: "own" } }),
    pictures: pictures({
      label: { zh: "图片", en: "Pictures" },
      description: { zh: "第一张用于列表。", en: "The first one is shown in lists." },
      on: { page: "own", datasheet: "own", json: true, search: "own" },
    }),
    model: model({
      label: { zh: "三维模型", en: "3D model" },
      optional: true,
      description: { zh: "glTF 二进制文件（.glb），长度单位为米。", en: "A binary glTF file (.glb), lengths in metres." },
      on: { page: "own", json: true },
    }),
    size: size({
      label: { zh: "外形尺寸", en: "Outer size" },
      jsonName: "dimensions",
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    specs: own({
      label: { zh: "规格", en: "Specifications" },
      ownAtDesk: true,
      jsonName: "specifications",
      on: { page: "own", datasheet: "own", markdown: "own", json: "own", search: "own" },
    }),
    without: own({
      label: { zh: "确认没有的", en: "It has none of" },
      optional: true,
      ownAtDesk: true,
      on: { json: "own" },
    }),
    variants: rows({
      label: { zh: "型号变体", en: "Variants" },
      one: { zh: "变体", en: "Variant" },
      description: {
        zh: "同一产品按地区等分成几个订货型号时填写；没有自己频段的变体按上面的规格。",
        en: "Where the product is ordered as one of several, such as one for each region. A variant without bands of its own has those stated above.",
      },
      maxRows: 50,
      ownAtDesk: true,
      fields: {
        code: text({ label: { zh: "订货号", en: "Order code" }, max: 60 }),
        name: text({ label: { zh: "名称", en: "Name" }, localized: true, max: 80, optional: true }),
        regions: text({ label: { zh: "销售地区", en: "Regions" }, localized: true, max: 160, optional: true }),
        network: codes({ label: { zh: "网络制式", en: "Cellular network" } }),
        bands: codes({ label: { zh: "频段", en: "Bands" } }),
        note: paragraph({ label: { zh: "备注", en: "Note" }, max: 300, optional: true }),
      },
      form: [["code", "name", "regions"], "network", "bands", "note"],
      on: { page: "own", datasheet: "own", markdown: "own", json: true, search: "own" },
    }),
    wires: rows({
      label: { zh: "接线", en: "Wires" },
      one: { zh: "导线", en: "Wire" },
      description: {
        zh: "线束里的每根线，按接线顺序。名称里写到的颜色会画出来。",
        en: "Each wire of the harness, in the order of connecting. The colours in its name are drawn.",
      },
      maxRows: 40,
      fields: {
        name: text({ label: { zh: "颜色或插头", en: "Colour or plug" }, localized: true, max: 60 }),
        signal: text({ label: { zh: "信号", en: "Signal" }, localized: true, max: 60 }),
        target: paragraph({ label: { zh: "接到", en: "Connect to" }, max: 400 }),
      },
      form: [["name", "signal"], "target"],
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    features: rows({
      label: { zh: "主要特点", en: "Main features" },
      fields: POINT,
      on: { page: "own", markdown: "own", json: true, search: "text" },
    }),
    scenarios: rows({
      label: { zh: "应用场景", en: "Application scenarios" },
      fields: POINT,
      on: { page: "own", markdown: "own", json: true, search: "text" },
    }),
    pendingApprovals: codes({
      label: { zh: "办理中的认证", en: "Approvals in preparation" },
      of: "certification",
      description: {
        zh: "已申请、尚未取得的认证。取得后从这里移到规格的“认证与声明”。",
        en: "Applied for, not held yet. Once held, they move to the row of approvals in the specifications.",
      },
      optional: true,
      on: { page: "own" },
    }),
    materials: rows({
      label: { zh: "材料", en: "Materials" },
      fields: {
        part: text({ label: { zh: "部件", en: "Part" }, localized: true, max: 80 }),
        material: text({ label: { zh: "材料", en: "Material" }, localized: true, max: 160 }),
      },
      form: [["part", "material"]],
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    packing: rows({
      label: { zh: "装箱清单", en: "In the box" },
      fields: {
        item: text({ label: { zh: "物品", en: "Item" }, localized: true, max: 80 }),
        quantity: quantity({ label: { zh: "数量", en: "Quantity" }, min: 1, words: "product.quantity" }),
      },
      form: [["item", "quantity"]],
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    purchase: group({
      label: { zh: "采购条件", en: "Terms of purchase" },
      fields: {
        ...PURCHASE_TERMS,
        note: paragraph({ label: { zh: "备注", en: "Note" }, max: 300, optional: true }),
      },
      form: [["minimumOrder", "sampleDays", "leadDays", "warrantyMonths"], "note"],
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    accessories: many({
      label: { zh: "配件", en: "Accessories" },
      of: "accessories",
      shows: { slug: "text", model: "text", name: "text", text: "text", picture: "picture" },
      inJson: ["slug", "model", "name", "text"],
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    solutions: many({
      label: { zh: "解决方案", en: "Solutions" },
      of: "solutions",
      shows: { slug: "text", name: "text", tagline: "text" },
      inJson: ["slug", "name"],
      on: { page: "own", markdown: "own", json: true, search: "words" },
    }),
    needs: derived({ on: { json: "own" } }),
    downloads: derived({ on: { json: "own" } }),
    lifeSince: day({ label: { zh: "自何日起", en: "Since" }, optional: true, on: { page: "own" } }),
    successor: one({
      label: { zh: "后继产品", en: "Successor" },
      of: "products",
      shows: { slug: "text", code: "text", name: "text" },
      optional: true,
      on: { page: "own", search: "own" },
    }),
    inUse: picture({ label: { zh: "使用中的图片", en: "Picture in use" }, optional: true, on: { page: "own" } }),
    seo: seo({ on: { page: "own" } }),
    order: order({}),
    released: day({ label: { zh: "发布日期", en: "Released" }, today: true }),
    featured: choice({ label: { zh: "首页推荐", en: "Featured on the home page" }, names: FEATURED_FOR, optional: true }),
    outline: choice({
      label: { zh: "尺寸图的外形", en: "Form of the drawing" },
      description: { zh: "不选则按外形尺寸画成方盒。", en: "Without one it is drawn as a box of its outer size." },
      names: OUTLINES,
      optional: true,
      on: { page: "own", datasheet: "own" },
    }),
    topView: group({
      label: { zh: "俯视图中的机身", en: "Body in the picture from above" },
      description: {
        zh: "第二张图片应为俯视图。填机身的左、上位置与宽、高，以占图片的百分比计；产品列表的“真实比例”用它。不填则画外形。",
        en: "The second picture should be the one from above. Where the body begins, and how wide and high it is, in percent of the picture: for the view of products to one true scale. Without it the outline is drawn.",
      },
      fields: {
        left: share("左（%）", "Left (%)"),
        top: share("上（%）", "Top (%)"),
        width: share("宽（%）", "Width (%)"),
        height: share("高（%）", "Height (%)"),
      },
      form: [["left", "top", "width", "height"]],
      ownAtDesk: true,
    }),
  },
  {
    sidebar: ["code", "slug", "order", "released", "featured", "life", "lifeSince", "successor"],
    tabs: [
      {
        label: { zh: "基本", en: "Basics" },
        fields: [["name", "tagline"], "intro", "series", "size", "outline", "topView", "pictures", ["inUse", "model"]],
      },
      { label: { zh: "卖点与场景", en: "Features and scenarios" }, fields: ["features", "scenarios", "solutions"] },
      { label: { zh: "规格", en: "Specifications" }, fields: ["specs", "without", "variants", "wires", "pendingApprovals", "materials"] },
      { label: { zh: "采购", en: "Purchase" }, fields: ["purchase", "packing", "accessories"] },
      { label: { zh: "搜索与分享", en: "Search and sharing" }, fields: ["seo"] },
    ],
  },
);
