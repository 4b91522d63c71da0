import { dollarsOf } from '../../kernel/decider/money.js';
import type { ListingContent, ListingType } from './listing.events.js';

/** "$450 or best offer", "Ask for price"; '' for a fixed price without a sum. Of a wanted ad: "Up to $450", "Open to offers". */
export function priceInWords({ mode, cents }: ListingContent['price'], type: ListingType): string {
  const sum = cents === null ? undefined : dollarsOf(cents);
  switch (mode) {
    case 'obo':
      return sum ? `${sum} or best offer` : 'Best offer';
    case 'trade':
      return sum ? `${sum} or trade` : 'For trade';
    case 'ask':
      return type === 'wanted' ? 'Open to offers' : 'Ask for price';
    case 'free':
      return 'Free';
    case 'fixed':
      return sum && type === 'wanted' ? `Up to ${sum}` : (sum ?? '');
  }
}
