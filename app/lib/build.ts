import { callForJson } from "./http-client.ts";

/** Id of the build that this page belongs to: a hash of its sources. */
export const BUILD_ID: string = import.meta.env.VITE_BUILD_ID;

/**
 * The id of the server's build.
 * @param signal aborts the request
 * @throws as `callForJson`
 */
export async function latestBuild(signal?: AbortSignal): Promise<string> {
  const { id } = await callForJson<{ id: string }>(`/builds/latest.json?t=${Date.now()}`, signal && { signal });
  return id;
}
