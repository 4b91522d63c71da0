import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type AlertTime, type SavedSearchEvent, savedSearchEvents } from './saved-search.events.js';

export interface SavedSearch {
  /** null: never saved. */
  readonly memberId: string | null;
  readonly name: string;
  readonly alerts: AlertTime;
  readonly byMail: boolean;
  readonly isDeleted: boolean;
}

export const savedSearchState: StreamState<typeof savedSearchEvents, SavedSearch> = {
  events: savedSearchEvents,
  initial: { memberId: null, name: '', alerts: 'none', byMail: false, isDeleted: false },
  evolve,
};

function evolve(search: SavedSearch, event: SavedSearchEvent): SavedSearch {
  switch (event.type) {
    case 'SearchSaved':
    case 'SearchChanged': {
      const { memberId, name, alerts, byMail } = event.data;
      return { ...search, memberId, name, alerts, byMail };
    }
    case 'AlertsStopped':
      return { ...search, alerts: 'none' };
    case 'SearchDeleted':
      return { ...search, isDeleted: true };
    default:
      return unreachable(event);
  }
}
