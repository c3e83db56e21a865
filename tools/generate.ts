/**
 * Writes what is committed and follows from other sources: `npm run docs` the settings' page, `npm run generate:colours` the stylesheets of
 * `shared/design/`, after a change of its `colours.ts`, and `npm run icons` the site's icons, after a change of the mark or of the colours.
 * `npm run migration:create -- name` writes the schema's changes as a migration for SQLite and one for PostgreSQL.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { APP_ICONS, TOUCH_ICON, WAYMARK } from "#app/lib/brand.ts";
import { colourSheets, DARK, LIGHT } from "#shared/design/themes.ts";

const PUBLIC = new URL("../public/", import.meta.url);
/** Sizes in favicon.ico, in pixels. */
const ICO_SIZES = [16, 32, 48];
/** The mark's middle in its own units. */
const MIDDLE = { x: -0.06, y: 0.55 };

const ring = `<circle cx="${WAYMARK.ring.x}" cy="${WAYMARK.ring.y}" r="${WAYMARK.ring.radius}" stroke="${LIGHT.signal}"/>`;
const svg = (width: number, stroke: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MIDDLE.x - width / 2} ${MIDDLE.y - width / 2} ${width} ${width}" fill="none" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>\n`;

/**
 * The mark on a square of ink.
 * @param width of the square, in the mark's units: the wider, the smaller the mark
 * @param stroke of the mark, in its units
 * @param corner radius of the square's corners, as a part of its width
 */
function onInk(width: number, stroke: number, corner: number): string {
  const ground = `<rect x="${MIDDLE.x - width / 2}" y="${MIDDLE.y - width / 2}" width="${width}" height="${width}" rx="${width * corner}" fill="${LIGHT.ink}"/>`;
  return svg(width, stroke, `${ground}<path d="${WAYMARK.route}" stroke="${LIGHT.paper}"/>${ring}`);
}

function png(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer();
}

/** Packs PNG pictures into the container that old browsers and feed readers ask for at /favicon.ico. */
function ico(pictures: { size: number; data: Buffer }[]): Buffer {
  const entry = 16;
  const head = Buffer.alloc(6 + pictures.length * entry);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of pictures.entries()) {
    const at = 6 + index * entry;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

const DATABASES = { sqlite: "file::memory:", postgres: "postgres://localhost/none" };

const GENERATORS: Readonly<Record<string, () => void | Promise<void>>> = { docs, colours, icons, migration };

const generate = GENERATORS[process.argv[2] ?? ""];
if (!generate) throw new Error(`Name what to generate: ${Object.keys(GENERATORS).join(", ")}`);
await generate();

/** Writes docs/settings.md from the settings' schema. */
async function docs(): Promise<void> {
  // The module reads the settings of its own process, too: with a secret given, it makes none.
  process.env["PAYLOAD_SECRET"] ??= "not used by this command";
  const { settingsPage } = await import("#cms/config/settings-page.ts");
  writeFileSync("docs/settings.md", settingsPage());
}

/** Writes the design's colours as custom properties. */
function colours(): void {
  for (const [name, css] of Object.entries(colourSheets())) writeFileSync(new URL(`../shared/design/${name}`, import.meta.url), css);
}

/** Draws the site's icons into public/ from the waymark in app/lib/brand.ts. */
async function icons(): Promise<void> {
  const write = (name: string, data: string | Buffer) => writeFileSync(new URL(name.replace(/^\//, ""), PUBLIC), data);

  const style = `<style>path{stroke:${LIGHT.ink}}@media(prefers-color-scheme:dark){path{stroke:${DARK.ink}}}</style>`;
  write("favicon.svg", svg(2.6, 0.26, `${style}<path d="${WAYMARK.route}"/>${ring}`));
  write(
    "favicon.ico",
    ico(await Promise.all(ICO_SIZES.map(async (size) => ({ size, data: await png(onInk(2.7, size < 32 ? 0.3 : 0.24, 0.18), size) })))),
  );
  write(TOUCH_ICON.src, await png(onInk(3.5, 0.19, 0), TOUCH_ICON.size));
  for (const { src, size, purpose } of APP_ICONS) {
    // A maskable icon's middle circle of 80 % always stays; an ordinary one brings its own corners.
    write(src, await png(purpose === "maskable" ? onInk(3.9, 0.19, 0) : onInk(3.3, 0.19, 0.2), size));
  }
}

/**
 * Writes migrations. The schema knows every language that a site can be in. Neither needs a database: the difference is taken from the
 * snapshot beside the last migration.
 */
function migration(): void {
  const name = process.argv[3];
  if (!name || !/^[a-z0-9_]+$/.test(name)) {
    console.error("Name the migration in small letters, digits and underscores: npm run migration:create -- add_field");
    process.exit(1);
  }
  for (const [kind, url] of Object.entries(DATABASES)) {
    const { status } = spawnSync("payload", ["migrate:create", name, "--skip-empty", "--disable-transpile"], {
      stdio: "inherit",
      env: {
        ...process.env,
        PAYLOAD_CONFIG_PATH: "cms/payload.config.ts",
        DATABASE_URL: url,
        NODE_ENV: "production",
      },
    });
    if (status !== 0) process.exit(status ?? 1);
    tidy(path.resolve("cms/db/migrations", kind));
  }
}

/**
 * Payload writes for a bundler; Node runs the files as they are, so types and extensions have to be spelled out. Of the snapshots, a megabyte
 * each, only the newest is compared with.
 */
function tidy(folder: string): void {
  const snapshots = readdirSync(folder).filter((entry) => entry.endsWith(".json"));
  for (const older of snapshots.toSorted().slice(0, -1)) rmSync(path.join(folder, older));
  const migrations = readdirSync(folder).filter((entry) => /^\d.*\.ts$/.test(entry));
  // A migration that may have run somewhere stays unchanged.
  for (const file of [migrations.toSorted().at(-1) ?? "", "index.ts"]) {
    const target = path.join(folder, file);
    const text = readFileSync(target, "utf8");
    const tidied = text
      .replace("import { MigrateUpArgs, MigrateDownArgs, sql }", "import { type MigrateUpArgs, type MigrateDownArgs, sql }")
      .replace(/\{ db, payload, req \}(?=: Migrate)/g, "{ db }")
      .replace(/ from '(\.\/[^'.]+)';/g, " from '$1.ts';")
      .replace(/^.* ADD \\`\w+\\` integer REFERENCES \w+\(id\);/gm, withOnDelete);
    if (tidied !== text) writeFileSync(target, tidied);
  }
}

/** For columns added to a SQLite table the generator leaves out what happens when the record that they name is deleted. */
function withOnDelete(statement: string): string {
  return statement.replace(/;$/, / TABLE \\`\w+_rels\\` /.test(statement) ? " ON DELETE cascade;" : " ON DELETE set null;");
}
