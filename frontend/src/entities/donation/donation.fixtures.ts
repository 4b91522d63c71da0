import type { GiftShown, MonthlyGift, OwnGift } from '@modules/donations/donations.contract';
import type { GiftChoice } from '@modules/donations/donations.schemas';
import type { Giving, WholeGift } from './donation.queries';

/** For page tests: gifts as the server sends them. */

export const giftId = '7b0f8a52-4c1e-4d7a-9b1e-0a1f2c3d4e5f';

export const choiceOf = (part: Partial<GiftChoice> = {}): GiftChoice => ({
  shownAs: 'name',
  showsAmount: false,
  message: '',
  messageFor: 'everybody',
  sharesWithStaff: true,
  ...part,
});

export const givingOf = (part: Partial<Giving> = {}): Giving => ({
  isOpen: true,
  ways: { card: true, isTest: false, byHand: true },
  suggested: { once: [25, 50, 100, 250], monthly: [5, 10, 25, 50] },
  least: 1,
  most: 25_000,
  kingTier: 5_000,
  goal: { year: 2026, dollars: 6_000, given: 1_240, donors: 18 },
  latest: [],
  ...part,
});

export const shownGift = (part: Partial<GiftShown> = {}): GiftShown => ({
  id: giftId,
  who: 'Earl Jensen',
  amount: null,
  message: '',
  isMonthly: false,
  at: '2026-06-01T12:00:00.000Z',
  ...part,
});

export const ownGift = (part: Partial<OwnGift> = {}): OwnGift => ({
  id: giftId,
  amount: 50,
  refunded: 0,
  status: 'settled',
  way: 'card',
  monthlyGiftId: null,
  choice: choiceOf(),
  name: 'Ray Kowalski',
  givenAt: '2026-06-01T12:00:00.000Z',
  settledAt: '2026-06-01T12:01:00.000Z',
  receiptNumber: '2026-000123',
  thankYou: '/wall/thanks-1',
  version: 3,
  ...part,
});

export const wholeGift = (part: Partial<WholeGift> = {}): WholeGift => ({
  ...ownGift(),
  url: null,
  byHand: null,
  ...part,
});

export const monthlyGift = (part: Partial<MonthlyGift> = {}): MonthlyGift => ({
  id: '0e4f7c51-9a51-4f0e-8a3d-2f6f5b8b1c11',
  amount: 10,
  status: 'active',
  choice: choiceOf(),
  name: 'Ray Kowalski',
  startedAt: '2026-05-01T12:00:00.000Z',
  paidUntil: '2026-07-01T12:00:00.000Z',
  endsAt: null,
  version: 4,
  ...part,
});
