import type { DeskLanguage, Language } from "#shared/languages.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import type { NavEntry } from "#app/components/layout/nav-model.ts";

/** A text in both languages. */
export type Both = Record<DeskLanguage, string>;

/** The language of the samples on a page: they are in two. */
export function sampleLanguage(language: Language): DeskLanguage {
  return language === "zh" ? "zh" : "en";
}

export function picture(name: string, alt: string): PictureSource {
  return { name: `${name}.webp`, version: "1", width: 1200, height: 900, alt };
}

const SERIES: [Both, Both, string][] = [
  [{ zh: "无线超长待机", en: "Wireless long standby" }, { zh: "免安装 · 强磁", en: "No wiring · strong magnet" }, "a9s-hero"],
  [{ zh: "有线定位系列", en: "Wired positioning" }, { zh: "9–36 V 宽压 · 断油断电", en: "9–36 V · engine cut-off" }, "v3-hero"],
  [{ zh: "便携充电定位", en: "Portable, rechargeable" }, { zh: "SOS 求助 · 双向对讲", en: "SOS · two-way voice" }, "p4-hero"],
  [{ zh: "4G 车载定位系列", en: "4G for vehicles" }, { zh: "4G 全网通 · CAN", en: "4G · CAN bus" }, "v5-hero"],
  [{ zh: "OBD / TOX 系列", en: "OBD / TOX" }, { zh: "即插即用 · 故障码", en: "Plug in · fault codes" }, "e1-hero"],
  [{ zh: "GPS / 北斗通信模块", en: "GPS / BeiDou modules" }, { zh: "双频 L1 + L5 · 邮票孔", en: "L1 + L5 · castellated" }, "m20-hero"],
];

export function navigation(language: Language): NavEntry[] {
  const zh = language === "zh";
  return [
    {
      label: zh ? "产品" : "Products",
      to: "/products",
      menu: {
        title: zh ? "产品" : "Products",
        text: zh
          ? "六个系列，二十七款终端与模块，共用同一套平台与协议。"
          : "Six series, 27 devices and modules, one platform and one protocol.",
        all: { label: zh ? "全部产品" : "All products", to: "/products" },
        items: SERIES.map(([label, text, file], index) => ({
          label: label[sampleLanguage(language)],
          text: text[sampleLanguage(language)],
          to: `/products?series=${index}`,
          picture: picture(file, ""),
        })),
        links: [
          { label: zh ? "资料下载" : "Downloads", to: "/services/downloads" },
          { label: zh ? "定制（OEM / ODM）" : "OEM / ODM", to: "/services/oem-odm" },
          { label: zh ? "不确定选哪一款？告诉我们场景" : "Not sure which? Tell us the case", to: "/buy" },
        ],
      },
    },
    { label: zh ? "平台" : "Platform", to: "/services/platform" },
    { label: zh ? "新闻" : "News", to: "/article" },
    {
      label: zh ? "关于" : "About",
      to: "/brand",
      menu: {
        title: zh ? "关于我们" : "About us",
        text: zh ? "我们是谁，做过什么，凭什么。" : "Who we are, what we have made, and why it works.",
        all: { label: zh ? "品牌" : "The brand", to: "/brand" },
        items: [
          { label: zh ? "公司介绍" : "The company", to: "/brand/company", text: zh ? "途标物联是谁" : "Who Waymark is" },
          { label: zh ? "发明与专利" : "Inventions", to: "/brand/invention" },
        ],
        links: [{ label: zh ? "联系我们" : "Contact", to: "/contact" }],
      },
    },
  ];
}
