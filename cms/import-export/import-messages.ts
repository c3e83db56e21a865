import { inDeskLanguages, say, wordingIn, type DeskText } from "#shared/desk-texts/say.ts";
import type { UnreadReason } from "#shared/specification/quantity-statements.ts";
import { listOf } from "../lib/i18n.ts";

/** Messages about a file that must be corrected before its import. */
export const words = {
  day: say("There is no such date, or it cannot be read; write it as 2026-02-28."),
  month: say("This is a month: it is read as its first day."),
  plainMarkdown: say("This is a plain text: signs of Markdown are shown as they are."),
  onlyWords: say("Stored as text: buyers cannot filter by it. It holds no figure."),
  yesNo: say("Write true or false, or yes or no."),
  identity: say("This is how a record is found, so it cannot be empty."),
  noRecord: say("There is no record with this number. Leave it empty for a new one."),
  inTrash: say("This record is in the trash: restore it first."),
  gone: say("This record was deleted or renamed after the file was read: the line was not written."),
  noFile: say("The media library has no such file. Upload it there first: only its texts are changed here."),
  status: say("Write draft or published."),
  cannotRead: say("This file cannot be read: use CSV, XLSX or JSON, with the names of the columns in the first line."),
  olderWorkbook: say("This is a workbook of the older XLS format, or one with a password: save it as XLSX, without a password."),
  encoding: say("The encoding of this file is not recognised: save it as “CSV UTF-8” in Excel, or use XLSX."),
  readAsGbk: say("This file was read as GBK: check that the Chinese below is correct."),
  tooWide: say("The sheet is too large: delete the cells beside the table, or split it into several files."),
  noResult: say("This is a formula, and its result is not in the file: open and save it in Excel, or paste it as a value."),
  damaged: say("Characters are lost here and have become “�”: save the original file again, as “CSV UTF-8” or XLSX."),
  madeDay: say("The spreadsheet has turned this into a date: format the column as text, then write it again."),
  moreCells: say("This line has more cells than there are names of columns: put a text with commas between double quotes."),
  oneSheet: say("A ZIP has to hold one CSV, XLSX or JSON file, and only one; all else in it are pictures."),
  damagedArchive: say("This ZIP cannot be read: it is damaged, or has a password."),
  noPicture: say("In the ZIP this file is no picture (PNG, JPEG, WebP, AVIF or GIF)."),
  empty: say("There are no records in this file."),
  halted: say("It made no progress for a long time and was stopped. Try again with several smaller files."),
  tooHeavy: say("Opening this file takes too much time or memory: leave out what is not needed, or split it into several files."),
  diskFull: say("The server’s disk is full, and not everything was written. Ask an administrator to free space, then try again."),
  interrupted: say("It was interrupted; please try again."),
} as const satisfies Record<string, DeskText>;

/** A text that is no number, or has another country's notation. */
export function noNumber(cell: string, hasCommas: boolean): DeskText {
  if (hasCommas)
    return say(
      "“{cell}” is not a number here: as elsewhere in this file, write a comma before decimals, and points between thousands or none, as in 1234,5 or 1.234,5.",
      { cell },
    );
  return say(
    "“{cell}” is not a number here: write a point before decimals, and commas between thousands or none, as in 1234.5 or 1,234.5.",
    { cell },
  );
}

/** An ambiguous number in a file that may have commas before decimals. @param whole and decimal the notations of both meanings */
export function unsureNumber(cell: string, whole: string, decimal: string): DeskText {
  return say(
    "“{cell}” may be one of two numbers, for in some countries commas stand before decimals: write {whole} or {decimal}, whichever is meant.",
    { cell, whole, decimal },
  );
}

/** A number that would be another one in another country's notation. */
export function readAs(cell: string, read: string, other: string): DeskText {
  return say("“{cell}” is read as {read}, not as {other}: please check.", { cell, read, other });
}

/** A figure with more than a unit in a column for numbers. */
export function numberAlone(cell: string, unit: string): DeskText {
  return say("“{cell}” is not one value: write a single number in {unit}, as in 64 or 64 {unit}.", { cell, unit });
}

/** Formatting of a stored text that a file cannot contain. */
export function formattingLost(formats: DeskText): DeskText {
  return say("The stored text has what a file cannot hold: {formats}. It is lost when this is written: set it again at the desk.", {
    formats,
  });
}

/** A number that differs from the stored one by a factor of ten or more. */
export function muchChanged(before: number, after: number): DeskText {
  return say("It was {before} and becomes {after}, ten times as much or less: please check.", { before, after });
}

