import { Box3, Mesh, Vector3, type Object3D } from "three";
import { layerName } from "./part-names.ts";
import type { Extent } from "./view.ts";

/** A part of a model that moves as one in the exploded view. */
export interface Part {
  /** Name of its layer in the file. */
  name: string;
  /** Its nodes, each with its position in the closed model. */
  nodes: { node: Object3D; home: Vector3 }[];
  /** Its offset in the exploded view, in metres. */
  offset: Vector3;
  /** Some of its vertices in the closed model, in metres. */
  points: Vector3[];
}

/** Maximum vertices of a part: enough to know its extent. */
const POINTS = 500;

/** A node's offset in the exploded view, in metres: its extra `explode`, three numbers along the file's axes; without it none. */
export function explodeOffset({ explode }: Record<string, unknown>): Vector3 {
  const [x, y, z] = Array.isArray(explode) ? explode.map(Number) : [];
  const offset = new Vector3(x ?? 0, y ?? 0, z ?? 0);
  return offset.length() < Infinity ? offset : new Vector3();
}

/**
 * The parts of a loaded model, the topmost of the exploded view first: each child of the scene is a layer, and nodes of one layer
 * name are one part.
 * @param model the file's scene; its matrices must be up to date
 */
export function partsOf(model: Object3D): Part[] {
  const parts = new Map<string, Part>();
  for (const node of model.children) {
    const name = layerName((node.userData["name"] as string | undefined) ?? node.name);
    const part = parts.get(name) ?? { name, nodes: [], offset: explodeOffset(node.userData), points: [] };
    part.nodes.push({ node, home: node.position.clone() });
    part.points.push(...pointsOf(node));
    parts.set(name, part);
  }
  const height = ({ points, offset }: Part) => new Box3().setFromPoints(points).getCenter(new Vector3()).add(offset).y;
  return [...parts.values()].filter(({ points }) => points.length > 0).sort((one, other) => height(other) - height(one));
}

/**
 * Moves a part to its position.
 * @param amount 0 closed, 1 exploded
 */
export function movePart({ nodes, offset }: Part, amount: number): void {
  for (const { node, home } of nodes) node.position.copy(home).addScaledVector(offset, amount);
}

/** All meshes of a node. */
export function meshesOf(node: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  node.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object);
  });
  return meshes;
}

function pointsOf(node: Object3D): Vector3[] {
  const positions = meshesOf(node).flatMap(({ geometry, matrixWorld }) => {
    const position = geometry.attributes["position"];
    return position ? [{ position, matrixWorld }] : [];
  });
  const step = Math.ceil(positions.reduce((sum, { position }) => sum + position.count, 0) / POINTS);
  return positions.flatMap(({ position, matrixWorld }) =>
    Array.from({ length: Math.ceil(position.count / step) }, (_, index) =>
      new Vector3().fromBufferAttribute(position, index * step).applyMatrix4(matrixWorld),
    ),
  );
}

/** Extent of a model, with its middle; in metres. */
export interface Room extends Extent {
  centre: Vector3;
}

/**
 * The extent of all parts.
 * @param amount 0 closed, 1 exploded
 */
export function roomOf(parts: Part[], amount: number): Room {
  const points = parts.flatMap(({ points, offset }) => points.map((point) => point.clone().addScaledVector(offset, amount)));
  const box = new Box3().setFromPoints(points);
  const centre = box.getCenter(new Vector3());
  const radius = Math.max(...points.map(({ x, z }) => Math.hypot(x - centre.x, z - centre.z)));
  return { centre, radius, height: box.max.y - box.min.y };
}
