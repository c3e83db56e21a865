import { call } from "../http-client.ts";

/**
 * Fetches JSON and keeps it in the browser's storage.
 * @returns null when it could not be fetched, which is logged
 */
export async function fetchAndStore<T>(key: string, address: string, what: string): Promise<T | null> {
  try {
    const json = await (await call(address)).text();
    const value = JSON.parse(json) as T;
    storeString(key, json);
    return value;
  } catch (error) {
    console.warn(`The ${what} could not be fetched:`, error);
    return null;
  }
}

/** What the storage holds as text; null when it holds nothing, or cannot be used. */
export function storedString(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** An object that the storage holds; undefined when there is none. Another value is logged and left alone. */
export function storedObject<T extends object>(key: string): T | undefined {
  try {
    const value: unknown = JSON.parse(storedString(key) ?? "null");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as T) : undefined;
  } catch (error) {
    console.warn(`${key} could not be read:`, error);
    return undefined;
  }
}

/** Keeps a text in the storage, where there is room for it and it may be used; else that is logged. */
export function storeString(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    console.warn(`${key} could not be kept:`, error);
  }
}
