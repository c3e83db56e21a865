import { rm } from "node:fs/promises";

/** Removes the data folder of the tested server. */
export default async function cleanUp(): Promise<void> {
  const folder = process.env["E2E_DATA"];
  // The server still runs and may finish a picture meanwhile.
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
