import type { Texts } from "./built-in.ts";

/**
 * Texts by the first part of their keys, which is the name of their file.
 * @param files the contents of files by their paths, such as `./de/nav.json`
 */
export function byFile(files: Readonly<Record<string, Texts>>): Texts {
  return Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/, ""), texts]));
}
