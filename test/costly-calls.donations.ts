import { suggestedGifts } from '../modules/donations/donations.schemas.js';
import type { Bound, CostlyCall } from './costly-calls.js';

/** A receipt is one page with a dozen lines. */
export const costlyDonationCalls: Readonly<Record<string, CostlyCall>> = {
  'GET /api/donations/:id/receipt': { guards: [{ by: 'rate' }, { by: 'size', max: 1 }] },
};

export const donationLists: Readonly<Record<string, Readonly<Record<string, Bound>>>> = {
  'GET /api/donations/donors': { gifts: 'page' },
  'GET /api/donations/giving': {
    'suggested.once': suggestedGifts.once.length,
    'suggested.monthly': suggestedGifts.monthly.length,
    latest: 6,
  },
  'GET /api/donations/king-tier': { donors: 100 },
  // what the caller paid for
  'GET /api/donations/mine': { gifts: 5_000, monthly: 500, years: 100 },
};
