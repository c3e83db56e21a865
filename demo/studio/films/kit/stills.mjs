/**
 * Product pictures for the paper ground of the films. The studio's backdrop is never quite even; here a smooth surface is fitted to it
 * and divided out, so that it becomes white and only the product and its contact shadow remain when the picture is multiplied on paper.
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { clamp, ease, mix } from "./time.mjs";

const MEDIA = fileURLToPath(new URL("../../../content/media/", import.meta.url));
const WIDTH = 960;
const ROUNDS = 6; // of fitting, each leaving out what is not backdrop
const WHITE = 0.97; // of the backdrop: anything lighter becomes white
const TINT = 22; // of 255: a weaker colour than this counts as none
const EDGE = 90; // px within which the picture dissolves

const terms = (x, y) => [1, x, y, x * x, x * y, y * y];

/** Least squares by normal equations: six unknowns. */
function solve(rows, values) {
  const n = rows[0].length;
  const m = Array.from({ length: n }, () => new Float64Array(n + 1));
  rows.forEach((row, r) => {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) m[i][j] += row[i] * row[j];
      m[i][n] += row[i] * values[r];
    }
  });
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(m[r][i]) > Math.abs(m[best][i])) best = r;
    [m[i], m[best]] = [m[best], m[i]];
    for (let r = 0; r < n; r++) {
      if (r === i) continue;
      const f = m[r][i] / m[i][i];
      for (let c = i; c <= n; c++) m[r][c] -= f * m[i][c];
    }
  }
  return m.map((row, i) => row[n] / row[i]);
}

/** How bright the backdrop is everywhere; its colour is taken as even. */
function backdrop(grey, width, height) {
  const samples = [];
  for (let y = 4; y < height; y += 9) for (let x = 4; x < width; x += 9) samples.push([x / width - 0.5, y / height - 0.5, grey[y * width + x]]);
  // The picture's edge is backdrop: start from there, then let the inside join where it agrees.
  let kept = samples.filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > 0.43);
  let surface;
  for (let round = 0; round < ROUNDS; round++) {
    const weights = solve(kept.map(([x, y]) => terms(x, y)), kept.map((s) => s[2]));
    surface = (x, y) => terms(x, y).reduce((sum, term, i) => sum + term * weights[i], 0);
    const near = round < 2 ? 14 : 8;
    kept = samples.filter(([x, y, v]) => Math.abs(v - surface(x, y)) < near);
  }
  return surface;
}

/** One product picture (a path below demo/content/media) with a white ground, as PNG. */
export async function still(file) {
  const { data, info } = await sharp(MEDIA + file).resize({ width: WIDTH, kernel: "lanczos3" }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const grey = Float32Array.from({ length: width * height }, (_, i) => (data[i * 3] + data[i * 3 + 1] + data[i * 3 + 2]) / 3);
  const surface = backdrop(grey, width, height);
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = [0, 1, 2].map((c) => data[(y * width + x) * 3 + c]);
      const level = surface(x / width - 0.5, y / height - 0.5) * WHITE;
      const mean = grey[y * width + x];
      const tint = clamp((Math.max(...pixel) - Math.min(...pixel) - TINT) / TINT); // light that the product throws on the floor is made grey
      const edge = ease(Math.min(x, y, width - 1 - x, height - 1 - y) / EDGE); // no seam at the picture's edge
      for (let c = 0; c < 3; c++) {
        const share = Math.min(1, mix(mean, pixel[c], tint) / level);
        out[(y * width + x) * 3 + c] = 255 * (1 - (1 - share) * edge);
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } }).png().toBuffer();
}
