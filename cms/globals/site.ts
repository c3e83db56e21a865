import type { GlobalConfig, TextField } from "payload";
import { VERIFICATION_TAGS } from "#shared/lib/verification-tags.ts";
import { SITE_PARTS } from "#shared/vocabulary/site-parts.ts";
import { TYPEFACES } from "#shared/vocabulary/typefaces.ts";
import { optionsOf } from "../lib/i18n.ts";
import { WEEKDAYS } from "../lib/working-time.ts";
import { row, tab, tabs } from "../fields/layout.ts";
import { list } from "../fields/lists.ts";
import { PURCHASE_TERMS } from "#shared/content/product.ts";
import { numberFields } from "../fields/defined-fields.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/text-fields.ts";
import { upload } from "../fields/upload-fields.ts";
import { choice, day, flag, quantity } from "../fields/values.ts";
import { UNTRANSLATED_PAGES } from "../publishing/translations/leave-out.ts";
import { globalContent } from "./global-content.ts";
import { ACCENT_RULE, clockTime, degrees, emailAddress, validColour, validTagName, validToken, webAddress } from "./site-fields.ts";

/** The width of one row of the footer on a phone. */
const MAX_QR_CODES = 3;

/** If it is empty, the site shows the general address. */
const GENERAL_OTHERWISE = { zh: "不填则用上面的邮箱。", en: "Left empty, the e-mail above is used." };

/** The company's policies for single pieces. */
const SINGLE_PIECES = {
  sold: { zh: "也卖单件", en: "Sells single pieces, too" },
  partners: { zh: "单件由他人出售", en: "Others sell single pieces" },
  none: { zh: "不售单件", en: "Sells no single pieces" },
};
/** The largest minimum quantity for each product of a quote list. */
const MAX_FEWEST_PIECES = 10_000;
const SINGLES_RULE = {
  zh: "写在每个产品和产品列表上方。不选则不提。",
  en: "Said on each product and above the list of products; nothing is said where none is chosen.",
};
const FEWEST_RULE = {
  zh: "在哪里填数量都不能少于它。不填则一件起。",
  en: "Fewer are refused wherever a quantity is chosen. Without it, one piece may be asked for.",
};
const PLATFORM_RULE = {
  zh: "有自己的云平台才填。不填，网站就没有平台页，也没有通向它的链接。",
  en: "Only where you have a platform of your own. Left empty, the site has no page about it and no link to one.",
};

const LOGO_RULE = {
  zh: "SVG（文字转成轮廓），或透明背景的 PNG、WebP，高度至少 96 像素，四周不留空。不填则写公司简称。",
  en: "An SVG with its text as outlines, or a PNG or WebP with a transparent background, at least 96 pixels high, without a margin. Left empty, the company’s name is written.",
};

const MARK_RULE = {
  zh: "正方形，至少 512 像素：浏览器标签、手机主屏幕、规格书和分享图片上用。不填则画公司名的第一个字。",
  en: "A square of at least 512 pixels, for browser tabs, home screens, datasheets and shared pictures. Left empty, the first letter of the name is drawn.",
};

const HERO_RULE = {
  zh: "首页开头的照片，代替地图。横幅，至少 1600 像素宽；文字在它旁边，不压在上面。",
  en: "A photograph that the home page opens with, in the place of the map. Landscape, at least 1600 pixels wide; the words stand beside it, not on it.",
};

const PRODUCTS_PICTURE_RULE = {
  zh: "产品列表开头的照片，文字在它旁边。横幅，至少 1600 像素宽。",
  en: "A photograph that the list of products opens with, beside the words. Landscape, at least 1600 pixels wide.",
};

const CARD_RULE = {
  zh: "分享没有自己图片的页面时用，代替地图。至少 1200 像素宽。",
  en: "For shared pages that have no picture of their own, in the place of the map. At least 1200 pixels wide.",
};

const TYPEFACE_RULE = {
  zh: "访客系统里现成的字体，不用下载。不填则用网站自带的字体。",
  en: "What visitors’ systems have, so that nothing is fetched. Left empty, the site’s own is used.",
};

const TYPEFACE_FILE_RULE = {
  zh: "WOFF2，最大 200 kB，最好是可变字体（一个文件含各种粗细）。排在上面选的字体之前；它没有的字由后者补上。请确认授权允许在网站上使用。",
  en: "WOFF2 of at most 200 kB, best a variable one, which has all weights. It stands before the one chosen above, which draws what it lacks. Make sure that its licence allows use on a website.",
};

