import { openEventStoreDb } from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import '../retries.js'; // real deadlines on a real port
import { testEventStore } from './conformance.js';
import { SimulatedServer } from './eventstoredb-server.js';
import { openProxy } from './tcp-proxy.js';

testEventStore('the log in EventStoreDB (simulated server)', async () => {
  const server = await SimulatedServer.start();
  const store = await openEventStoreDb({ url: server.url });
  return {
    store,
    reconnect: () => server.restart(),
    close: async () => {
      await store.close();
      server.stop();
    },
  };
});

/** The real server, when EVENTSTORE_URL names one: a single node without TLS, because the proxy cuts the connection. */
const url = process.env.EVENTSTORE_URL;
if (url) {
  testEventStore('the log in EventStoreDB', async () => {
    const { hostname, port, search } = new URL(url);
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
  });
}
