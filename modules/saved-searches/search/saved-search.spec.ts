import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type SavedSearchCommand, savedSearchDecider } from './saved-search.decider.js';

const search = { name: '327 near me', alerts: 'at-once' as const, byMail: true };
const where = { address: 'search=327', query: { search: '327' } };
const saved = event('SearchSaved', { memberId: 'ana', ...search, ...where });
const save: SavedSearchCommand = { type: 'SaveSearch', ...search, ...where, meta: metaOf('ana') };
const change = (actor: string, alerts: 'daily' | 'at-once'): SavedSearchCommand => ({
  type: 'ChangeSearch',
  ...search,
  alerts,
  meta: metaOf(actor),
});
const stop: SavedSearchCommand = { type: 'StopAlerts', meta: metaOf('mail') };
const remove = (actor: string): SavedSearchCommand => ({ type: 'DeleteSearch', meta: metaOf(actor) });

test('a member saves a search, once', () => {
  given(savedSearchDecider).when(save).thenExactly(saved);
  given(savedSearchDecider, saved).when(save).thenRefused('ALREADY_SAVED');
});

test('its member alone changes and deletes it; the same again changes nothing', () => {
  given(savedSearchDecider, saved).when(change('ana', 'daily')).thenEvents('SearchChanged');
  given(savedSearchDecider, saved).when(change('ana', 'at-once')).thenNothing();
  given(savedSearchDecider, saved).when(change('eve', 'daily')).thenRefused('SEARCH_NOT_FOUND');
  given(savedSearchDecider, saved).when(remove('eve')).thenRefused('SEARCH_NOT_FOUND');
  given(savedSearchDecider, saved).when(remove('ana')).thenEvents('SearchDeleted');
  given(savedSearchDecider, saved, event('SearchDeleted', {})).when(remove('ana')).thenNothing();
});

test('the link of an e-mail stops the alerts, once', () => {
  given(savedSearchDecider, saved).when(stop).thenEvents('AlertsStopped');
  given(savedSearchDecider, saved, event('AlertsStopped', {})).when(stop).thenNothing();
});
