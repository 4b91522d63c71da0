import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type DonationEvent, donationEvents } from './donation.events.js';

type Initiated = Extract<DonationEvent, { readonly type: 'DonationInitiated' }>['data'];

export type Donation = { readonly status: 'none' } | GivenDonation;

/** units  USD cents */
export interface GivenDonation extends Initiated {
  readonly status: 'initiated' | 'settled' | 'lapsed';
  /** The rest is of a settled one. */
  readonly paymentId: string | null;
  readonly settledAt: string | null;
  readonly settledCents: number;
  readonly refundedCents: number;
  /** What did not go back. */
  readonly leftCents: number;
  /** The donor's bank is asked for the money, and has not decided. */
  readonly isDisputed: boolean;
  readonly receipt: { readonly year: number; readonly number: number } | null;
}

export const donationState: StreamState<typeof donationEvents, Donation> = {
  events: donationEvents,
  initial: { status: 'none' },
  evolve,
};

/** Whether it is there, whole or in part, and nobody disputes it: its donor is thanked, and it counts for the King Tier where staff may know who gave.
 *  source  README, Thank-you posts; King Tier */
export const isThere = (donation: Donation): donation is GivenDonation =>
  donation.status === 'settled' && donation.leftCents > 0 && !donation.isDisputed;

function evolve(donation: Donation, event: DonationEvent): Donation {
  if (event.type === 'DonationInitiated') return { ...event.data, ...unpaid };
  if (donation.status === 'none') return donation;
  switch (event.type) {
    case 'DonationSettled': {
      const { paymentId, settledAt, amountCents } = event.data;
      const paid = { paymentId, settledAt, settledCents: amountCents, leftCents: amountCents };
      return { ...donation, ...paid, status: 'settled' };
    }
    case 'ReceiptNumbered':
      return { ...donation, receipt: event.data };
    case 'ChoiceChanged':
      return { ...donation, choice: event.data.choice };
    case 'DonationRefunded':
      return { ...donation, refundedCents: event.data.refundedCents, leftCents: event.data.leftCents };
    case 'DonationDisputed':
      return { ...donation, isDisputed: true };
    case 'DisputeDecided':
      return { ...donation, isDisputed: false, leftCents: event.data.leftCents };
    case 'DonationLapsed':
      return { ...donation, status: 'lapsed' };
    default:
      return unreachable(event);
  }
}

const unpaid = {
  status: 'initiated',
  paymentId: null,
  settledAt: null,
  settledCents: 0,
  refundedCents: 0,
  leftCents: 0,
  isDisputed: false,
  receipt: null,
} as const;
