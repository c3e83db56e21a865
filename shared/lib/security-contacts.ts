/**
 * Contacts for reports of vulnerabilities, as `mailto:` and `https:` addresses, the best one first.
 * @param contacts by the setting `SECURITY_CONTACT`
 * @param email of the company, which is public, for a site without the setting
 */
export function securityContacts(contacts: readonly string[], email: string | null | undefined): readonly string[] {
  return contacts.length > 0 || !email ? contacts : [`mailto:${email}`];
}
