/* Written by app/ui/map/draw.ts: change the plans there and run `npm run maps`. */
import type { MapScene } from "../scene.ts";

export const SOLUTION_SCENES: Record<string, MapScene> = {
  "smart-vehicle": {
    wide: {
      background: "/maps/smart-vehicle-wide.svg?v=5ebfee76",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/smart-vehicle-phone.svg?v=1ffaceca",
      box: {
        x: 600,
        y: 70,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M208.9 398.2L216 277Q216.5 268.1 225.4 266.9L426.9 239.6Q435.8 238.4 434.3 229.5L429.3 200Q427.8 191.1 436.7 190.2L472.7 186.3Q481.6 185.3 482.7 194.2L487.4 231.4Q488.5 240.3 497.5 239.8L655.1 231.7Q664.1 231.2 664.3 222.2L665.7 151.9Q665.9 142.9 674.9 142.4L769.9 136.9Q778.9 136.4 779.8 145.4L783.5 182Q783.8 185.5 787.3 185.2L787.3 185.2Q790.8 185 794.2 185.8L918.3 215.5Q927.1 217.6 926.9 226.6L923.7 398.2Q923.6 407.2 914.6 406.9L880.3 405.5",
    ahead: "M880.3 405.5L745 400.2Q742.4 400.1 742.4 397.5L742.4 397.5Q742.4 394.8 739.7 395.2L558.6 421.6",
    stops: [
      {
        x: 208.9,
        y: 398.2,
        side: "below",
      },
      {
        x: 486.6,
        y: 224.7,
        side: "below",
      },
      {
        x: 865.7,
        y: 202.9,
        side: "below",
        phone: "below",
      },
      {
        x: 558.6,
        y: 421.6,
        side: "below",
      },
    ],
    live: {
      x: 880.3,
      y: 405.5,
      heading: -178,
      accuracy: 34,
    },
    fences: [
      {
        x: 865.7,
        y: 202.9,
        radius: 78,
      },
    ],
    stacked: true,
  },
  logistics: {
    wide: {
      background: "/maps/logistics-wide.svg?v=a2787276",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/logistics-phone.svg?v=adb96b04",
      box: {
        x: 520,
        y: 110,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M93.6 278.1L378.3 237.2Q387.2 235.9 388.5 244.8L392.5 271.9Q393.8 280.8 402.8 280L470.7 273.8Q479.7 273 481.3 281.9L509.6 441.1Q511.2 450 520.1 448.7L667.8 427.2Q676.7 425.9 675 417.1L636.6 218.1Q634.8 209.3 643.6 207.4L739 186.7",
    ahead:
      "M739 186.7L937 143.8Q945.8 141.9 948.2 150.6L983.5 277.3Q985.9 286 994.5 283.4L1015.9 277.1Q1024.5 274.5 1027.4 283L1036.2 308.4Q1039.1 316.9 1047.9 314.9L1091.4 305.1Q1091.9 305 1091.8 304.6L1091.8 304.6Q1091.7 304.1 1092.1 304L1189.4 277Q1198.1 274.6 1199.8 283.5L1201.1 290Q1202.8 298.9 1211.7 298.1L1262.2 293.7Q1271.1 292.9 1272 301.9L1274 321Q1274.9 329.9 1283.9 329L1330.8 324",
    stops: [
      {
        x: 93.6,
        y: 278.1,
        side: "above",
      },
      {
        x: 661.9,
        y: 428.1,
        side: "below",
        phone: "below",
      },
      {
        x: 1030,
        y: 290.4,
        side: "below",
      },
      {
        x: 1330.8,
        y: 324,
        side: "below",
      },
    ],
    live: {
      x: 739,
      y: 186.7,
      heading: -12,
      accuracy: 38,
    },
    fences: [
      {
        x: 93.6,
        y: 278.1,
        radius: 86,
      },
      {
        x: 1030,
        y: 290.4,
        radius: 74,
      },
    ],
    stacked: true,
  },
  "cold-chain": {
    wide: {
      background: "/maps/cold-chain-wide.svg?v=f5159a24",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/cold-chain-phone.svg?v=0feb2b50",
      box: {
        x: 640,
        y: 60,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M84.6 445.3L186.9 455.8Q195.9 456.7 196.2 447.8L197.5 402.6Q197.8 393.6 206.8 394.3L280 399.9Q281.3 400 281.3 401.3L281.3 401.3Q281.2 402.7 282.6 402.8L373.9 408.3Q377.2 408.5 377.2 411.8L377.2 411.8Q377.2 415.2 380.5 415.3L530.3 418.3Q539.3 418.5 539.4 409.5L540.6 301.2Q540.7 292.2 549.7 293L616 299.3Q625 300.1 625.9 291.1L628.8 262.9Q629.7 254 638.7 254.5L660.1 255.8Q669.1 256.3 670.2 247.4L674.5 212.9Q675.6 204 684.5 205L979.6 239.5",
    ahead: "M979.6 239.5L1288.7 275.5Q1297.6 276.6 1299 267.7L1312.7 182.6",
    stops: [
      {
        x: 84.6,
        y: 445.3,
        side: "below",
      },
      {
        x: 539.5,
        y: 401.9,
        side: "right",
      },
      {
        x: 725.7,
        y: 209.9,
        side: "above",
        phone: "below",
      },
      {
        x: 1312.7,
        y: 182.6,
        side: "above",
      },
    ],
    live: {
      x: 979.6,
      y: 239.5,
      heading: 7,
      accuracy: 36,
    },
    fences: [
      {
        x: 84.6,
        y: 445.3,
        radius: 80,
      },
    ],
    stacked: true,
  },
  personnel: {
    wide: {
      background: "/maps/personnel-wide.svg?v=cc3bc1c8",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/personnel-phone.svg?v=bcaf0d61",
      box: {
        x: 620,
        y: 130,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M339.7 138.3L499.1 177.6Q507.8 179.8 510 171L514.4 152.9Q516.6 144.2 524.9 147.5L606.4 179.9Q614.8 183.2 611.4 191.6L593.8 235.4Q590.4 243.8 599.1 246.2L739.6 285.3Q743.4 286.4 741.6 289.9L741.6 289.9Q739.8 293.3 743.4 294.8L818.2 324.4",
    ahead:
      "M818.2 324.4L1003 397.7Q1011.2 401 1014 392.6L1014 392.6Q1016.7 384.3 1025 387.4L1202.3 454.1Q1210.8 457.2 1213.7 448.7L1259.8 314.8",
    stops: [
      {
        x: 339.7,
        y: 138.3,
        side: "below",
      },
      {
        x: 644.9,
        y: 259,
        side: "above",
      },
      {
        x: 998.9,
        y: 396.1,
        side: "below",
        phone: "below",
      },
      {
        x: 1259.8,
        y: 314.8,
        side: "right",
      },
    ],
    live: {
      x: 818.2,
      y: 324.4,
      heading: 22,
      accuracy: 32,
    },
    fences: [
      {
        x: 960,
        y: 330,
        radius: 130,
      },
    ],
    stacked: true,
  },
  "two-wheeler": {
    wide: {
      background: "/maps/two-wheeler-wide.svg?v=7b0120c8",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/two-wheeler-phone.svg?v=b4250c04",
      box: {
        x: 680,
        y: 110,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M259 472L238.4 386.4Q236.2 377.6 245 375.3L598.8 283Q607.5 280.7 610.7 289.1L671.9 447.6Q675.2 456 683.4 452.5L756 421.2Q764.3 417.7 760.9 409.3L731.1 336.1Q727.7 327.8 735.8 323.7L939.5 220.9",
    ahead: "M939.5 220.9L1027.7 176.4Q1035.7 172.3 1039.7 180.4L1126.5 359.2Q1130.5 367.3 1139.3 365.8L1153 363.4",
    stops: [
      {
        x: 259,
        y: 472,
        side: "below",
      },
      {
        x: 562.4,
        y: 292.4,
        side: "above",
      },
      {
        x: 736.5,
        y: 349.3,
        side: "right",
        phone: "right",
      },
      {
        x: 1153,
        y: 363.4,
        side: "below",
      },
    ],
    live: {
      x: 939.5,
      y: 220.9,
      heading: -27,
      accuracy: 30,
    },
    fences: [
      {
        x: 259,
        y: 472,
        radius: 70,
      },
    ],
    stacked: true,
  },
  asset: {
    wide: {
      background: "/maps/asset-wide.svg?v=751a85c2",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/asset-phone.svg?v=afe58a51",
      box: {
        x: 690,
        y: 70,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M152 287.3L166.8 173.7Q168 164.8 177 165.4L662.2 198.4Q667.3 198.8 667.9 193.7L667.9 193.7Q668.4 188.6 673.5 189.1L805.9 200.6Q814.9 201.4 813.8 210.3L807.3 263.6Q806.2 272.6 815.2 272.3L832.6 271.9Q841.6 271.7 842.1 262.7L844.8 213Q845.3 204 854.3 204.8L1042.3 221.1",
    ahead: "M1042.3 221.1L1080.9 224.5Q1089.9 225.2 1089.2 234.2L1088.5 244.5Q1087.9 253.4 1096.9 253.9L1300 265.2",
    stops: [
      {
        x: 152,
        y: 287.3,
        side: "below",
      },
      {
        x: 534,
        y: 189.7,
        side: "below",
      },
      {
        x: 845.1,
        y: 208.2,
        side: "above",
        phone: "above",
      },
      {
        x: 1300,
        y: 265.2,
        side: "above",
      },
    ],
    live: {
      x: 1042.3,
      y: 221.1,
      heading: 5,
      accuracy: 40,
    },
    fences: [
      {
        x: 534,
        y: 189.7,
        radius: 96,
      },
    ],
    stacked: true,
  },
  custom: {
    wide: {
      background: "/maps/custom-wide.svg?v=9bec23ab",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/custom-phone.svg?v=ef050b5c",
      box: {
        x: 740,
        y: 40,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M199.4 405.1L616.3 409.9Q625.3 410 624.5 401L612.5 264.2Q611.7 255.2 620.7 255.1L705.8 253.9Q714.8 253.7 713 244.9L712.7 243.5Q710.9 234.6 719.8 232.9L779 221.1Q786.7 219.6 787.3 227.4L787.3 227.4Q787.8 235.2 795.7 234.6L837.9 231.2Q842.1 230.8 841.6 226.7L841.6 226.7Q841.2 222.5 845.4 221.9L911.2 212.7Q914.7 212.2 914.2 208.7L914.2 208.7Q913.7 205.3 917.1 204.6L990.9 190.9Q999.8 189.3 998.8 180.3L998.4 176.1Q997.4 167.2 1006.4 166.4L1050.3 162.3",
    ahead: "M1050.3 162.3L1135.4 154.3Q1144.4 153.5 1144.7 162.5L1146.4 208.2Q1146.8 217.2 1155.8 217L1264.3 213.9",
    stops: [
      {
        x: 199.4,
        y: 405.1,
        side: "below",
      },
      {
        x: 623.9,
        y: 394.5,
        side: "right",
      },
      {
        x: 891.6,
        y: 215.4,
        side: "above",
        phone: "above",
      },
      {
        x: 1264.3,
        y: 213.9,
        side: "below",
      },
    ],
    live: {
      x: 1050.3,
      y: 162.3,
      heading: -5,
      accuracy: 34,
    },
    fences: [],
    stacked: true,
  },
  "electric-bike": {
    wide: {
      background: "/maps/electric-bike-wide.svg?v=1e264a00",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/electric-bike-phone.svg?v=7bf6b51b",
      box: {
        x: 720,
        y: 100,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M236.2 253.1L375.8 288.8Q384.6 291 386.9 282.3L419.4 161.4Q421.8 152.7 430.4 155.2L501 175.3Q509.6 177.7 507.6 186.5L480.5 306.2Q478.5 315 487.3 317.2L662.8 362.1Q671.5 364.3 673.8 355.6L678.1 339Q680.4 330.3 689.1 332.4L708.8 337.2Q717.5 339.3 719.5 330.5L742.1 230.4Q744 221.6 752.9 223L969.1 257.4Q978 258.8 974.9 267.3L968.9 283.5Q965.8 292 974.5 294.6L991.3 299.7",
    ahead: "M991.3 299.7L1075.2 325Q1081.9 327 1079.9 333.7L1079.9 333.7Q1077.8 340.4 1084.6 342.1L1198 370.6",
    stops: [
      {
        x: 236.2,
        y: 253.1,
        side: "below",
      },
      {
        x: 492.5,
        y: 253.1,
        side: "right",
      },
      {
        x: 867,
        y: 241.1,
        side: "above",
        phone: "above",
      },
      {
        x: 1198,
        y: 370.6,
        side: "below",
      },
    ],
    live: {
      x: 991.3,
      y: 299.7,
      heading: 17,
      accuracy: 32,
    },
    fences: [
      {
        x: 610,
        y: 270,
        radius: 250,
      },
    ],
    stacked: true,
  },
  motorcycle: {
    wide: {
      background: "/maps/motorcycle-wide.svg?v=a993a644",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/motorcycle-phone.svg?v=a85698b4",
      box: {
        x: 690,
        y: 90,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M134.7 383.3L182.8 255.1Q186 246.6 194.6 249.1L516.8 343.1Q525.4 345.7 527.5 336.9L546.9 255.4Q549 246.6 557.8 248.3L730.6 281.8Q739.4 283.5 741.7 274.8L745 262Q747.2 253.3 756.1 254.4L1029.4 288.4",
    ahead: "M1029.4 288.4L1239 314.5Q1247.9 315.6 1246.6 324.5L1243.8 343.6Q1242.5 352.5 1250.7 356.4L1293 376.6",
    stops: [
      {
        x: 134.7,
        y: 383.3,
        side: "below",
      },
      {
        x: 510.7,
        y: 341.4,
        side: "above",
      },
      {
        x: 803.3,
        y: 260.3,
        side: "above",
        phone: "below",
      },
      {
        x: 1293,
        y: 376.6,
        side: "below",
      },
    ],
    live: {
      x: 1029.4,
      y: 288.4,
      heading: 7,
      accuracy: 36,
    },
    fences: [
      {
        x: 134.7,
        y: 383.3,
        radius: 72,
      },
    ],
    stacked: true,
  },
  "car-finance": {
    wide: {
      background: "/maps/car-finance-wide.svg?v=de329d15",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/car-finance-phone.svg?v=c9312dfb",
      box: {
        x: 800,
        y: 40,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M277.4 203.5L309 323.3Q311.3 332 319.9 329.3L571.3 250.3Q579.8 247.6 582.7 256.1L592.7 286.1Q595.6 294.6 604.5 293.3L623.9 290.4Q632.8 289 630.6 280.3L621.6 243.9Q619.4 235.1 628 232.4L836.9 166.7Q845.5 164 848.6 172.5L871.2 234Q874.3 242.4 883 239.9L947.7 220.9Q956.3 218.3 958.8 227L975.1 285.8Q977.5 294.5 986 291.6L1077.8 259.7",
    ahead: "M1077.8 259.7L1205.4 215.5Q1209 214.2 1208.1 210.5L1208.1 210.5Q1207.1 206.8 1210.9 205.8L1246.2 196.2",
    stops: [
      {
        x: 277.4,
        y: 203.5,
        side: "above",
      },
      {
        x: 631.4,
        y: 283.4,
        side: "below",
      },
      {
        x: 954.7,
        y: 218.8,
        side: "above",
        phone: "above",
      },
      {
        x: 1246.2,
        y: 196.2,
        side: "below",
      },
    ],
    live: {
      x: 1077.8,
      y: 259.7,
      heading: -19,
      accuracy: 38,
    },
    fences: [
      {
        x: 360,
        y: 300,
        radius: 210,
      },
    ],
    stacked: true,
  },
  bicycle: {
    wide: {
      background: "/maps/bicycle-wide.svg?v=9fff5664",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/bicycle-phone.svg?v=f7d48d18",
      box: {
        x: 620,
        y: 90,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M189.4 368.2L186.3 352Q184.7 343.1 193.4 341L551.5 255.4Q560.3 253.3 561.7 262.2L578.1 365Q579.5 373.9 588.4 373.2L758.7 359.7Q767.7 359 766.4 350.1L762.8 325.6Q761.5 316.7 770.4 315.4L856.9 302.6Q861.5 301.9 860.7 297.3L860.7 297.3Q859.8 292.8 864.4 292.1L897.2 287.7",
    ahead:
      "M897.2 287.7L903.5 286.9Q909.7 286 910.6 292.2L910.8 293.6Q912 301.2 919.6 300.2L1070.7 281Q1075.5 280.4 1075.3 275.7L1075.3 275.7Q1075 270.9 1079.8 271L1204.1 274.3Q1213.1 274.5 1213.4 283.5L1214.9 325.7",
    stops: [
      {
        x: 189.4,
        y: 368.2,
        side: "below",
      },
      {
        x: 723.8,
        y: 362.5,
        side: "below",
        phone: "below",
      },
      {
        x: 1214.9,
        y: 325.7,
        side: "below",
      },
    ],
    live: {
      x: 897.2,
      y: 287.7,
      heading: -8,
      accuracy: 30,
    },
    fences: [],
    stacked: true,
  },
  cbd: {
    wide: {
      background: "/maps/cbd-wide.svg?v=ea4fa20b",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/cbd-phone.svg?v=381c45d9",
      box: {
        x: 690,
        y: 60,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M354.7 183.7L599.6 234.5Q608.4 236.3 610.1 227.5L612 217Q613.7 208.2 622.6 209.4L906.7 247.9Q915.6 249.1 914.4 258L909.1 300.3Q908 309.3 916.9 310.4L935.1 312.8Q944 313.9 945.3 305L951.3 263Q952.6 254.1 961.5 255.3L979.2 257.7",
    ahead: "M979.2 257.7L1119.6 276.8Q1128.5 278 1129.9 269.1L1135.1 235.1",
    stops: [
      {
        x: 354.7,
        y: 183.7,
        side: "above",
      },
      {
        x: 582.8,
        y: 231,
        side: "below",
      },
      {
        x: 809.5,
        y: 234.7,
        side: "above",
        phone: "above",
      },
      {
        x: 1135.1,
        y: 235.1,
        side: "above",
      },
    ],
    live: {
      x: 979.2,
      y: 257.7,
      heading: 8,
      accuracy: 30,
    },
    fences: [
      {
        x: 740,
        y: 270,
        radius: 230,
      },
    ],
    stacked: true,
  },
};
