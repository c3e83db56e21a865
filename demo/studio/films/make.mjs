/**
 * Makes the films of the video centre again: pictures, H.264, AV1, posters and captions.
 *
 *     node demo/studio/films/make.mjs                 all films
 *     node demo/studio/films/make.mjs v3-wiring …     some of them
 *     node demo/studio/films/make.mjs --look [slug …] a sheet of twelve moments each, in media/.cache/films, to look at while drawing
 *     node demo/studio/films/make.mjs --captions      captions only
 */
import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { captions } from "./kit/captions.mjs";
import { openModels } from "./kit/models.mjs";
import { page as stagePage, put } from "./kit/page.mjs";

const FPS = 15;
const HERE = fileURLToPath(new URL(".", import.meta.url));
const OUT = `${HERE}../../content/media/videos/`;
const CACHE = `${HERE}../.cache/films/`;
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const options = process.argv.slice(2);
const requested = options.filter((o) => !o.startsWith("--"));
const all = readdirSync(`${HERE}scenes`).map((name) => name.replace(".mjs", ""));
const unknown = requested.filter((slug) => !all.includes(slug));
if (unknown.length) throw new Error(`no such film: ${unknown.join(", ")}; there are ${all.join(", ")}`);

function ffmpeg(...args) {
  execFileSync("nice", ["-n", "15", "ffmpeg", "-y", "-loglevel", "error", ...args], { stdio: ["ignore", "inherit", "ignore"] });
}

/** Put the moment `t` on the stage and photograph it; an unchanged moment is not photographed twice. */
async function shoot(tab, film, t, file, last) {
  const moment = { stills: {}, models: {}, under: "", over: "", ...film.frame(t) };
  const key = JSON.stringify(moment);
  rmSync(file, { force: true });
  if (last && key === last.key) linkSync(last.file, file);
  else {
    await tab.evaluate(put, moment);
    await tab.screenshot({ path: file, type: "jpeg", quality: 93, timeout: 0 });
  }
  return { key, file };
}

async function openStage(browser, film) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await tab.setContent(await stagePage(film));
  await tab.evaluate(() => Promise.all([document.fonts.load("600 20px Archivo"), ...[...document.images].map((img) => img.decode())]));
  await openModels(tab, film.models);
  return tab;
}

async function look(browser, film) {
  const tab = await openStage(browser, film);
  const folder = `${CACHE}${film.slug}-look/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let i = 0; i < 12; i++) await shoot(tab, film, ((i + 0.5) / 12) * film.seconds, `${folder}${String(i).padStart(2, "0")}.jpg`);
  await tab.close();
  ffmpeg("-i", `${folder}%02d.jpg`, "-vf", "scale=640:-1,tile=3x4:margin=4:padding=4", "-frames:v", "1", `${CACHE}${film.slug}.jpg`);
}

async function make(browser, film) {
  const tab = await openStage(browser, film);
  const folder = `${CACHE}${film.slug}/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let last;
  for (let i = 0; i < film.seconds * FPS; i++) last = await shoot(tab, film, i / FPS, `${folder}${String(i).padStart(4, "0")}.jpg`, last);
  await shoot(tab, film, film.poster, `${folder}poster.jpg`);
  await tab.close();
  const frames = ["-framerate", String(FPS), "-i", `${folder}%04d.jpg`, "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"];
  const colour = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
  ffmpeg(...frames, ...colour, "-c:v", "libx264", "-preset", "fast", "-tune", "animation", "-crf", "23", "-g", "75", "-movflags", "+faststart", `${folder}film.mp4`);
  ffmpeg(...frames, ...colour, "-c:v", "libsvtav1", "-preset", "10", "-crf", "36", "-g", "75", `${folder}film.webm`);
  ffmpeg("-i", `${folder}poster.jpg`, "-c:v", "libwebp", "-quality", "86", `${folder}film.webp`);
  for (const ending of ["mp4", "webm", "webp"]) renameSync(`${folder}film.${ending}`, `${OUT}${film.slug}.${ending}`); // only whole files arrive
  rmSync(folder, { recursive: true });
  const size = (ending) => `${Math.round(statSync(`${OUT}${film.slug}.${ending}`).size / 1000)} kB`;
  console.log(`${film.slug}  ${film.seconds} s  mp4 ${size("mp4")}  webm ${size("webm")}  poster ${size("webp")}`);
}

mkdirSync(OUT, { recursive: true });
mkdirSync(CACHE, { recursive: true });
const browser = options.includes("--captions") ? null : await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--enable-unsafe-swiftshader", "--disable-gpu-compositing"] });
for (const slug of requested.length ? requested : all) {
  const film = { slug, ...(await import(`./scenes/${slug}.mjs`)).default };
  if (options.includes("--look")) await look(browser, film);
  else {
    writeFileSync(`${OUT}${slug}.zh.vtt`, captions(film.cues, 2));
    writeFileSync(`${OUT}${slug}.en.vtt`, captions(film.cues, 3));
    if (browser) await make(browser, film);
  }
}
await browser?.close();
