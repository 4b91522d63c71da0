import type { GiftChoice } from '../donations.schemas.js';

export const isSameChoice = (one: GiftChoice, other: GiftChoice): boolean =>
  one.shownAs === other.shownAs &&
  one.showsAmount === other.showsAmount &&
  one.message === other.message &&
  one.messageFor === other.messageFor &&
  one.sharesWithStaff === other.sharesWithStaff;

/** How a donor is named to everybody: 'Earl Jensen', 'E. J.', 'Somebody'; null: not at all. */
export function nameShown(name: string, { shownAs }: Pick<GiftChoice, 'shownAs'>): string | null {
  if (shownAs === 'none') return null;
  if (shownAs === 'name') return name || somebody;
  if (shownAs === 'initials') return initialsOf(name) || somebody;
  return somebody;
}

export const somebody = 'Somebody';

/** At most three: 'Mary Ann van der Berg' is 'M. A. B.' */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{Lu}|\p{Lo}/u.exec([...word][0] ?? '')?.[0] ?? []);
  const kept = letters.length > 3 ? [...letters.slice(0, 2), ...letters.slice(-1)] : letters;
  return kept.map((letter) => `${letter}.`).join(' ');
}
