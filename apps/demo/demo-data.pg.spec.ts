import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandBus } from '@nestjs/cqrs';
import { gatheringDecider } from '../../modules/events/gathering/gathering.decider.js';
import { gatheringEvents } from '../../modules/events/gathering/gathering.events.js';
import { Accounts } from '../../modules/identity/accounts/accounts.js';
import { Passwords } from '../../modules/identity/accounts/passwords.js';
import { identityMigrations } from '../../modules/identity/identity.migrations.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { dispatch, openCommandBus } from '../../modules/kernel/decider/command-bus.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { openBlobFolder } from '../../modules/kernel/files/blob-folder.js';
import { databaseOn } from '../../modules/kernel/postgres/database.js';
import { listingDecider } from '../../modules/marketplace/listing/listing.decider.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { type DemoDeps, logIns, writeDemoData } from './demo-data.js';

const small = { people: 10, listings: 12, gatherings: 5 };
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
  let commands = 0;
  const calls: string[] = [];
  const stopping: DemoDeps = {
    ...deps(cut.signal),
    createMember: async (member) => {
      calls.push(member.email);
      await members.create(member);
      calls.push('registered');
    },
    sendToListing: async (id, command) => {
      commands += 1;
      if (commands === 20) throw new Error('the power went out');
      return deps(cut.signal).sendToListing(id, command);
    },
  };
  await expect(writeDemoData(stopping, small)).rejects.toThrow('the power went out');
  cut.abort();
  expect(calls.slice(0, 2)).toEqual([logIns[0].email, 'registered']);

  expect(await writeDemoData(deps(), small)).toBe(true);
  expect(await countOf('listing', 'ListingDrafted')).toBe(small.listings);
  expect(await countOf('listing', 'ListingPublished')).toBe(small.listings);
  expect(await countOf('member', 'MemberRegistered')).toBe(small.people);
  expect(await countOf('gathering', 'GatheringPublished')).toBe(small.gatherings);

  const head = await eventStore.log.head();
  expect(await writeDemoData(deps(), small)).toBe(true);
  expect(await eventStore.log.head()).toBe(head);
}, 60_000);

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
    isGatheringKnown: async (id) => (await eventStore.read(gatheringEvents, id)).length > 0,
    createMember: (member) => members.create(member),
    sendToListing: (id, command) => dispatch(bus, listingDecider, id, command),
    sendToGathering: (id, command) => dispatch(bus, gatheringDecider, id, command),
    progress: () => undefined,
  };
}

async function countOf(category: string, type: string): Promise<number> {
  const { rows } = await test_.pool.query<{ count: number }>(
    'select count(*) as count from kernel.event where stream like $1 and type = $2',
    [`${category}-%`, type],
  );
  return rows[0]?.count ?? 0;
}
