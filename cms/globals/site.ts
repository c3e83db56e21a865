import { say, sayAll } from "#shared/desk-texts/say.ts";
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
const GENERAL_OTHERWISE = say("Left empty, the e-mail above is used.");

/** The company's policies for single pieces. */
const SINGLE_PIECES = {
  sold: say("Sells single pieces, too"),
  partners: say("Others sell single pieces"),
  none: say("Sells no single pieces"),
};
/** The largest minimum quantity for each product of a quote list. */
const MAX_FEWEST_PIECES = 10_000;
const SINGLES_RULE = say("Said on each product and above the list of products; nothing is said where none is chosen.");
const FEWEST_RULE = say("Fewer are refused wherever a quantity is chosen. Without it, one piece may be asked for.");
const PLATFORM_RULE = say("Only where you have a platform of your own. Left empty, the site has no page about it and no link to one.");

const LOGO_RULE = say(
  "An SVG with its text as outlines, or a PNG or WebP with a transparent background, at least 96 pixels high, without a margin. Left empty, the company’s name is written.",
);

const MARK_RULE = say(
  "A square of at least 512 pixels, for browser tabs, home screens, datasheets and shared pictures. Left empty, the first letter of the name is drawn.",
);

const HERO_RULE = say(
  "A photograph that the home page opens with, in the place of the map. Landscape, at least 1600 pixels wide; the words stand beside it, not on it.",
);

const PRODUCTS_PICTURE_RULE = say(
  "A photograph that the list of products opens with, beside the words. Landscape, at least 1600 pixels wide.",
);
const BRAND_PICTURE_RULE = say("What the page of the brand opens with.");

const CARD_RULE = say("For shared pages that have no picture of their own, in the place of the map. At least 1200 pixels wide.");

const TYPEFACE_RULE = say("What visitors’ systems have, so that nothing is fetched. Left empty, the site’s own is used.");

const TYPEFACE_FILE_RULE = say(
  "WOFF2 of at most 200 kB, best a variable one, which has all weights. It stands before the one chosen above, which draws what it lacks. Make sure that its licence allows use on a website.",
);

/** Holidays: some years of one country's. */
const MAX_HOLIDAYS = 120;

const MAX_REGISTRATIONS = 8;

const MAX_VERIFICATION_TAGS = 20;

