import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { MODULE_CONTEXT } from '../../kernel/manifest/manifest.js';
import { openMembers } from '../../members/members.fixtures.js';
import { askOfStalls } from './ask-of-stalls.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const vehicle = { year: 1966, make: 'Ford', model: 'F100', nickname: 'Old Blue' };

async function start(by: Member): Promise<{ readonly id: string; readonly path: string }> {
  const id = newId();
  expect(await by.call('POST', '/api/builds', { id, vehicle })).toMatchObject({ status: 201 });
  return { id, path: `/api/builds/${id}` };
}

async function questionsTo(member: Member): Promise<number> {
  const told = (await member.get('/api/notifications')).body as unknown as readonly { subtype: string }[];
  return told.filter(({ subtype }) => subtype === 'quiet').length;
}

async function askAfter(days: number): Promise<void> {
  await smc.waitForProcessors();
  await askOfStalls(smc.server.app.get(MODULE_CONTEXT), plusDays(new Date().toISOString(), days));
}

test('who wants it is asked once after 60 quiet days, again on the day that they chose, and after new work', async () => {
  const ana = await smc.member('Ana Rests');
  const { path } = await start(ana);
  await askAfter(61);
  expect(await questionsTo(ana)).toBe(0);
  await ana.ok('PUT', `${path}/stall-helper`, { isOn: true });
  await askAfter(59);
  expect(await questionsTo(ana)).toBe(0);
  await askAfter(61);
  await askAfter(90);
  expect(await questionsTo(ana)).toBe(1);
  const lookAgainOn = plusDays(new Date().toISOString(), 100).slice(0, 10);
  await ana.ok('POST', `${path}/blocker`, { what: 'part', note: 'A hinge.', lookAgainOn });
  await askAfter(98);
  expect(await questionsTo(ana)).toBe(1);
  await askAfter(102);
  await askAfter(110);
  expect(await questionsTo(ana)).toBe(2);
  await ana.ok('POST', `${path}/status`, { status: 'active', note: '' });
  await askAfter(110);
  expect(await questionsTo(ana)).toBe(3);
});

test('nobody is asked about a build that is done, or deleted', async () => {
  const ana = await smc.member('Ana Done');
  for (const end of [
    (path: string) => ana.ok('POST', `${path}/status`, { status: 'complete' }),
    (path: string) => ana.ok('DELETE', path),
  ]) {
    const { path } = await start(ana);
    await ana.ok('PUT', `${path}/stall-helper`, { isOn: true });
    await end(path);
  }
  await askAfter(100);
  expect(await questionsTo(ana)).toBe(0);
});
