"use client";
import { useRouter } from "../../lib/navigation.ts";
import { useState, type FormEvent } from "react";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { FileInput } from "../../components/file-input.tsx";
import { useDesk } from "../../lib/use-desk.ts";

interface ChooseFileProps {
  kinds: { slug: string; name: string }[];
  /** Address of this page. */
  here: string;
}

/** The form that uploads a file for validation. */
export function ChooseFile({ kinds, here }: ChooseFileProps) {
  const { texts, language, attempt } = useDesk();
  const router = useRouter();
  // Disabled until the script runs, because a native submit would lose the chosen file.
  const scripted = useScripted();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const body = new FormData(event.currentTarget);
    const isAccepted = await attempt(async () => {
      const response = await fetch("/api/imports/check", { method: "POST", body, headers: { "Accept-Language": language } });
      const answer = (await response.json()) as { id?: number; errors?: { message: string }[] };
      if (!response.ok) throw new Error(answer.errors?.[0]?.message);
      router.push(`${here}?import=${answer.id}`);
    });
    if (!isAccepted) setBusy(false);
  };
  return (
    <section className="desk-section" aria-labelledby="import-title">
      <div className="desk-section__head">
        <h2 id="import-title">{texts.importExport.importTitle}</h2>
      </div>
      <form className="desk-import-export__form" onSubmit={(event) => void send(event)}>
        <label className="desk-field">
          <span>{texts.importExport.kind}</span>
          <select className="desk-input desk-input--select" name="collection" required>
            {kinds.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <FileInput name="file" label={texts.importExport.file} accept=".csv,.xlsx,.json,.zip" />
        <FileInput name="pictures" label={texts.importExport.pictures} accept=".zip" optional />
        <button type="submit" className="desk-button desk-button--first" disabled={busy || !scripted}>
          {busy ? texts.importExport.starting : texts.importExport.start}
        </button>
      </form>
    </section>
  );
}
