import type { Reputation } from '@modules/deals/deals.contract';

/** A rating as its readers see it. */
export const ratingWords: Readonly<Record<Reputation['recent'][number]['rating'], string>> = {
  good: '+ Good',
  neutral: '○ So-so',
  bad: '− Bad',
};
