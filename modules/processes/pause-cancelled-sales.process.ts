import { datesOfEvent } from '../../projections/orders/pre-sales/pre-sales.queries.js';
import { organizing } from '../events/events.notification-kinds.js';
import { gatheringEvents } from '../events/gathering/gathering.events.js';
import { gatheringState } from '../events/gathering/gathering.state.js';
import { withRole } from '../events/organizer/authority.rules.js';
import { organizerState } from '../events/organizer/organizer.state.js';
import { dispatch, lookAt } from '../kernel/decider/command-bus.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { partsOfDate } from '../orders/pre-sale/date-ids.rules.js';
import { preSaleDecider } from '../orders/pre-sale/pre-sale.decider.js';

const off = pick(gatheringEvents, 'GatheringCancelled', 'DateCancelled', 'GatheringRemoved');
type Off = RecordedEvent<EventOf<typeof off>>;
type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore' | 'get'>;

/** Whenever an event or a date is off, nothing more is sold for it, and its team is told to cancel the orders: a person does that, with the preview in sight,
 *  because money goes back by it.
 *  source  modules/orders/README.md, Money 9 */
export const pauseCancelledSales = (deps: Deps): Reactor =>
  reactor({
    name: 'pause-cancelled-sales',
    handles: [off],
    handle: async (tx, events) => {
      for (const event of events)
        for (const dateId of await datesOfEvent(deps.db, event.entityId, 'on'))
          if (isAbout(event, dateId)) await pause(deps, tx, event, dateId);
    },
  });

/** A pre-sale of an event of one date does not name the day. */
function isAbout(event: Off, dateId: string): boolean {
  const { day } = partsOfDate(dateId);
  return event.type !== 'DateCancelled' || day === null || day === event.data.day;
}

async function pause(
  { bus, eventStore, get }: Deps,
  tx: DatabaseTransaction,
  { id, entityId: gatheringId, recordedAt }: Off,
  dateId: string,
): Promise<void> {
  const isOn = await lookAt(bus, preSaleDecider, dateId, ({ status }) => status === 'announced');
  if (!isOn) return;
  const meta = systemCommand(recordedAt, deterministicId('pause-cancelled-sales', id, dateId));
  const reason = 'The date was canceled.';
  await dispatch(bus, preSaleDecider, dateId, { type: 'PauseSales', reason, meta });
  const { clubId } = await loadState(eventStore, gatheringState, gatheringId);
  if (clubId === null) return;
  const team = withRole(await loadState(eventStore, organizerState, clubId), 'owner', 'editor');
  await get(NOTIFIER).notifyAll(
    tx,
    team.map((recipientId) => ({
      ...organizing.of('sales_paused'),
      message:
        '{gathering} is off, so nothing more is sold for it. Cancel its orders next: whoever paid gets their money back by that.',
      href: `/events/${gatheringId}`,
      about: gatheringId,
      id: deterministicId('notify', 'sales paused', id, dateId, recipientId),
      recipientId,
      sentAt: recordedAt,
    })),
  );
}
