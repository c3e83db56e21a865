import { say } from "#shared/desk-texts/say.ts";
import type {
  ArrayField,
  CollectionConfig,
  Field,
  NumberField,
  NumberFieldSingleValidation,
  TextField,
  TextFieldSingleValidation,
  UploadField,
  UploadFieldSingleValidation,
} from "payload";
import { number, text, upload as uploadRule } from "payload/shared";
import { film } from "#shared/content/film.ts";
import { inLanguage } from "../lib/i18n.ts";
import { MAY_BE_LEFT_EMPTY } from "../fields/slug.ts";
import { NUMBER_FIELD } from "../fields/values.ts";
import { isFilmAddress, isOwnFilm } from "../media/film-hosts.ts";
import { deriveDuration } from "../media/derive-duration.ts";
import { settings } from "../config/settings.ts";
import { content } from "./content.ts";

const hosts = settings.filmHosts.join(", ");
const NO_FILM = say("Choose a video, or enter its address on a host of your own.");
const TWO_FILMS = say("Choose a video file or enter an address, not both.");
const NO_ADDRESS = say("Give an address that begins with https:// and ends with .mp4 or .webm.");
const OTHER_HOST = hosts
  ? say("Videos may be at these hosts: {hosts}. Others have to be named in the setting FILM_HOSTS first.", { hosts })
  : say("No host for videos is set yet. Ask whoever runs the site to name it in the setting FILM_HOSTS.");
const ADDRESS_HINT = hosts
  ? say("In place of a file: the address of an MP4 or WebM file at a host of your own ({hosts}).", { hosts })
  : say(
      "In place of a file: the address of an MP4 or WebM file at a host of your own, once whoever runs the site has named that host in the setting FILM_HOSTS.",
    );
const NO_LENGTH = say("The length of this video cannot be read. Enter it in seconds.");
const BEYOND_END = say("A chapter cannot begin after the end of the video.");

/** Requires a film, unless it has an address. */
const fileOrAddress: UploadFieldSingleValidation = (value, options) => {
  const { address } = options.data as { address?: string | null };
  if (!value && !address) return inLanguage(NO_FILM, options.req.i18n.language);
  return uploadRule(value, { ...options, required: false });
};

const ownAddress: TextFieldSingleValidation = (value, options) => {
  const { language } = options.req.i18n;
  if (value && (options.data as { file?: unknown }).file) return inLanguage(TWO_FILMS, language);
  if (value && !isFilmAddress(value)) return inLanguage(NO_ADDRESS, language);
  if (value && !isOwnFilm(value, settings.filmHosts)) return inLanguage(OTHER_HOST, language);
  return text(value, options);
};

/**
 * Requires the duration, which the file provides before the final validation where it can. Without a film, the missing film is the fault.
 */
const validateDuration: NumberFieldSingleValidation = (value, options) => {
  const { file, address } = options.data as { file?: unknown; address?: unknown };
  const isMissing = value === null || value === undefined;
  if (isMissing && options.event !== "onChange" && (file || address)) return inLanguage(NO_LENGTH, options.req.i18n.language);
  return number(value, { ...options, required: false });
};

const validateSecond: NumberFieldSingleValidation = (value, options) => {
  const { seconds } = options.data as { seconds?: number | null };
  if (typeof value === "number" && seconds && value >= seconds) return inLanguage(BEYOND_END, options.req.i18n.language);
  return number(value, options);
};

/** The desk's rules for a film, and the fields that it reads from the file. */
export const videos: CollectionConfig = content(film, {
  seconds: (field) =>
    ({
      ...field,
      validate: validateDuration,
      hooks: { beforeValidate: [deriveDuration] },
      admin: {
        position: "sidebar",
        components: { Field: NUMBER_FIELD },
        className: MAY_BE_LEFT_EMPTY,
        description: say("Read from the video when it is saved. Fill it in for a video by its address, or where the file does not tell."),
      },
    }) as NumberField,
  file: (field) => ({ ...(field as UploadField), required: false, validate: fileOrAddress }) as UploadField,
  address: (field) =>
    ({ ...field, admin: { ...(field as TextField).admin, description: ADDRESS_HINT }, validate: ownAddress }) as TextField,
  chapters: (field) => {
    const chapters = field as ArrayField;
    const withSecondRule = (one: Field) =>
      "name" in one && one.name === "second" ? ({ ...one, validate: validateSecond } as NumberField) : one;
    return { ...chapters, fields: chapters.fields.map(withSecondRule) };
  },
});
