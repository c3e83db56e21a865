import { validOperatorSet } from "payload/shared";
import { parse, type ParsedQs } from "qs-esm";
import { Refusal } from "./refusal.ts";

/** How Payload reads a query (`createPayloadRequest`): what is checked here is what it will find. */
const AS_PAYLOAD = { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true } as const;

/** Records of a page when none are asked for, as in Payload. */
const USUAL_LIMIT = 10;
/** How many records one record brings along with each level of depth, as measured with the demonstration content. */
const GROWTH = 5;
/** Pages of a list that can be asked for. */
const MOST_PAGES = 10_000;
/** Conditions of a query in all, conditions within conditions, and values of one condition. */
const MOST_CONDITIONS = 30;
const DEEPEST_CONDITION = 5;
const MOST_VALUES = 200;
/** Characters of a value, and of all that is no condition. */
const LONGEST_VALUE = 500;
/** Fields to sort by, and fields that a record is cut down to. */
const MOST_SORTS = 5;
const MOST_FIELDS = 100;
const DEEPEST_FIELD = 8;
/** The path of a field: the database's query builder takes it apart. A language may be a part of it. */
const FIELD_PATH = /^[A-Za-z_]\w{0,63}(?:[.-]\w{1,64}){0,7}$/;
/** Operators for points on a map, which no field of ours holds, and one that SQL databases do not know. */
const UNKNOWN = new Set(["near", "within", "intersects", "all"]);
/** Operators that take several values. */
const OF_LISTS = new Set(["in", "not_in"]);
/** Parameters that are one word each. */
const WORDS = ["depth", "limit", "page", "pagination", "draft", "trash", "locale", "fallback-locale", "autosave", "publishSpecificLocale"];

/** What a caller may ask for in one request. */
export interface Bounds {
  /** Levels of related records. */
  depth: number;
  /** Records of one answer at depth 0; with each level of depth a fifth of it. */
  records: number;
  /** Whether lists without end can be asked for. */
  endless: boolean;
}

/** Visitors' programs: a list of the catalogue, or one record with what belongs to it. */
export const STRANGER: Bounds = { depth: 2, records: 100, endless: false };
/** The admin: it lists up to a hundred records, and all of a kind when many are chosen at once. */
export const STAFF: Bounds = { depth: 3, records: 5000, endless: true };

/**
 * Checks a query before Payload sees it.
 * @returns the query to go on with: where no number of records was asked for, one that the depth allows
 * @throws Refusal with 400 and what is wrong
 */
export function checkedQuery(search: string, bounds: Bounds): string {
  if (search === "" || search === "?") return search;
  const query = read(search);
  for (const name of WORDS) {
    if (query[name] !== undefined && (typeof query[name] !== "string" || query[name].length > LONGEST_VALUE))
      refuse(`${name} must be one value`);
  }
  const depth = wholeNumber(query, "depth", 0, bounds.endless ? 10 : bounds.depth) ?? 0;
  const most = Math.max(1, Math.floor(bounds.records / GROWTH ** Math.min(depth, bounds.depth)));
  const limit = wholeNumber(query, "limit", bounds.endless ? 0 : 1, most);
  wholeNumber(query, "page", 1, MOST_PAGES);
  if (query["pagination"] === "false" && limit === undefined && !bounds.endless) refuse("pagination=false needs a limit");
  if (query["where"] !== undefined) checkWhere(typeof query["where"] === "string" ? json("where", query["where"]) : query["where"]);
  checkSort(query["sort"]);
  for (const name of ["select", "populate"]) checkFields(name, query[name]);
  if (query["data"] !== undefined && !(typeof query["data"] === "string" && isObject(json("data", query["data"]))))
    refuse("data must hold fields");
  if (query["joins"] !== undefined && !bounds.endless) refuse("joins cannot be asked for");
  return limit === undefined && most < USUAL_LIMIT ? `${search}&limit=${most}` : search;
}

