import { setImmediate as turn } from 'node:timers/promises';
import { createReactors, projections } from '../../apps/runtime/registry.js';
import { openCommandBus } from '../../modules/kernel/decider/command-bus.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { openEventStoreDb } from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import { MODULE_CONTEXT } from '../../modules/kernel/manifest/manifest.js';
import { Processors } from '../../modules/kernel/processing/processors.js';
import { grown, openMembers } from '../../modules/members/members.fixtures.js';
import { SimulatedServer } from './eventstoredb-server.js';

let server: SimulatedServer;
let smc: Awaited<ReturnType<typeof openMembers>>;
let processors: Processors;
let failed: string[];
let close: () => Promise<void>;
beforeAll(async () => {
  server = await SimulatedServer.start();
  smc = await openMembers({ CALL_LIMIT: '0', EVENTSTORE_URL: server.url });
  await smc.runtime.processors.stop();
  const store = await openEventStoreDb({ url: server.url, deadlineMs: 300 });
  const eventStore = new DomainEventStore(store, smc.runtime.eventStore.keys);
  const bus = openCommandBus(eventStore);
  const context = { ...smc.server.app.get(MODULE_CONTEXT, { strict: false }), eventStore, bus };
  const { db, pool } = smc.runtime;
  const alarm = ({ processor }: { readonly processor: string }) => failed.push(processor);
  // every reactor asks the log, as those do that send commands
  const reactors = createReactors(context).map((reactor) => ({
    ...reactor,
    handle: async (...given: Parameters<typeof reactor.handle>) => {
      await store.head();
      await reactor.handle(...given);
    },
  }));
  processors = new Processors(projections, reactors, eventStore, db, pool, alarm, [1, 2, 4]);
  processors.start();
  close = async () => {
    await processors.stop();
    await store.close();
  };
});
afterAll(async () => {
  await close();
  server.stop();
  await smc.close();
});

/** Probes in which a reactor fails, where one has begun. */
const waited = 50;

/** Probes of a log that is away, one each 60 ms. The tries of an event take 7 ms. */
test.each([1, 3, 6])(
  'a log that is away for %d probes, in the middle of what every reactor does, parks nothing, and all is followed when it is back',
  async (probes) => {
    failed = [];
    // on a busy machine the log may be away before any reactor has begun: then once more
    while (!failed.length) {
      while (!(await processors.status()).every(({ lag, state }) => lag === 0 && state === 'live'))
        await turn();
      server.holdSubscriptions();
      const [ana, bob] = [await smc.member('Ana', grown), await smc.member('Bob', grown)];
      const listing = await ana.list();
      await bob.call('POST', `/api/listings/${listing}/hold`, {});
      await ana.call('PATCH', `/api/listings/${listing}`, { price: 40 });
      server.denies = true;
      server.sendOn();
      const before = server.counted.denied;
      const isOver = () => server.counted.denied >= before + probes + (failed.length ? 0 : waited);
      while (!isOver()) await turn();
      server.denies = false;
      while (!(await processors.status()).every(({ lag }) => lag === 0)) await turn();
    }
    const { rows } = await smc.pool.query('select name, stream, error from kernel.parked');
    expect(rows).toEqual([]);
  },
);
