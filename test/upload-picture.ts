import sharp from "sharp";

/** How a picture is made, and where it goes. */
export interface Picture {
  /** Of the one colour that it has. */
  background?: string;
  /** The upload that it replaces; without it a new one is made. */
  replaced?: number;
}

/**
 * Uploads a picture as staff does.
 * @param headers of staff's calls
 */
export async function sendPicture(
  url: string,
  headers: Record<string, string>,
  name: string,
  { background = "#f26b1d", replaced }: Picture = {},
): Promise<Response> {
  const png = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(png)], { type: "image/png" }), name);
  body.set("_payload", JSON.stringify({ alt: name }));
  const { authorization = "" } = headers;
  const address = replaced === undefined ? "/api/media" : `/api/media/${replaced}`;
  return fetch(url + address, { method: replaced === undefined ? "POST" : "PATCH", headers: { authorization }, body });
}

/** An upload as it is stored. */
export interface Upload {
  id: number;
  filename: string;
  updatedAt: string;
}

/** Uploads a picture, which has to be taken. */
export async function uploadPicture(...sent: Parameters<typeof sendPicture>): Promise<Upload> {
  const answer = await sendPicture(...sent);
  if (!answer.ok) throw new Error(`The picture was not taken: ${answer.status} ${await answer.text()}`);
  const { doc } = (await answer.json()) as { doc: Upload };
  // With a store the record is saved once more when its files are there, which the answer does not know of.
  const [url, headers] = sent;
  return (await (await fetch(`${url}/api/media/${doc.id}`, { headers })).json()) as Upload;
}
