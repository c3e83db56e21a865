/** A route that can be measured: rounded at its corners, and asked for a point or a piece by distance. */
const CORNER = 10; // radius of a corner, in units of the map
const STEPS = 6; // straight pieces in a rounded corner

function rounded(corners) {
  const out = [corners[0]];
  for (let i = 1; i < corners.length - 1; i++) {
    const [a, b, c] = [corners[i - 1], corners[i], corners[i + 1]];
    const before = Math.hypot(b.x - a.x, b.y - a.y);
    const after = Math.hypot(c.x - b.x, c.y - b.y);
    const cut = Math.min(CORNER, before / 2, after / 2);
    const p = { x: b.x + ((a.x - b.x) / before) * cut, y: b.y + ((a.y - b.y) / before) * cut };
    const q = { x: b.x + ((c.x - b.x) / after) * cut, y: b.y + ((c.y - b.y) / after) * cut };
    for (let s = 0; s <= STEPS; s++) {
      const k = s / STEPS;
      const u = 1 - k;
      out.push({ x: u * u * p.x + 2 * u * k * b.x + k * k * q.x, y: u * u * p.y + 2 * u * k * b.y + k * k * q.y });
    }
  }
  return [...out, corners.at(-1)];
}

/** Make a trail of corner points; every `k` is a share of its length, 0…1. */
export function trail(corners) {
  const list = rounded(corners);
  const sums = [0];
  for (let i = 1; i < list.length; i++) sums.push(sums[i - 1] + Math.hypot(list[i].x - list[i - 1].x, list[i].y - list[i - 1].y));
  const length = sums.at(-1);

  function at(k) {
    const want = Math.min(Math.max(k, 0), 1) * length;
    let i = sums.findIndex((sum) => sum >= want);
    if (i < 1) i = 1;
    const [a, b] = [list[i - 1], list[i]];
    const part = (want - sums[i - 1]) / (sums[i] - sums[i - 1] || 1);
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI, i };
  }

  /** Path data of the piece between two shares. */
  function piece(from, to) {
    const [a, b] = [at(from), at(to)];
    const inner = list.slice(a.i, b.i);
    return `M${[a, ...inner, b].map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}`;
  }

  /** Direction of travel, averaged over a short way so that the arrow turns calmly. */
  function angle(k, reach = 14) {
    const a = at(k - reach / length);
    const b = at(k + reach / length);
    return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  }

  return { length, at, piece, angle };
}
