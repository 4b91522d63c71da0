import { event } from '../../kernel/decider/decider.js';
import type { CommunityEvent, CommunityWords } from './community.events.js';

export const noDealers = { id: 'no-dealers', title: 'No dealers', text: '' };

/** A community of Ana's. */
export const words: CommunityWords = {
  name: 'Model A Restorers',
  kind: 'vehicle',
  description: 'We meet on first Saturdays.',
  rules: [noDealers],
  place: null,
  vehicles: [{ make: 'Ford', model: 'Model A' }],
  join: 'open',
  visibility: 'everybody',
  isAdultsOnly: false,
};

export const founded = (over: Partial<CommunityWords> = {}): CommunityEvent =>
  event('CommunityFounded', { ...words, ...over, ownerId: 'ana', slug: 'model-a-restorers' });

export const appointed = (memberId: string): CommunityEvent =>
  event('ModeratorAppointed', { memberId, by: 'ana' });