function read(search: string): ParsedQs {
  try {
    return parse(search, AS_PAYLOAD);
  } catch {
    return refuse("The query cannot be read");
  }
}

function refuse(message: string): never {
  throw new Refusal(400, `${message}.`);
}

function wholeNumber(query: ParsedQs, name: string, least: number, most: number): number | undefined {
  const text = query[name] as string | undefined;
  if (text === undefined || text === "") return undefined;
  if (!/^\d{1,9}$/.test(text) || Number(text) < least || Number(text) > most)
    refuse(`${name} must be a whole number from ${least} to ${most}`);
  return Number(text);
}

/** Conditions as Payload reads them: `{and|or: [conditions]}` or `{field: {operator: value}}`, in a tree of bounded size. */
function checkWhere(where: unknown): void {
  let conditions = 0;
  const check = (node: unknown, depth: number): void => {
    if (!isObject(node)) refuse("where must hold conditions");
    if (depth > DEEPEST_CONDITION) refuse(`where may hold conditions within conditions ${DEEPEST_CONDITION} times`);
    for (const [key, value] of Object.entries(node)) {
      conditions += 1;
      if (conditions > MOST_CONDITIONS) refuse(`where may hold ${MOST_CONDITIONS} conditions`);
      if (/^(?:and|or)$/i.test(key)) {
        // Payload reads both a list and an object with numbers for names.
        if (typeof value !== "object" || value === null) refuse(`where: ${key} must hold a list`);
        Object.values(value).forEach((part) => check(part, depth + 1));
      } else checkCondition(key, value);
    }
  };
  check(where, 0);
}

function checkCondition(field: string, condition: unknown): void {
  if (!FIELD_PATH.test(field) || !isObject(condition)) refuse("where: a condition is field, operator and value");
  for (const [operator, value] of Object.entries(condition)) {
    if (!validOperatorSet.has(operator as never) || UNKNOWN.has(operator)) refuse("where: there is no such operator");
    const values = Array.isArray(value) ? value : [value];
    if (Array.isArray(value) && !OF_LISTS.has(operator)) refuse("where: this operator takes one value");
    if (values.length > MOST_VALUES || (OF_LISTS.has(operator) && typeof value === "string" && value.split(",").length > MOST_VALUES)) {
      refuse(`where: a condition may hold ${MOST_VALUES} values`);
    }
    if (!values.every(isValue)) refuse(`where: a value is text of up to ${LONGEST_VALUE} characters`);
  }
}

/** What a database can compare with: no tree, and no NUL, which PostgreSQL cannot hold. */
function isValue(value: unknown): boolean {
  if (typeof value === "string") return value.length <= LONGEST_VALUE * (value.includes(",") ? 20 : 1) && !value.includes("\0");
  return value === null || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));
}

function checkSort(sort: unknown): void {
  if (sort === undefined) return;
  const fields = (Array.isArray(sort) ? sort : [sort]).flatMap((entry) => (typeof entry === "string" ? entry.split(",") : [null]));
  if (fields.length > MOST_SORTS) refuse(`sort may name ${MOST_SORTS} fields`);
  if (!fields.every((field) => field !== null && (field === "" || FIELD_PATH.test(field.replace(/^-/, "").trim()))))
    refuse("sort must name fields");
}

/** A tree of names with `true` or `false` at its ends. */
function checkFields(name: string, tree: unknown): void {
  if (tree === undefined) return;
  let fields = 0;
  const check = (node: unknown, depth: number): void => {
    if (!isObject(node) || depth > DEEPEST_FIELD) refuse(`${name} must name fields`);
    for (const [key, value] of Object.entries(node)) {
      fields += 1;
      if (fields > MOST_FIELDS) refuse(`${name} may name ${MOST_FIELDS} fields`);
      if (!/^[\w-]{1,64}$/.test(key)) refuse(`${name} must name fields`);
      if (value !== "true" && value !== "false") check(value, depth + 1);
    }
  };
  check(tree, 0);
}

function json(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(`${name} cannot be read`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
