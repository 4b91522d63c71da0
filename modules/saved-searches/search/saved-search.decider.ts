import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { AlertTime, SavedSearchEvent, savedSearchEvents } from './saved-search.events.js';
import { type SavedSearch, savedSearchState } from './saved-search.state.js';

interface Changeable {
  readonly name: string;
  readonly alerts: AlertTime;
  readonly byMail: boolean;
}

export type SavedSearchCommand =
  | Command<
      'SaveSearch',
      Changeable & { readonly address: string; readonly query: Readonly<Record<string, string>> }
    >
  | Command<'ChangeSearch', Changeable>
  | Command<'StopAlerts'>
  | Command<'DeleteSearch'>;

export const savedSearchDecider: StreamDecider<typeof savedSearchEvents, SavedSearch, SavedSearchCommand> = {
  ...savedSearchState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<SavedSearchCommand['type']> = new Set(['StopAlerts', 'DeleteSearch']);

function decide(command: SavedSearchCommand, search: SavedSearch): readonly SavedSearchEvent[] {
  switch (command.type) {
    case 'SaveSearch':
      return save(command, search);
    case 'ChangeSearch':
      return change(command, search);
    case 'StopAlerts':
      return search.memberId === null || search.isDeleted || search.alerts === 'none'
        ? []
        : [event('AlertsStopped', {})];
    case 'DeleteSearch':
      if (search.isDeleted && search.memberId === command.meta.actor.id) return [];
      mustBeOwn(search, command.meta.actor.id);
      return [event('SearchDeleted', {})];
    default:
      return unreachable(command);
  }
}

/** errors  ALREADY_SAVED (conflict) */
function save(
  { type: _, meta, ...search }: CommandOf<SavedSearchCommand, 'SaveSearch'>,
  { memberId }: SavedSearch,
): readonly SavedSearchEvent[] {
  if (memberId !== null) throw conflict('ALREADY_SAVED', { message: 'This search was saved already.' });
  return [event('SearchSaved', { ...search, memberId: meta.actor.id })];
}

/** events  [SearchChanged], or [] when nothing is different
 *  errors  SEARCH_NOT_FOUND (not-found) to everybody else */
function change(
  { name, alerts, byMail, meta }: CommandOf<SavedSearchCommand, 'ChangeSearch'>,
  search: SavedSearch,
): readonly SavedSearchEvent[] {
  mustBeOwn(search, meta.actor.id);
  if (name === search.name && alerts === search.alerts && byMail === search.byMail) return [];
  return [event('SearchChanged', { memberId: meta.actor.id, name, alerts, byMail })];
}

function mustBeOwn(search: SavedSearch, memberId: string): void {
  if (search.memberId !== memberId || search.isDeleted)
    throw notFound('SEARCH_NOT_FOUND', { message: 'You have no such saved search.' });
}
