/** Validated texts of the company: addresses, tags, colours, times of day. */
import type { FieldHook, NumberField, TextField } from "payload";
import { cleanAddress, isAddress } from "#shared/lib/contact.ts";
import { isHexColour } from "#shared/lib/palette.ts";
import { isVerificationTag, VERIFICATION_TAGS } from "#shared/lib/verification-tags.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { textRule } from "../fields/text-rule.ts";
import { plainText } from "../fields/text-fields.ts";
import { quantity } from "../fields/values.ts";

const ADDRESS_RULE = { zh: "以 https:// 或 http:// 开头的网址。", en: "An address that starts with https:// or http://." };

const validAddress = textRule((value) => /^https?:\/\//.test(value) && URL.canParse(value), ADDRESS_RULE);

export function webAddress(name: string, zh: string, en: string, { optional = false } = {}): TextField {
  return { ...plainText(name, zh, en, { max: 300, optional, description: ADDRESS_RULE }), validate: validAddress } as TextField;
}

const EMAIL_RULE = { zh: "写完整的邮箱地址，例如 sales@example.com。", en: "A complete e-mail address, such as sales@example.com." };

const validEmail = textRule(isAddress, EMAIL_RULE);

const cleaned: FieldHook = ({ value }: { value?: unknown }) => (typeof value === "string" ? cleanAddress(value) : value);

/** An e-mail address for the site's visitors. */
export function emailAddress(
  name: string,
  zh: string,
  en: string,
  { optional = false, description }: { optional?: boolean; description?: Bilingual } = {},
): TextField {
  return {
    ...plainText(name, zh, en, { max: 120, optional, ...(description && { description }) }),
    hooks: { beforeValidate: [cleaned] },
    validate: validEmail,
  } as TextField;
}

const TAG_NAME_RULE = {
  zh: `只填 name 的值，可以是：${VERIFICATION_TAGS.join("、")}。`,
  en: `Only the value of name, which may be: ${VERIFICATION_TAGS.join(", ")}.`,
};

/** The characters of search engines' verification codes (some in base64); never a tag or quotes. */
const TOKEN = /^[\w.:=+/-]+$/;

const TOKEN_RULE = {
  zh: "只填 content 的值，例如 abc123，不要整个标签。",
  en: "Only the value of content, such as abc123, not the whole tag.",
};

export const validTagName = textRule(isVerificationTag, TAG_NAME_RULE);
export const validToken = textRule((value) => TOKEN.test(value), TOKEN_RULE);

/** Degrees of the WGS 84 datum, north and east positive. */
export function degrees(name: string, zh: string, en: string, limit: number): NumberField {
  return quantity(name, zh, en, { min: -limit, max: limit, optional: true });
}

export const ACCENT_RULE = {
  zh: "写成 #1a73e8。按钮、链接和线条由它而来；在某个背景上看不清的地方会自动调深或调浅。",
  en: "Such as #1a73e8. Buttons, links and lines follow from it; where it could not be read it is made darker or lighter.",
};

export const validColour = textRule(isHexColour, ACCENT_RULE);

/** A time of day from 0:00 to 24:00. */
const CLOCK = /^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/;

const CLOCK_RULE = { zh: "写成 9:00 或 17:30。", en: "Write it as 9:00 or 17:30." };

const validClock = textRule((value) => CLOCK.test(value), CLOCK_RULE);

export function clockTime(name: string, zh: string, en: string, initial: string): TextField {
  return { ...plainText(name, zh, en, { max: 5, description: CLOCK_RULE }), defaultValue: initial, validate: validClock } as TextField;
}
