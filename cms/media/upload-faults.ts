import type { FileFaultReason } from "../lib/file-worker/file-worker.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { MAX_PIXELS } from "./most-pixels.ts";
import { MAX_TYPEFACE_BYTES } from "./typeface.ts";

/** Why an uploaded file is refused. */
export interface UploadFault extends Bilingual {
  /** Whether the message also lists the accepted files. */
  isOfKind?: boolean;
}

const KILOBYTE = 1000;
/** Pixels in a million. */
const MEGAPIXEL = 1_000_000;

// No colon in English: Payload's notice makes a list of fields of what stands after one.
export const DAMAGED: UploadFault = {
  zh: "没有接收这个文件：文件已损坏，或内容与扩展名不符。请换一个能打开的文件。",
  en: "This file is damaged, or is not what its name says. Choose one that can be opened.",
  isOfKind: true,
};
export const UNKNOWN_KIND: UploadFault = {
  zh: "没有接收这个文件：不支持这种类型。",
  en: "Files of this kind cannot be uploaded.",
  isOfKind: true,
};
export const DRAWING: UploadFault = {
  zh: "没有接收这个 SVG：文件打不开、超过 1 MB，或者带有脚本、动画、实体、嵌入的图片或指向其他文件的链接。请只留图形、文字转成轮廓后导出，或存成 PNG。",
  en: "This SVG cannot be read, has more than 1 MB, or holds scripts, animations, entities, embedded pictures or links to other files. Export shapes alone, with text as outlines, or save it as PNG.",
  isOfKind: true,
};
export const NO_CAPTIONS: UploadFault = {
  zh: "没有接收这个字幕文件：内容既不是 WebVTT 也不是 SRT，或者文字编码无法识别。请存成 UTF-8 的 WebVTT 再上传。",
  en: "These captions are neither WebVTT nor SRT, or their text encoding is not recognised. Save them as WebVTT in UTF-8.",
};
export const LARGE_TYPEFACE: UploadFault = {
  zh: `没有接收这个字体：文件超过 ${MAX_TYPEFACE_BYTES / KILOBYTE} kB。每位访客都要下载它，请只留要用的字符再导出。`,
  en: `This typeface has more than ${MAX_TYPEFACE_BYTES / KILOBYTE} kB, which each visitor would fetch. Export it again with the characters alone that you need.`,
};
export const PASSWORD: UploadFault = {
  zh: "没有接收这个 PDF：打开它要密码，访客看不了。请去掉密码再上传。",
  en: "This PDF asks for a password, so visitors could not open it. Save it without one, and upload that.",
};
export const PHONE_PICTURE: UploadFault = {
  zh: "没有接收这张照片：HEIC 格式很多浏览器打不开。请在 iPhone 的“设置 › 相机 › 格式”里选“兼容性最佳”再拍；已有的照片请导出为 JPEG。",
  en: "Many browsers cannot open HEIC. On the iPhone choose Settings › Camera › Formats › Most Compatible for new photos, and export this one as JPEG.",
};
export const PHONE_FILM: UploadFault = {
  zh: "没有接收这个视频：MOV 格式很多浏览器放不了。请在 iPhone 的“设置 › 相机 › 格式”里选“兼容性最佳”再拍；已有的视频请转成 H.264 编码的 MP4。",
  en: "Many browsers cannot play MOV. On the iPhone choose Settings › Camera › Formats › Most Compatible for new videos, and convert this one to MP4 with H.264.",
};

/** The faults of files that ended their worker, or found none free. */
export const WORKER_FAULTS: Record<FileFaultReason, UploadFault> = {
  time: {
    zh: "没有接收这个文件：打开它用的时间太长。请存成更简单的形式再上传。",
    en: "Opening this file takes too long. Save it in a simpler form, and upload that.",
  },
  memory: {
    zh: "没有接收这个文件：打开它要用的内存太多。请缩小或简化后再上传。",
    en: "Opening this file takes too much memory. Make it smaller or simpler, and upload that.",
  },
  crash: DAMAGED,
  busy: {
    zh: "现在等着处理的文件太多，请过一会儿再上传。",
    en: "Too many files are waiting to be checked. Upload this one again in a while.",
  },
};

/** @param pixels that a picture has, those of all pictures of an animation together */
export function manyPixels(pixels: number): UploadFault {
  const [has, most] = [Math.round(pixels / MEGAPIXEL), MAX_PIXELS / MEGAPIXEL];
  return {
    zh: `没有接收这个图片：它有 ${has} 百万像素（动图各帧合计），最多 ${most} 百万。请缩小后再上传。`,
    en: `This picture has ${has} million pixels, all pictures of an animation together, and may have ${most} million. Make it smaller and upload that.`,
  };
}

/** @param scans that a JPEG is made of @param most that it may have */
export function manyScans(scans: number, most: number): UploadFault {
  return {
    zh: `没有接收这个 JPEG：它要分 ${scans} 遍才能画完，最多 ${most} 遍。请用图片软件另存为普通 JPEG 再上传。`,
    en: `This JPEG is drawn in ${scans} scans, and may have ${most}. Save it as an ordinary JPEG, and upload that.`,
  };
}
