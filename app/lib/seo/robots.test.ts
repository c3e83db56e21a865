import { expect, it } from "vitest";
import { robotsText, type AssistantRule } from "./robots.ts";

const textOf = (rule: AssistantRule) => robotsText({ rule, closed: ["/admin"], sitemap: "https://example.com/sitemap.xml" });

it("closes what is closed to all, and names the sitemap", () => {
  expect(textOf("allow")).toContain("User-agent: *\n");
  expect(textOf("allow")).toContain("Disallow: /admin\n");
  expect(textOf("allow")).toContain("Sitemap: https://example.com/sitemap.xml\n");
});

it.each([
  ["allow", "ai-train=yes", [], ["GPTBot", "Claude-User"]],
  ["search", "ai-train=no", ["GPTBot", "CCBot"], ["Claude-User", "OAI-SearchBot"]],
  ["refuse", "ai-input=no", ["GPTBot", "Claude-User", "OAI-SearchBot"], []],
] as const)("%s: says so by signal and by the names of agents", (rule, signal, refused, free) => {
  const text = textOf(rule);
  expect(text).toContain(signal);
  for (const agent of refused) expect(text).toContain(`User-agent: ${agent}\n`);
  for (const agent of free) expect(text).not.toContain(agent);
  // A group without a rule would allow all: the agents that are named have one.
  expect(/User-agent: [^*\s]+\nDisallow: \/\n/.test(text)).toBe(refused.length > 0);
});
