import type { Reputation } from '@modules/deals/deals.contract';

type Rating = Reputation['recent'][number]['rating'];

/** A rating as readers see it. */
export const ratingWords: Readonly<Record<Rating, string>> = {
  good: '+ Good',
  neutral: '○ So-so',
  bad: '− Bad',
};

/** "+ 3 good" */
export const countedRating = (rating: Rating, count: number): string => {
  const [sign, word] = ratingWords[rating].split(' ');
  return `${sign} ${count} ${word?.toLowerCase()}`;
};

export const ratings = ['good', 'neutral', 'bad'] as const satisfies readonly Rating[];
