import { readdir } from "node:fs/promises";
import S3rver from "s3rver";

const BUCKET = "waymark";
const HOST = "127.0.0.1";

/** An S3 store on this machine. It can be away for a while, and has its files and its address afterwards. */
export interface Store {
  /** The settings by which a site keeps its uploads there. */
  env: Record<string, string>;
  /** The stored files. */
  files: () => Promise<string[]>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** @param directory where it keeps its files */
export async function startStore(directory: string): Promise<Store> {
  let port = 0;
  let server: S3rver;
  const start = async () => {
    server = new S3rver({ address: HOST, port, silent: true, directory, configureBuckets: [{ name: BUCKET }] });
    ({ port } = await server.run());
  };
  await start();
  return {
    env: {
      S3_ENDPOINT: `http://${HOST}:${port}`,
      S3_BUCKET: BUCKET,
      // The account that it knows.
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    files: async () => (await readdir(directory, { recursive: true })).filter((name) => name.endsWith("._S3rver_object")),
    start,
    stop: () => server.close(),
  };
}
