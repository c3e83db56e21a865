import { toast } from "@payloadcms/ui";
import { signInAddress } from "../../lib/desk-address.ts";
import type { Texts } from "../texts/index.ts";

/** The id of the message, so that many refused requests show one. */
const ID = "signed-out";

/** Handled messages. */
const handled = new WeakSet<Element>();

/** Says that the session has ended, and links to the sign-in in a new tab, so that typed text stays. */
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
 * Keeps the message about the ended session, with a link to the sign-in, whichever screen shows it: Payload's own are plain text for a few
 * seconds.
 */
export function keepSignedOut(message: HTMLElement, texts: Texts["signedOut"]): void {
  if (message.textContent !== texts.said || handled.has(message)) return;
  handled.add(message);
  message.querySelector<HTMLElement>("[data-close-button]")?.click();
  saySignedOut(texts);
}

/** Shows the message until a save succeeds. */
export function saySignedOut(texts: Texts["signedOut"]): void {
  toast.error(<SignedOut texts={texts} />, { id: ID, duration: Number.POSITIVE_INFINITY });
}

/** Hides the message after a successful save. */
export function dropSignedOut(success: HTMLElement): void {
  if (handled.has(success)) return;
  handled.add(success);
  toast.dismiss(ID);
}
