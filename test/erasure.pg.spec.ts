import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { contentTypes, streams } from '../apps/runtime/registry.js';
import { carryOut, takesChecks } from '../modules/donations/donation/gifts.fixtures.js';
import { partWithErased } from '../modules/events/organizer/part-with-erased.job.js';
import { Accounts } from '../modules/identity/accounts/accounts.js';
import { eraseMember } from '../modules/identity/accounts/erase-member.shared.js';
import { Passwords } from '../modules/identity/accounts/passwords.js';
import { recipientAddress } from '../modules/identity/emails/recipient.js';
import { identityMigrations } from '../modules/identity/identity.migrations.js';
import { timeZones } from '../modules/identity/sessions/time-zones.js';
import { openContents } from '../modules/kernel/content/contents.js';
import { systemClock } from '../modules/kernel/decider/clock.js';
import { dispatch, openCommandBus } from '../modules/kernel/decider/command-bus.js';
import { PersonKeys } from '../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../modules/kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../modules/kernel/event-store/postgres/postgres-event-store.js';
import type { ModuleContext } from '../modules/kernel/manifest/manifest.js';
import { databaseOn } from '../modules/kernel/postgres/database.js';
import { appendOnly } from '../modules/kernel/postgres/erase-deleted-rows.job.js';
import { eraseDeletedRows } from '../modules/kernel/postgres/erase-deleted-rows.js';
import { Processors } from '../modules/kernel/processing/processors.js';
import { mailMigrations } from '../modules/mail/mail.migrations.js';
import { MailOutbox } from '../modules/mail/mail-outbox.js';
import { type ListingCommand, listingDecider } from '../modules/marketplace/listing/listing.decider.js';
import { listingEvents } from '../modules/marketplace/listing/listing.events.js';
import { command, content } from '../modules/marketplace/listing/listing.fixtures.js';
import { listingNotifications } from '../modules/marketplace/listing/listing.notifications.js';
import { deleteGuardianRows } from '../modules/members/delete-guardian-rows.reactor.js';
import { archiveFiles } from '../modules/members/export/archive.fixtures.js';
import {
  type GuardianshipCommand,
  guardianshipDecider,
} from '../modules/members/guardians/guardianship.decider.js';
import { guardianshipNotifications } from '../modules/members/guardians/guardianship.notifications.js';
import { InvitationStore } from '../modules/members/guardians/invitation-store.js';
import { ReviewNotes } from '../modules/members/guardians/review-notes.js';
import { grown, openMembers, profile } from '../modules/members/members.fixtures.js';
import { membersMigrations } from '../modules/members/members.migrations.js';
import { keepInboxes } from '../modules/notifications/inbox/inboxes.reactor.js';
import { kinds } from '../modules/notifications/kinds.fixtures.js';
import { notificationsMigrations } from '../modules/notifications/notifications.migrations.js';
import { createNotifier } from '../modules/notifications/notifier.js';
import { notify } from '../modules/notifications/notify.reactor.js';
import { eraseDue } from '../modules/processes/erase-member.process.js';
import { alertPriceDrops } from '../modules/saved-searches/watch/alert-price-drops.job.js';
import { deleteSupportSender } from '../modules/support/delete-sender.reactor.js';
import { supportMigrations } from '../modules/support/support.migrations.js';
import { SupportRequests } from '../modules/support/support-requests.js';
import { listingSearch } from '../projections/marketplace/listing-search/listing-search.projection.js';
import { listingTimers } from '../projections/marketplace/listing-timers/listing-timers.projection.js';
import { notifications } from '../projections/marketplace/notifications/notifications.projection.js';
import { matching } from '../projections/matching/matching/matching.projection.js';
import { tierHolders } from '../projections/members/member-pages/grants.queries.js';
import { listingBody } from './authorisation.rows.js';
import { warn } from './decisions.js';
import {
  everythingIn,
  idStaysIn,
  leaveAppeal,
  leaveRowsEverywhere,
  madeOfEachKind,
  nameIsIn,
  plantIn,
  tablesWith,
} from './erasure.fixtures.js';
import { announce } from './gatherings.js';
import { complaintEvents, reported } from './kernel/notes.js';
import { freshDatabase, type TestDatabase } from './postgres/database.js';

