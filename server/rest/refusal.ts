/** A request that the REST API refuses before it reads a body or asks the database. `message` is for the caller. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;

  constructor(status: 400 | 404, message: string) {
    super(message);
    this.status = status;
  }
}
