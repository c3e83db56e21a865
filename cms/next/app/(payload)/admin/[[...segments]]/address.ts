import type { ListQuery } from "#cms/admin/lib/readable-list.ts";

/** What Next knows of the admin's address. */
export interface Address {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<ListQuery>;
}
