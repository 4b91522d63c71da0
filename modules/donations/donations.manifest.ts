import { defineManifest } from '../kernel/manifest/manifest.js';
import { donationEvents } from './donation/donation.events.js';
import { DonationsModule } from './donations.module.js';
import { monthlyGiftEvents } from './monthly-gift/monthly-gift.events.js';

export const donationsManifest = defineManifest({
  name: 'donations',
  nestModule: DonationsModule,
  streams: [donationEvents, monthlyGiftEvents],
});
