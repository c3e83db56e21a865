/** The initial kinds, topics and categories of articles, downloads, films and questions (`terms.ts`). */
import { keysOf, type Names } from "./names.ts";

export const ARTICLE_CATEGORIES = {
  industry: { zh: "行业资讯", en: "Industry news" },
  company: { zh: "公司新闻", en: "Company news" },
} as const satisfies Names;

export const FILE_TYPES = {
  pdf: { zh: "PDF", en: "PDF" },
  word: { zh: "Word 文档", en: "Word" },
  excel: { zh: "Excel 表格", en: "Excel" },
  powerpoint: { zh: "PowerPoint 演示", en: "PowerPoint" },
  archive: { zh: "压缩包", en: "Archive" },
  installer: { zh: "安装程序", en: "Installer" },
  document: { zh: "文档", en: "Document" },
} as const satisfies Names;
export type FileType = keyof typeof FILE_TYPES;
export const FILE_TYPE_KEYS = keysOf(FILE_TYPES);

export const DOWNLOAD_KINDS = {
  datasheet: { zh: "规格书", en: "Datasheet" },
  manual: { zh: "使用手册", en: "Manual" },
  wiring: { zh: "接线图", en: "Wiring" },
  drawing: { zh: "图纸", en: "Drawing" },
  protocol: { zh: "协议", en: "Protocol" },
  certificate: { zh: "证书", en: "Certificate" },
  software: { zh: "软件", en: "Software" },
  guide: { zh: "指南", en: "Guide" },
  tool: { zh: "工具", en: "Tool" },
  brochure: { zh: "宣传册", en: "Brochure" },
} as const satisfies Names;

export const VIDEO_GROUPS = {
  usage: { zh: "用户使用视频", en: "User usage videos" },
  installation: { zh: "产品安装视频", en: "Product installation videos" },
  tutorial: { zh: "平台教程", en: "Platform tutorials" },
} as const satisfies Names;
export type VideoGroup = keyof typeof VIDEO_GROUPS;
export const VIDEO_GROUP_KEYS = keysOf(VIDEO_GROUPS);

export const FAQ_TOPICS = {
  choosing: { zh: "选型", en: "Choosing" },
  installation: { zh: "安装", en: "Installation" },
  platform: { zh: "平台", en: "Platform" },
  ordering: { zh: "订购", en: "Ordering" },
  service: { zh: "售后", en: "Service" },
} as const satisfies Names;
