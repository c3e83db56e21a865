import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { SETTING_NAMES } from "#cms/settings.ts";

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), "utf8");

interface Service {
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
  volumes?: string[];
}
const compose = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  "x-site": Service;
};
const manifests = parseAllDocuments(read("kubernetes/waymark.yaml")).map((document) => document.toJS() as Record<string, unknown>);

describe("the image", () => {
  it("is described without a fault, and runs as an ordinary user", () => {
    expect(validate(read("Dockerfile")).map(({ message }) => message)).toEqual([]);
    expect(read("Dockerfile")).toMatch(/^USER node$/m);
  });
});

describe("the composition", () => {
  it("gives the site settings that there are", () => {
    const names = Object.keys(compose["x-site"].environment ?? {});
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  it("names services and volumes that there are", () => {
    for (const { depends_on: needed = [], volumes = [] } of Object.values(compose.services)) {
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed)) expect(Object.keys(compose.services)).toContain(name);
      for (const volume of volumes.filter((entry) => !entry.startsWith("."))) {
        expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0]);
      }
    }
    expect(compose.services["site-1"]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  });
});

describe("the manifests", () => {
  it("give the site settings that there are", () => {
    const settings = manifests.find(({ kind }) => kind === "ConfigMap")?.["data"] as Record<string, string>;
    expect(Object.keys(settings).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  it("select the pods that the deployment makes", () => {
    const deployment = manifests.find(({ kind }) => kind === "Deployment") as {
      spec: { selector: { matchLabels: object }; template: { metadata: { labels: object } } };
    };
    const { labels } = deployment.spec.template.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(manifests.find(({ kind }) => kind === "Service")).toMatchObject({ spec: { selector: labels } });
    expect(manifests.map(({ kind }) => kind)).toContain("PodDisruptionBudget");
  });
});

describe("on a machine that has the programs", () => {
  const SYSTEMD = "/usr/bin/systemd-analyze";
  const CADDY = "/usr/bin/caddy";

  it.skipIf(!existsSync(SYSTEMD))("systemd reads the units", () => {
    const units = ["waymark.service", "waymark-backup.service", "waymark-backup.timer"].map((unit) =>
      path.join(import.meta.dirname, "systemd", unit),
    );
    const { stderr, stdout } = spawnSync(SYSTEMD, ["verify", ...units], { encoding: "utf8" });
    // Other units of the machine are none of ours.
    expect((stdout + stderr).split("\n").filter((line) => line.includes("waymark"))).toEqual([]);
  });

  it.skipIf(!existsSync(CADDY))("Caddy reads its file", () => {
    const file = path.join(import.meta.dirname, "Caddyfile");
    const { status, stderr } = spawnSync(CADDY, ["validate", "--adapter", "caddyfile", "--config", file], {
      encoding: "utf8",
      env: { ...process.env, SITE_HOST: "www.example.com" },
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  });
});
