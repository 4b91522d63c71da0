import { askedAbout } from '../../projections/moderation/reports/reports.queries.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { pick } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { reportDecider } from '../moderation/report/report.decider.js';

/** Whenever a seller who is asked sells or withdraws the listing, that was the answer. */
export const resolveSold = ({ bus, db }: Pick<ModuleContext, 'bus' | 'db'>): Reactor =>
  reactor({
    name: 'resolve-sold-reports',
    handles: [pick(listingEvents, 'ListingSold', 'ListingWithdrawn')],
    handle: async (_, events) => {
      for (const { id, entityId, recordedAt } of events)
        for (const reportId of await askedAbout(db, entityId))
          await dispatch(bus, reportDecider, reportId, {
            type: 'EndAsking',
            meta: systemCommand(recordedAt, deterministicId('resolve-sold-reports', id, reportId)),
          });
    },
  });
