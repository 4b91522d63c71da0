import { jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { openClient } from '../../modules/kernel/event-store/eventstoredb/eventstoredb-client.js';
import { SharedClient } from '../../modules/kernel/event-store/eventstoredb/shared-client.js';
import { wholeRead } from '../../modules/kernel/event-store/eventstoredb/whole-read.js';
import { SimulatedServer } from './eventstoredb-server.js';
import '../retries.js'; // a real port
import { freshStream } from './sample-events.js';

let server: SimulatedServer;
let lost: number;
const open = () => {
  lost = 0;
  return openClient(server.url, () => {
    lost += 1;
  });
};
const append = (client: ReturnType<typeof open>, stream = freshStream()) =>
  client.appendToStream(stream, jsonEvent({ type: 'Noted', data: {} }), { expectedRevision: NO_STREAM });
beforeEach(async () => {
  server = await SimulatedServer.start();
});
afterEach(() => server.stop());

test('an append that begins on a channel that was shut down a moment before is refused', async () => {
  const client = open();
  await append(client);
  const { getChannel } = client as unknown as { getChannel(): Promise<{ close(): void }> };
  (await getChannel()).close();
  await expect(append(client)).rejects.toThrow('Channel has been shut down');
  expect(lost).toBe(1);
});

test('each client has a connection of its own: one is answered while that of another is mute', async () => {
  const mute = open();
  await append(mute);
  server.muteConnections();
  expect(await append(open())).toMatchObject({ success: true });
});

test('a lost connection is told, also when no call is under way', async () => {
  const told = new Promise<void>((resolve) => {
    const client = openClient(server.url, () => resolve());
    void append(client).then(() => server.stop());
  });
  await told;
});

test('a client that is given up takes no more calls, and is closed when the last has ended', async () => {
  const client = open();
  const stream = freshStream();
  await append(client, stream);
  const shared = new SharedClient(client);
  const before = server.counted.reads;
  server.hang();
  const { signal } = new AbortController();
  const reading = shared.use(() =>
    wholeRead(client.readStream(stream), { silence: 60_000, signal, isWanted: () => true }),
  );
  await server.untilReads(before + 1);
  shared.giveUp();
  await expect(shared.use(async () => undefined)).rejects.toThrow('given up');
  expect(lost).toBe(0);
  server.goOn();
  expect(await reading).toHaveLength(1);
  await shared.closed;
  expect(lost).toBe(1);
});
