import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { FILM } from "../../test/films.ts";
import { checkFilmBoxes } from "./film-boxes.ts";
import { lengthOfFilm } from "./film-length.ts";

const PLACE = "+48.1371+011.5754/";

/** A film as a phone takes it, with its place in the notes of the film: behind all else, so that nothing is moved. */
function filmWithPlace(): Buffer {
  const bytes = Buffer.from(FILM.bytes);
  const moov = bytes.indexOf("moov") - 4;
  const length = bytes.readUInt32BE(moov);
  const note = Buffer.from(`\0\0\0\0\u00A9xyz\0\0\0\0${PLACE}`, "latin1");
  note.writeUInt32BE(note.length, 0);
  const notes = Buffer.concat([Buffer.from("\0\0\0\0udta", "latin1"), note]);
  notes.writeUInt32BE(notes.length, 0);
  const index = Buffer.concat([bytes.subarray(moov, moov + length), notes]);
  index.writeUInt32BE(index.length, 0);
  return Buffer.concat([bytes.subarray(0, moov), bytes.subarray(moov + length), index]);
}

it("hides where a film was taken, in memory and in a file, and the film plays as before", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-boxes-"));
  const file = path.join(folder, "film.mp4");
  const film = filmWithPlace();
  await writeFile(file, film);
  expect(await checkFilmBoxes(film)).toEqual({ isWhole: true, isChanged: true });
  expect(await checkFilmBoxes(file)).toEqual({ isWhole: true, isChanged: true });
  expect((await readFile(file)).equals(film)).toBe(true);
  expect([film.includes(PLACE), film.length]).toEqual([false, filmWithPlace().length]);
  expect(await lengthOfFilm(film)).toBe(FILM.seconds);
  expect(await checkFilmBoxes(film)).toEqual({ isWhole: true, isChanged: false });
  await rm(folder, { recursive: true });
});

it("leaves a film alone that tells of no place, and knows one that breaks off", async () => {
  const film = Buffer.from(FILM.bytes);
  expect(await checkFilmBoxes(film)).toEqual({ isWhole: true, isChanged: false });
  expect(film.equals(FILM.bytes)).toBe(true);
  expect((await checkFilmBoxes(Buffer.from(FILM.bytes.subarray(0, -5)))).isWhole).toBe(false);
});
