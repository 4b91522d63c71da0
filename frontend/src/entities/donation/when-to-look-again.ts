import type { OwnGift } from '@modules/donations/donations.contract';

/** When a page that shows a gift reads it again: often while its payment, its receipt or its thank-you may come, and seldom after two minutes. Pure.
 *  in     looks  how often it was read
 *  units  milliseconds; false: no more */
export function whenToLookAgain(gift: LookedAt, looks: number): number | false {
  const isNew = looks < 40;
  switch (gift.status) {
    case 'initiated':
      return isNew && gift.way === 'card' ? 3_000 : 30_000;
    case 'processing':
      return isNew ? 3_000 : 30_000;
    case 'settled':
      return isNew && isIncomplete(gift) ? 3_000 : false;
    case 'refunded':
    case 'disputed':
    case 'lapsed':
      return false;
  }
}

type LookedAt = Pick<OwnGift, 'status' | 'way' | 'choice' | 'receiptNumber' | 'thankYou'>;

const isIncomplete = ({ receiptNumber, thankYou, choice }: LookedAt) =>
  receiptNumber === null || (thankYou === null) !== (choice.shownAs === 'none');
