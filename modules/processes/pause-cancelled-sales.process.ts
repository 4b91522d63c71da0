import { datesOfEvent } from '../../projections/orders/pre-sales/pre-sales.queries.js';
import { attendedEvent, organizing } from '../events/events.notification-kinds.js';
import { momentsOf } from '../events/gathering/date-moments.shared.js';
import { shortDay } from '../events/gathering/day-words.rules.js';
import { gatheringEvents } from '../events/gathering/gathering.events.js';
import { type Gathering, gatheringState } from '../events/gathering/gathering.state.js';
import { localIn } from '../events/gathering/local-time.rules.js';
import { withRole } from '../events/organizer/authority.rules.js';
import { organizerState } from '../events/organizer/organizer.state.js';
import { dispatch, lookAt } from '../kernel/decider/command-bus.js';
import { foldEvents } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { plusDays } from '../kernel/decider/time.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { preSaleDecider } from '../orders/pre-sale/pre-sale.decider.js';
import { type DateChange, dateOfSale, howChanged } from './date-change.js';

const changed = pick(
  gatheringEvents,
  'GatheringCancelled',
  'GatheringRemoved',
  'DateCancelled',
  'DatePostponed',
  'DateMoved',
  'DatesReplaced',
);
type Changed = RecordedEvent<EventOf<typeof changed>>;
type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore' | 'get'>;

/** For so many days whoever bought something for a date of another day, or without one, may cancel for everything back. */
const freeDays = { moved: 14, postponed: 60 } as const;

/** Whenever an event or a date is off, nothing more is sold for it, and its team is told to cancel the orders: a person does that, with the preview in sight,
 *  because money goes back by it. Nor is anything sold for a date that is postponed or on another day, until the team has looked at the times of the sale.
 *  Its buyers are told until when they may cancel for everything back.
 *  source  modules/orders/README.md, Terms 5 and 6; modules/orders/README.md, Money 9 */
export const pauseCancelledSales = (deps: Deps): Reactor =>
  reactor({
    name: 'pause-cancelled-sales',
    handles: [changed],
    handle: async (tx, events) => {
      for (const event of events)
        for (const dateId of await datesOfEvent(deps.db, event.entityId, 'on')) {
          const how = await becomesOf(deps, event, dateId);
          if (how) await pause(deps, tx, event, dateId, how);
        }
    },
  });

/** What an event makes of the date of a pre-sale; null when it is on as before. */
async function becomesOf({ eventStore }: Deps, event: Changed, dateId: string): Promise<DateChange | null> {
  if (event.type === 'GatheringCancelled' || event.type === 'GatheringRemoved') return 'off';
  const history = await eventStore.read(gatheringEvents, event.entityId);
  const at = (version: number) =>
    dateOfSale(
      foldEvents(
        gatheringState,
        history.filter((one) => one.version <= version),
      ),
      dateId,
    );
  return howChanged(at(event.version - 1), at(event.version));
}

async function pause(
  deps: Deps,
  tx: DatabaseTransaction,
  event: Changed,
  dateId: string,
  how: DateChange,
): Promise<void> {
  const { bus, eventStore, get } = deps;
  const { id, entityId: gatheringId, recordedAt } = event;
  const isOn = await lookAt(bus, preSaleDecider, dateId, ({ status }) => status === 'announced');
  if (!isOn) return;
  const meta = systemCommand(recordedAt, deterministicId('pause-cancelled-sales', id, dateId));
  await dispatch(bus, preSaleDecider, dateId, { type: 'PauseSales', reason: words[how].reason, meta });
  const gathering = await loadState(eventStore, gatheringState, gatheringId);
  if (how !== 'off') await letCancelFree(deps, tx, { event, dateId, how, gathering });
  const { clubId } = gathering;
  if (clubId === null) return;
  const team = withRole(await loadState(eventStore, organizerState, clubId), 'owner', 'editor');
  await get(NOTIFIER).notifyAll(
    tx,
    team.map((recipientId) => ({
      ...organizing.of('sales_paused'),
      message: words[how].message,
      href: `/events/${gatheringId}`,
      about: gatheringId,
      id: deterministicId('notify', 'sales paused', id, dateId, recipientId),
      recipientId,
      sentAt: recordedAt,
    })),
  );
}

interface Freed {
  readonly event: Changed;
  readonly dateId: string;
  readonly how: Exclude<DateChange, 'off'>;
  readonly gathering: Gathering;
}

/** Until the date opens, at the latest. */
async function letCancelFree(
  { bus, get }: Deps,
  tx: DatabaseTransaction,
  { event: { id, entityId: about, recordedAt }, dateId, how, gathering }: Freed,
): Promise<void> {
  const timeZone = gathering.words?.timeZone ?? 'UTC';
  const date = dateOfSale(gathering, dateId);
  const opensAt = date?.status === 'on' ? momentsOf(date.on, date, timeZone).startsAt : null;
  const until = earlier(plusDays(recordedAt, freeDays[how]), opensAt);
  if (until <= recordedAt) return;
  const meta = systemCommand(recordedAt, deterministicId('let-cancel-free', id, dateId));
  await dispatch(bus, preSaleDecider, dateId, { type: 'LetCancelFree', until, meta });
  const orders = await lookAt(bus, preSaleDecider, dateId, ({ ordersOf }) => [...ordersOf]);
  const becomes = date?.status === 'on' ? `is on ${shortDay(date.on)} now` : 'is postponed';
  const by = shortDay(localIn(timeZone, until).day);
  await get(NOTIFIER).notifyAll(
    tx,
    orders.flatMap(([recipientId, [orderId]]) =>
      orderId === undefined
        ? []
        : {
            ...attendedEvent.of(how),
            message: `{gathering} ${becomes}. Your order stays as it is. If that does not suit you, cancel it by ${by} and all of your money goes back.`,
            href: `/orders/${orderId}`,
            about,
            id: deterministicId('notify', 'order of a date', id, dateId, recipientId),
            recipientId,
            sentAt: recordedAt,
          },
    ),
  );
}

const earlier = (at: string, other: string | null): string => (other !== null && other < at ? other : at);

const words: Readonly<Record<DateChange, { readonly reason: string; readonly message: string }>> = {
  off: {
    reason: 'The date was canceled.',
    message:
      '{gathering} is off, so nothing more is sold for it. Cancel its orders next: whoever paid gets their money back by that.',
  },
  postponed: {
    reason: 'The date was postponed.',
    message:
      '{gathering} is postponed, so nothing more is sold for it. Its orders stay. Once it has a new day, change the times of the sale and resume it.',
  },
  moved: {
    reason: 'The date is on another day now.',
    message:
      '{gathering} is on another day now, so nothing more is sold for it. Its orders stay. Change the times of the sale and resume it.',
  },
};
