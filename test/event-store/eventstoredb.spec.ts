import { openEventStoreDb } from '../../modules/kernel/eventstoredb-event-store.js';
import { keepsTheContract } from './conformance.js';
import { StandInServer } from './eventstoredb-server.js';

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

const url = process.env.EVENTSTORE_URL;
if (url) {
  keepsTheContract('the log in EventStoreDB', async () => {
    const store = await openEventStoreDb({ url });
    return { store, close: () => store.close() };
  });
}
