import type { Language } from "#app/i18n/index.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import type { NavEntry } from "../frame/nav-model.ts";

/** A text in both languages. */
export type Both = Record<Language, string>;

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
        text: zh ? "六个系列，二十七款终端与模块，共用同一套平台与协议。" : "Six series, 27 devices and modules, one platform and one protocol.",
        all: { label: zh ? "全部产品" : "All products", to: "/products" },
        items: SERIES.map(([label, text, file], index) => ({ label: label[language], text: text[language], to: `/products?series=${index}`, picture: picture(file, "") })),
        links: [
          { label: zh ? "资料下载" : "Downloads", to: "/services/downloads" },
          { label: zh ? "定制（OEM / ODM）" : "OEM / ODM", to: "/services/oem-odm" },
          { label: zh ? "不确定选哪一款？告诉我们场景" : "Not sure which? Tell us the case", to: "/buy" },
        ],
        feature: {
          label: zh ? "V3 车载定位终端" : "V3 vehicle tracker",
          text: zh ? "9–36 V 宽压，IP67，断油断电" : "9–36 V, IP67, engine cut-off",
          to: "/products/v3",
          action: zh ? "查看产品" : "See the product",
          picture: picture("v3-hero", ""),
        },
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

/** A QR code of https://example.com/waymark. */
export const qrSample = { size: 29, path: "M0 0.5h7M9 0.5h3M14 0.5h1M17 0.5h1M19 0.5h1M22 0.5h7M0 1.5h1M6 1.5h1M11 1.5h1M16 1.5h2M20 1.5h1M22 1.5h1M28 1.5h1M0 2.5h1M2 2.5h3M6 2.5h1M9 2.5h2M12 2.5h1M14 2.5h2M17 2.5h1M22 2.5h1M24 2.5h3M28 2.5h1M0 3.5h1M2 3.5h3M6 3.5h1M9 3.5h3M13 3.5h1M16 3.5h1M18 3.5h2M22 3.5h1M24 3.5h3M28 3.5h1M0 4.5h1M2 4.5h3M6 4.5h1M10 4.5h1M12 4.5h1M17 4.5h2M22 4.5h1M24 4.5h3M28 4.5h1M0 5.5h1M6 5.5h1M8 5.5h1M15 5.5h2M18 5.5h2M22 5.5h1M28 5.5h1M0 6.5h7M8 6.5h1M10 6.5h1M12 6.5h1M14 6.5h1M16 6.5h1M18 6.5h1M20 6.5h1M22 6.5h7M10 7.5h1M12 7.5h2M15 7.5h6M0 8.5h1M3 8.5h1M5 8.5h2M8 8.5h1M12 8.5h1M14 8.5h1M16 8.5h1M20 8.5h2M23 8.5h1M0 9.5h1M2 9.5h1M8 9.5h4M13 9.5h1M15 9.5h3M20 9.5h1M22 9.5h1M25 9.5h1M28 9.5h1M1 10.5h1M4 10.5h1M6 10.5h1M8 10.5h2M11 10.5h1M13 10.5h3M18 10.5h2M23 10.5h5M0 11.5h1M4 11.5h1M7 11.5h1M10 11.5h1M12 11.5h2M16 11.5h1M18 11.5h1M21 11.5h1M23 11.5h2M26 11.5h2M0 12.5h2M6 12.5h1M10 12.5h2M14 12.5h2M17 12.5h1M19 12.5h4M25 12.5h1M27 12.5h2M3 13.5h3M7 13.5h2M11 13.5h1M13 13.5h7M21 13.5h1M0 14.5h4M5 14.5h2M8 14.5h1M11 14.5h4M18 14.5h1M20 14.5h2M24 14.5h5M0 15.5h6M7 15.5h1M9 15.5h2M15 15.5h1M17 15.5h1M19 15.5h3M23 15.5h1M25 15.5h1M27 15.5h1M1 16.5h1M3 16.5h4M10 16.5h2M13 16.5h1M17 16.5h1M20 16.5h2M27 16.5h1M1 17.5h3M7 17.5h1M10 17.5h1M12 17.5h6M21 17.5h3M25 17.5h1M28 17.5h1M0 18.5h1M3 18.5h2M6 18.5h1M8 18.5h1M10 18.5h3M14 18.5h5M21 18.5h2M24 18.5h1M27 18.5h2M2 19.5h3M7 19.5h1M10 19.5h1M12 19.5h1M14 19.5h1M17 19.5h4M22 19.5h3M27 19.5h2M0 20.5h1M3 20.5h2M6 20.5h2M12 20.5h1M15 20.5h1M17 20.5h8M26 20.5h1M8 21.5h5M14 21.5h2M19 21.5h2M24 21.5h1M26 21.5h3M0 22.5h7M10 22.5h2M16 22.5h2M20 22.5h1M22 22.5h1M24 22.5h1M27 22.5h1M0 23.5h1M6 23.5h1M8 23.5h1M10 23.5h2M14 23.5h2M17 23.5h1M20 23.5h1M24 23.5h3M28 23.5h1M0 24.5h1M2 24.5h3M6 24.5h1M9 24.5h2M12 24.5h1M16 24.5h1M20 24.5h5M0 25.5h1M2 25.5h3M6 25.5h1M8 25.5h1M10 25.5h1M12 25.5h1M15 25.5h1M17 25.5h1M19 25.5h4M24 25.5h3M28 25.5h1M0 26.5h1M2 26.5h3M6 26.5h1M10 26.5h1M14 26.5h5M24 26.5h3M28 26.5h1M0 27.5h1M6 27.5h1M9 27.5h2M12 27.5h1M14 27.5h1M16 27.5h5M22 27.5h1M27 27.5h1M0 28.5h7M8 28.5h2M15 28.5h2M18 28.5h1M20 28.5h1M22 28.5h4M27 28.5h1" };
