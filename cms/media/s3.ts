import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Plugin, UploadConfig } from "payload";
import { uploadNamed } from "./file-response.ts";
import { replacedBy } from "./stored-files.ts";
import { log } from "../lib/log/index.ts";
import type { Settings } from "../config/settings.ts";
import { afterCommit, afterRollback } from "../payload-patches/transactions.ts";

/** Milliseconds until a store counts as away that does not accept a connection, or that stops answering. */
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
  return [store, withoutClientUploads, removingLast];
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
    const storeHandlers = store.map(
      (handler) =>
        (async (req, args) => {
          if ("clientUploadContext" in args.params) return PASS_ON;
          // For staff, who may have all of them, Payload has not looked the record up; the plugin would not find one in the trash.
          return handler(req, { ...args, doc: args.doc ?? (await uploadNamed(req, args.params.filename)) });
        }) as Handler,
    );
    return { ...collection, upload: { ...upload, handlers: own ? [own, ...storeHandlers] : storeHandlers } };
  }),
});

/**
 * Files leave the store when what needed them no more is committed, and what has come is removed if it is not. The plugin's own hooks,
 * the last ones of each kind, remove a replaced or deleted file before that.
 */
const removingLast: Plugin = ({ collections = [], ...config }) => ({
  ...config,
  collections: collections.map((collection) => (hasStore(collection) ? withLateRemoval(collection) : collection)),
});

function hasStore({ upload }: CollectionConfig): boolean {
  return typeof upload === "object" && upload.adapter !== undefined;
}

function withLateRemoval(collection: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterDelete = [], ...hooks } = collection.hooks ?? {};
  const [put, remove] = [afterChange.at(-1), afterDelete.at(-1)];
  if (!put || !remove) return collection;
  const removeQuietly = (args: Parameters<typeof remove>[0]) =>
    void Promise.resolve(remove(args)).catch((error: unknown) => log.warn({ err: error }, "A file could not be removed from the store"));
  const putAlone: CollectionAfterChangeHook = async (args) => {
    const { doc, req } = args;
    const replaced = replacedBy(req);
    const removalOf = (upload: typeof doc) => () => removeQuietly({ ...args, doc: upload, id: upload.id });
    // The plugin stores the record once more within this, and hears of no file then.
    if (!req.file) return put(args) as unknown;
    if (replaced) afterCommit(req, removalOf(replaced));
    afterRollback(req, removalOf(doc));
    // Without the earlier record it has nothing to remove.
    return put({ ...args, previousDoc: undefined }) as unknown;
  };
  const removeLast: CollectionAfterDeleteHook = ({ doc, ...args }) => {
    afterCommit(args.req, () => removeQuietly({ ...args, doc }));
    return doc as unknown;
  };
  return {
    ...collection,
    hooks: { ...hooks, afterChange: [...afterChange.slice(0, -1), putAlone], afterDelete: [...afterDelete.slice(0, -1), removeLast] },
  };
}

type Handler = NonNullable<UploadConfig["handlers"]>[number];
/** What a handler answers that leaves it to another; the types do not know it. */
const PASS_ON = undefined as unknown as Response;
