import type { DonationStatus, MonthlyStatus, ShownAs } from '@modules/donations/donations.schemas';
import type { BadgeProps } from '@ui/data/badge';
import { byCode, type FieldWords, inDollars } from '@ui/replace/words-of';

type Label = { readonly words: string; readonly tone: BadgeProps['tone'] };

export const giftLabels: Readonly<Record<DonationStatus, Label>> = {
  initiated: { words: 'Not paid yet', tone: 'held' },
  processing: { words: 'On its way', tone: 'held' },
  settled: { words: 'Received', tone: 'good' },
  refunded: { words: 'Sent back', tone: 'plain' },
  disputed: { words: 'Disputed', tone: 'problem' },
  lapsed: { words: 'Not paid', tone: 'plain' },
};

export const monthlyLabels: Readonly<Record<MonthlyStatus, Label>> = {
  initiated: { words: 'Not begun', tone: 'plain' },
  active: { words: 'Active', tone: 'good' },
  past_due: { words: 'Card refused', tone: 'problem' },
  paused: { words: 'Paused', tone: 'held' },
  ended: { words: 'Ended', tone: 'plain' },
};

export const shownAsLabels: Readonly<Record<ShownAs, string>> = {
  name: 'By my full name',
  initials: 'By my initials',
  somebody: 'As “Somebody”',
  none: 'Not at all: stay anonymous',
};

/** For the question which of two changes stays. */
export const choiceWords: FieldWords = {
  shownAs: byCode('How we thank you', shownAsLabels),
  showsAmount: 'Show the amount',
  message: 'Message',
  messageFor: byCode('Who reads the message', { everybody: 'Everybody', staff: 'Only our staff' }),
  sharesWithStaff: 'Show me to staff',
  amount: inDollars('Amount'),
};