const secret = 'a secret of the tests, long enough for them';
/** Of our markers alone: the write-ahead log has the words of all tests of a run, and others use names like these. */
const ending = Array.from({ length: 6 }, () => 'bcdfghjklm'[randomInt(10)]).join('');
const degrees = Number(`77.1${randomInt(1_111, 9_999)}7`);
const markers = [
  `Quetzalcoatl${ending}`,
  `Xochimilco${ending}`,
  `zyzzyva${ending}`,
  String(degrees),
  `Brobdingnag${ending}`,
  `VINMARKER${ending}`,
  `Lilliputmobile${ending}`,
];

test('no trace of an erased member is left in the database, and a rebuild still works', async () => {
  const database = await freshDatabase([
    ...identityMigrations,
    ...mailMigrations,
    ...supportMigrations,
    ...membersMigrations,
    ...notificationsMigrations,
  ]);
  const db = databaseOn(database.pool);
  const store = openPostgresEventStore(database.pool);
  const eventStore = new DomainEventStore(store, new PersonKeys(database.pool, secret));
  const bus = openCommandBus(eventStore);
  const notifier = createNotifier({
    eventStore,
    secret,
    clock: systemClock,
    publicUrl: 'https://swap.example',
    outbox: new MailOutbox(eventStore.keys, secret, systemClock, { NODE_ENV: 'production' }),
    recipients: { of: recipientAddress },
    timeZones,
    contents: openContents(contentTypes, { db, eventStore, secret }),
    names: { namesFor: async () => new Map() },
    kinds,
  });
  const processors = new Processors(
    [listingSearch, listingTimers, matching, notifications],
    [
      notify({ eventStore, notifier }, [...listingNotifications, ...guardianshipNotifications]),
      keepInboxes(kinds),
      deleteSupportSender,
      deleteGuardianRows,
    ],
    eventStore,
    db,
    database.pool,
    ({ error }) => {
      throw error;
    },
  );
  await processors.prepare();
  processors.start();
  const members = new Accounts(db, bus, new Passwords(secret), systemClock);
  const ana = await members.create({
    email: `quetzalcoatl${ending}@zyzzyva${ending}.example`,
    secret: { password: 'three two seven small block' },
    name: `Quetzalcoatl${ending}`,
  });
  const bob = await members.create({
    email: 'bob@example.com',
    secret: { password: 'three two seven small block' },
    name: 'Bob',
  });

  const marked = {
    ...content,
    words: {
      title: `Brobdingnag${ending} grille`,
      description: `From Xochimilco${ending} with zyzzyva${ending}.`,
      vin: `VINMARKER${ending}`,
    },
    fitment: [
      {
        make: `Lilliputmobile${ending}`,
        model: 'One',
        yearFrom: 1960,
        yearTo: 1961,
        note: `zyzzyva${ending}`,
      },
    ],
    place: { publicPoint: { latitude: 42, longitude: -degrees }, area: `Xochimilco${ending}, WI` },
    exactPoint: { latitude: 42.1, longitude: -degrees },
  };
  const send = (id: string, command: ListingCommand) =>
    dispatch(bus, listingDecider, id, {
      ...command,
      meta: { ...command.meta, commandId: crypto.randomUUID() },
    });
  await send(
    'one',
    command(ana.member_id, { type: 'DraftListing', listingType: 'for_sale', content: marked }),
  );
  await send('one', command(ana.member_id, { type: 'PublishListing' }));
  await send('two', command(bob.member_id, { type: 'DraftListing', listingType: 'for_sale', content }));
  await send('two', command(bob.member_id, { type: 'PublishListing' }));
  await new SupportRequests(db, secret, tierHolders(db)).create(
    {
      subject: `Brobdingnag${ending}`,
      message: `Where is Xochimilco${ending}?`,
      replyTo: `quetzalcoatl${ending}@zyzzyva${ending}.example`,
    },
    { address: '203.0.113.7', memberId: ana.member_id },
    { actor: { id: ana.member_id, roles: [] }, now: systemClock.now(), commandId: crypto.randomUUID() },
  );
  await send('one', command(bob.member_id, { type: 'HoldListing' }));
  await send('one', command(ana.member_id, { type: 'ReleaseHold' }));
  await guardOf(await minor());
  await complain('by-ana', reported(ana.member_id, `Xochimilco${ending}`, bob.member_id, 'A rusty quote.'));
  await complain('of-ana', reported(bob.member_id, 'A rusty reason.', ana.member_id, `Brobdingnag${ending}`));
  await allHandled();
  const sent = 'select from notices.notification where member_id = any($1)';
  expect((await database.pool.query(sent, [[ana.member_id, bob.member_id]])).rowCount).toBeGreaterThan(2);
  expect(
    (await everythingIn(database.pool)).filter(([, text]) => /brobdingnag/i.test(text)).length,
  ).toBeGreaterThan(0);
  await database.pool.query('analyze');
  await database.pool.query('checkpoint');
  expect(await markersInFilesOf(database)).toContainEqual(
    expect.stringContaining(`Brobdingnag${ending} in pg_wal`),
  );

  await eraseMember({ bus, db, eventStore, clock: systemClock }, ana.member_id, {
    id: ana.member_id,
    roles: [],
  });
  await allHandled();
  await expectNoMarkers();
  expect((await database.pool.query(sent, [[ana.member_id]])).rowCount).toBe(0);
  await database.pool.query('analyze');
  await eraseDeletedRows(database.pool, appendOnly);
  expect(await markersInFilesOf(database)).toEqual([]);
  const total = async () =>
    (await database.pool.query<{ n: number }>('select count(*) as n from listing_search.card')).rows[0]?.n;
  const before = await total();
  await processors.stop();
  await processors.rebuild('listing-search');
  await expectNoMarkers();
  expect(await total()).toBe(before);
  expect((await eventStore.read(listingEvents, 'one'))[0]?.data).toMatchObject({
    words: { title: 'Removed listing' },
    price: content.price,
  });
  expect((await eventStore.read(complaintEvents, 'by-ana'))[0]?.data).toMatchObject({
    reason: '[reporter erased]',
    quote: 'A rusty quote.',
  });
  expect((await eventStore.read(complaintEvents, 'of-ana'))[0]?.data).toMatchObject({
    reason: 'A rusty reason.',
    quote: '[author erased]',
  });
  await store.close();
  await database.drop();

  /** An event whose subjects are two members. */
  async function complain(id: string, event: ReturnType<typeof reported>): Promise<void> {
    const meta = { actor: { id: 'cleo', roles: [] }, now: systemClock.now(), commandId: crypto.randomUUID() };
    await eventStore.append(complaintEvents, id, [event], 'none', meta);
  }

  async function minor(): Promise<string> {
    const kid = await members.create({
      email: 'kid@example.com',
      secret: { password: 'three two seven small block' },
      name: 'Kid',
    });
    return kid.member_id;
  }

  /** Ana is invited and accepts, and staff verify her with a note. */
  async function guardOf(minorId: string): Promise<void> {
    const now = systemClock.now();
    const by = (id: string, roles: readonly string[] = []) => ({
      meta: { actor: { id, roles }, now, commandId: crypto.randomUUID() },
    });
    const sendFor = (command: GuardianshipCommand) => dispatch(bus, guardianshipDecider, minorId, command);
    const invitation = { id: crypto.randomUUID(), minorId, email: ana.email };
    const another = { ...invitation, id: crypto.randomUUID() };
    await sendFor({ type: 'GiveBirthDate', memberId: minorId, birthDate: '2011-03-04', ...by(minorId) });
    const rows = new InvitationStore(db, secret);
    for (const one of [invitation, another]) {
      await rows.save(one, now);
      await sendFor({ type: 'InviteGuardian', invitationId: one.id, hasVerifiedMail: true, ...by(minorId) });
    }
    const accepted = { invitationId: invitation.id, isAdult: true, hasVerifiedMail: true };
    await sendFor({ type: 'AcceptInvitation', minorId, ...accepted, ...by(ana.member_id) });
    const verify = {
      type: 'VerifyGuardian',
      minorId,
      guardianId: ana.member_id,
      ...by('cleo', ['admin']),
    } as const;
    await sendFor(verify);
    await new ReviewNotes(db, eventStore).save(
      minorId,
      verify.meta.commandId,
      `Quetzalcoatl${ending} showed a license.`,
    );
  }

  /** Wait until every projection and reactor has handled all events, those that reactors caused too. */
  async function allHandled(): Promise<void> {
    while ((await processors.status()).some(({ lag }) => lag > 0))
      await new Promise((resolve) => setImmediate(resolve));
  }

  async function expectNoMarkers(): Promise<void> {
    const decoded = await eventStore.decode([...streams, complaintEvents], await store.readAll(0, 1_000));
    for (const [table, text] of [
      ...(await everythingIn(database.pool)),
      ['decoded events', JSON.stringify(decoded)] as const,
    ]) {
      for (const marker of markers)
        expect({ table, holds: text.toLowerCase().includes(marker.toLowerCase()) ? marker : '' }).toEqual({
          table,
          holds: '',
        });
    }
  }
});

