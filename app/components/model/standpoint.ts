import { Spherical, Vector3 } from "three";
import type { Size } from "./label-layout.ts";
import type { StageControls } from "./stage-controls.ts";
import type { StagedModel } from "./staged-model.ts";
import { degrees, HOME_VIEW, ZOOM, type View } from "./view.ts";

/** CSS pixels of the stage's width for the names of parts in the exploded view, and their maximum share. */
const LABEL_ROOM = { width: 150, share: 0.4 };
/** Share of the model's radius by which a visitor may move the picture's middle away from its own. */
const STRAY = 0.6;

/** The camera's standpoint: the view, and the turning point, which a visitor can move away from the model's middle. */
export class Standpoint {
  readonly #model: StagedModel;
  readonly #controls: StageControls["orbit"];
  readonly #middle = new Vector3();
  /** Distance that shows the whole model, at a zoom of 1. */
  #fit = 1;

  constructor(model: StagedModel, controls: StageControls["orbit"]) {
    this.#model = model;
    this.#controls = controls;
  }

  get view(): View {
    const { theta, phi, radius } = new Spherical().setFromVector3(this.#model.camera.position.clone().sub(this.#controls.target));
    return { azimuth: degrees(theta), elevation: 90 - degrees(phi), zoom: this.#fit / radius };
  }

  /** Offset of the turning point from the model's middle. */
  get strayed(): Vector3 {
    return this.#controls.target.clone().sub(this.#middle);
  }

  /** @param share remaining part of the offset; 0 turns about the middle */
  stray(way: Vector3, share: number): void {
    this.#controls.target.copy(this.#middle).addScaledVector(way, share);
  }

  stand({ azimuth, elevation, zoom }: View): void {
    this.#model.stand(this.#controls.target, this.#fit / zoom, azimuth, elevation);
  }

  /** After a change of the stage or of the parts: keeps view and zoom, relative to the new middle. */
  refit(stage: Size): void {
    const { view, strayed } = this;
    const { centre, radius } = this.#model.room;
    const labels = Math.min(LABEL_ROOM.width, stage.width * LABEL_ROOM.share) * this.#model.exploded;
    this.#fit = this.#model.fit((stage.width - labels) / stage.height, HOME_VIEW.elevation);
    this.#middle.copy(centre);
    this.#controls.cursor.copy(centre);
    this.#controls.maxTargetRadius = radius * STRAY;
    this.#controls.minDistance = this.#fit / ZOOM.max;
    this.#controls.maxDistance = this.#fit / ZOOM.min;
    this.stray(strayed, 1);
    this.stand(view);
  }
}
