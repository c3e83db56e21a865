import { SetStepNav } from "@payloadcms/ui";
import { getTranslation } from "@payloadcms/translations";
import type { ListViewServerProps } from "payload";
import { can } from "../../../access/permissions.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { deskLanguage } from "../../../lib/time.ts";
import { FILE_KINDS, type FileKind } from "../../../lib/file-kinds.ts";
import { Pages } from "../../components/pages.tsx";
import { paramsOf, PayloadList } from "../../payload-patches/payload-list.tsx";
import { preferenceOf } from "../../lib/preference.ts";
import { deskTexts } from "../../texts/index.ts";
import { Folders } from "./folders.tsx";
import { Grid, UploadMany } from "./grid.tsx";
import { countKinds, readFileFilters, readFiles, readFolders, writeFileFilters, type FileFilters } from "./read-files.ts";
import { Search } from "./media-search.tsx";
import { SHOW_KEY } from "./show.ts";
import { LibraryViews } from "./library-views.tsx";
import { collectionAddress } from "../../../lib/desk-address.ts";
import { sheetNumber } from "../../lib/sheet-number.ts";

/** The media library: a grid of pictures with folders, or Payload's table, whichever the user saw last. */
export async function MediaList(props: ListViewServerProps) {
  const { viewType, i18n, payload, user, searchParams, hasCreatePermission } = props;
  // A drawer for choosing a file has Payload's list, whose click chooses.
  const isInDrawer = props.disableBulkEdit === true;
  if (viewType === "trash" || !user || isInDrawer) return <PayloadList {...props} />;
  const texts = deskTexts(i18n.language);
  const params = paramsOf(searchParams);
  const stored = await preferenceOf(payload, user, SHOW_KEY);
  const asTable = (params.get("show") ?? stored) === "table";
  const here = collectionAddress("media");
  const filters = readFileFilters(params);
  const to = (changed: FileFilters, sheet = 1) => {
    const query = writeFileFilters(changed);
    query.set("show", "grid");
    if (sheet > 1) query.set("sheet", String(sheet));
    return `${here}?${query}`;
  };
  const views = (
    <LibraryViews grid={to(filters)} table={`${here}?show=table`} asTable={asTable} isStored={stored === (asTable ? "table" : "grid")} />
  );
  if (asTable)
    return (
      <>
        <div className="desk desk-library-views">{views}</div>
        <PayloadList {...props} />
      </>
    );
  const language = deskLanguage(i18n.language);
  const context = { payload, user, language };
  const page = sheetNumber(params.get("sheet"));
  const [{ files, total, pages, repeated }, { folders, none, all }, counts] = await Promise.all([
    readFiles(context, filters, page),
    readFolders(context),
    countKinds(context, filters),
  ]);
  const words = texts.library;
  const canWrite = can({ user }, "content.write");
  const kinds = (["all", ...Object.keys(FILE_KINDS)] as (FileKind | "all")[])
    .filter((kind) => counts[kind] > 0 || kind === filters.kind)
    .map((kind) => ({
      href: to({ ...filters, kind }),
      name: kind === "all" ? words.all : inLanguage(FILE_KINDS[kind].name, language),
      count: counts[kind],
      isHere: kind === filters.kind,
    }));
  const place = (folder: FileFilters["folder"], name: string, count: number) => ({
    name,
    count,
    href: to(folder === undefined ? {} : { folder, kind: "all" }),
    isHere: !filters.repeated && filters.folder === folder,
  });
  const title = getTranslation(payload.collections.media.config.labels.plural, i18n);
  return (
    <main className="desk desk-library">
      <SetStepNav nav={[{ label: title }]} />
      <div className="desk-head">
        <h1>{title}</h1>
        <div className="desk-actions desk-end">
          <a className="desk-link" href={`${here}/trash`}>
            {texts.leads.trash}
          </a>
          {hasCreatePermission && (
            <>
              <UploadMany />
              <a className="desk-button desk-button--first" href={`${here}/create`}>
                {words.upload}
              </a>
            </>
          )}
        </div>
      </div>
      <Folders
        places={[
          place(undefined, words.all, all),
          ...folders.map(({ id, name, count }) => place(id, name, count)),
          ...(folders.length > 0 ? [place("none", words.noFolder, none)] : []),
        ]}
        repeated={{ name: words.repeated, count: repeated, href: to({ repeated: true, kind: "all" }), isHere: Boolean(filters.repeated) }}
        open={folders.find(({ id }) => id === filters.folder) ?? null}
        home={to({})}
        canWrite={canWrite}
      />
      <div className="desk-bar">
        <Search filters={filters} clear={filters.q ? to({ ...filters, q: "" }) : ""} />
        {views}
      </div>
      <nav className="desk-segments desk-library__kinds" aria-label={words.kind}>
        {kinds.map(({ href, name, count, isHere }) => (
          <a key={href} href={href} aria-current={isHere ? "true" : undefined}>
            {name} <span className="desk-figure">{count}</span>
          </a>
        ))}
      </nav>
      <Grid files={files} folders={folders} here={here} canWrite={canWrite} />
      <Pages texts={texts.leads} summary={words.page(page, pages, total)} page={page} pages={pages} to={(sheet) => to(filters, sheet)} />
    </main>
  );
}
