import type { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import { dispatch, lookAt, openCommandBus, placeInLine } from '../../modules/kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../modules/kernel/decider/decider.js';
import { DomainError } from '../../modules/kernel/decider/errors.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { NewEvent } from '../../modules/kernel/event-store/event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { databaseOn, migrate } from '../../modules/kernel/postgres/database.js';
import { OrderIds } from '../../modules/orders/order/order-ids.service.js';
import { Tickets } from '../../modules/orders/order/tickets.js';
import { ordersMigrations } from '../../modules/orders/orders.migrations.js';
import { preSaleDecider } from '../../modules/orders/pre-sale/pre-sale.decider.js';
import { type PreSaleEvent, preSaleEvents } from '../../modules/orders/pre-sale/pre-sale.events.js';
import { chanceOf } from './made-up-listings.js';
import { announcedSale, holdsUntil, opensAt } from './made-up-sale.js';
import { figure, median, quantile, spread } from './statistics.js';

type Say = (line: string) => void;
type Size = { readonly spaces: number; readonly buyers: number };

/** The opening of a pre-sale: everybody asks at one minute past midnight. Holds a second beside bare appends of as many events of the same content to the log, by
 *  turns; how long a hold takes when the stream is long beside when it is short; and how long anybody waits without a number.
 *  source  ADR 0110, ADR 0111; modules/orders/README.md, The line */
export async function preSaleBench(pool: pg.Pool, size: Size, say: Say): Promise<void> {
  await migrate(pool, ordersMigrations);
  const store = openPostgresEventStore(pool);
  const eventStore = new DomainEventStore(store, new PersonKeys(pool, 's'.repeat(32)));
  const field: Field = { ...size, eventStore, ids: new OrderIds(databaseOn(pool)) };
  try {
    await opening(field, say);
    await longStream(field, say);
  } finally {
    await store.close();
  }
}

interface Field extends Size {
  readonly eventStore: DomainEventStore;
  readonly ids: OrderIds;
}

interface OpenSale {
  readonly id: string;
  readonly bus: CommandBus;
}

const rounds = 7;

async function opening(field: Field, say: Say): Promise<void> {
  const figures = { bare: [] as number[], holds: [] as number[], recorded: [] as number[] };
  const waits: number[] = [];
  const asked: number[] = [];
  const firstTurns: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const isWarmUp = round === 0;
    const bare = await bareAppends(field);
    const holds = await everybodyHolds(field, round, false);
    const recorded = await everybodyHolds(field, round, true);
    if (isWarmUp) continue;
    figures.bare.push(bare);
    figures.holds.push(holds.rate);
    figures.recorded.push(recorded.rate);
    waits.push(...recorded.waits);
    asked.push(recorded.asked / field.buyers);
    firstTurns.push(Math.max(...recorded.waits));
  }
  const floor = median(figures.bare);
  const of = (rates: readonly number[]) =>
    `${spread(rates)} a second, ${figure(median(rates) / floor, 2)} of bare appends`;
  say(`${figure(field.spaces)} spaces, ${figure(field.buyers)} buyers at once, ${rounds} rounds by turns`);
  say(`bare appends of as many events, each to a stream of its own: ${of(figures.bare)}`);
  say(`holds: ${of(figures.holds)}`);
  say(`holds, with the date of each id recorded first: ${of(figures.recorded)}`);
  say(`asked ${figure(median(asked), 2)} times for a hold, because others were sooner`);
  say(
    `until an answer or a number: p50 ${figure(median(waits))} ms, p99 ${figure(quantile(waits, 0.99))} ms, the longest ${spread(firstTurns)} ms`,
  );
}

/** What the log can do at best: as many appends in flight as there are buyers. */
async function bareAppends({ buyers, eventStore }: Field): Promise<number> {
  const events = await Promise.all(
    Array.from({ length: buyers }, async (): Promise<{ stream: string; event: NewEvent }> => {
      const id = newId();
      return {
        stream: `bare-${id}`,
        event: await eventStore.encode(preSaleEvents, id, anyHold(), 0, metaOf(newId())),
      };
    }),
  );
  const since = performance.now();
  await Promise.all(events.map(({ stream, event }) => eventStore.log.append(stream, [event], 'none')));
  return (buyers / (performance.now() - since)) * 1_000;
}

