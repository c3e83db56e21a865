/**
 * Product pictures for the paper ground of the films. The studio's backdrop is never quite even; here a smooth surface is fitted to it
 * and divided out, so that it becomes white and only the product and its contact shadow remain when the picture is multiplied on paper.
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const MEDIA = fileURLToPath(new URL("../../../content/media/", import.meta.url));
const WIDTH = 960;
const ROUNDS = 6; // of fitting, each leaving out what is not backdrop
const WHITE = 0.955; // of the backdrop: anything lighter becomes white

const terms = (x, y) => [1, x, y, x * x, x * y, y * y, x ** 3, x * x * y, x * y * y, y ** 3];

/** Least squares by normal equations: ten unknowns. */
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

/** The backdrop's colour everywhere, one surface a channel. */
function backdrop(data, width, height, channel) {
  const samples = [];
  for (let y = 4; y < height; y += 9) for (let x = 4; x < width; x += 9) samples.push([x / width - 0.5, y / height - 0.5, data[(y * width + x) * 3 + channel]]);
  // The picture's edge is backdrop: start from there, then let the inside join where it agrees.
  let kept = samples.filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > 0.43);
  let surface;
  for (let round = 0; round < ROUNDS; round++) {
    const weights = solve(kept.map(([x, y]) => terms(x, y)), kept.map((s) => s[2]));
    surface = (x, y) => terms(x, y).reduce((sum, term, i) => sum + term * weights[i], 0);
    const near = round < 2 ? 14 : 7;
    kept = samples.filter(([x, y, v]) => Math.abs(v - surface(x, y)) < near);
  }
  return surface;
}

/** One product picture (a path below content/media) with a white ground, as PNG. */
export async function still(file) {
  const { data, info } = await sharp(MEDIA + file).resize({ width: WIDTH, kernel: "lanczos3" }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const surfaces = [0, 1, 2].map((c) => backdrop(data, width, height, c));
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width - 0.5, y / height - 0.5];
      const edge = Math.min(1, Math.min(x, y, width - 1 - x, height - 1 - y) / 36); // no seam at the picture's edge
      for (let c = 0; c < 3; c++) {
        const i = (y * width + x) * 3 + c;
        const share = data[i] / surfaces[c](u, v) / WHITE;
        out[i] = 255 * Math.min(1, 1 - (1 - Math.min(1, share)) * edge);
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } }).png().toBuffer();
}
