import type { UnreadReason } from "#shared/specification/quantity-statements.ts";
import type { Bilingual } from "../lib/i18n.ts";

/** Messages about a file that must be corrected before its import. */
export const words = {
  day: {
    zh: "没有这一天，或者读不出日期；请写成 2026-02-28 这样。",
    en: "There is no such date, or it cannot be read; write it as 2026-02-28.",
  },
  month: { zh: "这里只有月份，读作当月第一天。", en: "This is a month: it is read as its first day." },
  plainMarkdown: {
    zh: "这里是纯文字，Markdown 的符号会原样显示。",
    en: "This is a plain text: signs of Markdown are shown as they are.",
  },
  onlyWords: { zh: "存为文字，买家无法按它筛选：这里没有数值。", en: "Stored as text: buyers cannot filter by it. It holds no figure." },
  yesNo: { zh: "写 true 或 false，或者是、否。", en: "Write true or false, or yes or no." },
  identity: { zh: "不能为空：按这一列认出是哪条记录。", en: "This is how a record is found, so it cannot be empty." },
  noRecord: { zh: "没有这个编号的记录。新记录请留空。", en: "There is no record with this number. Leave it empty for a new one." },
  inTrash: { zh: "这条记录在回收站里，请先恢复。", en: "This record is in the trash: restore it first." },
  gone: {
    zh: "读取之后，这条记录被移走或改了标识，没有写入。",
    en: "This record was deleted or renamed after the file was read: the line was not written.",
  },
  noFile: {
    zh: "媒体库里没有这个文件。文件请先在媒体库上传，这里只改文字。",
    en: "The media library has no such file. Upload it there first: only its texts are changed here.",
  },
  status: { zh: "写 draft（草稿）或 published（已发布）。", en: "Write draft or published." },
  cannotRead: {
    zh: "读不了这个文件：请用 CSV、XLSX 或 JSON，第一行是列名。",
    en: "This file cannot be read: use CSV, XLSX or JSON, with the names of the columns in the first line.",
  },
  olderWorkbook: {
    zh: "这个文件是旧的 XLS 格式，或设了密码：请在 Excel 里另存为 XLSX，不设密码。",
    en: "This is a workbook of the older XLS format, or one with a password: save it as XLSX, without a password.",
  },
  encoding: {
    zh: "认不出这个文件的文字编码：请在 Excel 里另存为“CSV UTF-8”，或用 XLSX。",
    en: "The encoding of this file is not recognised: save it as “CSV UTF-8” in Excel, or use XLSX.",
  },
  readAsGbk: {
    zh: "这个文件按 GBK 编码读取，请留意下面的中文是否正常。",
    en: "This file was read as GBK: check that the Chinese below is correct.",
  },
  tooWide: {
    zh: "工作表太大：请删掉表格之外的单元格，或分成几个文件。",
    en: "The sheet is too large: delete the cells beside the table, or split it into several files.",
  },
  noResult: {
    zh: "这里是公式，文件里没有它的结果：请在 Excel 里打开并保存，或粘贴为值。",
    en: "This is a formula, and its result is not in the file: open and save it in Excel, or paste it as a value.",
  },
  damaged: {
    zh: "有的字已经丢失，变成了“�”：请从原来的文件重新保存为“CSV UTF-8”或 XLSX。",
    en: "Characters are lost here and have become “�”: save the original file again, as “CSV UTF-8” or XLSX.",
  },
  madeDay: {
    zh: "表格软件把这里当成了日期：请把这一列设为“文本”格式，重新填写。",
    en: "The spreadsheet has turned this into a date: format the column as text, then write it again.",
  },
  moreCells: {
    zh: "这一行的单元格比列名多：带逗号的文字要放在英文双引号里。",
    en: "This line has more cells than there are names of columns: put a text with commas between double quotes.",
  },
  oneSheet: {
    zh: "ZIP 里要有一个 CSV、XLSX 或 JSON 文件，不多不少；其余的是图片。",
    en: "A ZIP has to hold one CSV, XLSX or JSON file, and only one; all else in it are pictures.",
  },
  damagedArchive: {
    zh: "读不了这个 ZIP：文件已损坏，或者设了密码。",
    en: "This ZIP cannot be read: it is damaged, or has a password.",
  },
  noPicture: {
    zh: "ZIP 里的这个文件不是图片（PNG、JPEG、WebP、AVIF、GIF）。",
    en: "In the ZIP this file is no picture (PNG, JPEG, WebP, AVIF or GIF).",
  },
  empty: { zh: "文件里没有记录。", en: "There are no records in this file." },
  halted: {
    zh: "很久没有进展，已停止。请把文件分成几个再来。",
    en: "It made no progress for a long time and was stopped. Try again with several smaller files.",
  },
  tooHeavy: {
    zh: "打开这个文件用的时间或内存太多：请去掉多余的内容，或分成几个文件。",
    en: "Opening this file takes too much time or memory: leave out what is not needed, or split it into several files.",
  },
  diskFull: {
    zh: "服务器磁盘已满，没有全部写入。请管理员腾出空间后再来一次。",
    en: "The server’s disk is full, and not everything was written. Ask an administrator to free space, then try again.",
  },
  interrupted: { zh: "中断了，请再来一次。", en: "It was interrupted; please try again." },
} as const satisfies Record<string, Bilingual>;

