import { Forbidden, UnauthorizedError, type Config } from "payload";
import { deskTexts } from "../admin/desk/texts/index.ts";

type AfterErrorHook = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/**
 * Says over REST to a page of the desk that is refused something because nobody is signed in any more what to do: Payload says that it is
 * not allowed, as to those whose role is the reason. Other callers are answered as ever.
 */
export const answerSignedOut: AfterErrorHook = ({ error, req }) => {
  if (req.user || !(error instanceof Forbidden || error instanceof UnauthorizedError) || !isFromDesk(req)) return undefined;
  const message = deskTexts(req.i18n.language).signedOut.said;
  return { response: { errors: [{ message, data: { signedOut: true } }] } };
};

/** Whether a page of the desk asks: browsers name it to its own site. */
function isFromDesk({ headers, payload }: Parameters<AfterErrorHook>[0]["req"]): boolean {
  const page = URL.parse(headers.get("referer") ?? "")?.pathname ?? "";
  const { admin } = payload.config.routes;
  return page === admin || page.startsWith(`${admin}/`);
}
