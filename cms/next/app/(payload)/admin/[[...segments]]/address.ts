/** What Next knows of the admin's address. */
export interface Address {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}
