/** The diagnostic pages: their key in the texts, and where they stand below /admin. */
export const TOOLS = {
  dnsDiagnosis: "/dns-diagnosis",
  localDnsTest: "/local-dns-test",
  dnsVerification: "/dns-verification",
  dynamicDnsTest: "/dynamic-dns-test",
  searchConsoleGuide: "/google-search-console-guide",
} as const;

export type ToolKey = keyof typeof TOOLS;

/** What a page knows of the site before it asks anything. */
export interface SiteFacts {
  url: string;
  host: string;
  /** Names of the queried resolvers. */
  resolvers: string[];
}
