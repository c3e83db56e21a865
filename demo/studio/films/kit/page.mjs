/** The page that is photographed: one stage of 1280 × 720 with maps kept ready, drawings below the stills and models, and drawings above them. */
import { readFileSync } from "node:fs";
import { layers } from "./map.mjs";
import { still } from "./stills.mjs";

const FONT = new URL("../../../../shared/fonts/archivo-basic.woff2", import.meta.url);

const MAP_COLOURS = {
  paper: { land: "#FAFAF7", block: "#EFEEE7", bld: "#E1E1D9", park: "#E4E9DA", wood: "#EBEFE3", ct: "#B4BB9F", water: "#D2DEE4", flow: "#BFD0D8" },
  ink: { land: "#2B3D4B", block: "#14212C", bld: "#1F2E3A", park: "#12242A", wood: "#111F27", ct: "#3A4D58", water: "#0C2C44", flow: "#163750" },
};

function mapStyle(name, colours) {
  const c = MAP_COLOURS[colours];
  return `#${name} .m-land{fill:${c.land}} #${name} .m-block{fill:${c.block}} #${name} .m-bld{fill:${c.bld}} #${name} .m-park{fill:${c.park}} #${name} .m-wood{fill:${c.wood}}
#${name} .m-ct{fill:none;stroke:${c.ct};stroke-width:1.5} #${name} .m-ctm{stroke-width:2.6} #${name} .m-bank,#${name} .m-river,#${name} .m-flow{fill:none;stroke-linecap:round}
#${name} .m-bank{stroke:${c.land}} #${name} .m-river{stroke:${c.water}} #${name} .m-flow{stroke:${c.flow}} #${name} .m-bridge0,#${name} .m-bridge{fill:none;stroke:${c.ct};stroke-width:24} #${name} .m-bridge{stroke:${c.land};stroke-width:20}`;
}

/** The HTML of a film's stage. */
export async function page(film) {
  const font = readFileSync(FONT).toString("base64");
  const maps = Object.entries(film.maps ?? {});
  const stills = await Promise.all(Object.entries(film.stills ?? {}).map(async ([name, file]) => [name, (await still(file)).toString("base64")]));
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${font});font-weight:100 900}
*{margin:0}body{width:1280px;height:720px;overflow:hidden;background:#FAFAF7}
svg{font-family:Archivo,sans-serif;font-variant-numeric:tabular-nums}.layer{position:absolute;inset:0;width:1280px;height:720px}
img{position:absolute;left:0;top:0;transform-origin:0 0;mix-blend-mode:multiply}
canvas{position:absolute;left:24px;top:92px;width:840px;height:560px}
${maps.map(([name, map]) => mapStyle(name, map.colours ?? "paper")).join("")}</style>
<svg width="0" height="0" style="position:absolute"><defs>${maps.map(([name, map]) => `<g id="${name}">${layers(map)}</g>`).join("")}</defs></svg>
<svg class="layer" id="under" viewBox="0 0 1280 720"></svg>
${stills.map(([name, data]) => `<img id="still-${name}" src="data:image/png;base64,${data}">`).join("")}
${Object.keys(film.models ?? {}).map((name) => `<canvas id="model-${name}" width="720" height="480"></canvas>`).join("")}
<svg class="layer" id="over" viewBox="0 0 1280 720"></svg>`;
}

/** Runs in the page: put one moment on the stage. */
export function put({ under, stills, models, over }) {
  document.getElementById("under").innerHTML = under;
  document.getElementById("over").innerHTML = over;
  for (const [name, view] of Object.entries(models)) globalThis.drawModel[name](view);
  for (const img of document.images) {
    const s = stills[img.id.slice(6)];
    img.style.visibility = s && s.opacity > 0 ? "visible" : "hidden";
    if (!s) continue;
    img.style.opacity = s.opacity;
    img.style.transform = `translate(${s.x}px,${s.y}px) scale(${s.width / img.naturalWidth})`;
  }
}
