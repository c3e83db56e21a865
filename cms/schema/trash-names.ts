/** A record's fields by their names. */
export type Data = Record<string, unknown>;

/** Whether a change puts a record into the trash (`in`) or takes it out again (`out`). */
export function trashStep(data: Data, before: Data | undefined): "in" | "out" | null {
  const was = Boolean(before?.["deletedAt"]);
  const is = data["deletedAt"] === undefined ? was : Boolean(data["deletedAt"]);
  return is === was ? null : is ? "in" : "out";
}

/** The name under which a record waits in the trash; no other record can have it. */
export function setAside(name: string, id: number | string): string {
  return `${takenBack(name, id)}~${id}`;
}

/** A record of the trash with the names that it had before. */
export function asBefore(record: Data, id: number | string): Data {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, typeof value === "string" ? takenBack(value, id) : value]),
  );
}

/** A name of a record as it was before the record went into the trash. */
export function takenBack(name: string, id: number | string): string {
  const suffix = `~${id}`;
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}