/** The company's presentation: names, contacts, links, working hours and registrations. */
export const site: GlobalConfig = globalContent({
  slug: "site",
  label: say("Company and site"),
  fields: [
    tabs(
      tab(say("Company"), [
        row(localizedText("name", say("Name (of the company)"), { max: 60 }), localizedText("legalName", say("Legal name"), { max: 120 })),
        localizedText("platformName", say("Name of the platform"), { max: 40, optional: true, description: PLATFORM_RULE }),
        localizedParagraph("description", say("Description"), { max: 300 }),
      ]),
      tab(say("Contact"), [
        localizedText("address", say("Address"), { max: 240, optional: true }),
        row(degrees("latitude", say("Latitude"), 90), degrees("longitude", say("Longitude"), 180)),
        row(plainText("phone", say("Phone"), { max: 40, optional: true }), emailAddress("email", say("E-mail"), { optional: true })),
        row(
          emailAddress("salesEmail", say("Sales e-mail"), { optional: true, description: GENERAL_OTHERWISE }),
          emailAddress("supportEmail", say("Support e-mail"), { optional: true, description: GENERAL_OTHERWISE }),
        ),
        row(
          localizedText("hours", say("Working hours"), { max: 80, optional: true }),
          localizedText("responsePromise", say("Response promise"), { max: 80 }),
        ),
      ]),
      tab(say("Purchase"), [
        {
          type: "group",
          name: "purchase",
          label: say("Terms of purchase"),
          admin: {
            description: say(
              "What the company usually agrees to. Where a sheet of products leaves a term empty, its import takes it from here.",
            ),
          },
          fields: [
            row(...numberFields(PURCHASE_TERMS)),
            row(
              choice("singlePieces", say("Single pieces"), SINGLE_PIECES, { optional: true, description: SINGLES_RULE }),
              localizedText("seller", say("Who sells single pieces"), { max: 80, optional: true }),
              webAddress("sellerUrl", say("Their address"), { optional: true }),
            ),
            quantity("fewestPieces", say("Fewest pieces of a product on the quote list"), {
              min: 1,
              max: MAX_FEWEST_PIECES,
              optional: true,
              description: FEWEST_RULE,
            }),
          ],
        },
      ]),
      tab(say("Links"), [
        webAddress("platformUrl", say("Platform (address)"), { optional: true }),
        webAddress("appStoreUrl", say("App Store"), { optional: true }),
        webAddress("androidUrl", say("Android app"), { optional: true }),
        list(
          "qrCodes",
          say("QR codes of the footer"),
          [localizedText("title", say("Title"), { max: 40 }), webAddress("link", say("Leads to (QR code)"))],
          { maxRows: MAX_QR_CODES, one: say("QR code") },
        ),
      ]),
      tab(say("Brand"), [
        row(
          upload("logo", say("Logo"), { kind: "picture", optional: true, description: LOGO_RULE }),
          upload("logoDark", say("Logo on dark"), { kind: "picture", optional: true }),
        ),
        upload("mark", say("Icon"), { kind: "picture", optional: true, description: MARK_RULE }),
        row(
          upload("heroPicture", say("Picture of the home page"), { kind: "picture", optional: true, description: HERO_RULE }),
          upload("productsPicture", say("Picture of the products"), {
            kind: "picture",
            optional: true,
            description: PRODUCTS_PICTURE_RULE,
          }),
          upload("brandPicture", say("Picture of the brand"), { kind: "picture", optional: true, description: BRAND_PICTURE_RULE }),
          upload("cardPicture", say("Picture of shared pages"), { kind: "picture", optional: true, description: CARD_RULE }),
        ),
        {
          ...plainText("accent", say("Accent colour"), { max: 7, optional: true, description: ACCENT_RULE }),
          validate: validColour,
        } as TextField,
        choice("typeface", say("Typeface"), sayAll(TYPEFACES), { optional: true, description: TYPEFACE_RULE }),
        upload("typefaceFile", say("Typeface file"), { kind: "typeface", optional: true, description: TYPEFACE_FILE_RULE }),
      ]),
      tab(say("Languages"), [
        choice("untranslatedPages", say("Pages that are not translated"), UNTRANSLATED_PAGES, {
          initial: "say",
          description: say(
            "What becomes of records whose name or long text is not translated. Left out, they are in no list, menu, search or sitemap of that language, and their address there leads to the list.",
          ),
        }),
      ]),
      tab(say("Search engines"), [
        list(
          "verificationTags",
          say("Verification tags"),
          [
            row(
              { ...plainText("name", say("Value of name"), { max: 60 }), validate: validTagName } as TextField,
              { ...plainText("content", say("Value of content"), { max: 200 }), validate: validToken } as TextField,
            ),
          ],
          {
            maxRows: MAX_VERIFICATION_TAGS,
            one: say("Tag"),
            description: say(
              "The <meta> tags that webmaster tools of search engines give out; they stand in the head of every page. Common names: {names}.",
              { names: VERIFICATION_TAGS.slice(0, 9).join(", ") },
            ),
          },
        ),
      ]),
      tab(say("Working time"), [
        row(...WEEKDAYS.map(({ name, label, isWorked }) => flag(name, label, { initial: isWorked }))),
        row(clockTime("opens", say("From (hour)"), "9:00"), clockTime("closes", say("To (hour)"), "18:00")),
        list("holidays", say("Holidays"), [row(day("date", say("Day")), plainText("name", say("Name"), { max: 60, optional: true }))], {
          maxRows: MAX_HOLIDAYS,
          one: say("Holiday"),
          headedBy: "name",
          description: say("The clock of the promise to answer stands still on these days."),
        }),
      ]),
      tab(say("Registrations (tab)"), [
        list(
          "registrations",
          say("Registrations (rows)"),
          [
            row(
              localizedText("label", say("Label (of a registration)"), { max: 40, optional: true }),
              plainText("text", say("Number or text"), { max: 120 }),
            ),
            webAddress("link", say("Link"), { optional: true }),
          ],
          {
            maxRows: MAX_REGISTRATIONS,
            one: say("Registration"),
            headedBy: "text",
            description: say(
              "What the footer and each mail to a customer state by law: ICP and public security filings, commercial register, managing directors, VAT number, CNPJ. The label may be left empty.",
            ),
          },
        ),
      ]),
      tab(say("Parts of the site"), [
        {
          type: "select",
          name: "partsOff",
          hasMany: true,
          label: say("Parts that are switched off"),
          options: optionsOf(sayAll(SITE_PARTS)),
          admin: {
            description: say(
              "They have no pages and stand in no menu, sitemap, search or data for programs. Their records stay: take one out of this list and it is back.",
            ),
          },
        },
      ]),
      tab(say("Demonstration"), [
        flag("scenery", say("Invented vehicles on the map, and the platform to try"), {
          description: say(
            "Vehicles and trips of the demonstration, and its platform with a simulated fleet. Leave it off on a site of your own.",
          ),
        }),
      ]),
    ),
  ],
});
