import {
  APIError,
  FileUploadError,
  ValidationError,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { hasRole } from "../access/roles.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { refusal } from "../lib/refusal.ts";
import { settings } from "../config/settings.ts";
import { UPLOAD_LIMIT } from "./upload-limit.ts";
import { asWebVtt } from "./captions.ts";
import { cleanName, endingOf } from "./file-name.ts";
import { faultOfFilm } from "./film-codecs.ts";
import { MOST_TYPEFACE_BYTES, readTypeface } from "./typeface.ts";
import { drawVector } from "./vector.ts";
import { MOST_PIXELS, openPicture, pixelsOf } from "./most-pixels.ts";
import { endByContent, isWhatItsNameSays, typeByEnd } from "./extension-matches-content.ts";

const MEBIBYTE = 1024 * 1024;

/** What the library takes (`MIME_TYPES` of ../collections/media.ts), as it is said wherever a file is refused. */
const ACCEPTED = {
  zh: "可以上传：图片（PNG、JPEG、WebP、AVIF、GIF，SVG 存成 PNG）、视频（MP4、WebM）、三维模型（GLB）、字体（WOFF2）、字幕（VTT、SRT）、文档（PDF、Office、OpenDocument、RTF、TXT、MD、CSV）、图纸（STEP、IGES、STL、DXF）、ZIP 和安装包（EXE、MSI、DEB、APK）。",
  en: "Accepted are pictures (PNG, JPEG, WebP, AVIF, GIF, and SVG, which is stored as PNG), videos (MP4, WebM), 3D models (GLB), typefaces (WOFF2), captions (VTT, SRT), documents (PDF, Office, OpenDocument, RTF, TXT, MD, CSV), drawings (STEP, IGES, STL, DXF), ZIP and installers (EXE, MSI, DEB, APK).",
};
// No colon in English: Payload's notice makes a list of fields of what stands after one.
const DAMAGED = {
  zh: "没有接收这个文件：文件已损坏，或内容与扩展名不符。请换一个能打开的文件。",
  en: "This file is damaged, or is not what its name says. Choose one that can be opened.",
};
const UNKNOWN_KIND = {
  zh: "没有接收这个文件：不支持这种类型。",
  en: "Files of this kind cannot be uploaded.",
};
const NO_CAPTIONS = {
  zh: "没有接收这个字幕文件：内容既不是 WebVTT 也不是 SRT，或者文字编码无法识别。请存成 UTF-8 的 WebVTT 再上传。",
  en: "These captions are neither WebVTT nor SRT, or their text encoding is not recognised. Save them as WebVTT in UTF-8.",
};
const NO_FETCHING = {
  zh: "不能按网址取文件。请直接上传文件。",
  en: "Files are not fetched from an address. Upload the file itself.",
};
const ONE_FILE = {
  zh: "一个文件只能放进一条记录，不能同时替换多条。",
  en: "A file can take the place of one other only, not of several.",
};
/** Pixels in a million. */
const MEGAPIXEL = 1_000_000;

const DRAWING = {
  zh: "没有接收这个 SVG：文件打不开、超过 1 MB，或者带有脚本、动画、实体、嵌入的图片或指向其他文件的链接。请只留图形、文字转成轮廓后导出，或存成 PNG。",
  en: "This SVG cannot be read, has more than 1 MB, or holds scripts, animations, entities, embedded pictures or links to other files. Export shapes alone, with text as outlines, or save it as PNG.",
};
const KILOBYTE = 1000;

const LARGE_TYPEFACE = {
  zh: `没有接收这个字体：文件超过 ${MOST_TYPEFACE_BYTES / KILOBYTE} kB。每位访客都要下载它，请只留要用的字符再导出。`,
  en: `This typeface has more than ${MOST_TYPEFACE_BYTES / KILOBYTE} kB, which each visitor would fetch. Export it again with the characters alone that you need.`,
};
const EMPTY = {
  zh: "没有接收这个文件：文件是空的（0 字节）。请检查原文件后重新选择。",
  en: "This file is empty (0 bytes). Check the original and choose it again.",
};
/** Bytes of the longest name of a file. A disk takes 255; the number that a second one of a name gets goes beside it. */
const LONGEST_NAME = 230;
/** A Chinese character takes three bytes. */
const LONG_NAME = {
  zh: "没有接收这个文件：文件名太长。请改短（汉字不超过 70 个）后重新选择。",
  en: "The name of this file is too long. Give it a shorter one (70 Chinese characters, or 200 Latin letters) and choose it again.",
};

/** A file that is sent whole; of one in parts, cms/media/chunks/chunk-endpoints.ts says it before anything of it has come. */
const LARGE = {
  zh: `文件太大：整个上传的文件最多 ${UPLOAD_LIMIT / MEBIBYTE} MB。更大的视频（MP4、WebM）请在工作台上传，会分段传，最多 ${settings.filmBytes / MEBIBYTE} MB。`,
  en: `The file is too large. One that is sent whole may have ${UPLOAD_LIMIT / MEBIBYTE} MB at most. Upload larger videos (MP4, WebM) at the desk, which sends them in parts, up to ${settings.filmBytes / MEBIBYTE} MB.`,
};

/** What Payload says of a file, or of a request with one, that is too large (node_modules/payload/dist/uploads/fetchAPI-multipart/). */
const OF_SIZE = /size limit has been reached$/;
/** What Payload says of a file of a kind that is not among the accepted ones (node_modules/payload/dist/uploads/checkFileRestrictions.js). */
const OF_OTHER_KIND = /^(?:File type |Invalid MIME type)/;
/** What is said here of a vector drawing that is refused. */
const OF_DRAWING = /^SVG/;
/** Types of what a browser runs, by their names; of the accepted ones, those of Office hold such a word too. */
const RUN_BY_BROWSERS = /html|xml(?!formats)|xsl|script/i;

function wordsOf(fault: Bilingual, { i18n: { language } }: PayloadRequest): string {
  return [fault, ACCEPTED].map((text) => inLanguage(text, language)).join(language === "en" ? " " : "");
}

/** What is wrong with a file, by the words with which it is refused. */
function faultIn(message: string): Bilingual {
  if (OF_DRAWING.test(message)) return DRAWING;
  return OF_OTHER_KIND.test(message) ? UNKNOWN_KIND : DAMAGED;
}

/**
 * What is said of a file that is too large to be sent whole.
 * @param language of whoever sends it
 */
export function tooLarge(language: string): string {
  return inLanguage(LARGE, language);
}

/** The refusal of a file in which there is nothing, in the language of whoever sent it. */
export function emptyFile(req: PayloadRequest): APIError {
  return new APIError(wordsOf(EMPTY, req), 400, null, true);
}

/** Whether a file is called by more than a disk takes. */
export function isLongName(name: string): boolean {
  return Buffer.byteLength(name) > LONGEST_NAME;
}

/** The refusal of a file whose name is too long, in the language of whoever sent it. */
export function longName(req: PayloadRequest): APIError {
  return refusal(LONG_NAME, req);
}

/**
 * Looks at a file before Payload takes it: gives it a clean name and the media type of its end, by which it is known to visitors' browsers,
 * turns captions into WebVTT and drawings into pictures, and refuses what is empty, of an unknown kind, not what its name says, and what would cost too much or
 * could not be shown. Payload looks into what it knows the beginning of, and takes all else for text, whatever it is called.
 * @throws APIError or ValidationError with 400, in the language of whoever sends it
 */
export const validateUpload: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== "create" && operation !== "update") return;
  // Payload refuses it: nothing is read for those who may not send it.
  if (!overrideAccess && !hasRole(req, "administrator", "editor")) return;
  const { file } = req;
  if (!file) {
    if (operation === "create" && typeof req.data?.["url"] === "string" && !overrideAccess) throw refusal(NO_FETCHING, req);
    return;
  }
  if (operation === "update" && !("id" in args)) throw refusal(ONE_FILE, req);
  if (file.size === 0) throw emptyFile(req);
  const isDrawing = endingOf(cleanName(file.name, "")) === "svg";
  if (!isDrawing && RUN_BY_BROWSERS.test(file.mimetype)) throw refused(`File type ${file.mimetype} is not allowed.`);
  const sent = isDrawing ? await drawn(file) : file;
  const name = cleanName(sent.name, endingOf(sent.name) ? "" : await endByContent(sent));
  if (isLongName(name)) throw longName(req);
  const type = typeByEnd(endingOf(name));
  if (!type) throw refused(`File type ${endingOf(name).toUpperCase()} is not allowed.`);
  const named = { ...sent, name, mimetype: type, size: sent.tempFilePath ? sent.size : sent.data.length };
  if (!(await isWhatItsNameSays(named))) throw refused("Not what its name says.");
  if (type.startsWith("image/")) await validatePicture(named.data, req);
  if (type === "font/woff2") validateTypeface(named, req);
  const fault = type.startsWith("video/") ? await faultOfFilm(named.tempFilePath || named.data) : null;
  if (fault) throw refusal(fault, req);
  req.file = type === "text/vtt" ? captionsOf(named, req) : named;
  // Which name is free is found out when the record is stored (stored-files.ts).
  Object.assign(args, { overwriteExistingFiles: true });
};