/** Holidays: some years of one country's. */
const MAX_HOLIDAYS = 120;

const MAX_REGISTRATIONS = 8;

const MAX_VERIFICATION_TAGS = 20;

/** The company's presentation: names, contacts, links, working hours and registrations. */
export const site: GlobalConfig = globalContent({
  slug: "site",
  label: { zh: "公司与站点", en: "Company and site" },
  fields: [
    tabs(
      tab("公司", "Company", [
        row(localizedText("name", "简称", "Name", { max: 60 }), localizedText("legalName", "全称", "Legal name", { max: 120 })),
        localizedText("platformName", "平台名称", "Name of the platform", { max: 40, optional: true, description: PLATFORM_RULE }),
        localizedParagraph("description", "描述", "Description", { max: 300 }),
      ]),
      tab("联系方式", "Contact", [
        localizedText("address", "地址", "Address", { max: 240, optional: true }),
        row(degrees("latitude", "纬度", "Latitude", 90), degrees("longitude", "经度", "Longitude", 180)),
        row(plainText("phone", "电话", "Phone", { max: 40, optional: true }), emailAddress("email", "邮箱", "E-mail", { optional: true })),
        row(
          emailAddress("salesEmail", "销售邮箱", "Sales e-mail", { optional: true, description: GENERAL_OTHERWISE }),
          emailAddress("supportEmail", "支持邮箱", "Support e-mail", { optional: true, description: GENERAL_OTHERWISE }),
        ),
        row(
          localizedText("hours", "工作时间", "Working hours", { max: 80, optional: true }),
          localizedText("responsePromise", "回复承诺", "Response promise", { max: 80 }),
        ),
      ]),
      tab("采购", "Purchase", [
        {
          type: "group",
          name: "purchase",
          label: { zh: "采购条件", en: "Terms of purchase" },
          admin: {
            description: {
              zh: "公司一贯的条件。导入产品时，表格里空着的条件取这里的数。",
              en: "What the company usually agrees to. Where a sheet of products leaves a term empty, its import takes it from here.",
            },
          },
          fields: [
            row(...numberFields(PURCHASE_TERMS)),
            row(
              choice("singlePieces", "单件", "Single pieces", SINGLE_PIECES, { optional: true, description: SINGLES_RULE }),
              localizedText("seller", "单件由谁出售", "Who sells single pieces", { max: 80, optional: true }),
              webAddress("sellerUrl", "其网址", "Their address", { optional: true }),
            ),
            quantity("fewestPieces", "询价单每款最少", "Fewest pieces of a product on the quote list", {
              min: 1,
              max: MAX_FEWEST_PIECES,
              optional: true,
              description: FEWEST_RULE,
            }),
          ],
        },
      ]),
      tab("链接", "Links", [
        webAddress("platformUrl", "平台网址", "Platform", { optional: true }),
        webAddress("appStoreUrl", "App Store 网址", "App Store", { optional: true }),
        webAddress("androidUrl", "安卓应用网址", "Android app", { optional: true }),
        list(
          "qrCodes",
          "页脚二维码",
          "QR codes of the footer",
          [localizedText("title", "标题", "Title", { max: 40 }), webAddress("link", "扫码后打开", "Leads to")],
          { maxRows: MAX_QR_CODES, one: { zh: "二维码", en: "QR code" } },
        ),
      ]),
      tab("品牌", "Brand", [
        row(
          upload("logo", "标志", "Logo", { kind: "picture", optional: true, description: LOGO_RULE }),
          upload("logoDark", "深色背景上的标志", "Logo on dark", { kind: "picture", optional: true }),
        ),
        upload("mark", "图标", "Icon", { kind: "picture", optional: true, description: MARK_RULE }),
        row(
          upload("heroPicture", "首页图片", "Picture of the home page", { kind: "picture", optional: true, description: HERO_RULE }),
          upload("productsPicture", "产品列表的图片", "Picture of the products", {
            kind: "picture",
            optional: true,
            description: PRODUCTS_PICTURE_RULE,
          }),
          upload("cardPicture", "分享图片", "Picture of shared pages", { kind: "picture", optional: true, description: CARD_RULE }),
        ),
        {
          ...plainText("accent", "主色", "Accent colour", { max: 7, optional: true, description: ACCENT_RULE }),
          validate: validColour,
        } as TextField,
        choice("typeface", "字体", "Typeface", TYPEFACES, { optional: true, description: TYPEFACE_RULE }),
        upload("typefaceFile", "字体文件", "Typeface file", { kind: "typeface", optional: true, description: TYPEFACE_FILE_RULE }),
      ]),
      tab("语言", "Languages", [
        choice("untranslatedPages", "没有译文的页面", "Pages that are not translated", UNTRANSLATED_PAGES, {
          initial: "say",
          description: {
            zh: "名称或正文没有译文的记录，在那种语言的网站上怎么办。不出现：不进那种语言的列表、菜单、搜索和站点地图，它在那里的网址转到列表。",
            en: "What becomes of records whose name or long text is not translated. Left out, they are in no list, menu, search or sitemap of that language, and their address there leads to the list.",
          },
        }),
      ]),
      tab("搜索引擎", "Search engines", [
        list(
          "verificationTags",
          "站点验证标签",
          "Verification tags",
          [
            row(
              { ...plainText("name", "name 的值", "Value of name", { max: 60 }), validate: validTagName } as TextField,
              { ...plainText("content", "content 的值", "Value of content", { max: 200 }), validate: validToken } as TextField,
            ),
          ],
          {
            maxRows: MAX_VERIFICATION_TAGS,
            one: { zh: "验证标签", en: "Tag" },
            description: {
              zh: `搜索引擎站长平台给的 <meta> 标签，写进每个页面的开头。常见的 name：${VERIFICATION_TAGS.slice(0, 9).join(", ")}。`,
              en: `The <meta> tags that webmaster tools of search engines give out; they stand in the head of every page. Common names: ${VERIFICATION_TAGS.slice(0, 9).join(", ")}.`,
            },
          },
        ),
      ]),
      tab("工作日历", "Working time", [
        row(...WEEKDAYS.map(({ name, label, isWorked }) => flag(name, label.zh, label.en, { initial: isWorked }))),
        row(clockTime("opens", "上班", "From", "9:00"), clockTime("closes", "下班", "To", "18:00")),
        list(
          "holidays",
          "休息日",
          "Holidays",
          [row(day("date", "日期", "Day"), plainText("name", "名称", "Name", { max: 60, optional: true }))],
          {
            maxRows: MAX_HOLIDAYS,
            one: { zh: "休息日", en: "Holiday" },
            headedBy: "name",
            description: {
              zh: "答复承诺的时钟在这些日子停走。",
              en: "The clock of the promise to answer stands still on these days.",
            },
          },
        ),
      ]),
      tab("登记", "Registrations", [
        list(
          "registrations",
          "登记信息",
          "Registrations",
          [
            row(
              localizedText("label", "名目", "Label", { max: 40, optional: true }),
              plainText("text", "编号或文字", "Number or text", { max: 120 }),
            ),
            webAddress("link", "链接", "Link", { optional: true }),
          ],
          {
            maxRows: MAX_REGISTRATIONS,
            one: { zh: "登记", en: "Registration" },
            headedBy: "text",
            description: {
              zh: "页脚与给客户的邮件都写明的登记与备案：ICP、公安备案、商业登记号、法定代表人、增值税号、CNPJ 等。名目可以不填。",
              en: "What the footer and each mail to a customer state by law: ICP and public security filings, commercial register, managing directors, VAT number, CNPJ. The label may be left empty.",
            },
          },
        ),
      ]),
      tab("网站组成", "Parts of the site", [
        {
          type: "select",
          name: "partsOff",
          hasMany: true,
          label: { zh: "不要的部分", en: "Parts that are switched off" },
          options: optionsOf(SITE_PARTS),
          admin: {
            description: {
              zh: "选中的部分没有页面，也不在菜单、站点地图、搜索和给程序的数据里。记录都留着，去掉选择就回来。",
              en: "They have no pages and stand in no menu, sitemap, search or data for programs. Their records stay: take one out of this list and it is back.",
            },
          },
        },
      ]),
      tab("演示", "Demonstration", [
        flag("scenery", "首页地图与平台试用中的虚构车辆", "Invented vehicles on the map, and the platform to try", {
          description: {
            zh: "演示内容的车辆与行程，以及带模拟车队的平台试用页。自己的网站不要打开。",
            en: "Vehicles and trips of the demonstration, and its platform with a simulated fleet. Leave it off on a site of your own.",
          },
        }),
      ]),
    ),
  ],
});
