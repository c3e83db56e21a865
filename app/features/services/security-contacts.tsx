import { useText } from "#app/i18n/index.ts";
import "#app/components/media/prose.css";

/** What a person reads of the address of a contact. */
const readable = (address: string) => address.replace(/^(?:mailto:|https:\/\/)/, "").split("?", 1)[0];

/**
 * Where weaknesses are told, and by which rules.
 * @param contacts `mailto:` and `https:` addresses, the first one the best
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
