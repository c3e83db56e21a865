"use client";
import { inDeskLanguages, sayIn } from "#shared/desk-texts/say.ts";
import { toast, useAuth } from "@payloadcms/ui";
import { useRouter } from "../../lib/navigation.ts";
import { deskAddress } from "../../../lib/desk-address.ts";
import { can } from "../../../access/permissions.ts";
import { call } from "../../lib/call.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { confirmDialog } from "../../lib/dialogs.ts";

/** Milliseconds of the message about an erasure. */
const TOLD_FOR = 15_000;

const TEXTS = inDeskLanguages((language) => {
  const say = sayIn(language);
  return {
    title: say("This person’s data"),
    help: say("Every lead, message and notice with this e-mail address, the trash included."),
    take: say("Export as JSON"),
    erase: say("Erase all"),
    sure: (email: string) => say("Erase all data of {email} for good?", { email }),
    done: (email: string) => say("All data of {email} is erased.", { email }),
  };
});

/** For administrators: a copy of all data about a person, and its erasure. */
export function PersonOf({ email }: { email: string }) {
  const { user } = useAuth();
  const { texts: desk, language, attempt } = useDesk();
  const router = useRouter();
  const texts = TEXTS[language];
  if (!can({ user: user ?? null }, "persons.erase")) return null;

  const take = async () => {
    const data = await call<object>("/api/personal-data/export", "POST", { email }, language);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
    link.download = `${email}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const erase = async () => {
    if ((await confirmDialog({ question: texts.sure(email), deed: texts.erase, cancel: desk.cancel, isLoss: true })) === null) return;
    await call("/api/personal-data/erase", "POST", { email }, language);
    // This page is about deleted data, so the next page shows the message, which loads at once.
    toast.success(texts.done(email), { duration: TOLD_FOR });
    router.push(deskAddress());
  };
  return (
    <section className="field-type desk-personal" aria-label={texts.title}>
      <p className="desk-small desk-muted">{texts.help}</p>
      <button type="button" className="desk-button desk-button--small desk-button--plain" onClick={() => void attempt(take)}>
        {texts.take}
      </button>
      <button type="button" className="desk-button desk-button--small desk-button--plain" onClick={() => void attempt(erase)}>
        {texts.erase}
      </button>
    </section>
  );
}
