import { useText } from "#app/i18n/index.ts";
import "#app/components/media/prose.css";

/** The readable form of a contact's address. */
const readable = (address: string) => address.replace(/^(?:mailto:|https:\/\/)/, "").split("?", 1)[0];

/**
 * Where to report weaknesses, and by which rules.
 * @param contacts `mailto:` and `https:` addresses, the preferred one first
 * @param policy address of the company's own rules, if it has some
 */
export function SecurityContacts({ contacts, policy }: { contacts: readonly string[]; policy: string | null }) {
  const t = useText();
  return (
    <ul>
      {contacts.map((address) => (
        <li key={address}>
          <a href={address} translate="no" rel="noopener">
            {readable(address)}
          </a>
        </li>
      ))}
      {policy && (
        <li>
          <a href={policy} rel="noopener">
            {t("security.policy")}
          </a>
        </li>
      )}
    </ul>
  );
}
