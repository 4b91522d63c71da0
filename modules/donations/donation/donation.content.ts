import { cardsOfDonations } from '../../../projections/donations/donations/cards.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { donationState } from './donation.state.js';

/** A gift, as its thank-you post shows it. It has no owner here: nothing that asks for one learns who gave, and no member can share it. The archive finds
 *  a member's own by their stand-in.
 *  source  README, Anonymity */
export const donationContent = defineContent(donationState, {
  kind: 'donation',
  name: { one: 'gift', many: 'gifts' },
  archive: 'donations.json',
  owner: () => null,
  idsOf: async () => [],
  readsFrom: ['donations'],
  card: ({ db }, ids) => cardsOfDonations(db, ids),
  canBe: ['shared'],
});
