import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const NGINX = "/usr/sbin/nginx";
const CADDY = "/usr/bin/caddy";
/** Milliseconds between looks whether a proxy answers. */
const LOOK_AGAIN = 50;

/** Which proxies this machine has. */
export const hasNginx = existsSync(NGINX);
export const hasCaddy = existsSync(CADDY);

export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a proxy before the site's processes.
 * @param folder where it may write
 * @param upstream ports of the site's processes, as many as its file in `deploy/` names
 */
export type StartProxy = (folder: string, upstream: number[]) => Promise<Proxy>;

/** An nginx with what `deploy/nginx.conf` describes, for other ports and without TLS. */
export const startNginx: StartProxy = async (folder, upstream) => {
  const port = await freePort();
  const described = readFileSync(path.resolve("deploy/nginx.conf"), "utf8")
    .replace(/127\.0\.0\.1:300(\d)/g, (_, number: string) => `127.0.0.1:${upstream[Number(number) - 1]}`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:443 ssl http2;", "")
    .replace(/^\s*ssl_certificate.*$/gm, "");
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, "nginx.conf");
  const errors = path.join(folder, "error.log");
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${path.join(folder, kind)};`).join(" ");
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? "user root; " : ""}daemon off; worker_processes 1; pid ${path.join(folder, "pid")};
     error_log ${errors};
     events { worker_connections 512; }
     http { access_log off; ${temporary}
     ${described} }`,
  );
  return startProcess(NGINX, ["-c", file, "-e", errors], port);
};

/** A Caddy with `deploy/Caddyfile`, for other ports and without TLS. */
export const startCaddy: StartProxy = async (folder, upstream) => {
  const port = await freePort();
  const described = readFileSync(path.resolve("deploy/Caddyfile"), "utf8")
    .replace(/site-(\d):3000/g, (_, number: string) => `127.0.0.1:${upstream[Number(number) - 1]}`)
    .replace("{$SITE_HOST}", `http://127.0.0.1:${port}`)
    // The tests speak for many clients: whom they name in `X-Forwarded-For` is passed on, as nginx does by itself.
    .replaceAll("import client_headers", "import client_headers\n\t\ttrusted_proxies 127.0.0.0/8");
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, "Caddyfile");
  await writeFile(file, `{\n\tadmin off\n\tstorage file_system ${folder}\n\tlog {\n\t\toutput discard\n\t}\n}\n${described}`);
  return startProcess(CADDY, ["run", "--adapter", "caddyfile", "--config", file], port);
};

async function startProcess(program: string, values: string[], port: number): Promise<Proxy> {
  const proxy = spawn(program, values, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (proxy.exitCode !== null) throw new Error(`${program} did not start`);
    await pause(LOOK_AGAIN);
  }
  return {
    url,
    stop: async () => {
      const exit = new Promise((resolve) => proxy.once("exit", resolve));
      proxy.kill("SIGTERM");
      await exit;
    },
  };
}
