import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { grown, openMembers } from '../../modules/members/members.fixtures.js';
import { SimulatedServer } from './eventstoredb-server.js';

let server: SimulatedServer;
let smc: Awaited<ReturnType<typeof openMembers>>;
const lines: { readonly msg: string; readonly reason?: string; readonly refused?: number }[] = [];
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

test('while the log is away, calls that need it are refused, others go on, and the process log has one line when it goes and one when it is back', async () => {
  const ana = await smc.member('Ana', grown);
  await smc.waitForProcessors();
  server.hang();
  expect((await get('/health/ready')).status).toBe(503);
  while (!said('the log is away').length) await turn();

  for (let calls = 0; calls < 20; calls += 1) {
    const refused = await ana.call('DELETE', '/api/members/00000000-0000-4000-8000-000000000001/block');
    expect(refused).toMatchObject({ status: 503, body: { code: 'STORE_UNAVAILABLE' } });
  }
  expect((await get('/api/listings')).status).toBe(200);
  const health = (await (await get('/health/projections')).json()) as { readonly well: boolean };
  expect(health.well).toBe(false);

  server.goOn();
  while (!said('the log is back').length) await turn();
  expect((await get('/health/ready')).status).toBe(200);
  const from = lines.findIndex(({ msg }) => msg.startsWith('the log is away'));
  const told = lines
    .slice(from)
    .filter(({ msg }) => !msg.startsWith('the connection to the log was interrupted'));
  expect(told.map(({ msg }) => msg)).toEqual([expect.stringMatching(/^the log is away/), 'the log is back']);
  expect(told[0]?.reason).toContain('no answer');
  expect(told[1]?.refused).toBeGreaterThanOrEqual(20);
});
