/**
 * A kind of content, defined once: which fields its records have, how its form at the desk is laid out, and where else each field shows.
 * A definition is data. Each place that shows records has a table with a line for every kind of field (`byKind`), in the layer it belongs
 * to: a new kind does not compile until every place has a line for it.
 */
import type { Bilingual, Names } from "../vocabulary/names.ts";
import type { SearchKind } from "../vocabulary/search-kinds.ts";
import type { SitePart } from "../vocabulary/site-parts.ts";
import type { Vocabulary } from "../vocabulary/terms.ts";

/** Lists of label and value: a panel of the page, a table of the datasheet, a part of the Markdown, a group of the comparison; beside a text, facts. */
export type Section = "purchase" | "facts";

/**
 * Where a field shows besides the desk; a field shows nowhere that it does not name. `"own"`: the place composes it in a way of its own.
 */
export interface Shows {
  /** The record's own page. */
  page?: Section | "own";
  /** The datasheet as PDF. Signs that its typefaces lack are told at the desk. */
  datasheet?: Section | "own";
  markdown?: Section | "own";
  compare?: Section;
  /** JSON with its OpenAPI description. */
  json?: true | "own";
  /** Property of schema.org, or one that names a thing of a type. */
  jsonLd?: string | { property: string; type: string };
  /**
   * What the search calls a record and shows of it, words that it finds it by, a text that it reads with less weight, and what is said
   * on its page, of which whole words alone are found.
   */
  search?: "title" | "excerpt" | "words" | "text" | "body" | "own";
  /** Lists of records. */
  list?: true | "own";
}
export type Surface = keyof Shows;

interface Settings {
  on?: Shows;
  /** What JSON calls it, if not by its name. */
  jsonName?: string;
}

interface AtDesk extends Settings {
  label: Bilingual;
  description?: Bilingual;
  optional?: true;
  /** The collection builds on the desk's field, or brings it. */
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
  /** What is read of them. */
  shows: Readonly<Record<string, "text" | "picture">>;
  /** Which of it JSON has; all by default. */
  inJson?: readonly string[];
}

interface Nested extends AtDesk {
  fields: Fields;
  /** Fields side by side; each is a line of its own by default. */
  form?: Form;
}

