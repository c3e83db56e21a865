/* Written by app/ui/map/draw.ts: change the plans there and run `npm run maps`. */
import type { MapScene } from "../scene.ts";

export const lost: MapScene = {
  wide: {
    background: "/maps/lost-wide.svg?v=20583c7d",
    box: {
      x: 0,
      y: 0,
      width: 1440,
      height: 760,
    },
  },
  phone: {
    background: "/maps/lost-phone.svg?v=2341e0ad",
    box: {
      x: 690,
      y: 130,
      width: 620,
      height: 534,
    },
  },
  keep: "right",
  past: "M636.2 731.4L584.2 587.8Q581.1 579.3 589.9 577.5L610.8 573.2Q619.6 571.4 617.3 562.7L616.4 559.2Q614.1 550.5 622.4 547.1L651.4 535.2Q659.8 531.8 656.5 523.4L654.1 517.1Q650.8 508.7 659.8 507.6L707.3 501.8Q709.2 501.5 709.5 503.4L709.5 503.4Q709.7 505.2 711.6 504.8L763.1 493.7Q771.9 491.8 768.3 483.5L765 476Q761.5 467.8 769.4 463.6L807.7 443.3",
  ahead: "",
  lost: "M807.7 443.3C821 431 861 376 890 370C919 364 952 417 980 410C1008 403 1037 361 1060 330C1083 299 1098 238 1120 225C1142 212 1178 246 1190 250",
  stops: [
    {
      x: 636.2,
      y: 731.4,
      side: "right",
    },
    {
      x: 619.1,
      y: 571.5,
      side: "right",
    },
    {
      x: 807.7,
      y: 443.3,
      side: "above",
    },
  ],
  live: null,
  fences: [
    {
      x: 1190,
      y: 250,
      radius: 92,
    },
  ],
  stacked: false,
};
