import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { type ExportSection, withoutStaff } from '../../kernel/export/export-section.js';
import type { DonationLookup, Donors } from '../donations.ports.js';
import { monthlyGiftEvents } from '../monthly-gift/monthly-gift.events.js';
import { receiptNumber } from '../receipt/receipt-number.rules.js';
import { receiptOf } from '../receipt/receipts.service.js';
import { donationEvents } from './donation.events.js';
import { donationState } from './donation.state.js';

interface Deps {
  readonly eventStore: DomainEventStore;
  readonly donors: Pick<Donors, 'ofMember'>;
  readonly lookup: DonationLookup;
}

/** What a member gave, with the receipts: found by the stand-in, which only this installation makes of the member. */
export const exportDonations = ({ eventStore, donors, lookup }: Deps): ExportSection => ({
  file: 'donations.json',
  read: async (memberId) => {
    const donorId = donors.ofMember(memberId);
    return {
      gifts: await Promise.all(
        (await lookup.ofDonor(donorId)).map(async (id) => ({
          id,
          events: (await eventStore.read(donationEvents, id)).map(withoutStaff(donationEvents)),
        })),
      ),
      monthly: await Promise.all(
        (await lookup.monthlyOf(donorId)).map(async (id) => ({
          id,
          events: (await eventStore.read(monthlyGiftEvents, id)).map(withoutStaff(monthlyGiftEvents)),
        })),
      ),
    };
  },
  blobs: async (memberId) => {
    const ids = await lookup.ofDonor(donors.ofMember(memberId));
    const donations = await Promise.all(ids.map((id) => loadState(eventStore, donationState, id)));
    return donations.flatMap((donation) => {
      if (donation.status === 'none' || !donation.receipt) return [];
      const path = `donations/receipt-${receiptNumber(donation.receipt)}.pdf`;
      return [{ path, blob: path, read: () => receiptOf(donation) }];
    });
  },
});
