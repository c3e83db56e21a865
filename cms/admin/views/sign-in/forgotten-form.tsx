"use client";
import { useState } from "react";
import { useDesk } from "../../lib/use-desk.ts";
import { Field, SendButton, takeFocus } from "./sign-in-fields.tsx";
import { fieldsOf, useSignForm } from "./use-sign-in-form.ts";

/** Asks for the address that gets the link. The answer is the same whether or not the account exists. */
export function ForgottenForm() {
  const { email, forgotten } = useDesk().texts.sign;
  const [isSent, setSent] = useState(false);
  const { isBusy, fault, send } = useSignForm("/api/users/forgot-password", () => setSent(true));
  if (isSent) {
    return (
      <div className="desk-sign__form" tabIndex={-1} ref={takeFocus}>
        <b>{forgotten.sentTitle}</b>
        <span>{forgotten.sent}</span>
      </div>
    );
  }
  return (
    <form className="desk-sign__form" method="post" onSubmit={(event) => void send(fieldsOf(event))}>
      <Field name="email" type="email" label={email} fault={fault} autoComplete="username" />
      <SendButton label={forgotten.send} isBusy={isBusy} />
    </form>
  );
}
