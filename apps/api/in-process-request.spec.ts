import { createServer, type Server } from 'node:http';
import { getFrom } from './in-process-request.js';

/** Responds with who asks, and with as many bytes as are asked for. */
const server: Server = createServer(({ socket, headers, url }, response) => {
  const bytes = Number(url?.slice(1));
  response.statusCode = bytes ? 200 : 404;
  response.end(bytes ? 'x'.repeat(bytes) : JSON.stringify([socket.remoteAddress, headers.accept]));
});

const visitor = {
  remoteAddress: '203.0.113.7',
  headers: { host: 'example.org', accept: 'application/json' },
};

test('asks in the place of the visitor, without a network', async () => {
  const answer = await getFrom(server, '/', visitor);
  expect([answer.status, await answer.json()]).toEqual([404, ['203.0.113.7', 'application/json']]);
});

test('an answer larger than every buffer arrives whole', async () => {
  const answer = await getFrom(server, '/3000000', visitor);
  expect((await answer.text()).length).toBe(3_000_000);
});

test('many visitors at once are not mixed up', async () => {
  const addresses = Array.from({ length: 50 }, (_, at) => `203.0.113.${at}`);
  const answers = await Promise.all(
    addresses.map(async (remoteAddress) =>
      (await getFrom(server, '/', { ...visitor, remoteAddress })).json(),
    ),
  );
  expect(answers).toEqual(addresses.map((address) => [address, 'application/json']));
});
