"use client";
import { getTranslation } from "@payloadcms/translations";
import { toast, useAuth, useConfig, useLocale, useSelection, useTranslation } from "@payloadcms/ui";
import { useRouter, useSearchParams } from "../../lib/navigation.ts";
import type { ClientCollectionConfig, Where } from "payload";
import { stringify } from "qs-esm";
import { useState } from "react";
import type { PublishState } from "../../../publishing/publish-facts.ts";
import { titleOf } from "../../../search/title.ts";
import { call } from "../../lib/call.ts";
import { confirmDialog } from "../../lib/dialogs.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { BulkEdit } from "./bulk-edit.tsx";
import { changeMany, tellRefused, type Fault } from "./change-many.ts";
import { chosenIn } from "./chosen.ts";
import { collectionAddress } from "../../../lib/desk-address.ts";

/** Records that a question names; it only counts the others. */
const NAMED = 30;

type Doc = { id: number } & Record<string, unknown>;

interface FoundRecords {
  docs: Doc[];
  totalDocs: number;
}

/** The actions for selected records: the affected ones, and the stored change. */
const DEEDS = {
  publish: { of: { _status: { not_equals: "published" } }, draft: true, data: () => ({ _status: "published" }) },
  unpublish: { of: { _status: { not_equals: "draft" } }, draft: false, data: () => ({ _status: "draft" }) },
  trash: { of: null, draft: false, data: () => ({ deletedAt: new Date().toISOString() }) },
} satisfies Record<string, { of: Where | null; draft: boolean; data: () => object }>;

type Deed = keyof typeof DEEDS;

interface BulkActionsProps {
  slug: string;
  mayTrash: boolean;
}

/**
 * The actions for records selected in a list, instead of Payload's own buttons. Each asks first, with their number and names, and lists
 * refused records with a link to each.
 */
export function BulkActions({ slug, mayTrash }: BulkActionsProps) {
  const { count } = useSelection();
  const { getEntityConfig } = useConfig();
  const { permissions } = useAuth();
  const { texts } = useDesk();
  const { busy, act, chosen, finish } = useDeed(slug);
  const [isEditing, setEditing] = useState(false);
  const collection = getEntityConfig({ collectionSlug: slug }) as ClientCollectionConfig;
  const mayWrite = Boolean(permissions?.collections?.[slug]?.update);
  const deeds: Deed[] = [
    ...(mayWrite && collection.versions?.drafts ? (["publish", "unpublish"] as const) : []),
    ...(mayTrash ? (["trash"] as const) : []),
  ];
  if (count === 0 || (deeds.length === 0 && !mayWrite)) return null;
  return (
    <div className="desk desk-actions desk-bulk" role="toolbar" aria-label={texts.bulk.chosen(count)}>
      <span>{texts.bulk.chosen(count)}</span>
      {mayWrite && !collection.auth && (
        <button
          type="button"
          className="desk-button desk-button--small"
          aria-haspopup="dialog"
          disabled={busy}
          onClick={() => setEditing(true)}
        >
          {texts.bulk.edit.open}
        </button>
      )}
      {isEditing && <BulkEdit slug={slug} where={chosen()} onClose={() => setEditing(false)} onDone={(errors) => void finish(errors)} />}
      {deeds.map((deed) => (
        <button key={deed} type="button" className="desk-button desk-button--small" disabled={busy} onClick={() => void act(deed)}>
          {texts.bulk.deeds[deed]}…
        </button>
      ))}
    </div>
  );
}

interface Deeds {
  busy: boolean;
  act: (deed: Deed) => Promise<void>;
  /** The condition for the selection. */
  chosen: () => Where;
  /** Refreshes the list after an action, and lists the refused records. */
  finish: (errors: Fault[]) => Promise<void>;
}

function useDeed(slug: string): Deeds {
  const { selectAll, selectedIDs, toggleAll } = useSelection();
  const { config, getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const { texts, attempt } = useDesk();
  const { code: locale } = useLocale();
  const router = useRouter();
  const address = useSearchParams().toString();
  const [busy, setBusy] = useState(false);
  const collection = getEntityConfig({ collectionSlug: slug }) as ClientCollectionConfig;
  const words = texts.bulk;
  const records = (where: Where, more: object = {}) =>
    `${config.routes.api}/${slug}${stringify({ where, locale, depth: 0, ...more }, { addQueryPrefix: true })}`;
  const find = (where: Where, draft: boolean) =>
    call<FoundRecords>(records(where, { limit: NAMED, draft }), "GET", undefined, i18n.language);
  const names = ({ docs, totalDocs }: FoundRecords) =>
    texts.publishing.names(docs.map((doc) => titleOf(collection, doc)).join(texts.publishing.and), totalDocs > docs.length ? totalDocs : 0);
  const kind = (count: number) => getTranslation(count === 1 ? collection.labels.singular : collection.labels.plural, i18n);

  const chosen = () => chosenIn(collection, address, (selectAll as string) === "allAvailable" ? null : selectedIDs);

  /** The effects of publishing some records, a line each; only the names of more than a few. */
  const effects = async ({ docs }: FoundRecords): Promise<string[]> =>
    Promise.all(
      docs.map(async (doc) => {
        const { liveSince, wasLive, changes } = await call<PublishState>(
          `${config.routes.api}/publishing/${slug}/${doc.id}`,
          "GET",
          undefined,
          i18n.language,
        );
        return words.goesLive(
          titleOf(collection, doc),
          liveSince === null
            ? wasLive
              ? words.again
              : words.first
            : changes.map(({ name }) => name).join(texts.publishing.and) || texts.publishing.nothing,
        );
      }),
    );

  const carryOut = async (deed: Deed) => {
    const { of, draft, data } = DEEDS[deed];
    const where: Where = of ? { and: [chosen(), of] } : chosen();
    const page = await find(where, draft);
    if (page.totalDocs === 0) return void toast.info(words.nothing[deed]);
    const lacking = deed === "publish" ? await find({ and: [where, { translation: { not_equals: "complete" } }] }, draft) : null;
    const answer = await confirmDialog({
      question: words.asks[deed](page.totalDocs, kind(page.totalDocs)),
      ...(deed === "publish" && { items: await effects(page) }),
      lines: [
        ...(deed === "publish" ? (page.totalDocs > NAMED ? [words.others(page.totalDocs - NAMED)] : []) : [names(page)]),
        ...(lacking && lacking.totalDocs > 0 ? [words.lacking(names(lacking))] : []),
        words.comes[deed],
      ],
      deed: words.deeds[deed],
      cancel: texts.cancel,
    });
    if (answer === null) return;
    const { docs, errors } = await changeMany(records(where, { draft }), data(), i18n.language);
    if (docs.length > 0) toast.success(words.done[deed](docs.length));
    else if (errors.length === 0) toast.info(words.nothing[deed]);
    await finish(errors);
  };

  const finish = async (errors: Fault[]) => {
    toggleAll();
    router.refresh();
    if (errors.length > 0) await showRefusals(errors);
  };

  const showRefusals = async (errors: Fault[]) => {
    const { docs } = await find({ id: { in: errors.map(({ id }) => id) } }, true).catch(() => ({ docs: [] as Doc[] }));
    const names = new Map(docs.map((doc) => [doc.id, titleOf(collection, doc)]));
    await tellRefused(errors, { names, list: collectionAddress(slug), texts });
  };

  const act = async (deed: Deed) => {
    setBusy(true);
    await attempt(async () => carryOut(deed));
    setBusy(false);
  };
  return { busy, act, chosen, finish };
}
