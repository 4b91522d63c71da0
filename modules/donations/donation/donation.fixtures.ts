import { event } from '../../kernel/decider/decider.js';
import type { GiftChoice } from '../donations.schemas.js';

export const choice: GiftChoice = {
  shownAs: 'name',
  showsAmount: false,
  message: '',
  messageFor: 'everybody',
  sharesWithStaff: true,
};
export const giver = { name: 'Earl Jensen', email: 'earl@example.org', memberId: 'earl' };

/** $50, given once by a card. */
export const gift = {
  donorId: 'donor',
  amountCents: 5_000,
  monthlyGiftId: null,
  way: 'card',
  choice,
  giver,
} as const;
export const initiated = event('DonationInitiated', gift);
export const paid = {
  paymentId: 'payment',
  amountCents: 5_000,
  settledAt: '2026-06-01T12:00:00.000Z',
} as const;
export const settled = event('DonationSettled', { donorId: 'donor', ...paid });
