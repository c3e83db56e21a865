import { splitAtAddresses } from "#shared/lib/contact.ts";

/** A text in which each e-mail address is a link. */
export function AddressedText({ text }: { text: string }) {
  return splitAtAddresses(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} translate="no" href={`mailto:${part}`}>
        {part}
      </a>
    ),
  );
}
