import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { type DomainError, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { isSameChoice } from '../donation/choice.rules.js';
import { donationIdTaken } from '../donation/donation.decider.js';
import type { GiftChoice } from '../donations.schemas.js';
import type { MonthlyGiftEvent, monthlyGiftEvents } from './monthly-gift.events.js';
import { type BegunMonthlyGift, type MonthlyGift, monthlyGiftState } from './monthly-gift.state.js';

type EventData<Type extends MonthlyGiftEvent['type']> = Extract<
  MonthlyGiftEvent,
  { readonly type: Type }
>['data'];

export type MonthlyGiftCommand =
  | Command<'InitiateMonthlyGift', EventData<'MonthlyGiftInitiated'>>
  | Command<'BeginMonthlyGift'>
  | Command<'ChangeAmount', { readonly donorId: string; readonly amountCents: number }>
  | Command<'ChangeChoice', { readonly donorId: string; readonly choice: GiftChoice }>
  | Command<'FollowStatus', Omit<EventData<'StatusFollowed'>, 'donorId'>>
  | Command<'EndMonthlyGift', Pick<EventData<'MonthlyGiftEnded'>, 'because'>>;

/** A gift of each month.
 *  source  README, Commands */
export const monthlyGiftDecider: StreamDecider<typeof monthlyGiftEvents, MonthlyGift, MonthlyGiftCommand> = {
  ...monthlyGiftState,
  decide,
  max: 300, // a change repeats the whole choice
  isAlwaysCarriedOut: ({ type }) => type !== 'ChangeChoice' && type !== 'ChangeAmount',
};

function decide(command: MonthlyGiftCommand, gift: MonthlyGift): readonly MonthlyGiftEvent[] {
  if (command.type === 'InitiateMonthlyGift') return initiate(command, gift);
  if (gift.status === 'none') throw monthlyGiftNotFound();
  switch (command.type) {
    case 'BeginMonthlyGift':
      return gift.status === 'initiated' ? [event('MonthlyGiftBegun', { donorId: gift.donorId })] : [];
    case 'ChangeAmount':
      return changeAmount(command, gift);
    case 'ChangeChoice':
      return changeChoice(command, gift);
    case 'FollowStatus':
      return follow(command, gift);
    case 'EndMonthlyGift':
      if (gift.status === 'ended') return [];
      return [event('MonthlyGiftEnded', { donorId: gift.donorId, because: command.because })];
    default:
      return unreachable(command);
  }
}

/** Begin one, before it is paid; the same id again by the same donor begins nothing.
 *  errors  DONATION_ID_TAKEN (conflict) */
function initiate(
  { type: _, meta: __, ...data }: CommandOf<MonthlyGiftCommand, 'InitiateMonthlyGift'>,
  gift: MonthlyGift,
): readonly MonthlyGiftEvent[] {
  if (gift.status === 'none') return [event('MonthlyGiftInitiated', data)];
  if (gift.donorId === data.donorId) return [];
  throw donationIdTaken();
}

/** errors  MONTHLY_GIFT_NOT_FOUND (not-found) */
function changeAmount(
  { donorId, amountCents }: CommandOf<MonthlyGiftCommand, 'ChangeAmount'>,
  gift: BegunMonthlyGift,
): readonly MonthlyGiftEvent[] {
  mustBeOf(donorId, gift);
  return gift.amountCents === amountCents ? [] : [event('AmountChanged', { donorId, amountCents })];
}

/** errors  MONTHLY_GIFT_NOT_FOUND (not-found) */
function changeChoice(
  { donorId, choice }: CommandOf<MonthlyGiftCommand, 'ChangeChoice'>,
  gift: BegunMonthlyGift,
): readonly MonthlyGiftEvent[] {
  mustBeOf(donorId, gift);
  return isSameChoice(gift.choice, choice) ? [] : [event('ChoiceChanged', { donorId, choice })];
}

/** What its subscription is now; one that has ended stays so. */
function follow(
  { status, paidUntil, endsAt }: CommandOf<MonthlyGiftCommand, 'FollowStatus'>,
  gift: BegunMonthlyGift,
): readonly MonthlyGiftEvent[] {
  const isSame = gift.status === status && gift.paidUntil === paidUntil && gift.endsAt === endsAt;
  if (gift.status === 'ended' || isSame) return [];
  return [event('StatusFollowed', { donorId: gift.donorId, status, paidUntil, endsAt })];
}

function mustBeOf(donorId: string, gift: BegunMonthlyGift): void {
  if (gift.donorId !== donorId) throw monthlyGiftNotFound();
}

/** errors  MONTHLY_GIFT_NOT_FOUND (not-found) */
export const monthlyGiftNotFound = (): DomainError =>
  notFound('MONTHLY_GIFT_NOT_FOUND', { message: 'There is no such monthly gift, or it is not yours.' });
