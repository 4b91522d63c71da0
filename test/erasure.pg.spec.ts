import { eraseMember } from '../modules/identity/erasure.js';
import { identityMigrations } from '../modules/identity/identity.migrations.js';
import { Members } from '../modules/identity/members.js';
import { Passwords } from '../modules/identity/passwords.js';
import { systemClock } from '../modules/kernel/clock.js';
import { databaseOn } from '../modules/kernel/database.js';
import { decide } from '../modules/kernel/decide.js';
import { Journal } from '../modules/kernel/journal.js';
import { PersonKeys } from '../modules/kernel/person-keys.js';
import { openPostgresEventStore } from '../modules/kernel/postgres-event-store.js';
import { Processors } from '../modules/kernel/processors.js';
import { listingEvents } from '../modules/marketplace/listing.events.js';
import { content, order } from '../modules/marketplace/listing.given.js';
import { type ListingCommand, listingDecider } from '../modules/marketplace/listing.js';
import { inboxEvents } from '../modules/notifications/inbox.events.js';
import { notify } from '../modules/notifications/notify.js';
import { forgetWriter } from '../modules/support/forget-writer.policy.js';
import { supportMigrations } from '../modules/support/support.migrations.js';
import { SupportRequests } from '../modules/support/support-requests.js';
import { listingSearch } from '../projections/listing-search/listing-search.projection.js';
import { listingTimers } from '../projections/listing-timers/listing-timers.projection.js';
import { notifications } from '../projections/notifications/notifications.projection.js';
import { freshDatabase } from './postgres/database.js';

const secret = 'a secret of the tests, long enough for them';
const markers = [
  'Quetzalcoatl',
  'Xochimilco',
  'zyzzyva',
  '77.123456',
  'Brobdingnag',
  'VINMARKER99',
  'Lilliputmobile',
];

test('an erased member leaves no mark anywhere in the database, and a rebuild still works', async () => {
  const database = await freshDatabase([...identityMigrations, ...supportMigrations]);
  const db = databaseOn(database.pool);
  const store = openPostgresEventStore(database.pool);
  const journal = new Journal(store, new PersonKeys(database.pool, secret));
  const processors = new Processors(
    [listingSearch, listingTimers, notifications],
    [notify(journal), forgetWriter],
    journal,
    db,
    database.pool,
    ({ error }) => {
      throw error;
    },
  );
  await processors.prepare();
  processors.start();
  const members = new Members(db, journal, new Passwords(secret), systemClock);
  const ana = await members.create({
    email: 'quetzalcoatl@zyzzyva.example',
    secret: { password: 'three two seven small block' },
    name: 'Quetzalcoatl',
  });
  const bob = await members.create({
    email: 'bob@example.com',
    secret: { password: 'three two seven small block' },
    name: 'Bob',
  });

  const marked = {
    ...content,
    words: { title: 'Brobdingnag grille', description: 'From Xochimilco with zyzzyva.', vin: 'VINMARKER99' },
    fitment: [{ make: 'Lilliputmobile', model: 'One', yearFrom: 1960, yearTo: 1961, note: 'zyzzyva' }],
    place: { publicPoint: { latitude: 42, longitude: -77.123456 }, area: 'Xochimilco, WI' },
    exactPoint: { latitude: 42.1, longitude: -77.123456 },
  };
  const say = (id: string, command: ListingCommand) =>
    decide(journal, listingEvents, listingDecider, id, {
      ...command,
      meta: { ...command.meta, commandId: crypto.randomUUID() },
    });
  await say('one', order(ana.member_id, { type: 'DraftListing', listingType: 'for_sale', content: marked }));
  await say('one', order(ana.member_id, { type: 'PublishListing' }));
  await say('two', order(bob.member_id, { type: 'DraftListing', listingType: 'for_sale', content }));
  await say('two', order(bob.member_id, { type: 'PublishListing' }));
  await new SupportRequests(db, secret).take(
    { subject: 'Brobdingnag', message: 'Where is Xochimilco?', replyTo: 'quetzalcoatl@zyzzyva.example' },
    { address: '203.0.113.7', memberId: ana.member_id },
    { actor: { id: ana.member_id, roles: [] }, now: systemClock.now(), commandId: crypto.randomUUID() },
  );
  await say('one', order(bob.member_id, { type: 'HoldListing' }));
  await say('one', order(ana.member_id, { type: 'ReleaseHold' }));
  await followed();
  expect((await journal.read(inboxEvents, bob.member_id)).length).toBeGreaterThan(0);
  expect(
    (await everythingIn(database.pool)).filter(([, text]) => /brobdingnag/i.test(text)).length,
  ).toBeGreaterThan(0);

  await eraseMember({ db, journal, clock: systemClock }, ana.member_id, { id: ana.member_id, roles: [] });
  await followed();
  await nothingLeft();
  const total = async () =>
    (await database.pool.query<{ n: number }>('select count(*) as n from listing_search.card')).rows[0]?.n;
  const before = await total();
  await processors.stop();
  await processors.rebuild('listing-search');
  await nothingLeft();
  expect(await total()).toBe(before);
  expect((await journal.read(listingEvents, 'one'))[0]?.data).toMatchObject({
    words: { title: 'Removed listing' },
    price: content.price,
  });
  await store.close();
  await database.drop();

  /** Until every follower has heard all, what followed from it too. */
  async function followed(): Promise<void> {
    while ((await processors.status()).some(({ lag }) => lag > 0))
      await new Promise((resolve) => setImmediate(resolve));
  }

  async function nothingLeft(): Promise<void> {
    for (const [table, text] of await everythingIn(database.pool)) {
      for (const marker of markers)
        expect({ table, holds: text.toLowerCase().includes(marker.toLowerCase()) ? marker : '' }).toEqual({
          table,
          holds: '',
        });
    }
  }
});

async function everythingIn(pool: import('pg').Pool): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await pool.query<{ table: string }>(
    "select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  return Promise.all(
    rows.map(async ({ table }) => {
      const content = await pool.query<{ row: string }>(`select t::text as row from ${table} t`);
      return [table, content.rows.map(({ row }) => row).join('\n')] as const;
    }),
  );
}
