import type { Plugin, UploadConfig } from "payload";
import type { Settings } from "./settings.ts";

/** Milliseconds until a store that does not take a connection counts as away, and one that says nothing more. */
const CONNECTION_TIMEOUT = 2000;
const SILENCE = 5000;
/** Tries of a call. */
const TRIES = 2;
/** Connections at a time; a file that is sent to a visitor takes one while it lasts. */
const CONNECTIONS = 100;

/** Keeps uploads in an S3 store, if one is set up. What hangs there is not waited for. */
export async function mediaStorage({ s3 }: Pick<Settings, "s3">): Promise<Plugin[]> {
  if (!s3) return [];
  const { s3Storage } = await import("@payloadcms/storage-s3");
  const agent = { keepAlive: true, maxSockets: CONNECTIONS };
  const store = s3Storage({
    collections: { media: true },
    bucket: s3.bucket,
    config: {
      region: s3.region,
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      maxAttempts: TRIES,
      requestHandler: { connectionTimeout: CONNECTION_TIMEOUT, socketTimeout: SILENCE, httpAgent: agent, httpsAgent: agent },
      // Servers other than Amazon's seldom have a host name per bucket.
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    },
  });
  return [store, withoutClientUploads];
}

/**
 * Files go through the server, so the admin needs no part of the store: one build of it serves with and without. Of what came in parts
 * the store knows nothing yet.
 */
const withoutClientUploads: Plugin = ({ admin, collections = [], ...config }) => ({
  ...config,
  admin: {
    ...admin,
    dependencies: {},
    components: {
      ...admin?.components,
      providers: (admin?.components?.providers ?? []).filter((provider) => typeof provider === "string"),
    },
  },
  collections: collections.map((collection) => {
    const { upload } = collection;
    if (typeof upload !== "object" || !upload.handlers) return collection;
    const [own, ...store] = upload.handlers;
    const asked = store.map(
      (handler): Handler =>
        (req, args) =>
          "clientUploadContext" in args.params ? NOTHING : handler(req, args),
    );
    return { ...collection, upload: { ...upload, handlers: own ? [own, ...asked] : asked } };
  }),
});

type Handler = NonNullable<UploadConfig["handlers"]>[number];
/** What a handler answers that leaves it to another; the types do not know it. */
const NOTHING = undefined as unknown as Response;