/** Everybody chooses a space, and another one when somebody was sooner, until they hold one.
 *  out  waits: ms until the first answer or number of each */
async function everybodyHolds(field: Field, seed: number, isRecorded: boolean) {
  const { id, bus } = await openSale(field);
  const tickets = new Tickets();
  const chance = chanceOf(seed + 1);
  const waits: number[] = [];
  let asked = 0;
  const any = () => `a${1 + Math.floor(chance() * field.spaces)}`;
  const buyers = Array.from({ length: field.buyers }, () => ({ buyerId: newId(), spaceId: any() }));
  const since = performance.now();
  await Promise.all(
    buyers.map(async ({ buyerId, spaceId: first }) => {
      for (let spaceId = first; ; spaceId = any()) {
        asked += 1;
        const command = holdOf(buyerId, spaceId);
        const answer = (async () => {
          if (isRecorded) await field.ids.mustBeOf(id, command.orderId);
          return dispatch(bus, preSaleDecider, id, command);
        })();
        const { commandId } = command.meta;
        const ahead = () => placeInLine(bus, preSaleDecider, id, commandId) ?? 0;
        const told = tickets.answer(commandId, buyerId, answer, ahead).catch(() => undefined);
        if (spaceId === first) void told.then(() => waits.push(performance.now() - since));
        try {
          await answer;
          await told;
          return;
        } catch (error) {
          if (!(error instanceof DomainError && error.code === 'SPACE_TAKEN')) throw error;
        }
      }
    }),
  );
  return { rate: (field.buyers / (performance.now() - since)) * 1_000, asked, waits };
}

/** One hold after the other: all spaces are held and let go again, until the stream is long. */
async function longStream(field: Field, say: Say): Promise<void> {
  const { id, bus } = await openSale(field);
  const holds = field.spaces * 3;
  const [early, late] = [Math.round(holds * 0.01), holds];
  const times: number[] = [];
  let held: { buyerId: string; orderId: string }[] = [];
  for (let at = 0; at < late + around / 2; at++) {
    if (held.length === field.spaces) {
      await Promise.all(
        held.map(({ buyerId, orderId }) =>
          dispatch(bus, preSaleDecider, id, { type: 'LeaveOrder', orderId, meta: metaOf(buyerId) }),
        ),
      );
      held = [];
    }
    const buyerId = newId();
    const command = holdOf(buyerId, `a${held.length + 1}`);
    const since = performance.now();
    await dispatch(bus, preSaleDecider, id, command);
    times.push(performance.now() - since);
    held.push({ buyerId, orderId: command.orderId });
  }
  const near = (middle: number) => {
    const begin = Math.max(0, middle - around / 2);
    return median(times.slice(begin, begin + around));
  };
  say(
    `hold ${figure(late)} beside hold ${figure(early)}, medians of ${around} around each: ${figure(near(late), 2)} ms, ${figure(near(early), 2)} ms, ratio ${figure(near(late) / near(early), 2)}`,
  );
}

const around = 100;

/** A pre-sale that opens now, and that somebody has looked at: whoever presses too early. */
async function openSale({ eventStore, spaces }: Field): Promise<OpenSale> {
  const id = newId();
  await eventStore.append(preSaleEvents, id, announcedSale(spaces), 'none', metaOf('rex'));
  const bus = openCommandBus(eventStore);
  await lookAt(bus, preSaleDecider, id, () => undefined);
  return { id, bus };
}

const holdOf = (buyerId: string, spaceId: string) =>
  ({
    type: 'ReserveOrder',
    orderId: newId(),
    lines: [{ lineId: '1', productId: 'space', spaceId, quantity: 1, showClass: null }],
    meta: metaOf(buyerId),
  }) as const;

const anyHold = (): PreSaleEvent => ({
  type: 'OrderReserved',
  data: {
    ...{ orderId: newId(), buyerId: newId(), number: 1, source: 'sale', by: null },
    until: holdsUntil,
    lines: [
      {
        ...{ id: '1', productId: 'space', spaceId: 'a1234', quantity: 1, unitCents: 4_500 },
        showClass: null,
        isOneYear: false,
      },
    ],
  },
});

const metaOf = (id: string): CommandMetadata => ({
  actor: { id, roles: [] },
  now: opensAt,
  commandId: newId(),
});
