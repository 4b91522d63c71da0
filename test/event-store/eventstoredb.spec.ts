import { openEventStoreDb } from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import '../retries.js'; // real deadlines on a real port
import { keepsTheContract } from './conformance.js';
import { StandInServer } from './eventstoredb-server.js';
import { lineTo } from './line.js';

keepsTheContract('the log in EventStoreDB (a stand-in for the server)', async () => {
  const server = await StandInServer.start();
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

/** The real server, when one is named: a single node without TLS, as the line to it is cut on the way. */
const url = process.env.EVENTSTORE_URL;
if (url) {
  keepsTheContract('the log in EventStoreDB', async () => {
    const { hostname, port, search } = new URL(url);
    const line = await lineTo(hostname, Number(port || 2113));
    const store = await openEventStoreDb({ url: `esdb://127.0.0.1:${line.port}${search}` });
    return {
      store,
      reconnect: async () => line.cut(),
      close: async () => {
        await store.close();
        line.close();
      },
    };
  });
}
