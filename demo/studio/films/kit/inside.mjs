/** The films that take a product apart: it turns while its layers separate, three figures appear beside it, and it closes again. */
import * as d from "./draw.mjs";
import { shown, span, through } from "./time.mjs";

const OPEN = [2.8, 5.4]; // the layers separate
const CLOSE = [13.6, 15.8]; // and come back
/** When each figure appears, and how high it stands: seconds, y. */
const FIGURES = [{ at: 6.6, y: 236 }, { at: 9, y: 376 }, { at: 11.4, y: 516 }];

/**
 * A film.
 * @param code of the product
 * @param model path of its .glb file below demo/content/media
 * @param figures three times [number, unit]
 * @param cues five captions [start, end, Chinese, English]
 * @param turn azimuth closed and open, in degrees
 * @param elevation of the camera closed and open, in degrees
 */
export function inside({ code, model, figures, cues, turn = [-52, -14], elevation = [30, 20] }) {
  return {
    code,
    seconds: 17,
    poster: 12.9,
    models: { product: model },
    cues,
    frame(t) {
      const exploded = span(t, ...OPEN) - span(t, ...CLOSE);
      const lines = FIGURES.map(({ at, y }, i) => {
        const [number, unit] = figures[i];
        return d.group({ opacity: shown(t, at, CLOSE[1] + 0.4) },
          d.drawn(`M880 ${y + 34}H1216`, span(t, at, at + 0.8), { strokeWidth: 2.4 }), d.ring(880, y + 34, 6, { strokeWidth: 2.6 }), d.figure(880, y, number, unit, { size: 68 }));
      });
      return {
        under: d.ground(),
        models: {
          product: {
            // Still while there is something to read: an unchanged picture is taken once.
            azimuth: through(t, [[OPEN[0], turn[0]], [OPEN[1], turn[1]], [CLOSE[0], turn[1]], [CLOSE[1], turn[0]]]),
            elevation: elevation[0] + (elevation[1] - elevation[0]) * exploded,
            exploded,
          },
        },
        over: lines.join("") + d.head(this, t),
      };
    },
  };
}
