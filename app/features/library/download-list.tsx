import type { ListedDownload } from "#app/data/downloads.server.ts";
import { useText } from "#app/i18n/index.ts";
import { DownloadTable } from "#app/components/lists/downloads.tsx";

/**
 * Files with type, version, languages, size, date and download link.
 * @param look `whole` shows all facts of a file, its checksum too; `brief` leaves out what it is about
 */
export function DownloadList({ downloads, look }: { downloads: ListedDownload[]; look: "whole" | "brief" }) {
  const t = useText();
  const whole = look === "whole";
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
                note: [whole && summary, version ? t("downloads.version", { version }) : whole && t("downloads.made")]
                  .filter(Boolean)
                  .join(" · "),
                languages,
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
