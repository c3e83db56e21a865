"use client";
import { openAndEnter } from "../../lib/enter-page.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { CodeField, Field, SendButton, takeFocus } from "./sign-in-fields.tsx";
import { fieldsOf, useSignForm } from "./use-sign-in-form.ts";

/**
 * E-mail address and password, and then the code if the account has a second factor.
 * @param onward the address after the sign-in
 */
export function SignInForm({ onward }: { onward: string }) {
  const { sign } = useDesk().texts;
  const { isBusy, fault, needsCode, startAgain, send } = useSignForm("/api/users/login", () => openAndEnter(onward));
  return (
    <form className="desk-sign__form" method="post" onSubmit={(event) => void send(fieldsOf(event))}>
      {needsCode ? (
        <>
          <h2>{sign.code.title}</h2>
          <CodeField fault={fault} />
        </>
      ) : (
        <>
          {fault && (
            <div className="desk-message" role="alert" tabIndex={-1} ref={takeFocus}>
              {fault}
            </div>
          )}
          <Field name="email" type="email" label={sign.email} autoComplete="username" />
          <Field name="password" type="password" label={sign.password} autoComplete="current-password" />
        </>
      )}
      <SendButton label={sign.enter} isBusy={isBusy} />
      {needsCode && (
        <button type="button" className="desk-link" onClick={startAgain}>
          {sign.code.other}
        </button>
      )}
    </form>
  );
}
