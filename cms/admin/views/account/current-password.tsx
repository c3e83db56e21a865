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

/** The fields of a new password. They are Payload's, which leaves in the form what was typed, and would send it again with the next save. */
const NEW_PASSWORD = ["password", "confirm-password"];

/**
 * The present password of whoever writes: in their own account once a new one is typed or the e-mail address is changed, in another once
 * that is an administrator's, or is to be one.
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
  // Whoever makes the first account has none yet.
  const isShown = Boolean(user) && (becomesAdministrator || (isChanged && (isOwn || was)));
  useEffect(() => {
    if (isSaved && isChanged) for (const name of NEW_PASSWORD) dispatch({ type: "REMOVE", path: name });
  }, [isSaved, isChanged, dispatch]);
  useEffect(() => {
    if (!isShown) return undefined;
    // Nor does the present one stay there once the change is made, or given up.
    return () => dispatch({ type: "UPDATE", path, value: undefined, valid: true });
  }, [isShown, dispatch, path]);
  // A check of the form that was under way when the password was refused does not know of that, and would take the message away.
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