/** A text that is no number, or has another country's notation. */
export function noNumber(cell: string, hasCommas: boolean): Bilingual {
  if (hasCommas)
    return {
      zh: `“${cell}” 不是这里能读的数字：这个文件小数前用逗号，千位用点或不分，如 1234,5 或 1.234,5。`,
      en: `“${cell}” is not a number here: as elsewhere in this file, write a comma before decimals, and points between thousands or none, as in 1234,5 or 1.234,5.`,
    };
  return {
    zh: `“${cell}” 不是这里能读的数字：小数前用点，千位用逗号或不分，如 1234.5 或 1,234.5。`,
    en: `“${cell}” is not a number here: write a point before decimals, and commas between thousands or none, as in 1234.5 or 1,234.5.`,
  };
}

/** An ambiguous number in a file that may have commas before decimals. @param whole and decimal the notations of both meanings */
export function unsureNumber(cell: string, whole: string, decimal: string): Bilingual {
  return {
    zh: `有些国家小数前写逗号，“${cell}” 可能是两个数：请写 ${whole} 或 ${decimal}。`,
    en: `“${cell}” may be one of two numbers, for in some countries commas stand before decimals: write ${whole} or ${decimal}, whichever is meant.`,
  };
}

/** A number that would be another one in another country's notation. */
export function readAs(cell: string, read: string, other: string): Bilingual {
  return {
    zh: `“${cell}” 读作 ${read}，不是 ${other}，请核对。`,
    en: `“${cell}” is read as ${read}, not as ${other}: please check.`,
  };
}

/** A figure with more than a unit in a column for numbers. */
export function numberAlone(cell: string, unit: string): Bilingual {
  return {
    zh: `“${cell}” 不是一个数值：请只填一个数，单位 ${unit}，如 64 或 64 ${unit}。`,
    en: `“${cell}” is not one value: write a single number in ${unit}, as in 64 or 64 ${unit}.`,
  };
}

/** Formatting of a stored text that a file cannot contain. */
export function formattingLost({ zh, en }: Bilingual): Bilingual {
  return {
    zh: `现有文字里有文件带不了的格式：${zh}。写入后会丢失，请在工作台里重新设置。`,
    en: `The stored text has what a file cannot hold: ${en}. It is lost when this is written: set it again at the desk.`,
  };
}

/** A number that differs from the stored one by a factor of ten or more. */
export function muchChanged(before: number, after: number): Bilingual {
  return {
    zh: `原来是 ${before}，现在是 ${after}，相差十倍或更多，请核对。`,
    en: `It was ${before} and becomes ${after}, ten times as much or less: please check.`,
  };
}

/** A number with more digits than spreadsheets keep, or rounded by their display. */
export function longNumber(cell: string): Bilingual {
  return {
    zh: `“${cell}” 的后几位数字已经丢失或不可靠，表格软件只保留 15 位：请把这一列设为“文本”格式，重新填写，用 XLSX 导入。`,
    en: `“${cell}” has lost digits or may have, for spreadsheets keep 15 of them: format the column as text, write the number again, and import it as XLSX.`,
  };
}