/** @throws APIError for a picture of too many pixels, ValidationError for one that cannot be decoded */
async function validatePicture(data: Uint8Array, req: PayloadRequest): Promise<void> {
  const pixels = await pixelsOf(data).catch(() => null);
  if (pixels === null) throw refused("Not to be read.");
  if (pixels > MOST_PIXELS) throw refusal(manyPixels(pixels), req);
  // What breaks off, or is none after its head, shows when it is decoded.
  const decoded = openPicture(data).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  await decoded.catch(() => Promise.reject(refused("Not to be decoded.")));
}

/** @throws APIError for a typeface that is too large, ValidationError for one that is none */
function validateTypeface({ data, size }: NonNullable<PayloadRequest["file"]>, req: PayloadRequest): void {
  if (size > MOST_TYPEFACE_BYTES) throw refusal(LARGE_TYPEFACE, req);
  if (!readTypeface(data)) throw refused("Not to be read.");
}

function manyPixels(pixels: number): Bilingual {
  const [has, most] = [Math.round(pixels / MEGAPIXEL), MOST_PIXELS / MEGAPIXEL];
  return {
    zh: `没有接收这个图片：它有 ${has} 百万像素（动图各帧合计），最多 ${most} 百万。请缩小后再上传。`,
    en: `This picture has ${has} million pixels, all pictures of an animation together, and may have ${most} million. Make it smaller and upload that.`,
  };
}

