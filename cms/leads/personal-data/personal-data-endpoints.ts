import { say } from "#shared/desk-texts/say.ts";
import { Forbidden, type Endpoint, type PayloadRequest } from "payload";
import { refusal } from "../../lib/refusal.ts";
import { can } from "../../access/permissions.ts";
import { journal } from "../intake/lead-journal.ts";
import { erasePerson, exportPerson } from "./erase.ts";
import { personRule, type Person } from "./person.ts";

const WRONG = say("Give one e-mail address or one phone number.");

/** Both expect the person in the body, because proxies log addresses. */
async function personIn(req: PayloadRequest): Promise<Person> {
  if (!can(req, "persons.erase")) throw new Forbidden(req.t);
  const person = personRule.safeParse(await req.json?.().catch(() => null));
  if (!person.success) throw refusal(WRONG, req);
  return person.data;
}

/** The legal rights of a person: a copy of the stored data, and its erasure. For administrators. */
export const personalDataEndpoints: Endpoint[] = [
  {
    path: "/personal-data/export",
    method: "post",
    handler: async (req) => Response.json(await exportPerson(req.payload, journal, await personIn(req), req)),
  },
  {
    path: "/personal-data/erase",
    method: "post",
    handler: async (req) => Response.json({ erased: await erasePerson(req.payload, journal, await personIn(req), req) }),
  },
];
