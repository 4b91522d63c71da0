import type { ShownAs } from './donations.schemas.js';

/** Whom everybody reads as the giver: 'Earl Jensen', 'E. J.', 'Somebody'. The page of giving shows it before payment, in the same words as the wall after
 *  it. A name without letters is 'Somebody' too. Pure. */
export function nameShown(name: string, shownAs: ShownAs): string {
  const parts = name.split(/\s+/).filter((part) => part !== '');
  const initials = parts.flatMap((part) => initialOf(part) ?? []);
  if (initials.length === 0) return somebody;
  switch (shownAs) {
    case 'name':
      return parts.join(' ');
    case 'initials':
      return initials.join(' ');
    case 'somebody':
    case 'none':
      return somebody;
  }
}

const somebody = 'Somebody';

/** None of a number: 'Earl Jensen 3rd' is E. J. */
function initialOf(part: string): string | undefined {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(part) ?? [];
  return /\p{L}/u.test(first) ? `${first.toUpperCase()}.` : undefined;
}

export interface ThankedGift {
  /** As `nameShown` has it. */
  readonly who: string;
  /** Dollars; null while its donor does not show it. */
  readonly amount: number | null;
  /** '' where nobody but staff reads it. */
  readonly message: string;
  readonly isMonthly: boolean;
}

/** The card of a thank-you post. The gift is the first of its details, and the message, where there is one, the second. Pure. */
export function thankYouCard({ who, amount, message, isMonthly }: ThankedGift): {
  readonly title: string;
  readonly details: readonly string[];
} {
  const gift = `A ${isMonthly ? 'monthly gift' : 'gift'}${amount === null ? '' : ` of ${dollars(amount)}`}`;
  return {
    title: who === somebody ? 'Thank you, whoever you are' : `Thank you, ${who}`,
    details: [gift, ...(message === '' ? [] : [message])],
  };
}

/** '$1,250', '$12.50' */
function dollars(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${cents === '00' ? '' : `.${cents}`}`;
}
