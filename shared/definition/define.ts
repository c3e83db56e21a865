/**
 * The definition of a kind of content: the fields of its records, the layout of its form at the desk, and the surfaces of each field. A
 * definition is data. Each surface has a table with a line for every kind of field (`byKind`), in its own layer: a new kind does not
 * compile until every surface has a line for it.
 */
import { say, type DeskText } from "../desk-texts/say.ts";
import type { Names } from "../vocabulary/names.ts";
import type { SearchKind } from "../vocabulary/search-kinds.ts";
import type { SitePart } from "../vocabulary/site-parts.ts";
import type { Vocabulary } from "../vocabulary/terms.ts";

/**
 * Lists of label and value: a panel of the page, a table of the datasheet, a part of the Markdown, a group of the comparison; beside a
 * text, facts.
 */
export type Section = "purchase" | "facts";

/** The surfaces of a field besides the desk; a field appears on no other surface. `"own"`: the surface has its own code for it. */
export interface Shows {
  /** The record's own page. */
  page?: Section | "own";
  /** The datasheet as PDF. The desk reports characters that its typefaces lack. */
  datasheet?: Section | "own";
  markdown?: Section | "own";
  compare?: Section;
  /** JSON with its OpenAPI description. */
  json?: true | "own";
  /** Property of schema.org, or one with a thing of a type as its value. */
  jsonLd?: string | { property: string; type: string };
  /**
   * The search: a result's title and text, other names of it, words that find it, a text with less weight, and text of its page, which
   * only whole words find.
   */
  search?: "title" | "excerpt" | "names" | "words" | "text" | "body" | "own";
  /** Lists of records. */
  list?: true | "own";
}
export type Surface = keyof Shows;

interface Settings {
  on?: Shows;
  /** Its name in JSON, if it differs. */
  jsonName?: string;
}

interface AtDesk extends Settings {
  label: DeskText;
  description?: DeskText;
  optional?: true;
  /** The collection extends or supplies the desk's field. */
  ownAtDesk?: true;
  /** Key of its label among the site's texts, if not `product.` and its name. */
  siteLabel?: string;
}

interface Texts extends AtDesk {
  /** Characters. */
  max: number;
}

interface References extends AtDesk {
  /** The collection of the records. */
  of: string;
  /** The fields to read of them. */
  shows: Readonly<Record<string, "text" | "picture">>;
  /** The fields among these in JSON; all by default. */
  inJson?: readonly string[];
}

interface Nested extends AtDesk {
  fields: Fields;
  /** Fields side by side; by default each has its own line. */
  form?: Form;
}

/** The kinds of fields, with the options of each. */
export interface Kinds {
  /** The slug in the record's address, generated from another field if it is empty. If its name is `key`, it never changes. */
  slug: Settings & { from?: string };
  /** The position in lists: small numbers come first. */
  order: Settings;
  /** A line of text. */
  text: Texts & { localized?: true };
  /** A sentence or more, in every language. */
  paragraph: Texts;
  /** A long text with headings, pictures and links, in every language. Its name is `body`. */
  richText: Settings;
  /** An address on the site. */
  link: AtDesk;
  /** A number; `words` is the key of the text that states it. */
  quantity: AtDesk & { min?: number; max?: number; words?: string };
  /** One of a few values. `namedBy` is the prefix of their keys among the site's texts; without it `names` has their names. */
  choice: AtDesk & { names: Names; initial?: string; namedBy?: string };
  /** A term of a list that staff edits. */
  term: AtDesk & { vocabulary: Vocabulary };
  /** Yes or no; no by default. */
  flag: AtDesk & { initial?: true };
  /** A calendar day. */
  day: AtDesk & { today?: true };
  /** Another record. */
  one: References;
  many: References;
  picture: AtDesk;
  pictures: AtDesk;
  /** A three-dimensional model. */
  model: AtDesk;
  /** A file to download or to play: of one kind if it says so, one for each language if it is localized, with its checksum in the data. */
  file: AtDesk & { of?: "film" | "captions"; localized?: true; checksum?: true };
  /** Width, depth and height in millimetres, stored as three fields. */
  size: AtDesk;
  /** The title and description for search engines and shared links, instead of the page's own. */
  seo: Settings;
  /** Codes of a specification row: the one with the same name, or the one that is named. */
  codes: AtDesk & { of?: string };
  /** Fields in a group. */
  group: Nested;
  /** Rows of the same fields; in lists, the first field is the label. */
  rows: Nested & { one?: DeskText; headedBy?: string; maxRows?: number };
  /** A field for special code only. */
  own: AtDesk;
  /** A derived value, from other fields or from outside of the record. */
  derived: Settings;
}
export type KindName = keyof Kinds;
export type FieldOf<K extends KindName> = { [Name in K]: Kinds[Name] & { readonly kind: Name } }[K];
export type AnyField = FieldOf<KindName>;
export interface Fields {
  readonly [name: string]: AnyField;
}

