import { SetStepNav } from "@payloadcms/ui";
import { getTranslation } from "@payloadcms/translations";
import type { AdminViewServerProps, CollectionSlug, PayloadRequest } from "payload";
import { DEFAULT_LANGUAGE, LANGUAGES, otherLanguages } from "#shared/languages.ts";
import { idOf } from "../../../lib/id-of.ts";
import { deskLanguage, momentName, present } from "../../../lib/time.ts";
import { readReport } from "../../../import-export/report.ts";
import { transferable } from "../../../import-export/transferable.ts";
import { TEMPLATE_FORMATS } from "../../../import-export/template.ts";
import { FORMATS, type Format } from "../../../import-export/write-file.ts";
import { signedInAt, StaffPage } from "../../providers/staff-page.tsx";
import { deskTexts } from "../../texts/index.ts";
import { ChooseFile } from "./choose-file.tsx";
import { Outcome } from "./outcome.tsx";
import { TRANSFER } from "./path.ts";
import { Way } from "./way.tsx";

/** Imports that the first page names. */
const RECENT = 5;

/** Files of records, in and out: choose one, see what it would do, write it. */
export async function TransferView(view: AdminViewServerProps) {
  signedInAt(view, TRANSFER, "transfer");
  const { req } = view.initPageResult;
  const texts = deskTexts(req.i18n.language);
  const id = Number(view.searchParams?.["import"]);
  const found = Number.isInteger(id) && id > 0 ? await readImport(req, id) : null;
  const here = req.payload.config.routes.admin + TRANSFER;
  return (
    <StaffPage view={view}>
      <SetStepNav nav={[{ label: texts.transfer.title, ...(found && { url: here }) }]} />
      <main className="desk desk-transfer">
        {found ? (
          <Outcome record={found} report={readReport(found.report)} kind={kindOf(req, found.target)} here={here} req={req} />
        ) : (
          <First req={req} here={here} />
        )}
      </main>
    </StaffPage>
  );
}

/** The page without a file: what can be brought and taken. */
async function First({ req, here }: { req: PayloadRequest; here: string }) {
  const { payload, user, i18n } = req;
  const texts = deskTexts(i18n.language);
  const language = deskLanguage(i18n.language);
  const kinds = await Promise.all(
    transferable(payload).map(async (slug) => ({
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
          <h1>{texts.transfer.title}</h1>
          <p>
            {texts.transfer.intro}
            {LANGUAGES.length > 1 &&
              ` ${texts.transfer.translated(otherLanguages(DEFAULT_LANGUAGE).map((language) => `name_${language}`))}`}
          </p>
        </div>
      </div>
      <Way texts={texts.transfer} at={0} />
      {unwritten && (
        <p className="desk-note-text">
          {texts.transfer.unwritten(unwritten.fileName)}{" "}
          <a className="desk-link" href={`${here}?import=${unwritten.id}`}>
            {texts.transfer.toUnwritten}
          </a>
        </p>
      )}
      <ChooseFile kinds={kinds} here={here} />
      <section className="desk-section desk-section--apart">
        <div className="desk-section__head">
          <h2>{texts.transfer.exportTitle}</h2>
          <span className="desk-note-text">{texts.transfer.exportNote}</span>
        </div>
        <table className="desk-table desk-stack">
          <thead>
            <tr>
              <th scope="col">{texts.transfer.kind}</th>
              <th scope="col" className="is-number">
                {texts.transfer.records}
              </th>
              <th scope="col" className="is-number">
                {texts.transfer.formats}
              </th>
              <th scope="col" className="is-number">
                {texts.transfer.template}
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ slug, name, count }) => (
              <tr key={slug}>
                <td data-label={texts.transfer.kind}>{name}</td>
                <td className="is-number desk-figure" data-label={texts.transfer.records}>
                  {count}
                </td>
                <td className="is-number" data-label={texts.transfer.formats}>
                  <span className="desk-transfer__formats">
                    {(Object.keys(FORMATS) as Format[]).map((format) => (
                      <a
                        key={format}
                        className="desk-link"
                        href={`/api/export/${slug}?format=${format}`}
                        download
                        aria-label={texts.transfer.exportAs(name, format.toUpperCase())}
                      >
                        {format.toUpperCase()}
                      </a>
                    ))}
                  </span>
                </td>
                <td className="is-number" data-label={texts.transfer.template}>
                  <span className="desk-transfer__formats">
                    {TEMPLATE_FORMATS.map((format) => (
                      <a
                        key={format}
                        className="desk-link"
                        href={`/api/export/${slug}/template?format=${format}`}
                        download
                        aria-label={texts.transfer.templateAs(name, format.toUpperCase())}
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
          <h2>{texts.transfer.recent}</h2>
        </div>
        {recent.docs.length === 0 && <p className="desk-note-text">{texts.transfer.noRecent}</p>}
        <ul className="desk-transfer__recent">
          {recent.docs.map(({ id, fileName, target, state, createdAt }) => (
            <li key={id}>
              <a href={`${here}?import=${id}`}>{fileName}</a>
              <span className="desk-note-text">
                {[kindOf(req, target), texts.transfer.states[state], momentName(Date.parse(createdAt), present(), language)].join(
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
    .then((found) => found ?? null);
}

function kindOf({ payload, i18n }: PayloadRequest, slug: string): string {
  return getTranslation(payload.collections[slug as CollectionSlug].config.labels.plural, i18n);
}
