import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandBus } from '@nestjs/cqrs';
import { DonorsService } from '../../modules/donations/donor/donors.service.js';
import { gatheringDecider } from '../../modules/events/gathering/gathering.decider.js';
import { gatheringEvents } from '../../modules/events/gathering/gathering.events.js';
import { Accounts } from '../../modules/identity/accounts/accounts.js';
import { Passwords } from '../../modules/identity/accounts/passwords.js';
import { identityMigrations } from '../../modules/identity/identity.migrations.js';
import { itemDecider } from '../../modules/inventory/item/item.decider.js';
import { labelDecider } from '../../modules/inventory/label/label.decider.js';
import { locationDecider } from '../../modules/inventory/location/location.decider.js';
import { scanSessionDecider } from '../../modules/inventory/scan-session/scan-session.decider.js';
import { shareLinkDecider } from '../../modules/inventory/share-link/share-link.decider.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { dispatch, openCommandBus } from '../../modules/kernel/decider/command-bus.js';
import { deterministicId, newId } from '../../modules/kernel/decider/identifiers.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { openBlobFolder } from '../../modules/kernel/files/blob-folder.js';
import { databaseOn } from '../../modules/kernel/postgres/database.js';
import { schemaOf } from '../../modules/kernel/processing/projection.js';
import { createSchema, rebuild } from '../../modules/kernel/processing/rebuild.js';
import { type ListingCommand, listingDecider } from '../../modules/marketplace/listing/listing.decider.js';
import { type ListingEvent, listingEvents } from '../../modules/marketplace/listing/listing.events.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { alarm } from '../../test/postgres/projection.js';
import { projections } from '../runtime/registry.js';
import { appendCommands } from './append-commands.js';
import { dispatchDealStep } from './deal-plans.js';
import { writeDemoData } from './demo-data.js';
import type { DemoDeps } from './demo-deps.js';
import { demoEvents } from './events/organizer-events.js';
import { demoOrganizers } from './events/organizers.js';
import { publishingCommands } from './listing-commands.js';
import { listingPlan, pickerOf } from './listing-plans.js';
import { firstLogIns } from './log-ins.js';
import { people } from './people.js';
import { trustMembers } from './trust/cast.js';
import { trustPlan } from './trust/trust-plans.js';

const small = { people: 10, listings: 12, gatherings: 5, posts: 12, items: 3 };
const trust = trustPlan('small', { people: people('small', small.people), now: '2026-11-20T12:00:00.000Z' });
/** With the three of the builds. */
const listings = small.listings + 3 + trust.asked.length + trust.cases.flatMap((one) => one.listings).length;
let test_: TestDatabase;
let eventStore: DomainEventStore;
let bus: CommandBus;
let folder: string;
let members: Accounts;

beforeAll(async () => {
  test_ = await freshDatabase(identityMigrations);
  folder = await mkdtemp(join(tmpdir(), 'smc-demo-'));
  eventStore = new DomainEventStore(
    openPostgresEventStore(test_.pool),
    new PersonKeys(test_.pool, 's'.repeat(32)),
  );
  bus = openCommandBus(eventStore);
  members = new Accounts(databaseOn(test_.pool), bus, new Passwords('s'.repeat(32)), systemClock);
});
afterAll(async () => {
  await test_.drop();
  await rm(folder, { recursive: true });
});

