import type { ListedDownload } from "#app/data/downloads.server.ts";
import { useText } from "#app/i18n/index.ts";
import { DownloadTable } from "#app/components/lists/downloads.tsx";

/** The end of a sentence, before the dot that parts it from the version. */
const FULL_STOP = /[.。]$/;

/**
 * Files with type, version, languages, size, date and download link.
 * @param look `whole` shows all facts of a file, its checksum too; `brief` leaves out what it is about
 */
export function DownloadList({ downloads, look }: { downloads: ListedDownload[]; look: "whole" | "brief" }) {
  const t = useText();
  const whole = look === "whole";
  /** What is the same of several files, as of manuals, is said of the first. */
  const isFirstWith = (summary: string, index: number) => downloads.findIndex((other) => other.summary === summary) === index;
  return (
    <DownloadTable
      label={t("downloads.title")}
      items={downloads.flatMap(({ file, type, title, summary, version, created, languages }, index) =>
        file
          ? [
              {
                href: file.url,
                type,
                title,
                note: [
                  whole && isFirstWith(summary, index) && summary.replace(FULL_STOP, ""),
                  version ? t("downloads.version", { version }) : t("downloads.made"),
                ]
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