test('no trace of an erased member is left in the blob folder or in the logs', async () => {
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const smc = await openMembers(takesChecks, log);
  const [ana, bob] = [
    await smc.member(`Quetzalcoatl${ending}`, { dateOfBirth: '1971-07-17' }),
    await smc.member('Bob', grown),
  ];
  await ana.ok('PUT', '/api/account/profile', {
    ...profile,
    firstName: `Quetzalcoatl${ending}`,
    handle: `brobdingnag${ending}`,
    bio: `Xochimilco${ending} and zyzzyva${ending}.`,
  });
  await ana.picture('#123456');
  await ana.picture('#654321');
  const listing = {
    ...listingBody,
    title: `Brobdingnag${ending} grille`,
    description: `From Xochimilco${ending} with zyzzyva${ending}.`,
    place: { latitude: 42.6812345, longitude: -degrees },
  };
  const { id } = (await ana.call('POST', '/api/listings', listing)).body;
  for (const color of ['#9B2226', '#2F5D46'])
    await ana.send('POST', `/api/listings/${id}/photos`, await shot(color));
  await ana.ok('POST', `/api/listings/${id}/publish`, {});
  await smc.waitForProcessors();
  await bob.ok('PUT', `/api/saved-searches/watched/${id}`, {});
  const own = (await bob.call('POST', '/api/listings', listingBody)).body.id;
  await bob.picture();
  await bob.send('POST', `/api/listings/${own}/photos`, await shot('#9B2226'));
  for (const path of [
    `/api/members/brobdingnag${ending}`,
    `/members/brobdingnag${ending}`,
    `/api/listings?search=brobdingnag${ending}`,
    `/api/places?text=Xochimilco${ending}`,
    `/api/sellers/${ana.id}`,
  ])
    await bob.get(path);
  await ana.call('POST', '/api/auth/sign-in', {
    email: `quetzalcoatl${ending}@zyzzyva${ending}.example`,
    password: `zyzzyva${ending}`,
  });
  await ana.call('POST', '/api/listings', { title: `Lilliputmobile${ending}` });
  await ana.call('POST', '/api/support', {
    subject: `Brobdingnag${ending}`,
    message: `Where is Xochimilco${ending}?`,
  });
  for (const path of await leaveRowsEverywhere(ana, bob, String(own), ending, { ...smc, shot }))
    await ana.send('POST', path, await shot('#1B4965'));
  const { id: photoId } = await ana.send('POST', '/api/threads/photos', await shot('#F4A261'));
  const message = { id: crypto.randomUUID(), body: '', photos: [photoId] };
  await ana.call('POST', '/api/threads', { about: { kind: 'listing', listingId: own }, message });
  await announce(smc.runtime.bus, crypto.randomUUID(), ana.id);
  const { decisionId } = await warn(smc.runtime.bus, ana.id, String(own), `Brobdingnag${ending}`);
  await leaveAppeal(ana, decisionId, ending, await shot('#264653'));
  const cleo = await smc.member('Cleo', grown);
  await cleo.become('admin');
  await cleo.ok('POST', `/api/admin/members/${ana.id}/notes`, { note: `Xochimilco${ending}` });
  await smc.waitForProcessors();
  const { contents } = smc.runtime;
  const made = await madeOfEachKind(contents, smc.runtime, ana.id);
  expect(made.flatMap(([kind, things]) => (things.length ? [] : [kind]))).toEqual(['donation']); // nobody’s, to whoever asks for an owner
  const withPhotos = contents.types.filter(({ photos }) => photos).map(({ kind }) => kind);
  expect(made.flatMap(([kind, , photos]) => (photos.length ? [kind] : []))).toEqual(withPhotos);
  const archive = await archiveFiles(smc.url, ana.as);
  for (const [kind, things, photos] of made) {
    const file = String(archive.get(contents.typeOf(kind)?.archive ?? ''));
    expect([kind, things.filter((thing) => !file.includes(thing))]).toEqual([kind, []]);
    const last = photos.at(-1); // a picture before it is gone
    const isThere = last === undefined || inItsSection.has(kind) || archive.has(`photos/${last}.webp`);
    expect([kind, isThere]).toEqual([kind, true]);
  }
  for (const [file, word] of [
    ...ofMoney,
    ['figures.json', String(id)],
    ['organizer-evidence.json', `Brobdingnag${ending}`],
  ] as const)
    expect([file, String(archive.get(file))]).toEqual([file, expect.stringContaining(word)]);
  const get = ((token: symbol) => smc.server.app.get(token)) as unknown as ModuleContext['get'];
  await alertPriceDrops({ db: smc.runtime.db, get }, systemClock.now());
  expect(await tablesWith(smc.pool, `Quetzalcoatl${ending}`)).toEqual(Object.keys(nameIsIn));
  await plantIn(smc.pool, ana.id);
  const bytes = await blobsOf(smc.runtime.environment.DATA_DIR);
  expect(new Set(bytes.map(([name]) => folderOf(name)))).toEqual(
    new Set(['photos', 'pictures', 'message-photos', 'appeal-files', 'build-files']),
  );
  expect(bytes).toHaveLength(20 * 3 + 3); // a PDF, a document and a book are one file each

  await ana.ok('POST', '/api/account/erasure', {});
  await smc.waitForProcessors();
  await eraseDue(smc.runtime, new Date(Date.now() + 15 * 86_400_000).toISOString());
  await carryOut(smc);
  await partWithErased(smc.runtime, systemClock.now());
  await smc.waitForProcessors();
  expect(await tablesWith(smc.pool, ana.id)).toEqual(Object.keys(idStaysIn));
  const inTables = await Promise.all([...markers, ana.mail].map((word) => tablesWith(smc.pool, word)));
  expect(inTables.flat()).toEqual([]);
  const wipes = await smc.pool.query("select from kernel.job where name = 'wipe-deleted'");
  expect(wipes.rowCount).toBe(1);
  const left = await blobsOf(smc.runtime.environment.DATA_DIR);
  expect(left.map(([name]) => folderOf(name)).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'photos'),
    ...Array.from({ length: 3 }, () => 'pictures'),
  ]);
  await smc.close();
  expect(logged.length).toBeGreaterThan(20);
  for (const [where, text] of [...left, ['the log', logged.join('')] as const])
    for (const marker of markers)
      expect({ where, holds: text.toLowerCase().includes(marker.toLowerCase()) ? marker : '' }).toEqual({
        where,
        holds: '',
      });
});

