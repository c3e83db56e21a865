/**
 * The shape of every file in this folder. Chinese fields have the plain name, English ones the suffix `_en`; a missing
 * English value falls back to Chinese. Seeding refuses a file that does not fit.
 */
import { z } from "zod";
import { FEATURED_FOR, SOLUTION_USES } from "#shared/vocabulary/catalogue.ts";
import { OUTLINES } from "#shared/vocabulary/outlines.ts";
import { BRAND_KINDS, CLAIM_PLACES, INVENTION_STATUSES, INVENTION_TYPES, MARK_KINDS } from "#shared/vocabulary/company.ts";
import { ARTICLE_CATEGORIES, DOWNLOAD_KINDS, FAQ_TOPICS, FILE_TYPES, VIDEO_GROUPS } from "#shared/vocabulary/library.ts";
import { keysOf } from "#shared/vocabulary/names.ts";
import { APPROVALS } from "#shared/vocabulary/spec-codes.ts";
import { codesOf, SPEC_KEYS, SPEC_ROWS } from "#shared/vocabulary/spec-rows.ts";
import { SERIES_KEYS, SOLUTION_KEYS } from "./keys.ts";

const text = (max = 400) => z.string().trim().min(1).max(max);
const slug = z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/);
const day = z.iso.date();
/** A path below demo/content/media or demo/content/files. */
const file = z.string().regex(/^[a-z0-9][a-z0-9./_-]*\.[a-z0-9]+$/);

/** A heading and a sentence or two, in both languages. */
const point = z.strictObject({ title: text(80), title_en: text(120), text: text(400), text_en: text(600) });
const picture = z.strictObject({ file, alt: text(160), alt_en: text(240) });

/** One specification: a number, a range, or a text; unit and names come from SPEC_ROWS. */
export const specRow = z
  .strictObject({
    key: z.enum(SPEC_KEYS),
    value: z.number().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    prefix: z.enum(["±", "≤", "≥", "<", ">", "~"]).optional(),
    text: text(200).optional(),
    text_en: text(300).optional(),
    /** What buyers choose by, of the row's vocabulary; they word the row where it gives nothing else. */
    codes: z.array(z.string()).min(1).optional(),
    condition: text(120).optional(),
    condition_en: text(200).optional(),
    highlight: z.boolean().optional(),
  })
  .superRefine((row, context) => {
    const numeric = row.value !== undefined || (row.min !== undefined && row.max !== undefined);
    const worded = row.text !== undefined || row.codes !== undefined;
    if ((numeric && row.text !== undefined) || !(numeric || worded)) context.addIssue({ code: "custom", message: `${row.key}: give a value, a min and max, or a text` });
    for (const code of row.codes ?? []) {
      if (!Object.hasOwn(codesOf(row.key), code)) context.addIssue({ code: "custom", message: `${row.key} has no code ${code}` });
    }
    if (numeric && SPEC_ROWS[row.key].unit === null) context.addIssue({ code: "custom", message: `${row.key} has no unit: give a text` });
  });

export const product = z.strictObject({
  code: text(20),
  slug,
  series: z.enum(SERIES_KEYS),
  name: text(60),
  name_en: text(80),
  tagline: text(60),
  tagline_en: text(120),
  intro: text(400),
  intro_en: text(700),
  released: day,
  order: z.number().int(),
  featured: z.enum(keysOf(FEATURED_FOR)).optional(),
  width: z.number(),
  depth: z.number(),
  height: z.number(),
  /** The form of its drawing. */
  outline: z.enum(keysOf(OUTLINES)).optional(),
  /** Where the body lies in the second picture, the one from above, in percent of the picture. */
  top_view: z.strictObject({ left: z.number(), top: z.number(), width: z.number().positive(), height: z.number().positive() }).optional(),
  pictures: z.array(picture).min(3),
  in_use: picture.optional(),
  model: file.optional(),
  /** A point on each part in the third picture, which shows it taken apart, in percent of the picture. */
  parts: z.array(z.strictObject({ layer: text(40), left: z.number(), top: z.number() })).optional(),
  features: z.array(point).min(5),
  scenarios: z.array(point).min(3),
  specs: z.array(specRow).min(12),
  /** Rows of which it has none. */
  without: z.array(z.enum(SPEC_KEYS)).optional(),
  /** Approvals that are applied for. */
  pending_approvals: z.array(z.enum(keysOf(APPROVALS))).optional(),
  materials: z.array(z.strictObject({ part: text(60), part_en: text(80), material: text(120), material_en: text(160) })).min(3),
  packing: z.array(z.strictObject({ item: text(60), item_en: text(80), quantity: z.number().int().positive() })).min(1),
  purchase: z.strictObject({
    minimum_order: z.number().int().positive(),
    sample_days: z.number().int().positive(),
    lead_days: z.number().int().positive(),
    warranty_months: z.number().int().positive(),
    note: text(200),
    note_en: text(300),
  }),
  accessories: z.array(slug),
  solutions: z.array(z.enum(SOLUTION_KEYS)),
});

