import type { DownloadView } from "#app/content/downloads.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { FILE_TYPE_KEYS, type FileType } from "#content/vocabulary/library.ts";
import { DownloadTable } from "#app/ui/lists/downloads.tsx";
import { Tabs } from "#app/ui/lists/tabs.tsx";

/** The site path of a page of the downloads centre. */
export function downloadsAddress(type: FileType | undefined, page = 1): string {
  return listAddress(paths.downloads, { type, page });
}

/** All files, or those of one type. */
export function DownloadTabs({ type }: { type: FileType | undefined }) {
  const t = useText();
  return (
    <Tabs
      label={t("downloads.types")}
      items={[undefined, ...FILE_TYPE_KEYS].map((choice) => ({
        label: t(choice ? `ui.fileTypes.${choice}` : "downloads.all"),
        to: downloadsAddress(choice),
        current: choice === type,
      }))}
    />
  );
}

/** Files with type, version, size, date and the link that fetches them. */
export function DownloadList({ downloads }: { downloads: DownloadView[] }) {
  const t = useText();
  return (
    <DownloadTable
      label={t("downloads.title")}
      items={downloads.flatMap(({ file, type, title, summary, version, created }) =>
        file
          ? [
              {
                href: file.url,
                type,
                title,
                note: version ? `${summary} · ${t("downloads.version", { version })}` : summary,
                size: file.size,
                date: created,
              },
            ]
          : [],
      )}
    />
  );
}
