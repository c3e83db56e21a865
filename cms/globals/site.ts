import type { FieldHook, GlobalConfig, NumberField, TextField, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { cleanAddress, isAddress } from "#shared/lib/contact.ts";
import { inLanguage } from "../lib/i18n.ts";
import { row, tab, tabs } from "../fields/layout.ts";
import { list } from "../fields/lists.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/texts.ts";
import { choice, quantity } from "../fields/values.ts";
import { WITHOUT_ENGLISH } from "../publishing/translations/leave-out.ts";
import { globalContent } from "./content.ts";

const ADDRESS_RULE = { zh: "以 https:// 或 http:// 开头的网址。", en: "An address that starts with https:// or http://." };

const validAddress: TextFieldSingleValidation = (value, options) => {
  if (value && !(/^https?:\/\//.test(value) && URL.canParse(value))) return inLanguage(ADDRESS_RULE, options.req.i18n.language);
  return text(value, options);
};

function webAddress(name: string, zh: string, en: string): TextField {
  return { ...plainText(name, zh, en, { max: 300, description: ADDRESS_RULE }), validate: validAddress } as TextField;
}

const EMAIL_RULE = { zh: "写完整的邮箱地址，例如 sales@example.com。", en: "A complete e-mail address, such as sales@example.com." };

const validEmail: TextFieldSingleValidation = (value, options) => {
  if (value && !isAddress(value)) return inLanguage(EMAIL_RULE, options.req.i18n.language);
  return text(value, options);
};

const cleaned: FieldHook = ({ value }: { value?: unknown }) => (typeof value === "string" ? cleanAddress(value) : value);

/** An address to which the site's visitors write. */
function emailAddress(name: string, zh: string, en: string): TextField {
  return { ...plainText(name, zh, en, { max: 120 }), hooks: { beforeValidate: [cleaned] }, validate: validEmail } as TextField;
}

/** Letters, digits and signs, as all search engines use; never a tag or quotes. */
const TOKEN = /^[\w.=-]+$/;
const TOKEN_RULE = {
  zh: "只填 content 的值，例如 abc123，不要整个标签。",
  en: "Only the value of content, such as abc123, not the whole tag.",
};

const validToken: TextFieldSingleValidation = (value, options) => {
  if (value && !TOKEN.test(value)) return inLanguage(TOKEN_RULE, options.req.i18n.language);
  return text(value, options);
};

/** As many as stand in one row of the footer on a phone. */
const MAX_QR_CODES = 3;

/** Degrees of the WGS 84 datum, north and east positive. */
function degrees(name: string, zh: string, en: string, limit: number): NumberField {
  return quantity(name, zh, en, { min: -limit, max: limit });
}

/** The content of the verification tag that a search engine gives out; the tag is put into every page. */
function verificationToken(name: string, zh: string, en = zh): TextField {
  return { ...plainText(name, `${zh} 验证码`, `${en} verification`, { max: 120, optional: true }), validate: validToken } as TextField;
}

/** The company as the site presents it: names, contacts, links and filing numbers. */
export const site: GlobalConfig = globalContent({
  slug: "site",
  label: { zh: "公司与站点", en: "Company and site" },
  fields: [
    tabs(
      tab("公司", "Company", [
        row(localizedText("name", "简称", "Name", { max: 60 }), localizedText("legalName", "全称", "Legal name", { max: 120 })),
        localizedText("platformName", "平台名称", "Name of the platform", { max: 40 }),
        localizedParagraph("description", "描述", "Description", { max: 300 }),
      ]),
      tab("联系方式", "Contact", [
        localizedText("address", "地址", "Address", { max: 240 }),
        row(degrees("latitude", "纬度", "Latitude", 90), degrees("longitude", "经度", "Longitude", 180)),
        row(plainText("phone", "电话", "Phone", { max: 40 }), emailAddress("email", "邮箱", "E-mail")),
        row(emailAddress("salesEmail", "销售邮箱", "Sales e-mail"), emailAddress("supportEmail", "支持邮箱", "Support e-mail")),
        row(
          localizedText("hours", "工作时间", "Working hours", { max: 80 }),
          localizedText("responsePromise", "回复承诺", "Response promise", { max: 80 }),
        ),
      ]),
      tab("链接", "Links", [
        webAddress("platformUrl", "平台网址", "Platform"),
        webAddress("appStoreUrl", "App Store 网址", "App Store"),
        webAddress("androidUrl", "安卓应用网址", "Android app"),
        list(
          "qrCodes",
          "页脚二维码",
          "QR codes of the footer",
          [localizedText("title", "标题", "Title", { max: 40 }), webAddress("link", "扫码后打开", "Leads to")],
          { maxRows: MAX_QR_CODES },
        ),
      ]),
      tab("两种语言", "Two languages", [
        choice("withoutEnglish", "没有译文的页面", "Pages that are not translated", WITHOUT_ENGLISH, {
          initial: "say",
          description: {
            zh: "名称或正文没有译文的记录，在那种语言的网站上怎么办。不出现：不进那种语言的列表、菜单、搜索和站点地图，它在那里的网址转到列表。",
            en: "What becomes of records whose name or long text is not translated. Left out, they are in no list, menu, search or sitemap of that language, and their address there leads to the list.",
          },
        }),
      ]),
      tab("搜索引擎", "Search engines", [
        verificationToken("googleVerification", "Google"),
        verificationToken("bingVerification", "Bing"),
        verificationToken("baiduVerification", "百度", "Baidu"),
      ]),
      tab("备案", "Filings", [
        plainText("icpNumber", "ICP 备案号", "ICP filing number", { max: 60 }),
        plainText("policeNumber", "公安备案号", "Public security filing number", { max: 60 }),
        plainText("licenceNumber", "许可证号", "Licence number", { max: 80 }),
      ]),
    ),
  ],
});
