/** Limits and words that the pages use too. */
export { maxLetters, ratings } from './feedback/feedback.events.js';

/** What a side of a deal may do, in the order of the buttons. */
export const dealActions = [
  'accept',
  'counter',
  'decline',
  'offer',
  'withdraw',
  'finish',
  'extend',
  'release',
  'reopen',
] as const;
export type DealAction = (typeof dealActions)[number];

export const offerStatuses = [
  'pending',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'closed',
  'released',
] as const;
