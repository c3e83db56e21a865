/** Builds the fields of Payload's config from a definition. */
import { say } from "#shared/desk-texts/say.ts";
import type { CollectionSlug, Field, GroupField, NumberField } from "payload";
import {
  byKind,
  type AnyField,
  type ByKind,
  type Definition,
  type FieldOf,
  type Fields,
  type Form,
  type KindName,
} from "#shared/definition/define.ts";
import { row, tab, tabs } from "./layout.ts";
import { list } from "./lists.ts";
import type { Presentation } from "./presentation.ts";
import { relation, relations } from "./relations.ts";
import { sitePath } from "./site-path.ts";
import { slug } from "./slug.ts";
import { codesOfRow } from "./specs.ts";
import { term } from "./term.ts";
import { body, localizedParagraph, localizedText, plainText } from "./text-fields.ts";
import { upload, uploads } from "./upload-fields.ts";
import { choice, day, flag, order, quantity } from "./values.ts";

/** Characters of a title and of a description that search engines show. */
const TITLE_SHOWN = 70;
const DESCRIPTION_SHOWN = 160;

/** The title and description for search engines and shared links, if they differ from the page's own. */
function seo(): GroupField {
  return {
    type: "group",
    name: "seo",
    label: say("Search and sharing"),
    admin: {
      description: say("Left empty, the page’s own title, summary and picture are used."),
    },
    fields: [
      localizedText("title", say("Title"), { max: TITLE_SHOWN, optional: true }),
      localizedParagraph("description", say("Description"), { max: DESCRIPTION_SHOWN, optional: true }),
      upload("picture", say("Picture (when shared)"), { kind: "picture", optional: true }),
    ],
  };
}

/** The name and labels of a field. */
type DeskField = FieldOf<Exclude<KindName, "slug" | "order" | "richText" | "seo" | "derived">>;

const namesOf = (name: string, { label }: DeskField) => [name, label] as const;

function presentationOf({ description, optional }: DeskField, sidebar = false): Presentation & { optional: boolean } {
  return { optional: optional === true, ...(sidebar && { sidebar }), ...(description && { description }) };
}

const FIELDS: ByKind<Field[], [name: string, sidebar: boolean, isAddressed: boolean]> = {
  slug: ({ from }, name, _, isAddressed) => [
    slug({ ...(name === "key" && { name }), ...(from !== undefined && { from }), ...(!isAddressed && { optional: true }) }),
  ],
  order: () => [order()],
  text: (field, name, sidebar) => {
    const make = field.localized ? localizedText : plainText;
    return [make(...namesOf(name, field), { ...presentationOf(field, sidebar), max: field.max })];
  },
  paragraph: (field, name, sidebar) => [localizedParagraph(...namesOf(name, field), { ...presentationOf(field, sidebar), max: field.max })],
  richText: () => [body()],
  link: (field, name) => [sitePath(...namesOf(name, field))],
  quantity: (field, name, sidebar) => {
    const { min, max } = field;
    const ends = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    return [quantity(...namesOf(name, field), { ...presentationOf(field, sidebar), ...ends })];
  },
  choice: (field, name, sidebar) => {
    const { names, initial } = field;
    return [choice(...namesOf(name, field), names, { ...presentationOf(field, sidebar), ...(initial !== undefined && { initial }) })];
  },
  term: (field, name, sidebar) => [term(...namesOf(name, field), field.vocabulary, presentationOf(field, sidebar))],
  flag: (field, name, sidebar) => [
    flag(...namesOf(name, field), { ...presentationOf(field, sidebar), ...(field.initial && { initial: true }) }),
  ],
  day: (field, name, sidebar) => [day(...namesOf(name, field), { ...presentationOf(field, sidebar), ...(field.today && { today: true }) })],
  one: (field, name, sidebar) => [relation(...namesOf(name, field), field.of as CollectionSlug, presentationOf(field, sidebar))],
  many: (field, name) => [relations(...namesOf(name, field), field.of as CollectionSlug, field.description)],
  picture: (field, name) => [upload(...namesOf(name, field), { ...presentationOf(field), kind: "picture" })],
  pictures: (field, name) => [uploads(...namesOf(name, field), { ...presentationOf(field), kind: "picture" })],
  model: (field, name) => [upload(...namesOf(name, field), { ...presentationOf(field), kind: "model" })],
  file: (field, name) => {
    const { of: kind, localized } = field;
    return [upload(...namesOf(name, field), { ...presentationOf(field), ...(kind && { kind }), ...(localized && { localized }) })];
  },
  size: () => [
    row(
      quantity("width", say("Width (mm)"), { min: 0 }),
      quantity("depth", say("Depth (mm)"), { min: 0 }),
      quantity("height", say("Height (mm)"), { min: 0 }),
    ),
  ],
  seo: () => [seo()],
  codes: (field, name) => {
    const { of: key, description } = field;
    return [codesOfRow(...namesOf(name, field), { ...(key !== undefined && { key }), ...(description && { description }) })];
  },
  group: ({ label, description, fields, form }, name) => [
    { type: "group", name, label, ...(description && { admin: { description } }), fields: lines(fields, form) },
  ],
  rows: (field, name) => {
    const { description, fields, form, one, headedBy, maxRows } = field;
    const options = {
      ...(description && { description }),
      ...(one && { one }),
      ...(headedBy !== undefined && { headedBy }),
      ...(maxRows !== undefined && { maxRows }),
    };
    return [list(...namesOf(name, field), lines(fields, form), options)];
  },
  own: () => [],
  derived: () => [],
};

