import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const PROGRAM = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find((file) => existsSync(file));
/** Milliseconds between looks whether it answers. */
const LOOK_AGAIN = 50;

/** Whether this machine has nginx. */
export const hasNginx = PROGRAM !== undefined;

export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

/**
 * An nginx with what `deploy/nginx.conf` describes, for other ports and without TLS.
 * @param folder where it may write
 * @param upstream ports of the site's processes, as many as the file names
 */
export async function startNginx(folder: string, upstream: number[]): Promise<Proxy> {
  const port = await freePort();
  const ports = [...upstream];
  const described = readFileSync(path.resolve("deploy/nginx.conf"), "utf8")
    .replace(/127\.0\.0\.1:300\d/g, () => `127.0.0.1:${ports.shift()}`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
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
  const nginx = spawn(PROGRAM ?? "nginx", ["-c", file, "-e", errors], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${readFileSync(errors, "utf8")}`);
    await pause(LOOK_AGAIN);
  }
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => nginx.once("exit", resolve));
      nginx.kill("SIGTERM");
      await gone;
    },
  };
}
