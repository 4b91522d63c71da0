import type { Reputation } from '@modules/deals/deals.contract';

/** A rating as readers see it. */
export const ratingWords: Readonly<Record<Reputation['recent'][number]['rating'], string>> = {
  good: '+ Good',
  neutral: '○ So-so',
  bad: '− Bad',
};
