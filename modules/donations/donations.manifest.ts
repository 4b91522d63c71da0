import { defineManifest } from '../kernel/manifest/manifest.js';
import { donationContent } from './donation/donation.content.js';
import { donationEvents } from './donation/donation.events.js';
import { exportDonations } from './donation/donations.export.js';
import { DonationsModule } from './donations.module.js';
import { DONATION_LOOKUP, DONORS } from './donations.ports.js';
import { monthlyGiftEvents } from './monthly-gift/monthly-gift.events.js';
import { receiptsMigrations } from './receipt/receipts.migrations.js';
import { sendReceiptJob, sendReceipts } from './receipt/send-receipt.job.js';

export const donationsManifest = defineManifest({
  name: 'donations',
  nestModule: DonationsModule,
  migrations: receiptsMigrations,
  streams: [donationEvents, monthlyGiftEvents],
  contents: [donationContent],
  reactors: () => [sendReceipts],
  jobs: (context) => [sendReceiptJob(context)],
  exportSections: ({ eventStore, get }) => [
    exportDonations({ eventStore, donors: get(DONORS), lookup: get(DONATION_LOOKUP) }),
  ],
});
