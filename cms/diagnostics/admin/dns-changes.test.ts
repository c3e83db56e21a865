import { expect, it } from "vitest";
import type { ServerAnswer } from "../ask-servers.ts";
import { changesIn } from "./dns-changes.ts";

const says = (server: string, ...values: string[]): ServerAnswer => ({
  server,
  address: "192.0.2.53",
  outcome: values.length > 0 ? "answer" : "none",
  authoritative: false,
  milliseconds: 1,
  records: values.map((value) => ({ name: "example.com", ttl: 60, value })),
});
const silent = (server: string): ServerAnswer => ({ ...says(server), outcome: "timeout" });
const at = (second: number) => new Date(second * 1000);

it("tells who changed when, and how far the newest answer has come", () => {
  const rounds = [
    { at: at(0), answers: [says("one", "192.0.2.1"), says("two", "192.0.2.1")] },
    { at: at(5), answers: [says("one", "192.0.2.2"), silent("two")] },
    { at: at(10), answers: [says("one", "192.0.2.2"), says("two", "192.0.2.1")] },
  ];
  expect(changesIn(rounds)).toEqual({
    answers: ["192.0.2.1", "192.0.2.2"],
    changes: [{ at: at(5), server: "one", from: "192.0.2.1", to: "192.0.2.2" }],
    newest: 1,
  });
});

it("takes records in another order for the same, and none for an answer", () => {
  const rounds = [
    { at: at(0), answers: [says("one", "192.0.2.1", "192.0.2.2")] },
    { at: at(5), answers: [says("one", "192.0.2.2", "192.0.2.1")] },
    { at: at(10), answers: [says("one")] },
  ];
  expect(changesIn(rounds)).toMatchObject({ changes: [{ from: "192.0.2.1, 192.0.2.2", to: "" }], newest: 1 });
});
