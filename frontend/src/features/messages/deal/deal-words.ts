import { money } from '@lib/format';
import type { DealStep, DealView } from '@modules/deals/deals.contract';

type OfferStatus = Extract<DealStep, { readonly kind: 'offer' }>['status'];

export const offerWords: Readonly<Record<Exclude<OfferStatus, 'pending'>, string>> = {
  countered: 'Replaced by a newer offer',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired after 48 hours',
  closed: 'Ended: no longer offered',
  released: 'Accepted, then released',
};

/** "31 hours left", "1 hour left", "less than an hour left". */
export function hoursLeft(until: string, now = Date.now()): string {
  const hours = Math.floor((Date.parse(until) - now) / 3_600_000);
  if (hours < 1) return 'less than an hour left';
  return hours === 1 ? '1 hour left' : `${hours} hours left`;
}

/** "Thu, Jun 4, 12:00 PM". */
export const momentIn = (iso: string): string =>
  new Date(iso)
    .toLocaleString('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
    .replace(/\u202f/g, ' ');

/** Dollars that both have agreed on, while the listing is held; null without. */
export const agreedPriceIn = ({ heldUntil, steps, price }: DealView): number | null =>
  heldUntil !== null && steps.some((one) => one.kind === 'offer' && one.status === 'accepted') ? price : null;

/** The price that the two see above their conversation: agreed on or paid; undefined before. */
export function priceWords(deal: DealView | undefined): string | undefined {
  if (!deal) return undefined;
  const agreed = agreedPriceIn(deal);
  if (agreed !== null) return `${money(agreed)} agreed`;
  const last = deal.steps.findLast(({ kind }) => kind === 'done' || kind === 'reopened');
  return last?.kind === 'done' && last.price !== null ? money(last.price) : undefined;
}