/** What the archive has of what a member paid for. */
const ofMoney = [
  ['boosts.json', 'until'],
  ['donations.json', `Xochimilco${ending}`],
  ['premium.json', 'SubscriptionStarted'],
] as const;

/** The files of a document and a book, which their sections hold under their own names. */
const inItsSection = new Set(['build-document', 'build-book']);

/** 'photos' or 'pictures', of `3f/photos/0a1b…/card.webp`. */
const folderOf = (name: string): string => name.split('/')[1] ?? '';

/** A photo whose camera wrote markers into it. */
const shot = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .withExif({ IFD0: { Artist: `Quetzalcoatl${ending}`, ImageDescription: `Brobdingnag${ending}` } })
    .jpeg()
    .toBuffer();

/** Every file of the blob folder: its name and what it holds. */
async function blobsOf(dir: string): Promise<readonly (readonly [string, string])[]> {
  const folder = join(dir, 'blobs');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [relative(folder, path), (await readFile(path)).toString('latin1')] as const;
      }),
  );
}

/** Where the files of a database, and the write-ahead log of its server, have a marker. */
async function markersInFilesOf({ pool, url }: TestDatabase): Promise<readonly string[]> {
  const data = new URL(url.replace('@/', '@localhost/')).searchParams.get('host') ?? '';
  const { rows } = await pool.query<{ oid: number }>(
    'select oid from pg_database where datname = current_database()',
  );
  const found: string[] = [];
  for (const folder of [`base/${rows[0]?.oid}`, 'pg_wal'])
    for (const entry of await readdir(join(data, folder), { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = (await readFile(join(data, folder, entry.name))).toString('latin1').toLowerCase();
      for (const marker of markers)
        if (text.includes(marker.toLowerCase())) found.push(`${marker} in ${folder}/${entry.name}`);
    }
  return found;
}