export const series = z.strictObject({
  key: z.enum(SERIES_KEYS),
  name: text(40),
  name_en: text(60),
  description: text(200),
  description_en: text(300),
  features: z.array(z.strictObject({ text: text(30), text_en: text(50) })).min(3),
  /** Rows that tell its products apart, the most important first. */
  leading: z.array(z.enum(SPEC_KEYS)).min(3),
  /** Rows that say nothing of its products. */
  inapplicable: z.array(z.enum(SPEC_KEYS)),
  picture,
});

export const accessory = z.strictObject({
  slug,
  model: text(20),
  name: text(60),
  name_en: text(80),
  text: text(300),
  text_en: text(400),
  picture,
});

export const solution = z.strictObject({
  slug: z.enum(SOLUTION_KEYS),
  tab: z.enum(keysOf(SOLUTION_USES)),
  name: text(40),
  name_en: text(60),
  tagline: text(60),
  tagline_en: text(120),
  summary: text(200),
  summary_en: text(300),
  /** What its page opens with: a picture that a product describes. */
  picture: file,
  overview_heading: text(40),
  overview_heading_en: text(80),
  overview: z.array(z.strictObject({ text: text(600), text_en: text(900) })).min(2),
  results: z.array(z.strictObject({ value: text(16), unit: text(16).optional(), unit_en: text(16).optional(), label: text(40), label_en: text(60), note: text(100), note_en: text(160) })).length(4),
  architecture_heading: text(40),
  architecture_heading_en: text(80),
  hardware: z.array(point).min(2),
  platform: z.array(point).min(2),
  app: z.array(point).min(2),
  scenarios: z.array(z.strictObject({ time: text(20), time_en: text(30), title: text(80), title_en: text(120), text: text(400), text_en: text(600) })).min(3),
  specs: z.array(z.strictObject({ name: text(60), name_en: text(80), text: text(200), text_en: text(300) })).min(6),
  features: z.array(point).min(4),
  /** What is not promised, and whose consent is needed. */
  limits: text(600).optional(),
  limits_en: text(1200).optional(),
  products_heading: text(40),
  products_heading_en: text(80),
  products: z.array(text(20)).min(1),
  call_heading: text(40),
  call_heading_en: text(80),
  call_text: text(80),
  call_text_en: text(160),
});

/** Front matter of articles/{slug}.zh.md; the English file has title, summary and author only. */
export const article = z.strictObject({
  title: text(120),
  summary: text(300),
  author: text(60),
  category: z.enum(keysOf(ARTICLE_CATEGORIES)),
  published: day,
  updated: day,
  picture: picture.optional(),
});
export const articleEnglish = z.strictObject({ title: text(200), summary: text(500), author: text(80) });

/** A datasheet without a file is the one made from its product's record. */
export const download = z
  .strictObject({
  slug,
    title: text(120),
    title_en: text(160),
    summary: text(300),
    summary_en: text(400),
    type: z.enum(keysOf(FILE_TYPES)),
    kind: z.enum(keysOf(DOWNLOAD_KINDS)),
    version: text(20),
    created: day,
    file: file.optional(),
    file_en: file.optional(),
    products: z.array(text(20)),
  })
  .refine(({ kind, file: own, products }) => own !== undefined || (kind === "datasheet" && products.length === 1), "A file, or a datasheet of one product");

export const video = z.strictObject({
  slug,
  title: text(120),
  title_en: text(160),
  summary: text(300),
  summary_en: text(400),
  group: z.enum(keysOf(VIDEO_GROUPS)),
  created: day,
  seconds: z.number().int().positive(),
  file,
  file_modern: file.optional(),
  poster: file,
  captions: file,
  captions_en: file,
  chapters: z.array(z.strictObject({ title: text(30), title_en: text(60), second: z.number().int().nonnegative() })),
  products: z.array(text(20)),
});

export const testimonial = z.strictObject({
  slug,
  quote: text(300),
  quote_en: text(500),
  name: text(40),
  name_en: text(60),
  role: text(60),
  role_en: text(80),
  company: text(60),
  company_en: text(80),
  result: text(60),
  result_en: text(100),
  portrait: picture.optional(),
  solution: z.enum(SOLUTION_KEYS),
});