/** A spreadsheet's error value. */
export function errorCell(cell: string): Bilingual {
  return {
    zh: `“${cell}” 是表格里的错误，不是内容：请改正公式，或填写内容。`,
    en: `“${cell}” is an error of the spreadsheet, not content: correct the formula, or write what belongs there.`,
  };
}

/** An ambiguous day in figures. @param days the possible ones, as 2026-02-28 */
export function ambiguousDay(cell: string, days: readonly string[]): Bilingual {
  return {
    zh: `“${cell}” 有歧义，可能是 ${days.join(" 或 ")}：请写成年-月-日。`,
    en: `“${cell}” is ambiguous: it may be ${days.join(" or ")}. Write the year first, then the month and the day.`,
  };
}

/** Columns with the same name. @param names each with its letters, as in “name (B, F)” */
export function sameColumns(names: readonly string[]): Bilingual {
  const { zh, en } = joinFirst(names);
  return {
    zh: `有重名的列：${zh}。请删掉或改名，每个列名只留一列。`,
    en: `Columns have the same name: ${en}. Keep one column of each name.`,
  };
}

/** Merged cells among the names and records. @param ranges as A2:A4 */
export function mergedCells(ranges: readonly string[]): Bilingual {
  const { zh, en } = joinFirst(ranges);
  return {
    zh: `有合并的单元格：${zh}。合并后只有第一格有内容，请取消合并，并填好每一格。`,
    en: `Cells are merged: ${en}. Only the first of them has content: unmerge them and fill in each one.`,
  };
}

/** A cell of CSV with wrong double quotes. */
export function wrongQuotes(line: number): Bilingual {
  return {
    zh: `第 ${line} 行的双引号不对：文字里的双引号要写两次，整格放在双引号里。`,
    en: `Double quotes are wrong in line ${line}: write those within a text twice, and put the whole cell between quotes.`,
  };
}

/** A line of CSV that is too long, mostly because a quote is never closed. */
export function longLine(line: number): Bilingual {
  return {
    zh: `第 ${line} 行太长：多半是前面有一个双引号没有结束。`,
    en: `Line ${line} is too long: mostly a double quote before it is not closed.`,
  };
}

/** A cell that is longer than any text may be. @param place of the cell, such as B2 */
export function longCell(place: string, most: number): Bilingual {
  const number = most.toLocaleString("en");
  return {
    zh: `单元格太长（${place}）：一格最多 ${number} 字。`,
    en: `A cell is too long (${place}): it may have ${number} characters.`,
  };
}

/** Says which of several sheets the import has read. */
export function sheetRead(name: string, others: readonly string[]): Bilingual {
  const list = others.slice(0, MAX_NAMED);
  return {
    zh: `只读取了工作表“${name}”，没有读：${list.join("、")}。`,
    en: `The sheet “${name}” was read, and not: ${list.join(", ")}.`,
  };
}

/** Says that the names of columns are not in the first line. @param line with the names */
export function namesIn(line: number): Bilingual {
  return {
    zh: `列名在第 ${line} 行，它上面的内容没有读。`,
    en: `The names of the columns are in line ${line}; what stands above was not read.`,
  };
}

/** Mentions hidden rows of the spreadsheet. @param ranges as 5–7 */
export function hiddenRows(ranges: readonly string[]): Bilingual {
  const { zh, en } = joinFirst(ranges);
  return {
    zh: `表格里隐藏（或被筛选掉）的行也读了：第 ${zh} 行。`,
    en: `Rows that are hidden or filtered out in the sheet were read too: ${en}.`,
  };
}

/** Mentions hidden columns of the spreadsheet. */
export function hiddenColumns(names: readonly string[]): Bilingual {
  const { zh, en } = joinFirst(names);
  return {
    zh: `表格里隐藏的列也读了：${zh}。`,
    en: `Columns that are hidden in the sheet were read too: ${en}.`,
  };
}

/** Mentions columns with values, but without a name. @param letters as B */
export function namelessColumns(letters: readonly string[]): Bilingual {
  const { zh, en } = joinFirst(letters);
  return { zh: `这些列没有列名，没有读：${zh}。`, en: `These columns have no name and were not read: ${en}.` };
}

