import { toast } from "@payloadcms/ui";
import { signInAddress } from "../../lib/desk-address.ts";
import type { Texts } from "../texts/index.ts";

/** The one message that says so, however many requests are refused. */
const ID = "signed-out";

/** Messages that have been looked at. */
const handled = new WeakSet<Element>();

/** Says that the session has ended, and leads to the sign-in in a tab of its own, so that what was typed stays. */
export function SignedOut({ texts: { said, signIn } }: { texts: Texts["signedOut"] }) {
  return (
    <span>
      {said}{" "}
      <a href={signInAddress()} target="_blank" rel="noopener">
        {signIn}
      </a>
    </span>
  );
}

/**
 * Has the message that the session has ended stay and lead to the sign-in, whichever screen tells it: Payload's own show bare words, for a
 * few seconds.
 */
export function keepSignedOut(message: HTMLElement, texts: Texts["signedOut"]): void {
  if (message.textContent !== texts.said || handled.has(message)) return;
  handled.add(message);
  message.querySelector<HTMLElement>("[data-close-button]")?.click();
  saySignedOut(texts);
}

/** Says it until something has been stored again. */
export function saySignedOut(texts: Texts["signedOut"]): void {
  toast.error(<SignedOut texts={texts} />, { id: ID, duration: Number.POSITIVE_INFINITY });
}

/** Takes that message away once something has been stored again. */
export function dropSignedOut(success: HTMLElement): void {
  if (handled.has(success)) return;
  handled.add(success);
  toast.dismiss(ID);
}