/** @throws ValidationError for a drawing that does more than draw */
async function drawn(file: NonNullable<PayloadRequest["file"]>): Promise<NonNullable<PayloadRequest["file"]>> {
  const data = file.tempFilePath ? null : await drawVector(file.data);
  if (!data) throw refused("SVG does more than draw.");
  return { ...file, name: file.name.replace(/svg$/i, "png"), data, mimetype: "image/png", size: data.length };
}

/** @throws APIError for what are no captions */
function captionsOf(file: NonNullable<PayloadRequest["file"]>, req: PayloadRequest): NonNullable<PayloadRequest["file"]> {
  const data = asWebVtt(file.data);
  if (!data) throw refusal(NO_CAPTIONS, req);
  return { ...file, name: file.name.replace(/srt$/, "vtt"), data, size: data.length };
}

/** As Payload refuses a file; `answerRefusedFile` says it in the sender's language. */
function refused(message: string): ValidationError {
  return new ValidationError({ errors: [{ message, path: "file" }] });
}

/**
 * Says of a refused file, in the language of whoever sent it, why it is refused and what is accepted. Payload names the field alone,
 * in English, and of a picture that cannot be read only that something went wrong.
 */
export const answerRefusedFile: CollectionAfterErrorHook = ({ error, req }) => {
  if (error instanceof APIError && error.status === 413 && OF_SIZE.test(error.message))
    return { status: 413, response: { errors: [{ message: tooLarge(req.i18n.language) }] } };
  const errors = error instanceof ValidationError ? (error.data as { errors: { path: string; message: string }[] }).errors : [];
  const ofFile = errors.find(({ path }) => path === "file");
  const fault = ofFile ? faultIn(ofFile.message) : error instanceof FileUploadError ? DAMAGED : null;
  return fault ? { status: 400, response: { errors: [{ message: wordsOf(fault, req) }] } } : undefined;
};
