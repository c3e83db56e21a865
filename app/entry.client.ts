/** The entry of the client, as the router wants it; the script in the head of every page calls it. */
export * from "./client/hydrate.tsx";