/** The fields in the form's lines; without a form, each field in its own line. */
function lines(fields: Fields, form: Form = Object.keys(fields), own: Builders = {}): Field[] {
  const build = (name: string) => fieldsAtDesk(name, fields[name], own);
  return form.flatMap((line) => (typeof line === "string" ? build(line) : [row(...line.flatMap(build))]));
}

type Builders = Partial<Record<string, (field: Field | undefined) => Field>>;

/** @throws Error for an unknown field, or one that the collection must supply and does not */
function fieldsAtDesk(name: string, field: AnyField | undefined, own: Builders, sidebar = false, isAddressed = true): Field[] {
  if (!field) throw new Error(`There is no field ${name}`);
  const built = byKind(FIELDS, field, name, sidebar, isAddressed);
  const build = own[name];
  if (!build && "ownAtDesk" in field && field.ownAtDesk) throw new Error(`The collection does not bring the field ${name}`);
  return build ? [build(built[0])] : built;
}

/** The fields that their collection extends or supplies. */
export type OwnFields<F extends Fields> = Record<OwnNames<F>, (field: Field | undefined) => Field>;
type OwnNames<F extends Fields> = { [Name in keyof F & string]: F[Name] extends { ownAtDesk: true } ? Name : never }[keyof F & string];

/**
 * The form of a kind of content.
 * @param own makes the fields that the definition leaves to their collection, from the desk's default fields of their kind
 */
export function formFields<F extends Fields>({ fields, form, address }: Definition<string, F>, own: OwnFields<F>): Field[] {
  // A record addressed by its number still has a slug, for imports and the desk.
  const isAddressed = !(address && "by" in address && address.by === "id");
  const inTabs = form.tabs?.map(({ label, fields: inTab }) => tab(label, lines(fields, inTab, own)));
  return [
    ...form.sidebar.flatMap((name) => fieldsAtDesk(name, fields[name], own, true, isAddressed)),
    ...lines(fields, form.fields ?? [], own),
    ...(inTabs ? [tabs(...inTabs)] : []),
  ];
}

/** Fields of numbers, side by side. */
export function numberFields(fields: Record<string, FieldOf<"quantity">>): NumberField[] {
  return lines(fields) as NumberField[];
}
