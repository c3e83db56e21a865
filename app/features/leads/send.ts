import { data, isRouteErrorResponse } from "react-router";
import { sitePath } from "#shared/languages.ts";
import { track } from "#app/lib/analytics.ts";
import type { FormResult } from "#app/leads/submit.server.ts";
import type { Typed } from "#app/leads/rules.ts";

/**
 * Sends a form from the browser. When the network or the server fails, the form says so and keeps the typed values; otherwise
 * the error page would replace it.
 */
export async function sendForm({ request, serverAction }: { request: Request; serverAction: () => Promise<FormResult> }) {
  const typed = typedIn(await request.clone().formData());
  try {
    const result = await serverAction();
    const { pathname } = new URL(request.url);
    if (result.state === "success") {
      track("form_submit", { form_name: pathname });
      track("conversion", { event_label: sitePath(pathname) });
    }
    return result;
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status < 500) throw error;
    console.warn("The form could not be sent:", error);
    // After such a status the page does not reload its data, which would fail too.
    return data<FormResult>({ state: "failed", typed }, { status: 503 });
  }
}

/** Headers of a form's answer for programs, such as when to retry. */
export function formHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders;
}

function typedIn(form: FormData): Typed {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
