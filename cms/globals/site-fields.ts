/** Validated texts of the company: addresses, tags, colours, times of day. */
import { say, type DeskText } from "#shared/desk-texts/say.ts";
import type { FieldHook, NumberField, TextField } from "payload";
import { cleanAddress, isAddress } from "#shared/lib/contact.ts";
import { isHexColour } from "#shared/lib/palette.ts";
import { isVerificationTag, VERIFICATION_TAGS } from "#shared/lib/verification-tags.ts";
import { listOf, type Bilingual } from "../lib/i18n.ts";
import { textRule } from "../fields/text-rule.ts";
import { plainText } from "../fields/text-fields.ts";
import { quantity } from "../fields/values.ts";

const ADDRESS_RULE = say("An address that starts with https:// or http://.");

const validAddress = textRule((value) => /^https?:\/\//.test(value) && URL.canParse(value), ADDRESS_RULE);

export function webAddress(name: string, label: DeskText, { optional = false } = {}): TextField {
  return { ...plainText(name, label, { max: 300, optional, description: ADDRESS_RULE }), validate: validAddress } as TextField;
}

const EMAIL_RULE = say("A complete e-mail address, such as sales@example.com.");

const validEmail = textRule(isAddress, EMAIL_RULE);

const cleaned: FieldHook = ({ value }: { value?: unknown }) => (typeof value === "string" ? cleanAddress(value) : value);

/** An e-mail address for the site's visitors. */
export function emailAddress(
  name: string,
  label: DeskText,
  { optional = false, description }: { optional?: boolean; description?: Bilingual } = {},
): TextField {
  return {
    ...plainText(name, label, { max: 120, optional, ...(description && { description }) }),
    hooks: { beforeValidate: [cleaned] },
    validate: validEmail,
  } as TextField;
}

const TAG_NAME_RULE = say("Only the value of name, which may be: {names}.", { names: listOf(VERIFICATION_TAGS) });

/** The characters of search engines' verification codes (some in base64); never a tag or quotes. */
const TOKEN = /^[\w.:=+/-]+$/;

const TOKEN_RULE = say("Only the value of content, such as abc123, not the whole tag.");

export const validTagName = textRule(isVerificationTag, TAG_NAME_RULE);
export const validToken = textRule((value) => TOKEN.test(value), TOKEN_RULE);

/** Degrees of the WGS 84 datum, north and east positive. */
export function degrees(name: string, label: DeskText, limit: number): NumberField {
  return quantity(name, label, { min: -limit, max: limit, optional: true });
}

export const ACCENT_RULE = say(
  "Such as #1a73e8. Buttons, links and lines follow from it; where it could not be read it is made darker or lighter.",
);

export const validColour = textRule(isHexColour, ACCENT_RULE);

/** A time of day from 0:00 to 24:00. */
const CLOCK = /^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/;

const CLOCK_RULE = say("Write it as 9:00 or 17:30.");

const validClock = textRule((value) => CLOCK.test(value), CLOCK_RULE);

export function clockTime(name: string, label: DeskText, initial: string): TextField {
  return { ...plainText(name, label, { max: 5, description: CLOCK_RULE }), defaultValue: initial, validate: validClock } as TextField;
}
