/** Short notation for JSON Schema. */
export const text = { type: "string" } as const;
export const address = { type: "string", format: "uri" } as const;
export const moment = { type: "string", format: "date-time" } as const;
export const day = { type: "string", format: "date" } as const;
export const whole = { type: "integer", minimum: 0 } as const;
export const number = { type: "number" } as const;
/** Null without a value. */
export const unstated = { type: ["number", "null"] } as const;

export function list(items: object) {
  return { type: "array", items } as const;
}

/** An object with these properties; all but the optional ones are required. */
export function object(required: Record<string, object>, optional: Record<string, object> = {}) {
  return { type: "object", required: Object.keys(required), properties: { ...required, ...optional } } as const;
}

/** Null, or a value of the schema. */
export function orNull(schema: object) {
  return { oneOf: [schema, { type: "null" }] } as const;
}
