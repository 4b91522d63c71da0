import { sql } from 'kysely';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { databaseOn } from '../../kernel/postgres/database.js';
import { Processors } from '../../kernel/processing/processors.js';
import { grown, openMembers } from '../../members/members.fixtures.js';
import { NOTIFIER, type Notifier } from '../../notifications/notifications.ports.js';
import { notify } from '../../notifications/notify.reactor.js';
import { matchNotifications } from './match.notifications.js';
import { notifyMatches } from './notify-matches.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const offer = {
  listingType: 'for_sale',
  title: 'Carburetor',
  categoryPrimary: 'Parts',
  priceMode: 'fixed',
  price: 160,
  partNumbers: [{ number: 'KL-9009', kind: 'oem' }],
  place: { text: 'Madison, WI' },
};

test('a match that was found before a process is killed is told once after it, and once when it is handled again', async () => {
  const [seller, seeker] = [await smc.member('Sal', grown), await smc.member('Bob', grown)];
  for (const [member, listing] of [
    [seeker, { ...offer, listingType: 'wanted', price: 200 }],
    [seller, offer],
  ] as const) {
    const { body } = await member.call('POST', '/api/listings', listing);
    await member.ok('POST', `/api/listings/${body.id}/publish`, {});
  }
  await smc.waitForProcessors();
  await smc.runtime.processors.stop();
  const { bus, eventStore } = smc.runtime;
  const db = databaseOn(smc.pool);
  const head = await eventStore.log.head();
  const get = ((token: symbol) => smc.server.app.get(token)) as unknown as ModuleContext['get'];
  const now = new Date().toISOString();
  const killed = Object.assign(Object.create(bus) as typeof bus, {
    execute: async (command: Parameters<typeof bus.execute>[0]) => {
      await bus.execute(command);
      throw new Error('The process ends here.');
    },
  });
  await expect(notifyMatches({ db, bus: killed, get }, now)).rejects.toThrow('ends here');
  await notifyMatches({ db, bus, get }, now);
  const reactor = notify(
    { eventStore, notifier: smc.server.app.get<Notifier>(NOTIFIER) },
    matchNotifications,
  );
  const found = await eventStore.decode(reactor.handles, await eventStore.log.readAll(head, 100));
  expect(found).toHaveLength(1);

  const handle = (end: 'commit' | 'kill') =>
    db.transaction().execute(async (tx) => {
      await reactor.handle(tx, found);
      if (end === 'kill') await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
  const told = async () => {
    const { rows } = await smc.pool.query<{ member_id: string }>(
      "select member_id from notices.notification where type = 'match'",
    );
    return rows.map(({ member_id }) => member_id);
  };
  await expect(handle('kill')).rejects.toThrow();
  expect(await told()).toEqual([]);
  const processors = new Processors([], [reactor], eventStore, db, smc.pool, ({ error }) => {
    throw error;
  });
  processors.start();
  expect(await processors.waitForPosition(await eventStore.log.head(), [reactor.name])).toBe(true);
  expect(await told()).toEqual([seeker.id]);
  await handle('commit');
  expect(await told()).toEqual([seeker.id]);
  await processors.stop();
});
