import {
  suggestionsOf,
  titlesOfSuggestions,
} from '../../../projections/events/organizers/content.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { suggestionState } from './suggestion.state.js';

/** An event that a member knows of. Organizers read it in a list of theirs, and it has no page. */
export const suggestionContent = defineContent(suggestionState, {
  kind: 'event-suggestion',
  name: { one: 'suggestion of an event', many: 'suggestions of events' },
  archive: 'event-suggestions.json',
  owner: ({ memberId }) => memberId,
  idsOf: ({ db }, memberId) => suggestionsOf(db, memberId),
  readsFrom: ['organizers'],
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) => (type === 'EventSuggested' ? data.title : title),
      null,
    ),
  titlesOf: ({ db }, ids) => titlesOfSuggestions(db, ids),
});
