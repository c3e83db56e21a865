/** A product: the only definition of its fields, from the desk to all surfaces for visitors and programs. */
import { say, sayAll, type DeskText } from "../desk-texts/say.ts";
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
    label: say("Minimum order"),
    min: 1,
    optional: true,
    words: "product.pieces",
    on: TERM,
  }),
  sampleDays: quantity({
    label: say("Sample time (days)"),
    siteLabel: "product.sampleTime",
    min: 1,
    optional: true,
    words: "product.days",
    on: TERM,
  }),
  leadDays: quantity({
    label: say("Lead time (days)"),
    siteLabel: "product.leadTime",
    min: 1,
    optional: true,
    words: "product.leadDays",
    on: TERM,
  }),
  warrantyMonths: quantity({
    label: say("Warranty (months)"),
    siteLabel: "product.warranty",
    min: 1,
    optional: true,
    words: "product.months",
    on: TERM,
  }),
};

/** A part of a picture, in percent. */
const share = (label: DeskText) => quantity({ label, min: 0, max: 100, optional: true });

export const product = define(
  "products",
  {
    one: say("Product"),
    all: say("Products"),
    group: "catalogue",
    title: "code",
    columns: ["code", "thumbnail", "name", "series", "order", "_status"],
    sort: "order",
    address: { below: PAGE_PATHS.products, by: "slug" },
    listedOn: [PAGE_PATHS.home, PAGE_PATHS.products],
    searchKind: "product",
    programs: {
      json: { path: "/products.json", name: "Products", summary: "The products, a hundred to a page" },
      feed: { path: "/products/feed", summary: "The products that changed last" },
    },
    showsUses: true,
  },
  {
    slug: slug({ from: "code", on: { page: "own", json: true, search: "own" } }),
    code: text({
      label: say("Model"),
      max: 60,
      ownAtDesk: true,
      on: { page: "own", datasheet: "own", markdown: "own", json: true, search: "own" },
    }),
    name: text({
      label: say("Name"),
      localized: true,
      max: 80,
      on: { page: "own", datasheet: "own", markdown: "own", json: true, search: "own" },
    }),
    tagline: text({
      label: say("Tagline"),
      localized: true,
      max: 120,
      on: { page: "own", markdown: "own", json: true, search: "own" },
    }),
    intro: paragraph({
      label: say("Introduction"),
      max: 700,
      jsonName: "description",
      on: { page: "own", datasheet: "own", markdown: "own", json: true, jsonLd: "description", search: "text" },
    }),
    translated: derived({ on: { json: "own" } }),
    series: one({
      label: say("Series"),
      of: "series",
      shows: { key: "text", name: "text" },
      on: { page: "own", datasheet: "own", markdown: "own", json: "own", search: "words" },
    }),
    life: choice({
      label: say("Life cycle"),
      names: LIFE_STAGES,
      optional: true,
      initial: "active",
      description: say("A discontinued product keeps its page, but leaves the lists and menus, and cannot be put on a quote list."),
      on: { page: "own", datasheet: "own", markdown: "own", json: "own", search: "own" },
    }),
    changed: derived({ on: { json: "own" } }),
    url: derived({ on: { json: "own" } }),
    data: derived({ on: { json: "own" } }),
    datasheet: derived({ on: { json: "own" } }),
    documents: derived({ on: { json: "own" } }),
    drawing: derived({ on: { json: "own" } }),
    pictures: pictures({
      label: say("Pictures"),
      description: say("The first one is shown in lists."),
      on: { page: "own", datasheet: "own", json: true, search: "own" },
    }),
    model: model({
      label: say("3D model"),
      optional: true,
      description: say("A binary glTF file (.glb), lengths in metres."),
      on: { page: "own", json: true },
    }),
    size: size({
      label: say("Outer size"),
      jsonName: "dimensions",
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    specs: own({
      label: say("Specifications"),
      ownAtDesk: true,
      jsonName: "specifications",
      on: { page: "own", datasheet: "own", markdown: "own", json: "own", search: "own" },
    }),
    without: own({
      label: say("It has none of"),
      optional: true,
      ownAtDesk: true,
      on: { json: "own" },
    }),
    variants: rows({
      label: say("Variants"),
      one: say("Variant"),
      description: say(
        "Where the product is ordered as one of several, such as one for each region. A variant without bands of its own has those stated above.",
      ),
      maxRows: 50,
      ownAtDesk: true,
      fields: {
        code: text({ label: say("Order code"), max: 60 }),
        name: text({ label: say("Name"), localized: true, max: 80, optional: true }),
        regions: text({ label: say("Regions"), localized: true, max: 160, optional: true }),
        network: codes({ label: say("Cellular network") }),
        bands: codes({ label: say("Bands") }),
        note: paragraph({ label: say("Note"), max: 300, optional: true }),
      },
      form: [["code", "name", "regions"], "network", "bands", "note"],
      on: { page: "own", datasheet: "own", markdown: "own", json: true, search: "own" },
    }),
    wires: rows({
      label: say("Wires"),
      one: say("Wire"),
      description: say("Each wire of the harness, in the order of connecting. The colours in its name are drawn."),
      maxRows: 40,
      fields: {
        name: text({ label: say("Colour or plug"), localized: true, max: 60 }),
        signal: text({ label: say("Signal"), localized: true, max: 60 }),
        target: paragraph({ label: say("Connect to"), max: 400 }),
      },
      form: [["name", "signal"], "target"],
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    features: rows({
      label: say("Main features"),
      fields: POINT,
      on: { page: "own", markdown: "own", json: true, search: "text" },
    }),
    scenarios: rows({
      label: say("Application scenarios"),
      fields: POINT,
      on: { page: "own", markdown: "own", json: true, search: "text" },
    }),
    pendingApprovals: codes({
      label: say("Approvals in preparation"),
      of: "certification",
      description: say("Applied for, not held yet. Once held, they move to the row of approvals in the specifications."),
      optional: true,
      on: { page: "own" },
    }),
    materials: rows({
      label: say("Materials"),
      fields: {
        part: text({ label: say("Part"), localized: true, max: 80 }),
        material: text({ label: say("Material"), localized: true, max: 160 }),
      },
      form: [["part", "material"]],
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    packing: rows({
      label: say("In the box"),
      fields: {
        item: text({ label: say("Item (in the box)"), localized: true, max: 80 }),
        quantity: quantity({ label: say("Quantity"), min: 1, words: "product.quantity" }),
      },
      form: [["item", "quantity"]],
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    purchase: group({
      label: say("Terms of purchase"),
      fields: {
        ...PURCHASE_TERMS,
        note: paragraph({ label: say("Note"), max: 300, optional: true }),
      },
      form: [["minimumOrder", "sampleDays", "leadDays", "warrantyMonths"], "note"],
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    accessories: many({
      label: say("Accessories"),
      of: "accessories",
      shows: { slug: "text", model: "text", name: "text", text: "text", picture: "picture" },
      inJson: ["slug", "model", "name", "text"],
      on: { page: "own", datasheet: "own", markdown: "own", json: true },
    }),
    solutions: many({
      label: say("Solutions"),
      of: "solutions",
      shows: { slug: "text", name: "text", tagline: "text" },
      inJson: ["slug", "name"],
      on: { page: "own", markdown: "own", json: true, search: "words" },
    }),
    needs: derived({ on: { json: "own" } }),
    downloads: derived({ on: { json: "own" } }),
    lifeSince: day({ label: say("Since"), optional: true, on: { page: "own" } }),
    successor: one({
      label: say("Successor"),
      of: "products",
      shows: { slug: "text", code: "text", name: "text" },
      optional: true,
      on: { page: "own", search: "own" },
    }),
    parts: rows({
      label: say("Parts in the picture taken apart"),
      one: say("Part"),
      description: say(
        "Where the third picture shows the product taken apart: a point on each part, from the top down. Parts are named as the layers of the 3D model, such as lid, seal, board, battery, base. The page numbers them in the picture.",
      ),
      maxRows: 20,
      optional: true,
      ownAtDesk: true,
      fields: {
        layer: text({ label: say("Layer"), max: 40 }),
        left: share(say("Left (%)")),
        top: share(say("Top (%)")),
      },
      form: [["layer", "left", "top"]],
      on: { page: "own" },
    }),
    inUse: picture({ label: say("Picture in use"), optional: true, on: { page: "own" } }),
    seo: seo({ on: { page: "own" } }),
    order: order({}),
    released: day({ label: say("Released"), today: true }),
    featured: choice({ label: say("Featured on the home page"), names: FEATURED_FOR, optional: true }),
    outline: choice({
      label: say("Form of the drawing"),
      description: say("Without one it is drawn as a box of its outer size."),
      names: sayAll(OUTLINES),
      optional: true,
      on: { page: "own", datasheet: "own" },
    }),
    topView: group({
      label: say("Body in the picture from above"),
      description: say(
        "The second picture should be the one from above. Where the body begins, and how wide and high it is, in percent of the picture: for the view of products to one true scale. Without it the outline is drawn.",
      ),
      fields: {
        left: share(say("Left (%)")),
        top: share(say("Top (%)")),
        width: share(say("Width (%)")),
        height: share(say("Height (%)")),
      },
      form: [["left", "top", "width", "height"]],
      ownAtDesk: true,
    }),
  },
  {
    sidebar: ["code", "slug", "order", "released", "featured", "life", "lifeSince", "successor"],
    tabs: [
      {
        label: say("Basics"),
        fields: [["name", "tagline"], "intro", "series", "size", "outline", "topView", "pictures", ["inUse", "model"], "parts"],
      },
      { label: say("Features and scenarios"), fields: ["features", "scenarios", "solutions"] },
      { label: say("Specifications"), fields: ["specs", "without", "variants", "wires", "pendingApprovals", "materials"] },
      { label: say("Purchase"), fields: ["purchase", "packing", "accessories"] },
      { label: say("Search and sharing"), fields: ["seo"] },
    ],
  },
);