/** A number with more digits than spreadsheets keep, or rounded by their display. */
export function longNumber(cell: string): DeskText {
  return say(
    "“{cell}” has lost digits or may have, for spreadsheets keep 15 of them: format the column as text, write the number again, and import it as XLSX.",
    { cell },
  );
}

/** A spreadsheet's error value. */
export function errorCell(cell: string): DeskText {
  return say("“{cell}” is an error of the spreadsheet, not content: correct the formula, or write what belongs there.", { cell });
}

/** An ambiguous day in figures. @param days the possible ones, as 2026-02-28 */
export function ambiguousDay(cell: string, days: readonly string[]): DeskText {
  const meanings = inDeskLanguages((language) => days.join(wordingIn(language)(" or ")));
  return say("“{cell}” is ambiguous: it may be {meanings}. Write the year first, then the month and the day.", { cell, meanings });
}

/** Columns with the same name. @param names each with its letters, as in “name (B, F)” */
export function sameColumns(names: readonly string[]): DeskText {
  return say("Columns have the same name: {names}. Keep one column of each name.", { names: joinFirst(names) });
}

/** Merged cells among the names and records. @param ranges as A2:A4 */
export function mergedCells(ranges: readonly string[]): DeskText {
  return say("Cells are merged: {ranges}. Only the first of them has content: unmerge them and fill in each one.", {
    ranges: joinFirst(ranges),
  });
}

/** A cell of CSV with wrong double quotes. */
export function wrongQuotes(line: number): DeskText {
  return say("Double quotes are wrong in line {line}: write those within a text twice, and put the whole cell between quotes.", { line });
}

/** A line of CSV that is too long, mostly because a quote is never closed. */
export function longLine(line: number): DeskText {
  return say("Line {line} is too long: mostly a double quote before it is not closed.", { line });
}

/** A cell that is longer than any text may be. @param place of the cell, such as B2 */
export function longCell(place: string, most: number): DeskText {
  const number = most.toLocaleString("en");
  return say("A cell is too long ({place}): it may have {number} characters.", { place, number });
}

/** Says which of several sheets the import has read. */
export function sheetRead(name: string, others: readonly string[]): DeskText {
  return say("The sheet “{name}” was read, and not: {others}.", { name, others: listOf(others.slice(0, MAX_NAMED)) });
}

/** Says that the names of columns are not in the first line. @param line with the names */
export function namesIn(line: number): DeskText {
  return say("The names of the columns are in line {line}; what stands above was not read.", { line });
}

/** Mentions hidden rows of the spreadsheet. @param ranges as 5–7 */
export function hiddenRows(ranges: readonly string[]): DeskText {
  return say("Rows that are hidden or filtered out in the sheet were read too: {ranges}.", { ranges: joinFirst(ranges) });
}

/** Mentions hidden columns of the spreadsheet. */
export function hiddenColumns(names: readonly string[]): DeskText {
  return say("Columns that are hidden in the sheet were read too: {names}.", { names: joinFirst(names) });
}

/** Mentions columns with values, but without a name. @param letters as B */
export function namelessColumns(letters: readonly string[]): DeskText {
  return say("These columns have no name and were not read: {letters}.", { letters: joinFirst(letters) });
}

/** The reason why figures of a specification remain text, and the correct notation, by the reason of the quantity reader. */
const UNREAD: Readonly<Record<UnreadReason, (key: string, unit: string) => DeskText>> = {
  unit: (_key, unit) => say("The unit here is {unit}: write the figure in it", { unit }),
  several: (key) =>
    say("These are several values: write one, the others into specs.{key}~2 and so on, each with its specs.{key}~2.condition", { key }),
  disagree: (_key, unit) => say("The figures in different units do not agree: check them, and write the one in {unit} alone", { unit }),
  product: (_key, unit) => say("Write the product, in {unit}", { unit }),
  rate: (key, unit) => say("Write the figure in {unit} alone, and what it is for into specs.{key}.condition", { unit, key }),
  unclear: (key, unit) =>
    say("Write a number or a range in {unit}, such as 12 or 9–36, and the rest into specs.{key}.condition", { unit, key }),
};

/** Figures that remain text, so that filters do not find the product. @param key and unit of the row */
export function unreadQuantity(reason: UnreadReason, key: string, unit: string): DeskText {
  return say("Stored as text: buyers cannot filter by it. {notation}.", { notation: UNREAD[reason](key, unit) });
}

/** The remark beside a figure in a row with another condition. */
export function remarkLeftOut(remark: string, key: string): DeskText {
  return say("“{remark}” was left out, for there is another condition. Where it matters write it into specs.{key}.condition.", {
    remark,
    key,
  });
}

