import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { SERVER, SERVER_ENV } from "#tools/lib/steps.mjs";
import { freePort } from "./free-port.ts";
import { PASSWORD } from "./staff.ts";

/** The account that a site of its own begins with. */
export const OWNER = { email: "owner@example.com", password: PASSWORD };
/** Secret for signatures. */
export const SECRET = "for tests and nothing else";
/** Lines of the log that are told when a start fails. */
const TOLD = 20;

/** The site in a process of its own, on a port that it keeps when it is started again. */
export interface SiteProcess {
  url: string;
  /** The process that runs now. */
  child: () => ChildProcess;
  /** Bytes of memory that it holds. */
  memory: () => number;
  /** Starts it, and ends when it answers. */
  start: () => Promise<void>;
  /** Ends it at once, as a crash of the machine's would. */
  kill: () => Promise<void>;
  /** Ends it as an operator does. */
  stop: () => Promise<void>;
}

/**
 * The built site with an empty content of its own, run as `npm start` runs it. Without the admin's shell, and
 * without making pages that nobody has asked for, unless `env` says otherwise.
 * @param folder the data folder
 * @param house where the code stands
 * @throws Error when the site was not built: `npm run build`
 */
export async function siteProcess(folder: string, env: Record<string, string> = {}, house: string = process.cwd()): Promise<SiteProcess> {
  if (!existsSync(path.join(house, "build/server/index.js"))) throw new Error("These tests need the built site: npm run build");
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const { DATABASE_URL: _other, ...environment } = process.env;
    const started = spawn(process.execPath, SERVER, {
      cwd: house,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...environment,
        ...SERVER_ENV,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        SITE_URL: `http://127.0.0.1:${port}`,
        DATA_DIR: folder,
        DEMO: "off",
        ADMIN: "off",
        PREWARM: "off",
        ADMIN_EMAIL: OWNER.email,
        ADMIN_PASSWORD: OWNER.password,
        PAYLOAD_SECRET: SECRET,
        ...env,
      },
    });
    child = started;
    const lines: string[] = [];
    await new Promise<void>((resolve, reject) => {
      for (const stream of [started.stdout, started.stderr])
        createInterface({ input: stream }).on("line", (line) => {
          if (lines.length < TOLD) lines.push(line);
          if (line.includes("is ready at http")) resolve();
        });
      started.once("exit", () => reject(new Error(`The site ended at its start:\n${lines.join("\n")}`)));
    });
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = new Promise((resolve) => child?.once("exit", resolve));
    child.kill(signal);
    await exit;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    child: () => {
      if (!child) throw new Error("The site was not started");
      return child;
    },
    memory: () => {
      const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child?.pid}/status`, "utf8")) ?? [];
      return Number(kilobytes) * 1024;
    },
    start,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/** Signs the owner in; as long as the site has only just begun, until there is the account. @returns the headers of staff's calls */
export async function ownerHeaders(url: string): Promise<Record<string, string>> {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await fetch(`${url}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(OWNER),
    });
    if (response.ok) {
      const { token } = (await response.json()) as { token: string };
      return { authorization: `JWT ${token}`, "content-type": "application/json" };
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The owner could not sign in");
}

/** What the form of the contact page answers. */
export interface FormAnswer {
  status: number;
  /** Whether it says that the message has arrived. */
  success: boolean;
}

/**
 * Sends the form of the contact page or of another one that has it, as the browser does without script, or as the form's script does.
 * @param submissionId the id that the script makes; without it the form is sent without script
 */
export async function sendMessage(
  url: string,
  message: string,
  submissionId = "",
  { signal, page = "/en/contact" }: { signal?: AbortSignal; page?: string } = {},
): Promise<FormAnswer> {
  const scripted = submissionId !== "";
  const body = new URLSearchParams({ name: "Ana Souza", email: "ana@example.com", message, consent: "on" });
  if (scripted) {
    body.set("submissionId", submissionId);
    body.set("openFor", "60000");
  }
  const response = await fetch(`${url}${page}${scripted ? ".data" : ""}`, { method: "POST", body, ...(signal && { signal }) });
  const text = await response.text();
  const success = response.ok && (scripted ? text.includes('"success"') : text.includes("Message sent successfully!"));
  return { status: response.status, success };
}
