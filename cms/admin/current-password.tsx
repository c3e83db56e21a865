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
import { useEffect } from "react";

/** The fields of a new password. They are Payload's, which leaves in the form what was typed, and would send it again with the next save. */
const NEW_PASSWORD = ["password", "confirm-password"];

/** In one's own account: the present password, once a new one is typed or the e-mail address is changed. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const isChanged = useFormFields(([{ password, email }]) => Boolean(password?.value) || email?.value !== email?.initialValue);
  const dispatch = useFormFields(([, write]) => write);
  const [modified, submitted, processing] = [useFormModified(), useFormSubmitted(), useFormProcessing()];
  const isSaved = !modified && !submitted && !processing;
  // Whoever makes the first account has none yet.
  const isShown = isChanged && Boolean(user) && user?.id === id;
  useEffect(() => {
    if (isSaved && isChanged) for (const name of NEW_PASSWORD) dispatch({ type: "REMOVE", path: name });
  }, [isSaved, isChanged, dispatch]);
  useEffect(() => {
    if (!isShown) return undefined;
    // Nor does the present one stay there once the change is made, or given up.
    return () => dispatch({ type: "UPDATE", path, value: undefined, valid: true });
  }, [isShown, dispatch, path]);
  if (!isShown) return null;
  return <PasswordField autoComplete="current-password" path={path} field={{ name: path, label: field.label ?? path, required: true }} />;
};
