import { upcomingGatheringsOf } from '../../../projections/events/events/events.queries.js';
import type { Effect } from '../../identity/effects.ports.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { gatheringDecider } from './gathering.decider.js';
import { gatheringState } from './gathering.state.js';

/** Upcoming events of an organizer who is suspended, or may not organize for now, say so.
 *  source  README */
export const gatheringOrphaned: Effect = {
  kind: 'gathering-orphaned',
  name: { one: 'event without an organizer', many: 'events without an organizer' },
  content: 'gathering',
  of: ['suspend', 'end', 'limit organize'],
  foresee: ({ db }, memberId) => upcomingGatheringsOf(db, memberId),
  async apply({ bus, eventStore }, { id }, meta) {
    const receipt = await dispatch(bus, gatheringDecider, id, { type: 'LoseOrganizer', meta });
    const { status, hasOrganizer } = await loadState(eventStore, gatheringState, id);
    return status === 'published' && !hasOrganizer ? receipt : 'nothing';
  },
  async giveBack({ bus, eventStore }, { id }, meta) {
    const { status, hasOrganizer } = await loadState(eventStore, gatheringState, id);
    if (status !== 'published' || hasOrganizer) return 'changed';
    return dispatch(bus, gatheringDecider, id, { type: 'RegainOrganizer', meta });
  },
};
