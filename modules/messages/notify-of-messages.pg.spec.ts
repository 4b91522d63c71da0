import { sql } from 'kysely';
import { dealNotifications } from '../deals/deal.notifications.js';
import { newId } from '../kernel/decider/identifiers.js';
import { databaseOn } from '../kernel/postgres/database.js';
import { Processors } from '../kernel/processing/processors.js';
import type { Reactor } from '../kernel/processing/projection.js';
import { MEMBER_RELATIONS } from '../members/member-relations.ports.js';
import { openMembers } from '../members/members.fixtures.js';
import { NOTIFIER, type Notifier } from '../notifications/notifications.ports.js';
import { notify } from '../notifications/notify.reactor.js';
import { notifyOfMessages } from './notify-of-messages.reactor.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('what was sent and offered before a process is killed is told once after it, and once when it is handled again', async () => {
  const [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
  const listingId = await ana.list();
  await smc.waitForProcessors();
  await smc.runtime.processors.stop();
  const head = await smc.runtime.eventStore.log.head();
  const message = { id: newId(), body: 'Is it still there?' };
  const about = { kind: 'listing', listingId };
  expect((await bob.call('POST', '/api/threads', { about, message })).status).toBe(201);
  expect((await bob.call('POST', '/api/offers', { listingId, price: 40 })).status).toBe(201);

  const { db, eventStore } = { db: databaseOn(smc.pool), eventStore: smc.runtime.eventStore };
  const notifier = smc.server.app.get<Notifier>(NOTIFIER);
  const reactors: readonly Reactor[] = [
    notifyOfMessages({
      eventStore,
      relations: smc.server.app.get(MEMBER_RELATIONS),
      notifier,
    }),
    notify({ eventStore, notifier }, dealNotifications),
  ];
  const handle = async (reactor: Reactor, end: 'commit' | 'kill') => {
    const events = await eventStore.decode(reactor.handles, await eventStore.log.readAll(head, 100));
    await db.transaction().execute(async (tx) => {
      await reactor.handle(tx, events);
      if (end === 'kill') await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
  };
  const told = async () => {
    const { rows } = await smc.pool.query<{ type: string }>(
      "select type from notices.notification where member_id = $1 and type in ('new_message', 'sale_request') order by type",
      [ana.id],
    );
    return rows.map(({ type }) => type);
  };
  for (const reactor of reactors) await expect(handle(reactor, 'kill')).rejects.toThrow();
  expect(await told()).toEqual([]);

  const processors = new Processors([], reactors, eventStore, db, smc.pool, ({ error }) => {
    throw error;
  });
  processors.start();
  expect(
    await processors.waitForPosition(
      await eventStore.log.head(),
      reactors.map(({ name }) => name),
    ),
  ).toBe(true);
  expect(await told()).toEqual(['new_message', 'sale_request']);
  for (const reactor of reactors) await handle(reactor, 'commit');
  expect(await told()).toEqual(['new_message', 'sale_request']);
  await processors.stop();
});