/** The reason why figures of a specification remain text, and the correct notation, by the reason of the quantity reader. */
const UNREAD: Readonly<Record<UnreadReason, (key: string, unit: string) => Bilingual>> = {
  unit: (_key, unit) => ({ zh: `这里的单位是 ${unit}，请换算后填写`, en: `The unit here is ${unit}: write the figure in it` }),
  several: (key) => ({
    zh: `这里有几个数值，请只填一个；其他的填在列 specs.${key}~2 等，条件填在 specs.${key}~2.condition`,
    en: `These are several values: write one, the others into specs.${key}~2 and so on, each with its specs.${key}~2.condition`,
  }),
  disagree: (_key, unit) => ({
    zh: `两种单位的数值对不上，请核对，只填单位为 ${unit} 的`,
    en: `The figures in different units do not agree: check them, and write the one in ${unit} alone`,
  }),
  product: (_key, unit) => ({ zh: `请填乘积，单位 ${unit}`, en: `Write the product, in ${unit}` }),
  rate: (key, unit) => ({
    zh: `请只填单位为 ${unit} 的数值，其余填在列 specs.${key}.condition`,
    en: `Write the figure in ${unit} alone, and what it is for into specs.${key}.condition`,
  }),
  unclear: (key, unit) => ({
    zh: `请填一个数值或范围，如 12 或 9–36，单位 ${unit}；其余填在列 specs.${key}.condition`,
    en: `Write a number or a range in ${unit}, such as 12 or 9–36, and the rest into specs.${key}.condition`,
  }),
};

/** Figures that remain text, so that filters do not find the product. @param key and unit of the row */
export function unreadQuantity(reason: UnreadReason, key: string, unit: string): Bilingual {
  const { zh, en } = UNREAD[reason](key, unit);
  return { zh: `存为文字，买家无法按它筛选。${zh}。`, en: `Stored as text: buyers cannot filter by it. ${en}.` };
}

/** The remark beside a figure in a row with another condition. */
export function remarkLeftOut(remark: string, key: string): Bilingual {
  return {
    zh: `“${remark}” 没有存入：已另填了条件。需要时请写进列 specs.${key}.condition。`,
    en: `“${remark}” was left out, for there is another condition. Where it matters write it into specs.${key}.condition.`,
  };
}

/** A text without codes in a row that has codes. @param codes the row's codes @param isFacet whether buyers filter by them */
export function codesMissing(key: string, codes: readonly string[], isFacet: boolean): Bilingual {
  const list = codes.join(", ");
  return {
    zh: `只有文字${isFacet ? "，买家无法按它筛选" : ""}。请在列 specs.${key}.codes 填：${list}`,
    en: `This is text only${isFacet ? ": buyers cannot filter by it" : ""}. Write into specs.${key}.codes any of: ${list}`,
  };
}

/** Words beside names of codes in a row's text. @param unknown the words that name no code */
export function codesUnknown(key: string, unknown: readonly string[]): Bilingual {
  return {
    zh: `这些词没有识别，只作为文字显示：${unknown.join("、")}。需要时请在列 specs.${key}.codes 填写代码。`,
    en: `Not understood, and shown as text only: ${unknown.join(", ")}. Where it matters write codes into specs.${key}.codes.`,
  };
}

/** A range with its bounds exchanged. */
export function rangeTurned(range: string): Bilingual {
  return { zh: `最小值在前：${range}`, en: `The minimum comes first: ${range}` };
}

/** A value that is not in the list. @param most listed values */
export function noChoice(values: readonly string[], most = MAX_NAMED): Bilingual {
  const { zh, en } = joinFirst(values, most);
  return { zh: `没有这个值。可用：${zh}`, en: `There is no such value. Possible values: ${en}` };
}

/** A missing record. @param names similar ones, or all of few */
export function noReference(kind: Bilingual, { names, areAll }: { names: readonly string[]; areAll: boolean }): Bilingual {
  const lead = areAll ? { zh: "现有：", en: "There are: " } : { zh: "相近的：", en: "Near it: " };
  return {
    zh: `没有这条${kind.zh}。${names.length > 0 ? lead.zh + names.join("、") : ""}`,
    en: `There is no such record: ${kind.en}. ${names.length > 0 ? lead.en + names.join(", ") : ""}`.trim(),
  };
}

