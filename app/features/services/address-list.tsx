import type { AddressGroup } from "#app/data/machine/addresses.server.ts";
import "#app/components/media/prose.css";

/** Addresses that visits do not open: with a placeholder, and for calls only. */
const NO_VISITS = /\{|\/mcp$/;

/** Addresses for programs, each with its name, by their paths: whole ones are too long for a phone. */
export function AddressList({ addresses }: Pick<AddressGroup, "addresses">) {
  return (
    <ul>
      {addresses.map(({ name, address }) => (
        <li key={address}>
          {name}
          <br />
          {NO_VISITS.test(address) ? (
            <code translate="no">{pathOf(address)}</code>
          ) : (
            <a href={address} translate="no">
              {pathOf(address)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/, "");
}
