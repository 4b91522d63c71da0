import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { grown, openMembers } from '../../modules/members/members.fixtures.js';
import { SimulatedServer } from './eventstoredb-server.js';

let server: SimulatedServer;
let smc: Awaited<ReturnType<typeof openMembers>>;
const lines: { readonly msg: string; readonly err?: { readonly type: string } }[] = [];
const processLog = pino(
  { level: 'info' },
  new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)));
      done();
    },
  }),
);
beforeAll(async () => {
  server = await SimulatedServer.start();
  smc = await openMembers({ CALL_LIMIT: '0', EVENTSTORE_URL: server.url }, processLog);
});
afterAll(async () => {
  server.stop();
  await smc.close();
});

const get = (path: string) => fetch(`${smc.url}${path}`);
const said = (text: string) => lines.filter(({ msg }) => msg.startsWith(text));

test('while the log is away, calls that need it are refused with their cause, others go on, and one line says when it is back', async () => {
  const ana = await smc.member('Ana', grown);
  await smc.waitForProcessors();
  server.hang();
  expect((await get('/health/ready')).status).toBe(503);
  while (!said('the log is away').length) await turn();

  const refused = await ana.call('DELETE', '/api/members/00000000-0000-4000-8000-000000000001/block');
  expect(refused).toMatchObject({ status: 503, body: { code: 'STORE_UNAVAILABLE' } });
  expect(lines.at(-1)?.err?.type).toBe('StoreUnavailable');
  expect((await get('/api/listings')).status).toBe(200);
  const health = (await (await get('/health/projections')).json()) as { readonly well: boolean };
  expect(health.well).toBe(false);

  server.goOn();
  while (!said('the log is back').length) await turn();
  expect((await get('/health/ready')).status).toBe(200);
  expect(said('the log is away')).toHaveLength(1);
});
