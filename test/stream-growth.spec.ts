import { readdirSync, readFileSync } from 'node:fs';
import { type HeapProfiler, Session } from 'node:inspector';
import { dirname, join } from 'node:path';
import { offerDecider } from '../modules/deals/offer/offer.decider.js';
import { itemDecider } from '../modules/inventory/item/item.decider.js';
import { type DomainEvent, foldEvents } from '../modules/kernel/decider/decider.js';
import type { StreamState } from '../modules/kernel/decider/stream-decider.js';
import type { Json } from '../modules/kernel/event-store/event-store.js';
import { type StreamDefinition, upcast } from '../modules/kernel/event-store/events.js';
import { listingDecider } from '../modules/marketplace/listing/listing.decider.js';
import { erasureDecider } from '../modules/members/erasure/erasure.decider.js';
import { threadDecider } from '../modules/messages/thread/thread.decider.js';

/* A command reads the whole history of its stream, so that what a history costs must not grow faster than its length. What copies a list or a map for each event
   allocates the square of it: the test counts the bytes that a fold allocates, which no other process and no slow machine changes. A thousand events in one history
   may allocate 1.3 times as much as in a hundred histories of ten. */

const root = join(import.meta.dirname, '..');
const max = 1.3;

type State = StreamState<StreamDefinition, unknown>;

/** Every state is found automatically, as fixtures are: a new stream needs no entry here. */
const states: readonly { readonly state: State; readonly events: readonly DomainEvent[] }[] = (
  await Promise.all(
    filesIn('modules', /\.state\.ts$/).map(async (file) => {
      const found = stateIn(await import(join(root, file)));
      return found ? [{ state: found, events: eventsOf(found.events, join(dirname(file), 'fixtures')) }] : [];
    }),
  )
).flat();

/** Kinds of event of which a stream has few, by its rules. */
const few: Readonly<Record<string, string>> = {
  ItemAdded: 'begins an item',
  LocationAdded: 'begins a place',
  ItemPhotoAdded: 'twelve photos',
  PhotoAdded: 'twelve photos',
  FeedbackGiven: 'one of each side',
  OfferMade: 'five of a buyer, and an answer to each',
  SocialLinked: 'one of each kind',
  MemberSuspended: 'one for each decision in force',
  MatchDismissed: 'one of each side',
  TellingAgreed: 'one for each date that both are at',
  ContentHidden: 'one of each target of a case',
  AppealFiled: 'one, and its escalation',
  DecisionAmended: 'one by an appeal, and one by its escalation',
};

describe.each(states)('the state of a $state.events.category', ({ state, events }) => {
  const [first] = events;
  const many = events.filter(({ type }) => !(type in few));

  test.each(many.map((event) => [event.type, event] as const))('grows with the events %s', (_, event) => {
    expect(growthOf(state, [first, ...times(999, (at) => fresh(event, at))])).toBeLessThan(max);
  });

  test('grows with events of all kinds, and is the same one after the other', () => {
    const mixed = times(999, (at) => fresh(many[at % many.length], Math.floor(at / many.length)));
    expect(growthOf(state, [first, ...mixed])).toBeLessThan(max);
    const history = [...events, ...mixed.slice(0, 60)] as never[];
    expect(foldEvents(state, history)).toEqual(history.reduce(state.evolve, state.initial));
  });
});

test('the states of items, listings and threads are among them', () => {
  expect(states.map(({ state }) => state.events.category)).toEqual(
    expect.arrayContaining(['item', 'listing', 'thread', 'scan-session', 'blocks']),
  );
});

/* What somebody could not stop, answer or take back any more would be worse than a long stream. Each of these ends something that was begun, so that it makes no stream long. */
test.each<readonly [string, Ending, readonly string[]]>([
  ['an offer', offerDecider, ['DeclineOffer', 'WithdrawOffer', 'ConfirmDeal', 'DisputeDeal']],
  ['an item', itemDecider, ['BringBack', 'DeleteItem']],
  ['a listing', listingDecider, ['WithdrawListing', 'SellListing', 'ReleaseHold', 'MarkFound']],
  ['an erasure', erasureDecider, ['CancelErasure']],
  ['a thread', threadDecider, ['LeaveThread', 'DismissRequest', 'CallOffMeeting']],
])('the limit of its stream keeps nobody from ending %s', (_, { isAlwaysCarriedOut }, commands) => {
  expect(commands.filter((type) => !isAlwaysCarriedOut?.({ type } as never))).toEqual([]);
});

interface Ending {
  readonly isAlwaysCarriedOut?: (command: never) => boolean;
}

/** By the size of the heap, which is quick to ask; memory that is collected in between can make it seem to grow, so that the samples of the engine decide then. */
function growthOf(state: State, history: readonly unknown[]): number {
  const [first, ...rest] = history as never[];
  const parts = times(100, (nth) => [first as never, ...rest.slice(nth * 10, nth * 10 + 10)]);
  const ratioBy = (bytes: (work: () => unknown) => number): number =>
    (bytes(() => foldEvents(state, history as never[])) + noise) /
    (bytes(() => parts.map((part) => foldEvents(state, part))) + noise);
  const quick = ratioBy((work) => median(times(5, () => grownBy(work))));
  return quick < max ? quick : ratioBy(sampledBy);
}

const times = <One>(n: number, of: (at: number) => One): readonly One[] =>
  Array.from({ length: n }, (_, at) => of(at));

/** Bytes, by which two runs differ: code is compiled, garbage collected. A list that is copied a thousand times takes four millions. */
const noise = 400_000;

function grownBy(work: () => unknown): number {
  const before = process.memoryUsage().heapUsed;
  work();
  return process.memoryUsage().heapUsed - before;
}

/** With what is collected in between; a hundred times slower. */
function sampledBy(work: () => unknown): number {
  const inspector = new Session();
  inspector.connect();
  const collected = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
  inspector.post('HeapProfiler.startSampling', { samplingInterval: 2_048, ...collected });
  work();
  let bytes = 0;
  inspector.post('HeapProfiler.stopSampling', (error, { profile }) => {
    if (error) throw error;
    bytes = sizeOf(profile.head);
  });
  inspector.disconnect();
  return bytes;
}

const sizeOf = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
  children.reduce((sum, child) => sum + sizeOf(child), selfSize);

const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;

/** The same event about something else: all ids in it are new. */
function fresh(event: DomainEvent | undefined, at: number): DomainEvent {
  if (!event) throw new Error('A stream has fixtures');
  return { type: event.type, data: renamed(event.data, '', at) };
}

function renamed(value: unknown, name: string, at: number): unknown {
  if (typeof value === 'string') return /(^id|Ids?)$/.test(name) ? `${value} ${at}` : value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, name, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part, key, at)]));
}

function stateIn(exported: Readonly<Record<string, unknown>>): State | undefined {
  return Object.values(exported).find(
    (one): one is State => typeof one === 'object' && one !== null && 'events' in one && 'evolve' in one,
  );
}

/** One event of each kind, as the fixtures have it: that which begins the stream is the first. */
function eventsOf(definition: StreamDefinition, folder: string): readonly DomainEvent[] {
  return Object.entries(definition.schemas).map(([type, schema]) => {
    const file = join(root, folder, `${type}.v${schema.version}.json`);
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { readonly data: Json };
    return { type, data: upcast(schema, data, schema.version) };
  });
}

function filesIn(folder: string, name: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
}
