"use client";
import { useConfig } from "@payloadcms/ui";
import { call } from "../../admin/lib/call.ts";
import { useDesk } from "../../admin/lib/use-desk.ts";
import { textsIn } from "../web-analytics-texts.ts";

/** Adds words that found nothing to a need: whoever types them next finds its answers. */
export function CureWord({ word, needs }: { word: string; needs: readonly { id: number; name: string }[] }) {
  const { language, busy, attempt, change } = useDesk();
  const { config } = useConfig();
  const texts = textsIn(language);
  async function add(id: string): Promise<void> {
    const address = `${config.routes.api}/needs/${id}`;
    let words = "";
    const isRead = await attempt(async () => {
      ({ words = "" } = await call<{ words?: string }>(`${address}?depth=0&fallback-locale=none`, "GET", undefined, language));
    });
    if (!isRead) return;
    await change(address, "PATCH", { words: words ? `${words}, ${word}` : word, _status: "published" }, texts.cured(word));
  }
  return (
    <select
      className="insight-cure"
      aria-label={texts.cure(word)}
      value=""
      disabled={busy}
      onChange={({ target }) => void add(target.value)}
    >
      <option value="">{texts.addTo}</option>
      {needs.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
