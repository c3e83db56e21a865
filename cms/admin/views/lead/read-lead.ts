import type { Lead } from "../../../config/payload-types.ts";
import { leadCards, possibleOwners, type LeadCard } from "../../../leads/lead-cards.ts";
import { companyHours } from "../../../leads/company-hours.ts";
import type { WorkingHours } from "../../../lib/working-time.ts";
import { readHistory, type Asked, type LeadHistory } from "./read-history.ts";

/** All that a lead's page shows besides the lead itself. */
export interface LeadPage extends LeadHistory {
  card: LeadCard;
  hours: WorkingHours;
  owners: { id: number; name: string }[];
}

/** Reads what a lead's page shows. */
export async function readLeadPage(lead: Lead, asked: Asked): Promise<LeadPage> {
  const { payload, user, language, now } = asked;
  const [hours, cards, owners] = await Promise.all([
    companyHours(payload),
    leadCards(payload, user, [lead], language, now),
    possibleOwners(payload, user),
  ]);
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  return { card: cards[0] as LeadCard, hours, owners, ...(await readHistory("lead", lead, { ...asked, names })) };
}
