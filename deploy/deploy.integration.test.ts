import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { validate } from "dockerfile-utils";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Service as KubernetesService } from "kubernetes-models/v1/Service";
import { collectDefaultMetrics, Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { SETTING_NAMES } from "#cms/config/settings-schema.ts";
import { freePort } from "../test/free-port.ts";
import { GRACE } from "../server/http/stop.ts";
import { SLOW } from "../test/slow.ts";

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), "utf8");
const ROOT = path.resolve(import.meta.dirname, "..");
const SECOND = 1000;

interface Service {
  image?: string;
  env_file?: string[];
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
  volumes?: string[];
  stop_grace_period?: string;
}
const compose = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  "x-site": Service;
};
const manifests = parseAllDocuments(read("kubernetes/waymark.yaml")).map((document) => document.toJS() as Record<string, unknown>);

describe("the image", () => {
  const dockerfile = read("Dockerfile");

  it("is described without a fault, and runs as an ordinary user", () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
    expect(Array.from(last.matchAll(/^USER (\S+)$/gm), ([, user]) => user)).toEqual(["node"]);
  });

  it("copies and runs what there is, and takes no secrets and no data along", () => {
    const copied = Array.from(dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm), ([, sources = ""]) => sources.split(" ")).flat();
    expect(copied.length).toBeGreaterThan(2);
    const [, program = ""] = /^CMD \["node_modules\/node\/bin\/node", "(.+)"\]$/m.exec(dockerfile) ?? [];
    expect([...copied, program].filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([]);
    const ignored = readFileSync(path.join(ROOT, ".dockerignore"), "utf8").split("\n");
    expect(ignored).toEqual(expect.arrayContaining(["**/.env", ".git", "data", "backups", "node_modules"]));
  });
});

describe("the composition", () => {
  it("gives the site settings that there are", () => {
    const names = Object.keys(compose["x-site"].environment ?? {});
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  it("takes all settings from a file, begins without the demonstration, and pins what it runs", () => {
    expect(compose["x-site"]).toMatchObject({ env_file: [".env"], environment: { DEMO: "${DEMO:-off}" } });
    const images = Object.values(compose.services).flatMap(({ image = "" }) => (image === "waymark" ? [] : [image]));
    expect(images.filter((image) => !/:(?:RELEASE\.)?\d+[.-]\d+/.test(image))).toEqual([]);
  });

  it("names services and volumes that there are", () => {
    for (const { depends_on: needed = [], volumes = [] } of Object.values(compose.services)) {
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed)) expect(Object.keys(compose.services)).toContain(name);
      for (const volume of volumes.filter((entry) => !entry.startsWith("."))) {
        expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0]);
      }
      for (const file of volumes.filter((entry) => entry.startsWith(".")))
        expect(existsSync(path.join(import.meta.dirname, file.split(":")[0] ?? ""))).toBe(true);
    }
    expect(compose.services["site-1"]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  });

  it("waits with the end until open requests are answered", () => {
    const { environment, stop_grace_period: grace = "" } = compose["x-site"];
    expect(parseFloat(grace)).toBeGreaterThan(Number(environment?.["DRAIN_SECONDS"]) + GRACE / SECOND);
  });
});

describe("the alert rules", () => {
  interface Rule {
    alert: string;
    expr: string;
    annotations: { summary: string };
  }
  const { groups } = parse(read("prometheus/alerts.yml")) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);

  it("and the dashboard ask for metrics that there are", async () => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const ofNode = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
    const documented = readFileSync(path.join(ROOT, "docs/operating/monitoring.md"), "utf8");
    const { panels } = JSON.parse(read("grafana/waymark.json")) as { panels: { targets: { expr: string }[] }[] };
    const metrics = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
      Array.from(expr.matchAll(/\b(?:waymark|http|nodejs|process)_\w+/g), ([metric]) => metric.replace(/_(?:count|sum|bucket)$/, "")),
    );
    expect(panels.length).toBeGreaterThan(3);
    expect(metrics.length).toBeGreaterThan(10);
    expect(metrics.filter((metric) => !documented.includes(`\`${metric}\``) && !ofNode.has(metric))).toEqual([]);
  });

  it("say in words what is wrong", () => {
    expect(rules.length).toBeGreaterThan(5);
    for (const { annotations } of rules) expect(annotations.summary.length).toBeGreaterThan(20);
  });
});

