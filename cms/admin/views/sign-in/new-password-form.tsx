"use client";
import type { FormEvent } from "react";
import { openAndEnter } from "../../lib/enter-page.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { CodeField, Field, SendButton } from "./sign-in-fields.tsx";
import { fieldsOf, useSignForm } from "./use-sign-in-form.ts";

interface NewPasswordFormProps {
  /** The token of the one-time link. */
  token: string;
  /** The address after the sign-in. */
  onward: string;
}

/** A new password, twice, and then the code if the account has a second factor. */
export function NewPasswordForm({ token, onward }: NewPasswordFormProps) {
  const { sign } = useDesk().texts;
  const words = sign.newPassword;
  const { isBusy, fault, refuse, needsCode, send } = useSignForm("/api/users/reset-password", () => openAndEnter(onward));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { again, ...fields } = fieldsOf(event);
    if (again !== undefined && again !== fields["password"]) refuse(words.differ);
    else void send({ ...fields, token });
  };
  return (
    <form className="desk-sign__form" method="post" onSubmit={submit}>
      {needsCode ? (
        <>
          <h2>{sign.code.title}</h2>
          <CodeField fault={fault} />
        </>
      ) : (
        <>
          <Field name="password" type="password" label={words.field} fault={fault} autoComplete="new-password" />
          <Field name="again" type="password" label={words.again} autoComplete="new-password" />
        </>
      )}
      <SendButton label={words.save} isBusy={isBusy} />
    </form>
  );
}