test('the next start completes an interrupted seeding, and nothing is there twice', async () => {
  const cut = new AbortController();
  let calledTimes = 0;
  const calls: string[] = [];
  const stopping: DemoDeps = {
    ...deps(cut.signal),
    createMember: async (member) => {
      calls.push(member.email);
      await members.create(member);
      calls.push('registered');
    },
    sendToListing: async (...args) => {
      calledTimes += 1;
      if (calledTimes === 20) throw new Error('the power went out');
      return deps(cut.signal).sendToListing(...args);
    },
  };
  await expect(writeDemoData(stopping, small)).rejects.toThrow('the power went out');
  cut.abort();
  expect(calls.slice(0, 2)).toEqual([firstLogIns[0].email, 'registered']);

  expect(await writeDemoData(deps(), small)).toBe(true);
  expect(await countOf('listing', 'ListingDrafted')).toBe(listings);
  expect(await countOf('listing', 'ListingPublished')).toBe(listings);
  expect(await countOf('member', 'MemberRegistered')).toBe(small.people + trustMembers('small').length);
  expect(await countOf('gathering', 'GatheringPublished')).toBe(small.gatherings + demoEvents.length);
  expect(await countOf('organizer', 'OrganizerVerified')).toBe(demoOrganizers.length);
  expect(await countOf('case', 'CaseOpened')).toBe(trust.cases.length);
  expect(await countOf('appeal', 'AppealFiled')).toBe(7); // of six appeals, one is the second of a decision
  expect(await countOf('post', 'PostPublished')).toBe(
    small.posts + trust.cases.flatMap(({ things }) => things).filter(({ to }) => to === 'post').length,
  );
  expect(await countOf('item', 'ItemAdded')).toBe(small.items + 2); // the seller's, one of the dealer's, and one of the builds
  expect(await countOf('scan-session', 'ScanSessionCommitted')).toBeGreaterThan(0);

  const head = await eventStore.log.head();
  expect(await writeDemoData(deps(), small)).toBe(true);
  expect(await eventStore.log.head()).toBe(head);
});

test('one append of several commands leaves the events and rows that the command bus leaves, one command after the other', async () => {
  const other = await freshDatabase(identityMigrations);
  const otherStore = new DomainEventStore(
    openPostgresEventStore(other.pool),
    new PersonKeys(other.pool, 's'.repeat(32)),
  );
  const otherBus = openCommandBus(otherStore);
  const others = new Accounts(databaseOn(other.pool), otherBus, new Passwords('s'.repeat(32)), systemClock);
  const oneByOne: DemoDeps = {
    ...deps(),
    isGatheringKnown: async () => false,
    createMember: (member) => others.create(member),
    sendToListing: async (id, commands) => {
      for (const command of commands) await dispatch(otherBus, listingDecider, id, command);
      return [];
    },
    sendToGathering: (id, command) => dispatch(otherBus, gatheringDecider, id, command),
    sendToStream: async (decider, id, commands) => {
      for (const command of commands) await dispatch(otherBus, decider, id, command);
      return [];
    },
    ...inventory(otherBus),
  };
  expect(await writeDemoData(oneByOne, small)).toBe(true);
  const expected = await listingStreams(otherStore);
  await rebuilt(other, otherStore);
  const rows = await rowsOf(other);
  await other.drop();
  await writeDemoData(deps(), small);
  expect(expected.size).toBe(listings);
  expect(await listingStreams(eventStore)).toEqual(expected);
  await rebuilt(test_, eventStore);
  expect(rows['listing_search.card']).toHaveLength(listings);
  expect(await rowsOf(test_)).toEqual(rows);
});

test('a listing that somebody changed at the same time gets the commands over the bus', async () => {
  const id = newId();
  const actor = { id: newId(), roles: [] };
  const at = (command: string) => ({
    actor,
    now: '2026-11-20T13:00:00.000Z',
    commandId: deterministicId(id, command),
  });
  const plan = listingPlan('at once', 1, pickerOf(people('at once', 10)));
  const send = (commands: readonly ListingCommand[], before: readonly ListingEvent[] = []) =>
    appendCommands({ eventStore, bus }, listingDecider, id, commands, before);
  const [draft, publish] = publishingCommands(plan, '2026-11-20T12:00:00.000Z') as [
    ListingCommand,
    ListingCommand,
  ];
  const drafted = await send([{ ...draft, meta: at('draft') }]);
  await send([{ ...publish, meta: at('publish') }], drafted);
  const photo = { id: 'f'.repeat(32), width: 4, height: 3 };
  await send([{ type: 'AddPhoto', photo, meta: at('photo') }], drafted);
  const history = await eventStore.read(listingEvents, id);
  expect(history.map(({ type }) => type)).toEqual(['ListingDrafted', 'ListingPublished', 'PhotoAdded']);
});

