import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { gatheringEvents } from '../gathering/gathering.events.js';
import { isLeftByAll } from '../organizer/is-left-by-all.js';
import { organizerEvents } from '../organizer/organizer.events.js';
import { deleteEntriesOf, deleteEntriesOfGatherings } from './imported-entries.js';

/** Whenever a draft is discarded, an event is cancelled or nobody of an organizer is left, what is known of the entries of calendars that became them is deleted.
 *  source  README, Rows of its own */
export const deleteImportedEntries = ({ eventStore }: Pick<ModuleContext, 'eventStore'>): Reactor =>
  reactor({
    name: 'delete-imported-entries',
    handles: [
      pick(gatheringEvents, 'DraftDiscarded', 'GatheringCancelled'),
      pick(organizerEvents, 'TeamLeft'),
    ],
    handle: async (tx, events) => {
      const gone = events.flatMap(({ type, entityId }) => (type === 'TeamLeft' ? [] : [entityId]));
      if (gone.length) await deleteEntriesOfGatherings(tx, gone);
      for (const { type, entityId } of events)
        if (type === 'TeamLeft' && (await isLeftByAll(eventStore, entityId)))
          await deleteEntriesOf(tx, entityId);
    },
  });
