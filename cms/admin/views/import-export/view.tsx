import { SetStepNav } from "@payloadcms/ui";
import { getTranslation } from "@payloadcms/translations";
import type { AdminViewServerProps, CollectionSlug, PayloadRequest } from "payload";
import { DEFAULT_LANGUAGE, isMultilingual, otherLanguages } from "#shared/languages.ts";
import { idOf } from "../../../lib/id-of.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { deskLanguage, momentName, currentTime } from "../../../lib/time.ts";
import { readReport } from "../../../import-export/report.ts";
import { importableCollections } from "../../../import-export/importable-collections.ts";
import { IS_COMMA_USUAL } from "../../../import-export/read-number.ts";
import { TEMPLATE_FORMATS } from "../../../import-export/template.ts";
import { FORMATS, type Format } from "../../../lib/file-answer.ts";
import { deskAddress } from "../../../lib/desk-address.ts";
import { signedInAt, StaffPage } from "../../providers/staff-page.tsx";
import { CONTENT_VIEWS } from "../content-views.ts";
import { deskTexts } from "../../texts/index.ts";
import { ChooseFile } from "./choose-file.tsx";
import { Outcome } from "./import-report.tsx";
import { Way } from "./import-steps.tsx";
import { readId } from "#shared/lib/whole-number.ts";

const VIEW = CONTENT_VIEWS.importExport;
/** Imports on the first page. */
const RECENT = 5;

/** Imports and exports: choose a file, see its effects, write it. */
export async function ImportExportView(view: AdminViewServerProps) {
  signedInAt(view, VIEW);
  const { req } = view.initPageResult;
  const id = readId(view.searchParams?.["import"]);
  const run = id && (await readImport(req, id));
  const here = deskAddress(VIEW.path);
  return (
    <StaffPage view={view}>
      <SetStepNav nav={[{ label: inLanguage(VIEW.title, req.i18n.language), ...(run && { url: here }) }]} />
      <main className="desk desk-import-export">
        {run ? (
          <Outcome record={run} report={readReport(run.report)} kind={kindOf(req, run.target)} here={here} req={req} />
        ) : (
          <First req={req} here={here} />
        )}
      </main>
    </StaffPage>
  );
}

/** The page without a file: the importable and exportable collections. */
async function First({ req, here }: { req: PayloadRequest; here: string }) {
  const { payload, user, i18n } = req;
  const texts = deskTexts(i18n.language);
  const language = deskLanguage(i18n.language);
  const kinds = await Promise.all(
    importableCollections(payload).map(async (slug) => ({
      slug,
      name: kindOf(req, slug),
      count: (await payload.count({ collection: slug, overrideAccess: false, user })).totalDocs,
    })),
  );
  const recent = await payload.find({
    collection: "imports",
    limit: RECENT,
    depth: 0,
    select: { fileName: true, target: true, state: true, createdAt: true, updatedAt: true, user: true },
    overrideAccess: false,
    user,
  });
  const unwritten = recent.docs.find(({ state, user: by }) => state === "checked" && idOf(by) === user?.id);
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>{inLanguage(VIEW.title, i18n.language)}</h1>
          <p>
            {texts.importExport.intro}
            {isMultilingual && ` ${texts.importExport.translated(otherLanguages(DEFAULT_LANGUAGE).map((language) => `name_${language}`))}`}
          </p>
        </div>
      </div>
      <Way texts={texts.importExport} at={0} />
      {unwritten && (
        <p className="desk-note-text">
          {texts.importExport.unwritten(unwritten.fileName)}{" "}
          <a className="desk-link" href={`${here}?import=${unwritten.id}`}>
            {texts.importExport.toUnwritten}
          </a>
        </p>
      )}
      <ChooseFile kinds={kinds} here={here} />
      <section className="desk-section desk-section--apart">
        <div className="desk-section__head">
          <h2>{texts.importExport.exportTitle}</h2>
          <span className="desk-note-text">{texts.importExport.exportNote}</span>
        </div>
        <table className="desk-table desk-stack">
          <thead>
            <tr>
              <th scope="col">{texts.importExport.kind}</th>
              <th scope="col" className="is-number">
                {texts.importExport.records}
              </th>
              <th scope="col" className="is-number">
                {texts.importExport.formats}
              </th>
              <th scope="col" className="is-number">
                {texts.importExport.template}
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ slug, name, count }) => (
              <tr key={slug}>
                <td data-label={texts.importExport.kind}>{name}</td>
                <td className="is-number desk-figure" data-label={texts.importExport.records}>
                  {count}
                </td>
                <td className="is-number" data-label={texts.importExport.formats}>
                  <span className="desk-import-export__formats">
                    {(Object.keys(FORMATS) as Format[]).map((format) => (
                      <a
                        key={format}
                        className="desk-link"
                        href={`/api/export/${slug}?format=${format}`}
                        download
                        aria-label={texts.importExport.exportAs(name, format.toUpperCase())}
                      >
                        {format.toUpperCase()}
                      </a>
                    ))}
                    {IS_COMMA_USUAL && (
                      <a
                        className="desk-link"
                        href={`/api/export/${slug}?format=csv&decimals=comma`}
                        download
                        aria-label={texts.importExport.exportAs(name, texts.importExport.withCommas)}
                        title={texts.importExport.withCommas}
                      >
                        CSV 1,5
                      </a>
                    )}
                  </span>
                </td>
                <td className="is-number" data-label={texts.importExport.template}>
                  <span className="desk-import-export__formats">
                    {TEMPLATE_FORMATS.map((format) => (
                      <a
                        key={format}
                        className="desk-link"
                        href={`/api/export/${slug}/template?format=${format}`}
                        download
                        aria-label={texts.importExport.templateAs(name, format.toUpperCase())}
                      >
                        {format.toUpperCase()}
                      </a>
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="desk-section desk-section--apart">
        <div className="desk-section__head">
          <h2>{texts.importExport.recent}</h2>
        </div>
        {recent.docs.length === 0 && <p className="desk-note-text">{texts.importExport.noRecent}</p>}
        <ul className="desk-import-export__recent">
          {recent.docs.map(({ id, fileName, target, state, createdAt }) => (
            <li key={id}>
              <a href={`${here}?import=${id}`}>{fileName}</a>
              <span className="desk-note-text">
                {[kindOf(req, target), texts.importExport.states[state], momentName(Date.parse(createdAt), currentTime(), language)].join(
                  texts.comma,
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function readImport(req: PayloadRequest, id: number) {
  return req.payload
    .findByID({
      collection: "imports",
      id,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      select: { content: false },
      disableErrors: true,
    })
    .then((run) => run ?? null);
}

function kindOf({ payload, i18n }: PayloadRequest, slug: string): string {
  return getTranslation(payload.collections[slug as CollectionSlug].config.labels.plural, i18n);
}
