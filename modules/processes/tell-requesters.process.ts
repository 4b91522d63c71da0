import { attendedEvent } from '../events/events.notification-kinds.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { pick } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { allocationEvents } from '../orders/allocation/allocation.events.js';
import { partsOfDate } from '../orders/pre-sale/date-ids.rules.js';

type Deps = Pick<ModuleContext, 'get'>;

/** Those who asked for spaces and got none read why, and can wait for one. Whoever got one is told of their order.
 *  source  modules/orders/README.md, Notices */
export const tellRequesters = ({ get }: Deps): Reactor =>
  reactor({
    name: 'tell-requesters',
    handles: [pick(allocationEvents, 'AllocationFinished')],
    handle: async (tx, events) => {
      const notices = events.flatMap(({ entityId, recordedAt: sentAt, data }) => {
        const { gatheringId, day } = partsOfDate(entityId);
        const date = day === null ? '' : `?date=${day}`;
        return data.without.map(({ memberId: recipientId, requestId }) => ({
          ...attendedEvent.of('no_space'),
          recipientId,
          message:
            'The spaces of {gathering} were given, and none was left for you. Read why, and join the waitlist.',
          href: `/events/${gatheringId}/allocation${date}`,
          about: gatheringId,
          id: deterministicId('notify', 'no space', entityId, requestId),
          sentAt,
        }));
      });
      if (notices.length) await get(NOTIFIER).notifyAll(tx, notices);
    },
  });
