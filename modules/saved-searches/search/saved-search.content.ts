import { searchIdsOf } from '../../../projections/saved-searches/saved-searches/saved-searches.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { savedSearchState } from './saved-search.state.js';

/** A search that a member saved. Its name is encrypted, and nobody else sees it. */
export const savedSearchContent = defineContent(savedSearchState, {
  kind: 'saved-search',
  name: { one: 'saved search', many: 'saved searches' },
  archive: 'saved-searches.json',
  owner: ({ memberId }) => memberId,
  idsOf: ({ db }, memberId) => searchIdsOf(db, memberId),
  readsFrom: ['saved-searches'],
  link: { href: () => '/saved', label: 'View saved searches' },
});
