import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { LocationScene } from "#app/components/map/scenes/map-location.ts";
import { boxAttributes, Paint, shapesPath, type Box } from "./background.ts";
import type { MapColours } from "./colours.ts";
import type { Point } from "./polygons.ts";

/** The coast of Natural Earth at 1:10,000,000 (public domain), as packed by world-atlas: land alone, no borders. */
const LAND = createRequire(import.meta.url).resolve("world-atlas/land-10m.json");
/** The middle of the map in degrees: Shenzhen's west. */
const MIDDLE = { latitude: 22.53, longitude: 113.97 };
/** Size of the map, in units of 100 m. */
const SIZE = { width: 1440, height: 480 };
const UNITS_PER_KM = 10;
const KM_PER_DEGREE = 111.2;
/** Land is cut this far outside the map, so that the cut is not seen. */
const MARGIN = 40;
/** Distance between lines of the grid: 10 km. */
const GRID = 100;

export const LOCATION_BOX: Box = { x: 0, y: 0, ...SIZE };
/** On a phone the place stands in the middle of a narrower part. */
export const LOCATION_PHONE_BOX: Box = { x: 505, y: 75, width: 430, height: 330 };

/** How degrees become units: a plate carrée stretched for the latitude, exact enough for 100 km. */
export const PROJECTION: LocationScene["projection"] = {
  longitude: MIDDLE.longitude - SIZE.width / 2 / unitsPerDegree().x,
  latitude: MIDDLE.latitude + SIZE.height / 2 / unitsPerDegree().y,
  unitsPerDegree: unitsPerDegree(),
};

function unitsPerDegree(): Point {
  const y = UNITS_PER_KM * KM_PER_DEGREE;
  return { x: y * Math.cos((MIDDLE.latitude * Math.PI) / 180), y };
}

/** The coast around the place as an SVG file. */
export function drawCoast(box: Box, colours: MapColours): string {
  const paint = new Paint(colours, "both");
  const land = landRings()
    .map((ring) => cut(ring.map(project), box))
    .filter((ring) => ring.length > 2);
  const lines = gridLines();
  const shapes = [
    `<rect ${boxAttributes(box)} ${paint.fill("water")}/>`,
    `<g transform="scale(.5)"><path d="${shapesPath(land)}" fill-rule="evenodd" ${paint.fill("block")}/><path d="${shapesPath(land)}" ${paint.stroke("contour", 2)}/></g>`,
    `<path d="${lines}" ${paint.stroke("grid", 1)}/>`,
  ];
  const { x, y, width, height } = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${paint.style()}${shapes.join("")}</svg>\n`;
}

/** The outlines of all land, in degrees. */
function landRings(): [number, number][][] {
  const topology = JSON.parse(readFileSync(LAND, "utf8"));
  const { features } = feature(topology, topology.objects.land) as unknown as {
    features: { geometry: { type: string; coordinates: [number, number][][][] } }[];
  };
  return features.flatMap(({ geometry }) => geometry.coordinates.flat());
}

function project([longitude, latitude]: [number, number]): Point {
  const { unitsPerDegree: units } = PROJECTION;
  return { x: (longitude - PROJECTION.longitude) * units.x, y: (PROJECTION.latitude - latitude) * units.y };
}

/** The part of an outline in and around a box, by cutting at one side after the other (Sutherland–Hodgman). */
function cut(ring: Point[], box: Box): Point[] {
  const sides: ((point: Point) => number)[] = [
    ({ x }) => x - box.x + MARGIN,
    ({ x }) => box.x + box.width + MARGIN - x,
    ({ y }) => y - box.y + MARGIN,
    ({ y }) => box.y + box.height + MARGIN - y,
  ];
  return sides.reduce((points, inside) => {
    return points.flatMap((from, index) => {
      const to = points[(index + 1) % points.length] ?? from;
      const [a, b] = [inside(from), inside(to)];
      const crossing = a / (a - b);
      const edge = a >= 0 !== b >= 0 ? [{ x: from.x + (to.x - from.x) * crossing, y: from.y + (to.y - from.y) * crossing }] : [];
      return a >= 0 ? [from, ...edge] : edge;
    });
  }, ring);
}

function gridLines(): string {
  const columns = Array.from({ length: Math.floor(SIZE.width / GRID) }, (_, index) => `M${(index + 0.5) * GRID} 0V${SIZE.height}`);
  const rows = Array.from({ length: Math.ceil(SIZE.height / GRID) }, (_, index) => `M0 ${(index + 0.5) * GRID}H${SIZE.width}`);
  return [...columns, ...rows].join("");
}
