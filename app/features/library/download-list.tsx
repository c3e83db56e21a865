import type { ListedDownload } from "#app/data/downloads.server.ts";
import { LANGUAGE_NAME, useText } from "#app/i18n/index.ts";
import { DownloadTable } from "#app/components/lists/downloads.tsx";

/**
 * Files with type, version, languages, size, date and download link.
 * @param whole shows all facts of a file, its checksum too
 */
export function DownloadList({ downloads, whole = false }: { downloads: ListedDownload[]; whole?: boolean }) {
  const t = useText();
  return (
    <DownloadTable
      label={t("downloads.title")}
      items={downloads.flatMap(({ file, type, title, summary, version, created, languages }) =>
        file
          ? [
              {
                href: file.url,
                type,
                title,
                note: [
                  summary,
                  version ? t("downloads.version", { version }) : whole && t("downloads.made"),
                  languages.map((language) => LANGUAGE_NAME[language]).join(" / "),
                ]
                  .filter(Boolean)
                  .join(" · "),
                size: file.size,
                date: created,
                ...(whole && file.checksum && { checksum: file.checksum }),
              },
            ]
          : [],
      )}
    />
  );
}
