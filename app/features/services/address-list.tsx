import type { AddressGroup } from "#app/data/machine/addresses.server.ts";
import "#app/components/media/prose.css";

/** Addresses for programs, each with its name. One with a placeholder leads nowhere, and is no link. */
export function AddressList({ addresses }: Pick<AddressGroup, "addresses">) {
  return (
    <ul>
      {addresses.map(({ name, address }) => (
        <li key={address}>
          {name}
          <br />
          {address.includes("{") ? (
            <code translate="no">{address}</code>
          ) : (
            <a href={address} translate="no">
              {address}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
