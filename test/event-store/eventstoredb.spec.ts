import { openEventStoreDb } from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import '../retries.js'; // real deadlines on a real port
import { type Opened, testEventStore } from './conformance.js';
import { SimulatedServer } from './eventstoredb-server.js';
import { openProxy } from './tcp-proxy.js';

testEventStore('the log in EventStoreDB (simulated server)', async () => {
  const server = await SimulatedServer.start();
  const store = await openEventStoreDb({ url: server.url, deadlineMs: 15_000 });
  return {
    store,
    reconnect: () => server.restart(),
    close: async () => {
      await store.close();
      server.stop();
    },
  };
});

/** The real server, when EVENTSTORE_URL names one. Connections are cut by a proxy, which needs a single node without TLS; to a cluster, or with TLS,
 *  they are left whole. */
const url = process.env.EVENTSTORE_URL;
if (url) {
  testEventStore('the log in EventStoreDB', () => (isBehindProxy(url) ? openBehindProxy(url) : openAt(url)));
}

const isBehindProxy = (address: string): boolean =>
  /^esdb:\/\/[^,]+$/.test(address) && /[?&]tls=false/.test(address);

async function openAt(address: string): Promise<Opened> {
  const store = await openEventStoreDb({ url: address });
  return { store, reconnect: async () => undefined, close: () => store.close() };
}

async function openBehindProxy(address: string): Promise<Opened> {
  const { hostname, port, search } = new URL(address);
  const proxy = await openProxy(hostname, Number(port || 2113));
  const store = await openEventStoreDb({ url: `esdb://127.0.0.1:${proxy.port}${search}` });
  return {
    store,
    reconnect: async () => proxy.cut(),
    close: async () => {
      await store.close();
      proxy.close();
    },
  };
}