/** A text without codes in a row that has codes. @param codes the row's codes @param isFacet whether buyers filter by them */
export function codesMissing(key: string, codes: readonly string[], isFacet: boolean): DeskText {
  const list = codes.join(", ");
  return isFacet
    ? say("This is text only: buyers cannot filter by it. Write into specs.{key}.codes any of: {list}", { key, list })
    : say("This is text only. Write into specs.{key}.codes any of: {list}", { key, list });
}

/** Words beside names of codes in a row's text. @param unknown the words that name no code */
export function codesUnknown(key: string, unknown: readonly string[]): DeskText {
  return say("Not understood, and shown as text only: {unknown}. Where it matters write codes into specs.{key}.codes.", {
    unknown: listOf(unknown),
    key,
  });
}

/** A range with its bounds exchanged. */
export function rangeTurned(range: string): DeskText {
  return say("The minimum comes first: {range}", { range });
}

/** A value that is not in the list. @param most listed values */
export function noChoice(values: readonly string[], most = MAX_NAMED): DeskText {
  return say("There is no such value. Possible values: {values}", { values: joinFirst(values, most) });
}

/** A missing record. @param names similar ones, or all of few */
export function noReference(kind: DeskText, { names, areAll }: { names: readonly string[]; areAll: boolean }): DeskText {
  if (names.length === 0) return say("There is no such record: {kind}.", { kind });
  return areAll
    ? say("There is no such record: {kind}. There are: {names}", { kind, names: listOf(names) })
    : say("There is no such record: {kind}. Near it: {names}", { kind, names: listOf(names) });
}

/** A file of another kind than the field accepts. */
export function wrongFile(type: string): DeskText {
  return say("A file of this kind ({type}) cannot be used here.", { type });
}

/** A value that a previous line has. */
export function sameAs(line: number): DeskText {
  const number = line.toLocaleString("en");
  return say("The same as in line {number}.", { number });
}

/** A value that another record has. */
export function takenBy(record: string): DeskText {
  return say("Another record uses it: {record}", { record });
}

/** Empty terms in the file that default to those of the company. */
export function defaultsTaken(terms: readonly { column: string; value: string; records: number }[]): DeskText {
  const list = terms.map(({ column, value, records }) => `${column} = ${value} (${records.toLocaleString("en")})`);
  return say("From the company’s terms, where the file leaves them empty: {list}. In brackets the number of records.", {
    list: listOf(list),
  });
}

/**
 * Unknown columns.
 * @param foreign one of them in a language that the site does not have
 */
export function noColumns(names: readonly string[], foreign: string | undefined): DeskText {
  const values = { count: names.length, names: joinFirst(names) };
  return foreign
    ? say(
        "There are no such columns ({count}): {names}. Name them as the template does, or as the desk calls them. Leave out columns in a language that the site has not, such as {foreign}.",
        { ...values, foreign },
      )
    : say("There are no such columns ({count}): {names}. Name them as the template does, or as the desk calls them.", values);
}

/** A file without the column that identifies records. */
export function noIdentity(name: string): DeskText {
  return say("The column {name} is missing: records are found by it.", { name });
}

/** A workbook that is too large when unpacked. */
export function largeInside(most: number): DeskText {
  return say("Unpacked, this workbook is larger than {most} MB: split it into several files, or use CSV.", { most });
}

/** An archive that is too large when unpacked. */
export function largeArchive(most: number): DeskText {
  return say("Unpacked, this ZIP is larger than {most} MB: bring it in several parts.", { most });
}

/** Too many pictures in one import. */
export function manyPictures(most: number): DeskText {
  const number = most.toLocaleString("en");
  return say("An import may bring {number} pictures: bring them in several parts.", { number });
}

/** The effects of the pictures sent with a sheet. */
export function picturesTold({ added, there, unnamed }: { added: number; there: number; unnamed: number }): DeskText {
  return unnamed > 0
    ? say("Pictures: {added} for the media library, {there} are there already; {unnamed} files are named by no line and stay out.", {
        added,
        there,
        unnamed,
      })
    : say("Pictures: {added} for the media library, {there} are there already.", { added, there });
}

/** Too many records in one file. */
export function tooMany(most: number): DeskText {
  const number = most.toLocaleString("en");
  return say("A file may hold {number} records.", { number });
}

/** Values in a message, at most. */
const MAX_NAMED = 12;
/** Characters of a value in a message. */
const MAX_SHOWN = 80;

/** The first of some values, and an ellipsis for the others. */
function joinFirst(values: readonly string[], most = MAX_NAMED): DeskText {
  const list = values
    .slice(0, most)
    .map((value) => (value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value))
    .join(", ");
  return values.length > most ? say("{list} …", { list }) : inDeskLanguages(() => list);
}
