"use client";
import { toast, useAuth } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { deskAddress } from "../../../lib/desk-address.ts";
import { can } from "../../../access/permissions.ts";
import { call } from "../../lib/call.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { confirmDialog } from "../../lib/dialogs.ts";

/** Milliseconds of the message about an erasure. */
const TOLD_FOR = 15_000;

const TEXTS = {
  zh: {
    title: "此人的个人数据",
    help: "按邮箱查找全部询盘、留言和通知，包括回收站。",
    take: "导出 JSON",
    erase: "清除全部数据",
    sure: (email: string) => `清除 ${email} 的全部数据？无法恢复。`,
    done: (email: string) => `${email} 的全部数据已清除。`,
  },
  en: {
    title: "This person’s data",
    help: "Every lead, message and notice with this e-mail address, the trash included.",
    take: "Export as JSON",
    erase: "Erase all",
    sure: (email: string) => `Erase all data of ${email} for good?`,
    done: (email: string) => `All data of ${email} is erased.`,
  },
};

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
