import type { NotedDownload } from "#app/data/downloads.server.ts";
import { useText } from "#app/i18n/index.ts";
import { DownloadTable } from "#app/components/lists/downloads.tsx";

/**
 * Files with type, note, languages, size, date and download link.
 * @param look `whole` shows the checksum too
 */
export function DownloadList({ downloads, look }: { downloads: NotedDownload[]; look: "whole" | "brief" }) {
  const t = useText();
  return (
    <DownloadTable
      label={t("downloads.title")}
      items={downloads.flatMap(({ file, type, title, note, languages, created }) =>
        file
          ? [
              {
                href: file.url,
                type,
                title,
                note,
                languages,
                size: file.size,
                date: created,
                ...(look === "whole" && file.checksum && { checksum: file.checksum }),
              },
            ]
          : [],
      )}
    />
  );
}
