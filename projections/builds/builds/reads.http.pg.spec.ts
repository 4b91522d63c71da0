import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { openMembers } from '../../../modules/members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<(typeof smc)['member']>>;
let ana: Member;
let bo: Member;
let cleo: Member;

beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  [ana, bo, cleo] = [await smc.member('Ana'), await smc.member('Bo'), await smc.member('Cleo')];
});
afterAll(() => smc.close());

const vehicle = { year: 1966, make: 'Ford', model: 'F100', nickname: '', vin: 'F10YZ812345' };

async function send(by: Member, method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) {
  const { status, body: answer } = await by.call(method, path, body);
  expect([path, status < 300, answer.code]).toEqual([path, true, undefined]);
}

async function start(by: Member, over: object = {}): Promise<string> {
  const id = newId();
  await send(by, 'POST', '/api/builds', { id, vehicle, budget: 9_000, inGarage: false, ...over });
  return id;
}

/** The reader reads what the other has done. */
function after(other: Member, reader: Member): Member {
  reader.seen = Math.max(reader.seen, other.seen);
  return reader;
}

interface Page {
  readonly tasks: readonly { readonly title: string }[];
  readonly total: number;
  readonly next: string | null;
}

const show = (by: Member, id: string, audience: string, over: object = {}) =>
  send(by, 'PUT', `/api/builds/${id}/audience`, { audience, costs: 'nothing', showsArea: false, ...over });

test('the fixed paths answer, and are no ids of builds', async () => {
  for (const path of ['mine', 'templates', 'books'])
    expect([path, (await ana.get(`/api/builds/${path}`)).status]).toEqual([path, 200]);
  expect((await ana.get(`/api/builds/books/of/${newId()}`)).body).toEqual({ book: null });
});

test('a private build is nobody’s but its owner’s', async () => {
  const id = await start(ana);
  expect((await ana.get(`/api/builds/${id}`)).body).toMatchObject({
    title: '1966 Ford F100',
    standing: 'owner',
    private: { vin: 'F10YZ812345', budget: 9_000 },
  });
  expect((await after(ana, bo).get(`/api/builds/${id}`)).body.code).toBe('BUILD_NOT_FOUND');
  expect((await smc.guest(`/api/builds/${id}`, ana.seen)).body.code).toBe('BUILD_NOT_FOUND');
});

test('what everybody sees has neither VIN nor budget, nor costs unless they are shown', async () => {
  const id = await start(ana);
  await send(ana, 'POST', `/api/builds/${id}/entries`, {
    entryId: newId(),
    on: '2026-05-01',
    text: 'Zyzzyva',
    cost: 120,
    hours: 2,
  });
  await show(ana, id, 'public');
  const seen = await smc.guest(`/api/builds/${id}`, ana.seen);
  expect(seen.body).toMatchObject({
    private: null,
    costs: { total: null, band: null },
    hours: 2,
    entries: 1,
  });
  expect(JSON.stringify(seen.body)).not.toContain('F10YZ812345');
  const { body } = await smc.guest(`/api/builds/${id}/entries`, ana.seen);
  expect(body).toMatchObject({
    total: 1,
    entries: [{ text: 'Zyzzyva', cost: null, hours: 2, isMine: false }],
  });
  await show(ana, id, 'public', { costs: 'bands' });
  expect((await smc.guest(`/api/builds/${id}`, ana.seen)).body.costs).toEqual({
    total: null,
    band: 'under $1,000',
  });
  expect((await after(ana, bo).get(`/api/builds/${id}/costs`)).body.code).toBe('BUILD_NOT_FOUND');
  expect((await ana.get(`/api/builds/${id}/costs`)).body).toMatchObject({
    budget: 9_000,
    spent: 120,
    work: 120,
  });
});

test('a board and a list go on by cursors, and count all', async () => {
  const id = await start(ana);
  for (let n = 0; n < 5; n++)
    await send(ana, 'POST', `/api/builds/${id}/tasks`, {
      taskId: newId(),
      title: `Task ${n}`,
      system: n % 2 ? 'brakes' : 'engine',
      column: n === 4 ? 'done' : 'backlog',
    });
  const { body: board } = await ana.get(`/api/builds/${id}/board?limit=3`);
  const [backlog, , , done] = board.columns as Page[];
  expect([backlog?.total, backlog?.tasks.length, done?.total, done?.next]).toEqual([4, 3, 1, null]);
  const rest = (await ana.get(`/api/builds/${id}/tasks?column=backlog&cursor=${backlog?.next}`))
    .body as unknown as Page;
  expect([...(backlog?.tasks ?? []), ...rest.tasks].map(({ title }) => title)).toEqual([
    'Task 0',
    'Task 1',
    'Task 2',
    'Task 3',
  ]);
  for (const sort of ['board', 'system', 'changed']) {
    const titles: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = (await ana.get(`/api/builds/${id}/tasks?sort=${sort}&limit=2&cursor=${next}`))
        .body as unknown as Page;
      titles.push(...page.tasks.map(({ title }) => title));
      expect(page.total).toBe(5);
      next = page.next;
    }
    expect([sort, new Set(titles).size, titles.length]).toEqual([sort, 5, 5]);
  }
  expect((await ana.get(`/api/builds/${id}/tasks?cursor=e30`)).body.code).toBe('BAD_CURSOR');
});

test('collaborators read as their role says, and leave nothing behind', async () => {
  const id = await start(ana);
  await send(ana, 'POST', `/api/builds/${id}/collaborators`, { member: cleo.id, role: 'helps' });
  expect((await after(ana, cleo).get('/api/builds/mine')).body.invited).toMatchObject([
    { id, standing: 'looks' },
  ]);
  await send(cleo, 'POST', `/api/builds/${id}/join`);
  const { body } = await cleo.get(`/api/builds/${id}`);
  expect(body).toMatchObject({ standing: 'helps', private: null, costs: { total: 0 } });
  expect(body.allowedActions).toEqual(expect.arrayContaining(['write', 'plan', 'leave']));
  expect(body.allowedActions).not.toContain('delete');
  expect((await cleo.get(`/api/builds/${id}/documents`)).body.code).toBe('BUILD_NOT_FOUND');
  await send(cleo, 'DELETE', `/api/builds/${id}/collaborators/${cleo.id}`);
  expect((await cleo.get(`/api/builds/${id}`)).body.code).toBe('BUILD_NOT_FOUND');
});

test('the directory shows public builds, by make and words, and no private one', async () => {
  const shown = await start(ana, { vehicle: { ...vehicle, make: 'Hupmobile', nickname: 'Brobdingnag' } });
  await start(ana, { vehicle: { ...vehicle, make: 'Hupmobile' } });
  await show(ana, shown, 'public');
  const { body } = await smc.guest('/api/builds?make=hupmobile&search=brobding', ana.seen);
  expect(body).toMatchObject({ total: 1, next: null, builds: [{ id: shown, title: 'Brobdingnag' }] });
  expect(body.makes).toContainEqual({ make: 'Hupmobile', builds: 1 });
});
