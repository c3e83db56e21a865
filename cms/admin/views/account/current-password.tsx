"use client";
import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { useEffect, useRef } from "react";
import { roleCan } from "../../../access/permissions.ts";
import { useAccountTexts } from "./use-account-texts.ts";

/**
 * The fields of a new password. They are Payload's, which leaves the typed text in the form and would send it again with the next save.
 */
const NEW_PASSWORD = ["password", "confirm-password"];

/**
 * The user's own password: in their own account with a new password or e-mail address, in another account if it is an administrator's, or
 * becomes one.
 */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const textOf = useAccountTexts();
  const isOwn = user?.id === id;
  const was = useFormFields(([{ role }]) => roleCan(role?.initialValue, "accounts.write") && id !== undefined);
  const becomesAdministrator = useFormFields(([{ role }]) => roleCan(role?.value, "accounts.write")) && !was && !isOwn;
  const isChanged = useFormFields(([{ password, email }]) => Boolean(password?.value) || email?.value !== email?.initialValue);
  const dispatch = useFormFields(([, write]) => write);
  const [modified, submitted, processing] = [useFormModified(), useFormSubmitted(), useFormProcessing()];
  const isSaved = !modified && !submitted && !processing;
  // The first account has no password yet.
  const isShown = Boolean(user) && (becomesAdministrator || (isChanged && (isOwn || was)));
  useEffect(() => {
    if (isSaved && isChanged) for (const name of NEW_PASSWORD) dispatch({ type: "REMOVE", path: name });
  }, [isSaved, isChanged, dispatch]);
  useEffect(() => {
    if (!isShown) return undefined;
    // The current password does not stay either once the change is saved or discarded.
    return () => dispatch({ type: "UPDATE", path, value: undefined, valid: true });
  }, [isShown, dispatch, path]);
  // A delayed validation of the form does not know the refused password, and would remove the message.
  const { value, valid, errorMessage } = useFormFields(([fields]) => fields[path]) ?? {};
  const refused = useRef<{ value: unknown; message: string } | null>(null);
  useEffect(() => {
    if (valid === false) refused.current = { value, message: errorMessage ?? "" };
    else if (refused.current?.value !== value) refused.current = null;
    else if (refused.current) dispatch({ type: "ADD_SERVER_ERRORS", errors: [{ path, message: refused.current.message }] });
  }, [value, valid, errorMessage, dispatch, path]);
  if (!isShown) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      path={path}
      field={{ name: path, label: isOwn ? (field.label ?? path) : textOf("password"), required: true }}
    />
  );
};