/** A line of a form: a field, or several side by side. */
export type Form = readonly (string | readonly string[])[];

/** The unknown properties of a definition, so that a typing error does not compile. */
type Unknown<Given, Known> = { readonly [Name in Exclude<keyof Given, keyof Known>]: never };
type WithoutUnknown<Given, K extends KindName> = Unknown<Given, Kinds[K]> &
  (Given extends { on: infer On } ? { on: Unknown<On, Shows> } : unknown);

/** Makes the functions that define a kind of field. */
function kind<K extends KindName>(name: K) {
  return <const Given extends Kinds[K]>(given: Given & WithoutUnknown<Given, K>): Given & { readonly kind: K } => ({
    ...given,
    kind: name,
  });
}

export const slug = kind("slug");
export const order = kind("order");
export const text = kind("text");
export const paragraph = kind("paragraph");
export const richText = kind("richText");
export const link = kind("link");
export const quantity = kind("quantity");
export const choice = kind("choice");
export const term = kind("term");
export const flag = kind("flag");
export const day = kind("day");
export const one = kind("one");
export const many = kind("many");
export const picture = kind("picture");
export const pictures = kind("pictures");
export const model = kind("model");
export const file = kind("file");
export const size = kind("size");
export const seo = kind("seo");
export const codes = kind("codes");
export const group = kind("group");
export const rows = kind("rows");
export const own = kind("own");
export const derived = kind("derived");

/** A surface's function for each kind of field. */
export type ByKind<Result, Arguments extends unknown[] = []> = {
  readonly [K in KindName]: (field: FieldOf<K>, ...given: Arguments) => Result;
};

/** Calls the table's function for a field's kind. */
export function byKind<Result, Arguments extends unknown[]>(
  table: ByKind<Result, Arguments>,
  field: AnyField,
  ...given: Arguments
): Result {
  // The compiler cannot infer that the function accepts this field.
  return (table[field.kind] as (field: never, ...given: Arguments) => Result)(field as never, ...given);
}

/** The names of the fields of some kinds. */
export type NamesOfKind<F extends Fields, K extends KindName> = {
  [Name in keyof F & string]: F[Name] extends { kind: K } ? Name : never;
}[keyof F & string];

/** The names of the fields on a surface, or only those with one option there. */
export type NamesOn<F extends Fields, S extends Surface, Way = unknown> = {
  [Name in keyof F & string]: F[Name] extends { on: Record<S, Way> } ? Name : never;
}[keyof F & string];

/** A name with its field and its option on a surface. */
export type Shown<S extends Surface> = [name: string, field: AnyField, way: NonNullable<Shows[S]>];

/** The fields on a surface, in the order of the definition. */
export function shownOn<S extends Surface>(fields: Fields, surface: S): Shown<S>[] {
  return Object.entries(fields).flatMap(([name, field]): Shown<S>[] => {
    const way = field.on?.[surface];
    return way === undefined ? [] : [[name, field, way]];
  });
}

/** The form of a collection: its sidebar, and its fields in lines or tabs. */
export interface DeskForm {
  sidebar: readonly string[];
  fields?: Form;
  tabs?: readonly { readonly label: DeskText; readonly fields: Form }[];
}

/** The address of a record; paths have no language prefix. */
export type Address =
  /** On a page with others. */
  | { readonly on: string }
  /**
   * On its own page, below a path.
   * @property instead by the value of a field, another path of the page
   */
  | { readonly below: string; readonly by: "slug" | "id"; readonly instead?: Readonly<Record<string, Readonly<Record<string, string>>>> }
  /** At the address of its key. */
  | { readonly at: (key: string) => string };