describe("the manifests", () => {
  const MODELS = { ConfigMap, Deployment, Service: KubernetesService, PodDisruptionBudget, Ingress };
  const of = <T>(kind: keyof typeof MODELS) => manifests.find((manifest) => manifest["kind"] === kind) as T;
  const settings = of<{ data: Record<string, string> }>("ConfigMap").data;
  const { spec } = of<{
    spec: { selector: { matchLabels: object }; template: { metadata: { labels: object }; spec: Record<string, unknown> } };
  }>("Deployment");
  const pod = spec.template.spec as {
    terminationGracePeriodSeconds: number;
    containers: [{ volumeMounts: { name: string; mountPath: string }[] }];
    volumes: { name: string }[];
  };

  it.each(Object.keys(MODELS) as (keyof typeof MODELS)[])("%s is as Kubernetes describes it", (kind) => {
    expect(() => new MODELS[kind](of(kind)).validate()).not.toThrow();
  });

  it("are all that there is", () => {
    // Uploads have an ingress of their own, for the pod that has their first part.
    expect(manifests.map(({ kind }) => String(kind)).toSorted()).toEqual([...Object.keys(MODELS), "Ingress"].toSorted());
    for (const ingress of manifests.filter(({ kind }) => kind === "Ingress")) {
      expect(() => new Ingress(ingress as ConstructorParameters<typeof Ingress>[0]).validate()).not.toThrow();
    }
  });

  it("give the site settings that there are", () => {
    expect(Object.keys(settings).length).toBeGreaterThan(2);
    expect(Object.keys(settings).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  it("select the pods that the deployment makes", () => {
    const { labels } = spec.template.metadata;
    expect(spec.selector.matchLabels).toEqual(labels);
    expect(of("Service")).toMatchObject({ spec: { selector: labels } });
    expect(of("PodDisruptionBudget")).toMatchObject({ spec: { selector: { matchLabels: labels } } });
  });

  it("run the site as an ordinary user on a read-only root, look whether it lives and is ready, and let it stop", () => {
    expect(pod).toMatchObject({
      securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
      containers: [
        {
          startupProbe: { httpGet: { path: "/healthz", port: "http" } },
          livenessProbe: { httpGet: { path: "/healthz", port: "http" } },
          readinessProbe: { httpGet: { path: "/readyz", port: "http" } },
          ports: [{ name: "http", containerPort: 3000 }],
          envFrom: [{ configMapRef: { name: "waymark" } }, { secretRef: { name: "waymark" } }],
          resources: { requests: expect.anything(), limits: { memory: expect.any(String) } },
          securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } },
        },
      ],
    });
    const mounts = pod.containers[0].volumeMounts;
    expect(mounts.map(({ mountPath }) => mountPath)).toEqual(["/data", "/tmp"]);
    expect(mounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(settings["DRAIN_SECONDS"]) + GRACE / SECOND);
  });
});

describe("on a machine that has the programs", () => {
  const SYSTEMD = "/usr/bin/systemd-analyze";
  const CADDY = "/usr/bin/caddy";

  it.skipIf(!existsSync(SYSTEMD))("systemd reads the units", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "waymark-units-"));
    const unit = (name: string) => path.join(import.meta.dirname, "systemd", name);
    // One of several, as its file says.
    mkdirSync(path.join(folder, "waymark@.service.d"));
    copyFileSync(unit("waymark.service"), path.join(folder, "waymark@.service"));
    copyFileSync(unit("several.conf"), path.join(folder, "waymark@.service.d/several.conf"));
    const units = [
      ...["waymark.service", "waymark-backup.service", "waymark-backup.timer"].map(unit),
      path.join(folder, "waymark@1.service"),
    ];
    const { stderr, stdout } = spawnSync(SYSTEMD, ["verify", ...units], { encoding: "utf8" });
    rmSync(folder, { recursive: true });
    // Other units of the machine are none of ours.
    expect((stdout + stderr).split("\n").filter((line) => /waymark|several/.test(line))).toEqual([]);
  });

  it.skipIf(!existsSync(CADDY))("Caddy reads its file", () => {
    const file = path.join(import.meta.dirname, "Caddyfile");
    const { status, stderr } = spawnSync(CADDY, ["validate", "--adapter", "caddyfile", "--config", file], {
      encoding: "utf8",
      env: { ...process.env, SITE_HOST: "www.example.com" },
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  });

  it.skipIf(process.getuid?.() !== 0 || !existsSync("/usr/bin/unshare"))(
    "the site starts on a read-only root without any privilege (needs root, to take it away)",
    { timeout: 60_000, ...SLOW },
    async () => {
      const port = String(await freePort());
      const folder = mkdtempSync(path.join(tmpdir(), "waymark-root-"));
      const script = `mount --make-rprivate / && mount -o remount,bind,ro / && mount -t tmpfs none ${folder} &&
        exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all ${process.execPath} server/main.ts`;
      const { DATABASE_URL: _other, ...env } = process.env;
      const site = spawn("unshare", ["--mount", "sh", "-c", script], {
        cwd: ROOT,
        env: {
          ...env,
          NODE_ENV: "production",
          HOST: "127.0.0.1",
          PORT: port,
          TMPDIR: folder,
          DATA_DIR: path.join(folder, "data"),
          DEMO: "off",
          ADMIN: "off",
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const exit = once(site, "exit");
      const lines: string[] = [];
      for (const stream of [site.stdout, site.stderr]) createInterface({ input: stream }).on("line", (line) => lines.push(line));
      const status = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).status;
      try {
        await expect.poll(() => lines.join("\n"), { timeout: 50_000 }).toContain("is ready at");
        expect([await status("/"), await status("/readyz")]).toEqual([200, 200]);
      } finally {
        site.kill("SIGTERM");
        await exit;
        rmSync(folder, { recursive: true });
      }
      expect(site.exitCode).toBe(0);
    },
  );
});
