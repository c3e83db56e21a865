import { getTranslation } from "@payloadcms/translations";
import { SetDocumentStepNav } from "@payloadcms/ui";
import type { DocumentViewServerProps } from "payload";
import { clock, dateOf, deskLanguage, currentTime } from "../../../lib/time.ts";
import { deskAddress } from "../../../lib/desk-address.ts";
import { TableHead } from "../../components/fields/table-head.tsx";
import { deskTexts, type Texts } from "../../texts/index.ts";
import { CompareWith } from "./compare-with.tsx";
import { comparedWith, readVersions, type ListedVersion } from "./read-versions.ts";
import { whoSaved } from "./who.ts";

const RINGS: Record<ListedVersion["state"], string> = {
  live: "is-here",
  current: "is-here",
  published: "is-done",
  earlier: "is-done",
  latest: "",
  draft: "is-out",
};

/**
 * The versions of a record or a global: the time and the author of each, and whether visitors see it. Each links to its comparison; in the
 * drawer beside a comparison a click chooses it as the other version.
 */
export async function VersionsView(props: DocumentViewServerProps) {
  const { initPageResult, routeSegments, versions: drawerProps } = props;
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const texts = deskTexts(req.i18n.language);
  const isTrashed = routeSegments[2] === "trash";
  const here = deskAddress(`/${routeSegments.join("/")}`);
  const versions = await readVersions(props);
  const isDrawer = drawerProps?.useVersionDrawerCreatedAtCell === true;
  return (
    <main className={`desk desk-versions${isDrawer ? " is-drawer" : ""}`}>
      {!isDrawer && (
        <SetDocumentStepNav
          {...(collectionConfig && {
            collectionSlug: collectionConfig.slug,
            pluralLabel: getTranslation(collectionConfig.labels.plural, req.i18n),
            ...(collectionConfig.admin.useAsTitle && { useAsTitle: collectionConfig.admin.useAsTitle }),
          })}
          {...(globalConfig && { globalSlug: globalConfig.slug, useAsTitle: globalConfig.slug })}
          {...(docID !== undefined && { id: docID })}
          isTrashed={isTrashed}
          view={texts.versions.title}
        />
      )}
      {versions.length === 0 ? (
        <p className="desk-empty">{texts.versions.none}</p>
      ) : (
        <table className="desk-table desk-stack">
          <TableHead names={[texts.versions.savedAt, texts.versions.savedBy, texts.versions.state]} />
          <tbody>
            {versions.map((version) => (
              <Row
                key={version.id}
                version={version}
                href={isDrawer ? null : `${here}/${version.id}?versionFrom=${comparedWith(versions, version.id)}`}
                texts={texts}
                language={req.i18n.language}
              />
            ))}
          </tbody>
        </table>
      )}
    </main>
  );
}

interface RowProps {
  version: ListedVersion;
  /** Address of its comparison; null in the drawer. */
  href: string | null;
  texts: Texts;
  language: string;
}

function Row({ version: { id, at, savedBy, state, only }, href, texts, language }: RowProps) {
  const { versions } = texts;
  const time = `${dateOf(at, currentTime(), deskLanguage(language))} ${clock(at)}`;
  const shown = <time dateTime={new Date(at).toISOString()}>{time}</time>;
  return (
    <tr>
      <td data-label={versions.savedAt}>
        {href === null ? (
          <CompareWith version={id} label={versions.compareWith(time)}>
            {shown}
          </CompareWith>
        ) : (
          <a href={href}>{shown}</a>
        )}
      </td>
      <td data-label={versions.savedBy}>{whoSaved(savedBy, texts)}</td>
      <td className="desk-table__status" data-label={versions.state}>
        <span>
          <i className={`desk-ring ${RINGS[state]}`} aria-hidden="true" />
          {[versions.states[state], only && versions.only[only]].filter(Boolean).join(texts.comma)}
        </span>
      </td>
    </tr>
  );
}
