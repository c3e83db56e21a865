import type { Endpoint } from "payload";
import { hasRole } from "../../access/roles.ts";
import { wake } from "../../jobs/wake.ts";
import { sendAgain } from "./notification-queues.ts";

/** `POST /api/notices/:id/again`: staff has a notice sent again. */
export const sendAgainEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/again",
  method: "post",
  handler: async (req) => {
    if (!hasRole(req, "administrator", "sales")) return Response.json({ errors: [{ message: "403 Forbidden" }] }, { status: 403 });
    const id = Number(req.routeParams?.["id"]);
    const notice = await req.payload.findByID({ collection: "notices", id, depth: 0, disableErrors: true });
    if (!notice) return Response.json({ errors: [{ message: "404 Not Found" }] }, { status: 404 });
    await sendAgain(req.payload, id);
    wake();
    return Response.json({ doc: await req.payload.findByID({ collection: "notices", id, depth: 0 }) });
  },
};