/** A file of another kind than the field accepts. */
export function wrongFile(type: string): Bilingual {
  return { zh: `这里不能用这种文件（${type}）。`, en: `A file of this kind (${type}) cannot be used here.` };
}

/** A value that a previous line has. */
export function sameAs(line: number): Bilingual {
  const number = line.toLocaleString("en");
  return { zh: `和第 ${number} 行重复。`, en: `The same as in line ${number}.` };
}

/** A value that another record has. */
export function takenBy(record: string): Bilingual {
  return { zh: `已被另一条记录使用：${record}`, en: `Another record uses it: ${record}` };
}

/** Empty terms in the file that default to those of the company. */
export function defaultsTaken(terms: readonly { column: string; value: string; records: number }[]): Bilingual {
  const list = terms.map(({ column, value, records }) => `${column} = ${value} (${records.toLocaleString("en")})`);
  return {
    zh: `空着的采购条件取自公司的条件：${list.join("、")}。括号里是记录数。`,
    en: `From the company’s terms, where the file leaves them empty: ${list.join(", ")}. In brackets the number of records.`,
  };
}

/**
 * Unknown columns.
 * @param foreign one of them in a language that the site does not have
 */
export function noColumns(names: readonly string[], foreign: string | undefined): Bilingual {
  const { zh, en } = joinFirst(names);
  return {
    zh: `不认识这些列（${names.length}）：${zh}。列名请照模板写，或用工作台上的名称。${foreign ? `${foreign} 等列的语言不是本站的语言，请删去。` : ""}`,
    en: `There are no such columns (${names.length}): ${en}. Name them as the template does, or as the desk calls them.${foreign ? ` Leave out columns in a language that the site has not, such as ${foreign}.` : ""}`,
  };
}

/** A file without the column that identifies records. */
export function noIdentity(name: string): Bilingual {
  return { zh: `缺少列 ${name}：按它认出是哪条记录。`, en: `The column ${name} is missing: records are found by it.` };
}

/** A workbook that is too large when unpacked. */
export function largeInside(most: number): Bilingual {
  return {
    zh: `工作簿解压后超过 ${most} MB：请分成几个文件，或用 CSV。`,
    en: `Unpacked, this workbook is larger than ${most} MB: split it into several files, or use CSV.`,
  };
}

/** An archive that is too large when unpacked. */
export function largeArchive(most: number): Bilingual {
  return {
    zh: `ZIP 解压后超过 ${most} MB：请分成几次导入。`,
    en: `Unpacked, this ZIP is larger than ${most} MB: bring it in several parts.`,
  };
}

/** Too many pictures in one import. */
export function manyPictures(most: number): Bilingual {
  const number = most.toLocaleString("en");
  return { zh: `一次最多 ${number} 张图片：请分成几次导入。`, en: `An import may bring ${number} pictures: bring them in several parts.` };
}

/** The effects of the pictures sent with a sheet. */
export function picturesTold({ added, there, unnamed }: { added: number; there: number; unnamed: number }): Bilingual {
  return {
    zh: `图片：${added} 张进媒体库，${there} 张媒体库里已有${unnamed > 0 ? `，${unnamed} 个文件没有哪一行提到，不导入` : ""}。`,
    en: `Pictures: ${added} for the media library, ${there} are there already${unnamed > 0 ? `; ${unnamed} files are named by no line and stay out` : ""}.`,
  };
}

/** Too many records in one file. */
export function tooMany(most: number): Bilingual {
  const number = most.toLocaleString("en");
  return { zh: `一个文件最多 ${number} 条记录。`, en: `A file may hold ${number} records.` };
}

/** Values in a message, at most. */
const MAX_NAMED = 12;
/** Characters of a value in a message. */
const MAX_SHOWN = 80;

/** The first of some values, and an ellipsis for the others. */
function joinFirst(values: readonly string[], most = MAX_NAMED): Bilingual {
  const list = values
    .slice(0, most)
    .map((value) => (value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value))
    .join(", ");
  return values.length > most ? { zh: `${list}……`, en: `${list} …` } : { zh: list, en: list };
}
