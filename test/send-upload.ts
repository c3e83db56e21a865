import { handleEndpoints } from "payload";
import type { Language } from "#shared/languages.ts";

/** What an upload is sent with, and for which record. */
interface Sent {
  /** Token of a signed-in user. */
  token: string;
  /** Bytes, or words. */
  data: Uint8Array | string;
  /** Media type that the sender says. */
  type?: string;
  /** The upload that it replaces. */
  id?: number;
  fields?: object;
  query?: string;
  language?: Language;
}

export interface Answer {
  status: number;
  /** Why it was refused. */
  message: string;
  doc: { id: number; filename: string; mimeType: string; filesize: number; width?: number; height?: number; seconds?: number };
}

/** Uploads a file over REST as the desk does; `openCms` has to be called before. */
export async function sendUpload(name: string, { token, data, type = "", id, fields, query = "", language = "en" }: Sent): Promise<Answer> {
  const form = new FormData();
  form.set("file", new File([typeof data === "string" ? data : new Uint8Array(data)], name, { type }));
  form.set("_payload", JSON.stringify(fields ?? { alt: "picture" }));
  // As bytes: a form that nobody reads to its end fails of itself.
  const sent = new Response(form);
  const { default: config } = await import("#cms/payload.config.ts");
  const request = new Request(`http://localhost/api/media${id ? `/${id}` : ""}${query}`, {
    method: id ? "PATCH" : "POST",
    headers: { Authorization: `JWT ${token}`, "Accept-Language": language, "Content-Type": sent.headers.get("Content-Type") ?? "" },
    body: await sent.arrayBuffer(),
  });
  const answer = await handleEndpoints({ config, request });
  const { doc, errors } = (await answer.json()) as { doc: Answer["doc"]; errors?: { message: string }[] };
  return { status: answer.status, message: errors?.[0]?.message ?? "", doc };
}
