import type { ShownAs } from './donations.schemas.js';

/** Whom everybody reads as the giver: 'Earl Jensen', 'E. J.', 'Somebody'. The page of giving shows it before payment, in the same words as the wall after
 *  it. A name without letters is 'Somebody' too. Pure. */
export function nameShown(name: string, shownAs: ShownAs): string {
  const parts = name.split(/\s+/).filter((part) => part !== '');
  const initials = initialsOf(parts);
  if (initials.length === 0) return somebody;
  switch (shownAs) {
    case 'name':
      return parts.join(' ');
    case 'initials':
      return initials.map((letter) => `${letter.toUpperCase()}.`).join(' ');
    case 'somebody':
    case 'none':
      return somebody;
  }
}

const somebody = 'Somebody';

/** Three at most, of the parts with a capital where there are some: 'Mary Ann van der Berg 3rd' is M. A. B. */
function initialsOf(parts: readonly string[]): readonly string[] {
  const letters = parts.flatMap((part) => /^[^\p{L}\p{N}]*(\p{L})/u.exec(part)?.[1] ?? []);
  const capitals = letters.filter((letter) => letter === letter.toUpperCase());
  const kept = capitals.length > 0 ? capitals : letters;
  return kept.length > 3 ? [...kept.slice(0, 2), ...kept.slice(-1)] : kept;
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

/** The card of a thank-you post: the amount where it is shown, the message in quotes. Pure. */
export function thankYouCard({ who, amount, message, isMonthly }: ThankedGift): {
  readonly title: string;
  readonly details: readonly string[];
} {
  return {
    title: `${who} keeps the lights on${isMonthly ? ' each month' : ''}. Thank you!`,
    details: [...(amount === null ? [] : [dollars(amount)]), ...(message === '' ? [] : [`“${message}”`])],
  };
}

/** '$1,250', '$12.50' */
function dollars(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${cents === '00' ? '' : `.${cents}`}`;
}
