import { Fragment } from "react";
import { LANGUAGE_NAME, useLanguage, useText, type Language } from "#app/i18n/index.ts";
import { shortDate } from "#app/lib/format/dates.ts";
import { formatSize } from "#app/lib/format/file-size.ts";
import { Icon } from "../basics/icon.tsx";
import type { FileType } from "#shared/vocabulary/library.ts";
import { HTML_LANG } from "#shared/languages.ts";
import { FileTypeGlyph } from "../data/file-type-glyph.tsx";
import "./downloads.css";

export interface DownloadItem {
  /** Address of the file. */
  href: string;
  type: FileType;
  title: string;
  /** Version and products of the file. */
  note?: string;
  /** Its languages, each of which stands in its own. */
  languages?: readonly Language[];
  /** Bytes; null for a file generated on request. */
  size: number | null;
  /** ISO date: 2026-11-06. */
  date: string;
  /** SHA-256 in hexadecimal digits, for comparison. */
  checksum?: string;
}

/**
 * Files as a table, which turns into cards on a phone.
 * @param label describes the table
 */
export function DownloadTable({ items, label }: { items: DownloadItem[]; label: string }) {
  const t = useText();
  return (
    <table className="download-table">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t("ui.fileType")}</th>
          <th scope="col">{t("ui.fileName")}</th>
          <th scope="col" className="download-size">
            {t("ui.fileSize")}
          </th>
          <th scope="col">{t("ui.fileDate")}</th>
          <th scope="col">
            <span className="visually-hidden">{t("ui.download")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <DownloadRow key={item.href} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function DownloadRow({ item: { href, type, title, note, languages, size, date, checksum } }: { item: DownloadItem }) {
  const t = useText();
  const language = useLanguage();
  const hasLanguages = (languages?.length ?? 0) > 0;
  return (
    <tr>
      <td>
        <FileTypeGlyph type={type} name={t(`ui.fileTypes.${type}`)} />
      </td>
      <th scope="row" className="download-title">
        {title}
        {(note || hasLanguages) && (
          <small>
            {note && hasLanguages ? `${note} · ` : note}
            {languages?.map((own, index) => (
              <Fragment key={own}>
                {index > 0 && " / "}
                <span lang={HTML_LANG[own]}>{LANGUAGE_NAME[own]}</span>
              </Fragment>
            ))}
          </small>
        )}
        {checksum && (
          <details className="download-checksum">
            <summary>{t("ui.checksum")}</summary>
            <code>{checksum}</code>
          </details>
        )}
      </th>
      <td className="download-size figures">{size === null ? "" : formatSize(size, language)}</td>
      <td className="download-date figures">
        <time dateTime={date}>{shortDate(date, language)}</time>
      </td>
      <td className="download-action">
        <a className="button button-outline button-small" href={href} download aria-label={t("ui.downloadFile", { title })}>
          <Icon name="download" />
          {t("ui.download")}
        </a>
      </td>
    </tr>
  );
}
