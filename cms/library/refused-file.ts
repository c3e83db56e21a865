import { ValidationError, type CollectionAfterErrorHook } from "payload";
import { inLanguage } from "../fields/bilingual.ts";

const BAD_REQUEST = 400;
const DAMAGED = {
  zh: "没有接收这个文件：文件已损坏，或内容与扩展名不符。请换一个能打开的文件。",
  en: "This file is not accepted: it is damaged, or is not what its name says. Choose one that can be opened.",
};
const UNKNOWN_KIND = {
  zh: "没有接收这个文件：不支持这种类型。",
  en: "This file is not accepted: files of this kind cannot be uploaded.",
};

/** What Payload says of a file of a kind that is not among the accepted ones (node_modules/payload/dist/uploads/checkFileRestrictions.js). */
const OF_OTHER_KIND = /^(?:File type |Invalid MIME type)/;

/** Says of a refused file, in the language of whoever sent it, why it is refused; Payload names the field alone, in English. */
export const answerRefusedFile: CollectionAfterErrorHook = ({ error, req }) => {
  if (!(error instanceof ValidationError)) return;
  const { errors } = error.data as { errors: { path: string; message: string }[] };
  const fault = errors.find(({ path }) => path === "file");
  if (!fault) return;
  const message = inLanguage(OF_OTHER_KIND.test(fault.message) ? UNKNOWN_KIND : DAMAGED, req.i18n.language);
  return { status: BAD_REQUEST, response: { errors: [{ message }] } };
};
