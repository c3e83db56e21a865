import type { Payload, TypedUser } from "payload";

/** The user's stored preference under a key; undefined for none. */
export async function preferenceOf(payload: Payload, user: Pick<TypedUser, "id">, key: string): Promise<unknown> {
  const { docs } = await payload.find({
    collection: "payload-preferences",
    where: { key: { equals: key }, "user.value": { equals: user.id }, "user.relationTo": { equals: "users" } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0]?.value;
}
