/** What `/robots.txt` says, apart from the addresses that it closes to all. */

/** What assistants may do with the site: everything; find it and answer with it, but not learn from it; nothing. */
export const ASSISTANT_RULES = ["allow", "search", "refuse"] as const;
export type AssistantRule = (typeof ASSISTANT_RULES)[number];

/**
 * Agents that collect what models are trained with, by the names that their makers publish (platform.openai.com/docs/bots,
 * support.claude.com, developers.google.com/crawling, commoncrawl.org, support.apple.com/119829, perplexity.ai, bytespider, meta).
 */
const TRAINING = [
  "GPTBot",
  "ClaudeBot",
  "Google-Extended",
  "Applebot-Extended",
  "CCBot",
  "Bytespider",
  "meta-externalagent",
  "Amazonbot",
  "cohere-training-data-crawler",
];
/** Agents that look things up for a person's question, or for an index that answers such. */
const ANSWERING = [
  "OAI-SearchBot",
  "ChatGPT-User",
  "Claude-SearchBot",
  "Claude-User",
  "PerplexityBot",
  "Perplexity-User",
  "DuckAssistBot",
  "MistralAI-User",
  "meta-externalfetcher",
];
/** The same rule as a Content-Signal (contentsignals.org). */
const SIGNALS: Record<AssistantRule, string> = {
  allow: "search=yes, ai-input=yes, ai-train=yes",
  search: "search=yes, ai-input=yes, ai-train=no",
  refuse: "search=yes, ai-input=no, ai-train=no",
};

/**
 * The text of `/robots.txt`.
 * @param closed how paths begin that nobody shall crawl
 * @param sitemap whole address
 */
export function robotsText({ rule, closed, sitemap }: { rule: AssistantRule; closed: readonly string[]; sitemap: string }): string {
  const refused = rule === "allow" ? [] : rule === "search" ? TRAINING : [...TRAINING, ...ANSWERING];
  const lines = [
    "User-agent: *",
    `Content-Signal: ${SIGNALS[rule]}`,
    ...closed.map((path) => `Disallow: ${path}`),
    "Allow: /api/media/",
    "",
    ...(refused.length > 0 ? [...refused.map((agent) => `User-agent: ${agent}`), "Disallow: /", ""] : []),
    `Sitemap: ${sitemap}`,
    "",
  ];
  return lines.join("\n");
}