/** The definition of a kind of content besides its fields. */
export interface About {
  /** The desk's names of one record, and of all. */
  one: DeskText;
  all: DeskText;
  /** The group in the desk's menu. */
  group: "catalogue" | "content";
  /** The field with the title of a record in lists and links. */
  title: string;
  /** The columns of the desk's list. */
  columns: readonly string[];
  /** The default sort of the desk's list, with a minus for descending order. */
  sort: string;
  /** Versions of each record, if not the default number. */
  maxVersions?: number;
  address?: Address;
  /** The pages in code that show its records, besides that of their address. */
  listedOn?: readonly string[];
  /** Its group of search results; its fields define the search text. */
  searchKind?: SearchKind;
  /** Its outputs for programs: the path of its JSON list, with the name of that schema, and of its feeds without an extension. */
  programs?: {
    json?: { path: string; name: string; summary: string };
    feed?: { path: string; summary: string };
  };
  /** The part of the site that shows its records. */
  part?: SitePart;
  /** Its records appear in languages without a translation, regardless of the company's setting. */
  staysUntranslated?: true;
  /**
   * Its list and its records need no modules of their own, because their pages follow from this definition. Only its records if it says so.
   */
  plainPages?: true | "records";
  /** The form lists the users of a record. */
  showsUses?: true;
}

export interface Definition<Collection extends string = string, F extends Fields = Fields> extends About {
  readonly collection: Collection;
  readonly fields: F;
  readonly form: DeskForm;
}

type NamesIn<Lines> = Lines extends readonly (infer Line)[] ? (Line extends readonly (infer Name)[] ? Name : Line) : never;
type Lines<F, Name> = F extends Record<Name & string, infer Given> ? Given : readonly [];
type Tab<F> = Lines<F, "tabs"> extends readonly (infer One)[] ? One : never;
type Placed<F extends DeskForm> =
  | NamesIn<F["sidebar"]>
  | NamesIn<Lines<F, "fields">>
  | (Tab<F> extends infer One ? NamesIn<Lines<One, "fields">> : never);
/** The fields that the form lacks, or that do not exist: neither compiles. */
type Misplaced<F extends Fields, D extends DeskForm> =
  | (Exclude<keyof F & string, NamesOfKind<F, "derived"> | Placed<D>> extends infer Name
      ? Name extends string
        ? `${Name} has no place`
        : never
      : never)
  | (Exclude<Placed<D>, keyof F> extends infer Name ? (Name extends string ? `no field ${Name}` : never) : never);

/** The field of every kind that the search finds, at the end of its form. */
const FOUND_BY = {
  foundBy: paragraph({
    label: say("Also found by"),
    max: 600,
    optional: true,
    description: say("What people also type to find it, separated by commas or lines. Whoever types one of these finds it first."),
    on: { search: "names" },
  }),
} as const;

/** A kind's own fields, with those of every kind that the search finds. */
type WithFoundBy<A extends About, F extends Fields> = A extends { readonly searchKind: SearchKind } ? F & typeof FOUND_BY : F;

/**
 * Defines a kind of content. A kind with a `searchKind` also has the field for other names.
 * @throws Error for a field with two places in the form
 */
export function define<const Collection extends string, const A extends About, const F extends Fields, const D extends DeskForm>(
  collection: Collection,
  about: A,
  fields: F,
  form: D & ([Misplaced<F, D>] extends [never] ? unknown : { faults: Misplaced<F, D> }),
): Definition<Collection, WithFoundBy<A, F>> {
  const placed = [...form.sidebar, ...(form.fields ?? []).flat(), ...(form.tabs ?? []).flatMap((tab) => tab.fields.flat())];
  const twice = placed.find((name, index) => placed.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`${twice} of ${collection} has two places in its form`);
  const all = about.searchKind ? { fields: { ...fields, ...FOUND_BY }, form: withLast(form, Object.keys(FOUND_BY)) } : { fields, form };
  return { ...about, collection, ...(all as { fields: WithFoundBy<A, F>; form: DeskForm }) };
}

/** A form with further lines at its end: in its last tab, if it has tabs. */
function withLast({ sidebar, fields, tabs }: DeskForm, more: Form): DeskForm {
  const last = tabs?.at(-1);
  if (!tabs || !last) return { sidebar, fields: [...(fields ?? []), ...more] };
  return { sidebar, ...(fields && { fields }), tabs: [...tabs.slice(0, -1), { ...last, fields: [...last.fields, ...more] }] };
}

/** Whether fields, or nested ones, include some kinds. */
export function hasKind(fields: Fields, ...kinds: readonly KindName[]): boolean {
  return Object.values(fields).some((field) => kinds.includes(field.kind) || ("fields" in field && hasKind(field.fields, ...kinds)));
}
