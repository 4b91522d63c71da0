import type pg from 'pg';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { limitConcurrency } from '../../../modules/kernel/async/limit-concurrency.js';
import { type DomainEvent, foldEvents } from '../../../modules/kernel/decider/decider.js';
import { deterministicId, newId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { NewEvent } from '../../../modules/kernel/event-store/event-store.js';
import { type StreamDefinition, streamOf } from '../../../modules/kernel/event-store/events.js';
import { PostgresEventStore } from '../../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { openCopyConnection } from '../../../modules/kernel/postgres/copy-rows.js';
import { type ListingCommand, listingDecider } from '../../../modules/marketplace/listing/listing.decider.js';
import { type ListingEvent, listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { listingState } from '../../../modules/marketplace/listing/listing.state.js';
import { guardianshipEvents } from '../../../modules/members/guardians/guardianship.events.js';
import { publicPoint } from '../../../modules/places/public-point.rules.js';
import { Chance } from '../../demo/chance.js';
import { followingCommands, publishingCommands } from '../../demo/listing-commands.js';
import { type ListingPlan, listingPlan, type Picker, pickerOf } from '../../demo/listing-plans.js';
import { type Person, people } from '../../demo/people.js';
import { addressIn } from '../../demo/places.js';
import { appendEvents } from './append-events.js';
import { copyEvents, type StreamEvent } from './insert-events.js';

export interface Bulk {
  readonly pool: pg.Pool;
  readonly eventStore: DomainEventStore;
  /** ISO-8601 UTC: ages count from here. */
  readonly now: string;
  readonly count: number;
  /** Called after each step with the number of listings written. */
  progress(done: number): void;
  /** Writes half of the listings elsewhere, at the same time.
   *  in  wrote: called with the listings of each step */
  readonly helper?: (part: Part, wrote: (listings: number) => void) => Promise<void>;
}

/** Every second step of the listings, or all steps. */
export interface Part {
  readonly seed: string;
  readonly now: string;
  readonly count: number;
  /** The number of its first step. */
  readonly first: number;
  readonly every: 1 | 2;
}

/** Add many listings at once, for measurements: the events that the rules decide for generated commands, encrypted as usual, written in large
 *  steps: directly to a Postgres log, else append by append. Listings have no photos; nobody can sign in as the sellers. Each call adds more; the
 *  projections catch up by themselves. */
export async function bulkSeed(bulk: Bulk): Promise<void> {
  const { now, count } = bulk;
  const helper = isInPostgres(bulk) ? bulk.helper : undefined;
  const seed = `bulk ${newId()}`;
  const sellers = await registrations(bulk, sellersOf(seed, count));
  await writing(bulk, (write) => write(sellers));
  let done = 0;
  const wrote = (listings: number) => {
    done += listings;
    bulk.progress(done);
  };
  const all: Part = { seed, now, count, first: 0, every: helper ? 2 : 1 };
  await Promise.all([writePart(bulk, all, wrote), helper?.({ ...all, first: 1 }, wrote)]);
}

type Log = Pick<Bulk, 'pool' | 'eventStore'>;

const isInPostgres = ({ eventStore }: Log): boolean => eventStore.log instanceof PostgresEventStore;

type Write = (events: readonly StreamEvent[]) => Promise<void>;

/** Run work that writes events, over one connection when the log is in PostgreSQL. */
async function writing(log: Log, work: (write: Write) => Promise<void>): Promise<void> {
  if (!isInPostgres(log)) return work((events) => appendEvents(log.eventStore.log, events));
  const connection = await openCopyConnection(log.pool);
  try {
    await work((events) => copyEvents(connection, events));
  } finally {
    connection.release();
  }
}

/** Write the listings of a part of the steps. */
export const writePart = (log: Log, part: Part, wrote: (listings: number) => void): Promise<void> =>
  writing(log, (write) => writeSteps({ eventStore: log.eventStore, write }, part, wrote));

async function writeSteps(
  { eventStore, write }: { readonly eventStore: DomainEventStore; readonly write: Write },
  { seed, now, count, first, every }: Part,
  wrote: (listings: number) => void,
): Promise<void> {
  const pick = pickerOf(sellersOf(seed, count));
  let written: Promise<void> = Promise.resolve();
  for (let from = first * step; from < count; from += every * step) {
    const to = Math.min(from + step, count);
    const events = await listingStreamEvents({ eventStore, now }, { seed, from, to, pick });
    await written; // one step is written while the next is made
    written = write(events).then(() => wrote(to - from));
    written.catch(() => undefined); // whoever awaits it sees the error
  }
  await written;
}

const sellersOf = (seed: string, count: number): readonly Person[] =>
  people(seed, Math.min(maxSellers, Math.max(20, Math.ceil(count / 250)))).filter(
    ({ canSignIn }) => !canSignIn,
  );

const maxSellers = 4_000;
/** Listings in one step; each has slightly more than two events. */
const step = 1_000;

async function registrations(bulk: Bulk, sellers: readonly Person[]): Promise<StreamEvent[]> {
  const inTurn = limitConcurrency(8); // each makes a key
  const events = await Promise.all(sellers.map((seller) => inTurn(() => registration(bulk, seller))));
  return events.flat();
}

async function registration(
  { eventStore, now }: Bulk,
  { memberId, name, email, joinedDaysAgo }: Person,
): Promise<readonly StreamEvent[]> {
  const actor = { id: memberId, roles: [] };
  const meta = {
    actor,
    now: plusDays(now, -joinedDaysAgo),
    commandId: deterministicId('register', memberId),
  };
  const registered = { type: 'MemberRegistered', data: { memberId, name, email } };
  const given = { type: 'BirthDateGiven', data: { memberId, birthDate: '1968-05-04', isMinor: false } };
  const first = async (stream: StreamDefinition, event: DomainEvent) =>
    inStream(stream, memberId, 1, await eventStore.encode(stream, memberId, event, 0, meta));
  return [await first(memberEvents, registered), await first(guardianshipEvents, given)];
}

interface Step {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly pick: Picker;
}

async function listingStreamEvents(
  { eventStore, now }: Pick<Bulk, 'eventStore' | 'now'>,
  { seed, from, to, pick }: Step,
): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for (let at = from; at < to; at++) {
    const plan = scattered(seed, at, listingPlan(seed, at, pick));
    const history: ListingEvent[] = [];
    for (const command of [...publishingCommands(plan, now), ...followingCommands(plan, [], now)]) {
      for (const [nth, event] of decided(command, history).entries()) {
        history.push(event);
        const encoded = await eventStore.encode(listingEvents, plan.id, event, nth, command.meta);
        events.push(inStream(listingEvents, plan.id, history.length, encoded));
      }
    }
  }
  return events;
}

const decided = (command: ListingCommand, history: readonly ListingEvent[]): readonly ListingEvent[] =>
  listingDecider.decide(command, foldEvents(listingState, history));

/** Spread the listings around the few towns that many sellers share. */
function scattered(seed: string, at: number, plan: ListingPlan): ListingPlan {
  const address = addressIn(new Chance(seed, 'address', at), plan.seller.address, 25);
  return {
    ...plan,
    seller: { ...plan.seller, address },
    place: { ...plan.place, publicPoint: publicPoint(address) },
  };
}

const inStream = (
  definition: StreamDefinition,
  id: string,
  version: number,
  event: NewEvent,
): StreamEvent => ({
  ...event,
  stream: streamOf(definition, id),
  version,
});
