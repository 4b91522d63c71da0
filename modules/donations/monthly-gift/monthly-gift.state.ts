import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type MonthlyGiftEvent, monthlyGiftEvents } from './monthly-gift.events.js';

type Initiated = Extract<MonthlyGiftEvent, { readonly type: 'MonthlyGiftInitiated' }>['data'];

export type MonthlyGift = { readonly status: 'none' } | BegunMonthlyGift;

export interface BegunMonthlyGift extends Initiated {
  readonly status: 'initiated' | 'active' | 'past_due' | 'paused' | 'ended';
  /** ISO-8601 UTC */
  readonly paidUntil: string | null;
  readonly endsAt: string | null;
}

export const monthlyGiftState: StreamState<typeof monthlyGiftEvents, MonthlyGift> = {
  events: monthlyGiftEvents,
  initial: { status: 'none' },
  evolve,
};

function evolve(gift: MonthlyGift, event: MonthlyGiftEvent): MonthlyGift {
  if (event.type === 'MonthlyGiftInitiated')
    return { ...event.data, status: 'initiated', paidUntil: null, endsAt: null };
  if (gift.status === 'none') return gift;
  switch (event.type) {
    case 'MonthlyGiftBegun':
      return { ...gift, status: 'active' };
    case 'AmountChanged':
      return { ...gift, amountCents: event.data.amountCents };
    case 'ChoiceChanged':
      return { ...gift, choice: event.data.choice };
    case 'StatusFollowed': {
      const { status, paidUntil, endsAt } = event.data;
      return { ...gift, status, paidUntil, endsAt };
    }
    case 'MonthlyGiftEnded':
      return { ...gift, status: 'ended' };
    default:
      return unreachable(event);
  }
}
