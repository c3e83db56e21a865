/** The records that are looked up. */
export const RECORD_TYPES = ["A", "AAAA", "CNAME", "NS", "SOA", "MX", "TXT", "CAA"] as const;
export type RecordType = (typeof RECORD_TYPES)[number];
