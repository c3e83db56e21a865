import type { Bilingual } from "../fields/bilingual.ts";

/** What a file is told that cannot be taken as it is. */
export const words = {
  day: { zh: "没有这一天，请写成 2026-02-28。", en: "There is no such day; write 2026-02-28." },
  yesNo: { zh: "写 true 或 false。", en: "Write true or false." },
  identity: { zh: "不能为空：按这一列认出是哪条记录。", en: "This is how a record is found, so it cannot be empty." },
  noRecord: { zh: "没有这个编号的记录。新记录请留空。", en: "There is no record of this number. Leave it empty for a new one." },
  inTrash: { zh: "这条记录在回收站里，请先恢复。", en: "This record is in the trash: restore it first." },
  gone: {
    zh: "读取之后，这条记录被移走或改了标识，没有写入。",
    en: "This record was taken away or renamed after it had been read: the line was not written.",
  },
  noFile: {
    zh: "媒体库里没有这个文件。文件请先在媒体库上传，这里只改文字。",
    en: "The media library has no such file. Upload it there first: only its texts are changed here.",
  },
  status: { zh: "写 draft（草稿）或 published（已发布）。", en: "Write draft or published." },
  cannotRead: {
    zh: "读不了这个文件：请用 CSV（UTF-8）、XLSX 或 JSON，第一行是列名。",
    en: "This file cannot be read: take CSV in UTF-8, XLSX or JSON, with the names of the columns first.",
  },
  empty: { zh: "文件里没有记录。", en: "There are no records in this file." },
  halted: {
    zh: "很久没有进展，已停止。请把文件分成几个再来。",
    en: "It came no further for a long time and was stopped. Try again with several smaller files.",
  },
  interrupted: { zh: "中断了，请再来一次。", en: "It was interrupted; please try again." },
} as const satisfies Record<string, Bilingual>;

/** What is no number, or is written as in another country. */
export function noNumber(cell: string): Bilingual {
  return {
    zh: `“${cell}” 不是这里能读的数字：小数前用点，千位用逗号或不分，如 1234.5 或 1,234.5。`,
    en: `“${cell}” is no number here: write a point before decimals, and commas between thousands or none, as in 1234.5 or 1,234.5.`,
  };
}

/** A number that is another one where commas stand before decimals, in a file that may come from there. */
export function unsureNumber(cell: string): Bilingual {
  return {
    zh: `有些国家小数前写逗号，“${cell}” 可能是两个数：请不分千位，小数前用点，如 1234 或 1.2340。`,
    en: `“${cell}” may be one of two numbers, for in some countries commas stand before decimals: write it without groups, and with a point before decimals, as in 1234 or 1.2340.`,
  };
}

/** A number that has its unit written behind it. */
export function unitWritten(number: string, unit: string): Bilingual {
  return { zh: `只写数字 ${number}，单位已经是 ${unit}。`, en: `Write ${number} alone: the unit is ${unit} already.` };
}

/** A range the wrong way round. */
export function rangeTurned(range: string): Bilingual {
  return { zh: `最小值在前：${range}`, en: `The minimum comes first: ${range}` };
}

/** A value that is none of a list. */
export function noChoice(values: readonly string[]): Bilingual {
  const list = values.slice(0, MOST_NAMED).join(", ");
  const more = values.length > MOST_NAMED;
  return { zh: `没有这个值。可用：${list}${more ? "……" : ""}`, en: `There is no such value. There are: ${list}${more ? " …" : ""}` };
}

/** A record that is not there, with what comes near it. */
export function noReference(kind: Bilingual, near: readonly string[]): Bilingual {
  return {
    zh: `没有这条${kind.zh}。${near.length > 0 ? `相近的：${near.join("、")}` : ""}`,
    en: `There is no such record: ${kind.en}. ${near.length > 0 ? `Near it: ${near.join(", ")}` : ""}`.trim(),
  };
}

/** A file of another kind than the field takes. */
export function wrongFile(type: string): Bilingual {
  return { zh: `这里不能用这种文件（${type}）。`, en: `This is no place for a file of this kind (${type}).` };
}

/** A value that a line above has already. */
export function sameAs(line: number): Bilingual {
  const number = line.toLocaleString("en");
  return { zh: `和第 ${number} 行重复。`, en: `The same as in line ${number}.` };
}

/** A value that another record has. */
export function takenBy(record: string): Bilingual {
  return { zh: `已被另一条记录使用：${record}`, en: `Another record has it: ${record}` };
}

/** Columns that the collection does not have. */
export function noColumns(names: readonly string[]): Bilingual {
  const list = names.slice(0, MOST_NAMED).join(", ");
  return { zh: `不认识这些列：${list}。列名请照导出的文件写。`, en: `There are no such columns: ${list}. Name them as an export does.` };
}

/** A file without the column by which records are found. */
export function noIdentity(name: string): Bilingual {
  return { zh: `缺少列 ${name}：按它认出是哪条记录。`, en: `The column ${name} is missing: records are found by it.` };
}

/** A workbook that is too large when it is unpacked. */
export function largeInside(most: number): Bilingual {
  return {
    zh: `工作簿解压后超过 ${most} MB：请分成几个文件，或用 CSV。`,
    en: `Unpacked, this workbook is larger than ${most} MB: make several files of it, or take CSV.`,
  };
}

/** More records than one file may hold. */
export function tooMany(most: number): Bilingual {
  const number = most.toLocaleString("en");
  return { zh: `一个文件最多 ${number} 条记录。`, en: `A file may hold ${number} records.` };
}

/** Values that a message names at most. */
const MOST_NAMED = 12;
