"use client";
import { Button, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";

const TEXTS = {
  zh: { again: "重新发送", done: "已重新排队，稍后发送。", failed: "操作失败，请重试。" },
  en: { again: "Send again", done: "It waits to be sent again.", failed: "That failed. Please try again." },
};

/** The button beside a notice that has it sent again. */
export function SendAgain() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const router = useRouter();
  const [told, tell] = useState("");
  const texts = i18n.language.startsWith("zh") ? TEXTS.zh : TEXTS.en;
  const send = async () => {
    const response = await fetch(`/api/notices/${id}/again`, { method: "POST", credentials: "same-origin" }).catch(() => null);
    tell(response?.ok ? texts.done : texts.failed);
    router.refresh();
  };
  return (
    <div>
      <Button buttonStyle="secondary" size="small" onClick={() => void send()}>
        {texts.again}
      </Button>
      <output>{told}</output>
    </div>
  );
}
