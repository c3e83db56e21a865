import { Spherical, Vector3 } from "three";
import type { Size } from "./label-layout.ts";
import type { StageControls } from "./stage-controls.ts";
import type { StagedModel } from "./staged-model.ts";
import { degrees, HOME_VIEW, ZOOM, type View } from "./view.ts";

/** CSS pixels of the stage's width that the exploded view leaves to the names of parts, and the share that it leaves at most. */
const LABEL_ROOM = { width: 150, share: 0.4 };
/** Part of the model's radius that a visitor may move the middle of the picture away from its own. */
const STRAY = 0.6;

/** Where a model is looked at from: the view, and the point that it turns about, which a visitor can move away from its middle. */
export class Standpoint {
  readonly #model: StagedModel;
  readonly #controls: StageControls["orbit"];
  readonly #middle = new Vector3();
  /** Distance from which the whole model is seen, at a zoom of 1. */
  #fit = 1;

  constructor(model: StagedModel, controls: StageControls["orbit"]) {
    this.#model = model;
    this.#controls = controls;
  }

  get view(): View {
    const { theta, phi, radius } = new Spherical().setFromVector3(this.#model.camera.position.clone().sub(this.#controls.target));
    return { azimuth: degrees(theta), elevation: 90 - degrees(phi), zoom: this.#fit / radius };
  }

  /** Way from the middle of the model to the point that it turns about. */
  get strayed(): Vector3 {
    return this.#controls.target.clone().sub(this.#middle);
  }

  /** @param share part of the way that is still gone; 0 turns about the middle */
  stray(way: Vector3, share: number): void {
    this.#controls.target.copy(this.#middle).addScaledVector(way, share);
  }

  stand({ azimuth, elevation, zoom }: View): void {
    this.#model.stand(this.#controls.target, this.#fit / zoom, azimuth, elevation);
  }

  /** After a change of the stage or of the parts: keeps view and zoom, as seen from the new middle. */
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
