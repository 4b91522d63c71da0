import { datesOfEvent } from '../../projections/orders/pre-sales/pre-sales.queries.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { pick } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { offerSpaces } from '../orders/pre-sale/offer-spaces.shared.js';
import { spaceMapEvents } from '../spaces/map/space-map.events.js';

type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore'>;

/** Whenever the map of an event is published, its pre-sales sell by it.
 *  source  modules/orders/README.md, Spaces 1 */
export const offerPublishedSpaces = (deps: Deps): Reactor =>
  reactor({
    name: 'offer-published-spaces',
    handles: [pick(spaceMapEvents, 'MapPublished')],
    handle: async (_, events) => {
      for (const { entityId: gatheringId, id, recordedAt } of events)
        for (const dateId of await datesOfEvent(deps.db, gatheringId, 'on')) {
          const meta = systemCommand(recordedAt, deterministicId('offer-published-spaces', id));
          await offerSpaces(deps, dateId, meta);
        }
    },
  });