export const banner = z.strictObject({
  slug,
  kicker: text(60),
  kicker_en: text(80),
  title: text(40),
  title_en: text(60),
  text: text(200),
  text_en: text(300),
  action: text(20),
  action_en: text(30),
  link: z.string().startsWith("/"),
});

export const need = z.strictObject({ slug, note: text(200).optional(), note_en: text(300).optional(), answers: z.array(z.string().startsWith("/")) });

export const faq = z.strictObject({ slug, topic: z.enum(keysOf(FAQ_TOPICS)), question: text(120), question_en: text(200), answer: text(800), answer_en: text(1200) });

/** services/{slug}.yaml; the long text is Markdown. */
export const service = z.strictObject({
  slug,
  title: text(60),
  title_en: text(100),
  summary: text(200),
  summary_en: text(300),
  order: z.number().int(),
  listed: z.boolean(),
  /** A picture that a product describes. */
  picture: file.optional(),
  body: text(8000),
  body_en: text(12000),
  steps: z.array(z.strictObject({ title: text(40), title_en: text(60), text: text(200), text_en: text(300), duration: text(30).optional(), duration_en: text(40).optional() })).optional(),
  tests: z
    .array(z.strictObject({ group: text(40), group_en: text(60), items: z.array(z.strictObject({ name: text(60), name_en: text(100), criterion: text(160), criterion_en: text(240) })) }))
    .optional(),
});

export const brand = z.strictObject({
  slug,
  kind: z.enum(keysOf(BRAND_KINDS)),
  year: z.number().int().optional(),
  /** A picture of its own, or one that another record describes. */
  picture: z.union([picture, file]).optional(),
  title: text(80),
  title_en: text(120),
  summary: text(300),
  summary_en: text(400),
  body: text(8000),
  body_en: text(12000),
});

export const invention = z.strictObject({
  slug,
  title: text(120),
  title_en: text(200),
  type: z.enum(keysOf(INVENTION_TYPES)),
  status: z.enum(keysOf(INVENTION_STATUSES)),
  number: text(40),
  date: day,
  summary: text(300),
  summary_en: text(400),
  products: z.array(text(20)),
});

export const mark = z.strictObject({
  slug,
  mark: text(20),
  name: text(80),
  name_en: text(120),
  kind: z.enum(keysOf(MARK_KINDS)),
  number: text(60),
  scope: text(300),
  scope_en: text(400),
  issued: day,
  products: z.array(text(20)),
  file: file.optional(),
});

/** One claim of the company with every reading of it that is in use. The first reading is the one shown by default. */
export const claim = z.strictObject({
  key: slug,
  name: text(60),
  name_en: text(80),
  readings: z
    .array(
      z.strictObject({
        /** What is counted, where that is more than the claim's name. */
        label: text(40).optional(),
        label_en: text(60).optional(),
        value: text(40),
        value_en: text(40).optional(),
        unit: text(20).optional(),
        unit_en: text(20).optional(),
        statement: text(200),
        statement_en: text(300),
        /** Where the figure begins and ends on the scale it is drawn on. */
        low: z.number().optional(),
        high: z.number().optional(),
        used_at: z.array(z.enum(keysOf(CLAIM_PLACES))).min(1),
      }),
    )
    .min(1),
});

export const site = z.strictObject({
  name: text(40),
  name_en: text(60),
  legal_name: text(80),
  legal_name_en: text(120),
  platform_name: text(40),
  platform_name_en: text(40),
  description: text(200),
  description_en: text(300),
  address: text(160),
  address_en: text(240),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  phone: text(40),
  email: text(120),
  sales_email: text(120),
  support_email: text(120),
  hours: text(60),
  hours_en: text(80),
  response_promise: text(60),
  response_promise_en: text(80),
  /** What the company does about single pieces. */
  purchase: z.strictObject({ single_pieces: z.enum(["sold", "partners", "none"]) }),
  platform_url: z.url().optional(),
  app_store_url: z.url(),
  android_url: z.url(),
  qr_codes: z.array(z.strictObject({ title: text(20), title_en: text(40), link: z.url() })).max(3).optional(),
  registrations: z.array(z.strictObject({ text: text(120), link: z.url().optional() })).max(8),
  scenery: z.boolean(),
  /** A picture that a product describes. */
  hero_picture: file,
  products_picture: picture,
  brand_picture: picture,
});

/** What the demonstration says in the place of a built-in text, which claims nothing. */
export const interfaceText = z.strictObject({ key: text(120), text: text(2000), text_en: text(2000) });
