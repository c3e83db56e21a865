/**
 * Why: Payload makes what a browser is told of the collections once for each language of the desk, so that lists and their filters would
 *   offer the terms that there were at the start.
 * Upstream: none found; to be sent: docs/upstream/payload-client-config.md; `_payload_doNotCacheClientConfig` is for hot reloading, and forgets one language alone
 * For: @payloadcms/ui 3.90.1: `_payload_clientConfigs` on the global object
 * Not needed when: a list offers a new term in its filter without it (`e2e/desk-terms.spec.ts`).
 */
const MADE = "_payload_clientConfigs";
const shared = globalThis as { [MADE]?: Record<string, unknown> };

/** Discards Payload's client config, so that the next page of the desk computes it again. */
export function forgetClientConfig(): void {
  const cached = shared[MADE] ?? {};
  for (const language of Object.keys(cached)) delete cached[language];
}
