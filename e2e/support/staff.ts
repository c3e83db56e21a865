import { expect, type APIRequestContext } from "@playwright/test";

/** The tested server's first administrator; the server makes it at its start. */
export const EDITOR = { email: "editor@example.com", password: "correct-horse-battery" };

/** Signs in over REST. */
export async function staffHeaders(request: APIRequestContext): Promise<{ Authorization: string }> {
  await expect.poll(async () => (await request.post("/api/users/login", { data: EDITOR })).status()).toBe(200);
  const { token } = (await (await request.post("/api/users/login", { data: EDITOR })).json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

/** The stored rows of a collection whose field has this value. */
export async function storedRows(request: APIRequestContext, collection: string, field: string, value: string): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, limit: "100", depth: "0" });
  const response = await request.get(`/api/${collection}?${query}`, { headers: await staffHeaders(request) });
  return ((await response.json()) as { docs: Record<string, unknown>[] }).docs;
}