/** The kinds of fields, with what each has to say of itself. */
export interface Kinds {
  /** The part of the address that names the record, made of another field where it is left empty. Where it is called `key` it stays. */
  slug: Settings & { from?: string };
  /** The place in lists: small numbers come first. */
  order: Settings;
  /** A line of text. */
  text: Texts & { localized?: true };
  /** A sentence or more, in every language. */
  paragraph: Texts;
  /** A long text with headings, pictures and links, in every language. It is called `body`. */
  richText: Settings;
  /** An address on the site. */
  link: AtDesk;
  /** A number; `words` is the key of the text that states it. */
  quantity: AtDesk & { min?: number; max?: number; words?: string };
  /** One of a few values. `namedBy` begins the keys of the site's texts that name them; without it `names` do. */
  choice: AtDesk & { names: Names; initial?: string; namedBy?: string };
  /** An entry of a list that staff keeps. */
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
  /** A file to download or to play: of one kind where it says so, one in each language where it is localized, and told with its checksum. */
  file: AtDesk & { of?: "film" | "captions"; localized?: true; checksum?: true };
  /** Width, depth and height in millimetres, stored as three fields. */
  size: AtDesk;
  /** What search engines and shared links show in the place of what the page says. */
  seo: Settings;
  /** Codes of the row of the specification that it is called like. */
  codes: AtDesk;
  /** Fields under one name. */
  group: Nested;
  /** Rows of the same fields; where they are listed, the first field is the label. */
  rows: Nested & { one?: Bilingual; headedBy?: string; maxRows?: number };
  /** A field that only code of its own reads. */
  own: AtDesk;
  /** What is no field but follows from others, or from outside of the record. */
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

/** What is given and not known: a slip of the pen does not compile. */
type Unknown<Given, Known> = { readonly [Name in Exclude<keyof Given, keyof Known>]: never };
type WithoutUnknown<Given, K extends KindName> = Unknown<Given, Kinds[K]> &
  (Given extends { on: infer On } ? { on: Unknown<On, Shows> } : unknown);

/** Makes the function by which definitions name a kind. */
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

/** What a place does with a field, by its kind. */
export type ByKind<Result, Arguments extends unknown[] = []> = {
  readonly [K in KindName]: (field: FieldOf<K>, ...given: Arguments) => Result;
};

/** Does with a field what the table says of its kind. */
export function byKind<Result, Arguments extends unknown[]>(
  table: ByKind<Result, Arguments>,
  field: AnyField,
  ...given: Arguments
): Result {
  // The compiler does not see that the line is the one of this very field.
  return (table[field.kind] as (field: never, ...given: Arguments) => Result)(field as never, ...given);
}

/** The names of the fields of some kinds. */
export type NamesOfKind<F extends Fields, K extends KindName> = {
  [Name in keyof F & string]: F[Name] extends { kind: K } ? Name : never;
}[keyof F & string];

/** The names of the fields that show at a place, or there in one way alone. */
export type NamesOn<F extends Fields, S extends Surface, Way = unknown> = {
  [Name in keyof F & string]: F[Name] extends { on: Record<S, Way> } ? Name : never;
}[keyof F & string];

/** A name with its field and the way in which it shows somewhere. */
export type Shown<S extends Surface> = [name: string, field: AnyField, way: NonNullable<Shows[S]>];

/** The fields that show at a place, in the order of the definition. */
export function shownOn<S extends Surface>(fields: Fields, surface: S): Shown<S>[] {
  return Object.entries(fields).flatMap(([name, field]): Shown<S>[] => {
    const way = field.on?.[surface];
    return way === undefined ? [] : [[name, field, way]];
  });
}

/** The form of a collection: what stands beside it, and its fields in their lines or its tabs. */
export interface DeskForm {
  sidebar: readonly string[];
  fields?: Form;
  tabs?: readonly { readonly label: Bilingual; readonly fields: Form }[];
}

/** Where visitors see a record; paths are without language prefix. */
export type Address =
  /** On a page with others. */
  | { readonly on: string }
  /**
   * On a page of its own, below a path.
   * @property instead by what a field says, the path at which the record is the page
   */
  | { readonly below: string; readonly by: "slug" | "id"; readonly instead?: Readonly<Record<string, Readonly<Record<string, string>>>> }
  /** Wherever its key leads. */
  | { readonly at: (key: string) => string };

/** What is known of a kind of content besides its fields. */
export interface About {
  /** As the desk calls one of its records, and all of them. */
  one: Bilingual;
  all: Bilingual;
  /** Where it stands in the desk's menu. */
  group: "catalogue" | "content";
  /** The field that names a record in lists and links. */
  title: string;
  /** The columns of the desk's list. */
  columns: readonly string[];
  /** The field that the desk's list is sorted by, with a minus where the greatest comes first. */
  sort: string;
  /** Versions kept of each record, if not as many as usual. */
  maxVersions?: number;
  address?: Address;
  /** The pages of the code that show its records, besides the one that their address names. */
  listedOn?: readonly string[];
  /** The group of results that it is found in; its fields say by what. */
  found?: SearchKind;
  /** What programs get of it: the path of its list as JSON, with the name of that list's shape, and that of its feeds without an extension. */
  programs?: {
    json?: { path: string; name: string; summary: string };
    feed?: { path: string; summary: string };
  };
  /** The part of the site without which its records are not shown. */
  part?: SitePart;
  /** Its records are shown in languages that they are not translated into, whatever the company wants. */
  staysUntranslated?: true;
  /** Its list and its records have no modules of their own: their pages follow from this definition. Only its records where it says so. */
  plainPages?: true | "records";
  /** The form says which records use it. */
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
/** What the form lacks, or has without there being such a field: neither compiles. */
type Misplaced<F extends Fields, D extends DeskForm> =
  | (Exclude<keyof F & string, NamesOfKind<F, "derived"> | Placed<D>> extends infer Name
      ? Name extends string
        ? `${Name} has no place`
        : never
      : never)
  | (Exclude<Placed<D>, keyof F> extends infer Name ? (Name extends string ? `no field ${Name}` : never) : never);

/** @throws Error where a field has two places in the form */
export function define<const Collection extends string, const F extends Fields, const D extends DeskForm>(
  collection: Collection,
  about: About,
  fields: F,
  form: D & ([Misplaced<F, D>] extends [never] ? unknown : { faults: Misplaced<F, D> }),
): Definition<Collection, F> {
  const placed = [...form.sidebar, ...(form.fields ?? []).flat(), ...(form.tabs ?? []).flatMap((tab) => tab.fields.flat())];
  const twice = placed.find((name, index) => placed.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`${twice} of ${collection} has two places in its form`);
  return { ...about, collection, fields, form };
}

/** Whether fields, or those within them, are of one of some kinds. */
export function hasKind(fields: Fields, ...kinds: readonly KindName[]): boolean {
  return Object.values(fields).some((field) => kinds.includes(field.kind) || ("fields" in field && hasKind(field.fields, ...kinds)));
}
