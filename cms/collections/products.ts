import type { CollectionConfig, TextField } from "payload";
import { FEATURED_FOR, LIFE_STAGES } from "#shared/vocabulary/catalogue.ts";
import { inOneForm, noTwin } from "../fields/model-code.ts";
import { nextFreeName } from "../fields/next-free-name.ts";
import { row, tab, tabs } from "../fields/layout.ts";
import { list, points } from "../fields/lists.ts";
import { purchaseTerms } from "../fields/purchase-terms.ts";
import { relation, relations } from "../fields/relations.ts";
import { seo } from "../fields/seo.ts";
import { slug } from "../fields/slug.ts";
import { specs } from "../fields/specs.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/text-fields.ts";
import { upload, uploads } from "../fields/upload-fields.ts";
import { choice, day, order, quantity } from "../fields/values.ts";
import { variants } from "../fields/variants.ts";
import { usedIn } from "../fields/used-in.ts";
import { content } from "./content.ts";
import { CATALOGUE } from "../lib/groups.ts";

/** Characters of the longest model code. */
const MAX_CODE_LENGTH = 60;

/** A part of a picture, in percent. */
const share = (name: string, zh: string, en: string) => quantity(name, zh, en, { min: 0, max: 100, optional: true });

const basics = tab("基本", "Basics", [
  row(localizedText("name", "名称", "Name", { max: 80 }), localizedText("tagline", "标语", "Tagline", { max: 120 })),
  localizedParagraph("intro", "简介", "Introduction", { max: 700 }),
  relation("series", "系列", "Series", "series"),
  row(
    quantity("width", "宽（毫米）", "Width (mm)", { min: 0 }),
    quantity("depth", "深（毫米）", "Depth (mm)", { min: 0 }),
    quantity("height", "高（毫米）", "Height (mm)", { min: 0 }),
  ),
  {
    type: "group",
    name: "topView",
    label: { zh: "俯视图中的机身", en: "Body in the picture from above" },
    admin: {
      description: {
        zh: "第二张图片应为俯视图。填机身的左、上位置与宽、高，以占图片的百分比计；产品列表的“真实比例”用它。不填则画外形。",
        en: "The second picture should be the one from above. Where the body begins, and how wide and high it is, in percent of the picture: for the view of products to one true scale. Without it the outline is drawn.",
      },
    },
    fields: [
      row(
        share("left", "左（%）", "Left (%)"),
        share("top", "上（%）", "Top (%)"),
        share("width", "宽（%）", "Width (%)"),
        share("height", "高（%）", "Height (%)"),
      ),
    ],
  },
  uploads("pictures", "图片", "Pictures", {
    kind: "picture",
    description: { zh: "第一张用于列表。", en: "The first one is shown in lists." },
  }),
  row(
    upload("inUse", "使用中的图片", "Picture in use", { kind: "picture", optional: true }),
    upload("model", "三维模型", "3D model", {
      kind: "model",
      optional: true,
      description: { zh: "glTF 二进制文件（.glb），长度单位为米。", en: "A binary glTF file (.glb), lengths in metres." },
    }),
  ),
]);

const purchase = tab("采购", "Purchase", [
  {
    type: "group",
    name: "purchase",
    label: { zh: "采购条件", en: "Terms of purchase" },
    fields: [row(...purchaseTerms()), localizedParagraph("note", "备注", "Note", { max: 300, optional: true })],
  },
  list("packing", "装箱清单", "In the box", [
    row(localizedText("item", "物品", "Item", { max: 80 }), quantity("quantity", "数量", "Quantity", { min: 1 })),
  ]),
  relations("accessories", "配件", "Accessories", "accessories"),
]);

export const products: CollectionConfig = content({
  slug: "products",
  group: CATALOGUE,
  singular: { zh: "产品", en: "Product" },
  plural: { zh: "产品", en: "Products" },
  title: "code",
  columns: ["code", "thumbnail", "name", "series", "order", "_status"],
  sort: "order",
  fields: [
    {
      ...plainText("code", "型号", "Model", { max: MAX_CODE_LENGTH, sidebar: true }),
      unique: true,
      index: true,
      validate: noTwin,
      hooks: { beforeValidate: [inOneForm], beforeDuplicate: [nextFreeName(MAX_CODE_LENGTH)] },
    } as TextField,
    slug({ from: "code" }),
    order(),
    day("released", "发布日期", "Released", { sidebar: true, today: true }),
    choice("featured", "首页推荐", "Featured on the home page", FEATURED_FOR, { optional: true, sidebar: true }),
    choice("life", "生命周期", "Life cycle", LIFE_STAGES, {
      optional: true,
      initial: "active",
      sidebar: true,
      description: {
        zh: "已停产的产品保留页面，但不再出现在产品列表和菜单里，也不能询价。",
        en: "A discontinued product keeps its page, but leaves the lists and menus, and cannot be put on a quote list.",
      },
    }),
    day("lifeSince", "自何日起", "Since", { optional: true, sidebar: true }),
    relation("successor", "后继产品", "Successor", "products", { optional: true, sidebar: true }),
    tabs(
      basics,
      tab("卖点与场景", "Features and scenarios", [
        points("features", "主要特点", "Main features"),
        points("scenarios", "应用场景", "Application scenarios"),
        relations("solutions", "解决方案", "Solutions", "solutions"),
      ]),
      tab("规格", "Specifications", [
        specs(),
        variants(),
        list("materials", "材料", "Materials", [
          row(localizedText("part", "部件", "Part", { max: 80 }), localizedText("material", "材料", "Material", { max: 160 })),
        ]),
      ]),
      purchase,
      tab("搜索与分享", "Search and sharing", [seo()]),
    ),
    usedIn(),
  ],
});