test('seeding that was stopped reports that it is not complete', async () => {
  expect(
    await writeDemoData({ ...deps(AbortSignal.abort()), isGatheringKnown: async () => false }, small),
  ).toBe(false);
});

function deps(signal: AbortSignal = new AbortController().signal): DemoDeps {
  return {
    now: '2026-11-20T12:00:00.000Z',
    blobs: openBlobFolder(folder),
    signal,
    storeMessagePhoto: () => Promise.reject(new Error('no need of the small data has a picture')),
    storeBuildPhoto: (drawn) => Promise.resolve(drawn), // needs rows of another module
    isGatheringKnown: async (id) => (await eventStore.read(gatheringEvents, id)).length > 0,
    createMember: (member) => members.create(member),
    sendToListing: (id, commands, before) =>
      appendCommands({ eventStore, bus }, listingDecider, id, commands, before),
    sendToGathering: (id, command) => dispatch(bus, gatheringDecider, id, command),
    sendToStream: (decider, id, commands, before) =>
      appendCommands({ eventStore, bus }, decider, id, commands, before),
    donors: new DonorsService('s'.repeat(32)),
    noteOpenCase: () => Promise.resolve(),
    showMember: () => Promise.resolve(), // needs rows of other modules
    markFeedSeen: () => Promise.resolve(),
    addSeen: () => Promise.resolve(),
    ...inventory(bus),
    progress: () => undefined,
  };
}

const inventory = (
  to: CommandBus,
): Pick<
  DemoDeps,
  'sendToLabel' | 'sendToLocation' | 'sendToItem' | 'sendToScanSession' | 'sendToDeal' | 'makeShareLink'
> => ({
  sendToLabel: (code, command) => dispatch(to, labelDecider, code, command),
  sendToLocation: (id, command) => dispatch(to, locationDecider, id, command),
  sendToItem: (id, command) => dispatch(to, itemDecider, id, command),
  sendToScanSession: (id, command) => dispatch(to, scanSessionDecider, id, command),
  sendToDeal: (step) => dispatchDealStep(to, step),
  makeShareLink: (id, command) => dispatch(to, shareLinkDecider, id, command(id)),
});

/** The events of each listing as a reader sees them, without their positions. */
async function listingStreams(store: DomainEventStore): Promise<ReadonlyMap<string, readonly object[]>> {
  const stored = await store.log.readAll(0, 10_000);
  const streams = new Map<string, object[]>();
  for (const { position: _, ...event } of await store.decode([listingEvents], stored))
    streams.set(event.entityId, [...(streams.get(event.entityId) ?? []), event]);
  return new Map([...streams].sort());
}

/** All projections, from the log. */
async function rebuilt({ pool }: TestDatabase, eventStore: DomainEventStore): Promise<void> {
  const db = databaseOn(pool);
  for (const projection of projections) await createSchema(db, projection);
  for (let at = 0; at < projections.length; at += togetherRebuilt)
    await rebuild({
      projections: projections.slice(at, at + togetherRebuilt),
      eventStore,
      db,
      pool,
      alarm,
      progress: undefined,
    });
}

/** Each takes a connection, and the pool of a test has a dozen. */
const togetherRebuilt = 8;

/** A row without positions, which depend on the order of writing, and without what is encrypted with a nonce. */
const row = `to_jsonb(t) - 'no' - 'position' - 'last_position' - 'last_of_others' - 'last_own' - 'note' - 'sealed' - 'budget' - 'vin'`;

/** The rows of all projections. */
async function rowsOf({ pool }: TestDatabase): Promise<Readonly<Record<string, readonly object[]>>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname = any($1) order by 1`,
    [projections.map(({ name }) => schemaOf(name))],
  );
  const all: Record<string, readonly object[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: object }>(
      `select ${row} as row from ${name} t order by (${row})::text`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

async function countOf(category: string, type: string): Promise<number> {
  const { rows } = await test_.pool.query<{ count: number }>(
    'select count(*) as count from kernel.event where stream like $1 and type = $2',
    [`${category}-%`, type],
  );
  return rows[0]?.count ?? 0;
}
