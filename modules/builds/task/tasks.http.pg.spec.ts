import type { ItemDetail } from '../../inventory/item.schemas.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { openMembers } from '../../members/members.fixtures.js';
import type { listTemplates } from '../build/build.contract.js';
import type { getBoard, getTask } from './task.contract.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const vehicle = { year: 1966, make: 'Ford', model: 'F100' };

/** What is made answers 201. */
async function make(by: Member, path: string, sent: object): Promise<Record<string, unknown>> {
  const { status, body } = await by.call('POST', path, sent);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

async function start(by: Member): Promise<string> {
  const id = newId();
  await make(by, '/api/builds', { id, vehicle, inGarage: false });
  return id;
}

async function plan(by: Member, buildId: string, sent: object = {}): Promise<string> {
  const taskId = newId();
  await make(by, `/api/builds/${buildId}/tasks`, { taskId, title: 'Rebuild the front brakes', ...sent });
  return taskId;
}

const titlesIn = async (by: Member, buildId: string, column: string): Promise<readonly string[]> => {
  const { columns } = (await by.get(`/api/builds/${buildId}/board`)).body as ResponseOf<typeof getBoard>;
  return columns.find((one) => one.column === column)?.tasks.map(({ title }) => title) ?? [];
};

const firstPart = async (by: Member, buildId: string, taskId: string) =>
  ((await by.get(`/api/builds/${buildId}/tasks/${taskId}`)).body as ResponseOf<typeof getTask>).partList[0];

test('tasks go where they are put on the board', async () => {
  const ana = await smc.member('Ana Board');
  const id = await start(ana);
  const [one, two, three] = [
    await plan(ana, id, { title: 'One' }),
    await plan(ana, id, { title: 'Two' }),
    await plan(ana, id, { title: 'Three' }),
  ];
  expect(await titlesIn(ana, id, 'backlog')).toEqual(['One', 'Two', 'Three']);
  const move = (taskId: string, column: string, below: string | null) =>
    ana.ok('POST', `/api/builds/${id}/tasks/${taskId}/move`, { column, below });
  await move(three, 'backlog', null);
  expect(await titlesIn(ana, id, 'backlog')).toEqual(['Three', 'One', 'Two']);
  await move(two, 'backlog', three);
  expect(await titlesIn(ana, id, 'backlog')).toEqual(['Three', 'Two', 'One']);
  await move(one, 'done', 'bottom');
  await move(three, 'done', one);
  expect(await titlesIn(ana, id, 'done')).toEqual(['One', 'Three']);
  const before = (await ana.get(`/api/builds/${id}/tasks/${three}`)).body.version;
  await move(three, 'done', one);
  expect((await ana.get(`/api/builds/${id}/tasks/${three}`)).body.version).toBe(before);
});

test('a task does not come before itself, and only after tasks of its build', async () => {
  const ana = await smc.member('Ana First');
  const id = await start(ana);
  const first = await plan(ana, id);
  const second = await plan(ana, id, { title: 'Bleed the brakes', after: [first] });
  const after = (taskId: string, after: readonly string[]) =>
    ana.call('PUT', `/api/builds/${id}/tasks/${taskId}`, { title: 'Rebuild the front brakes', after });
  expect((await after(first, [second])).body.code).toBe('COMES_FIRST_ITSELF');
  expect((await after(first, [first])).body.code).toBe('COMES_FIRST_ITSELF');
  const elsewhere = await plan(ana, await start(ana));
  expect((await after(first, [elsewhere])).body.code).toBe('TASK_NOT_FOUND');
  expect((await ana.get(`/api/builds/${id}/tasks/${second}`)).body.waitsFor).toEqual([
    'Rebuild the front brakes',
  ]);
});

test('a template is used again without planning anything twice', async () => {
  const ana = await smc.member('Ana Template');
  const id = await start(ana);
  const { body } = await smc.guest('/api/builds/templates');
  const { templates } = body as ResponseOf<typeof listTemplates>;
  expect(templates).toHaveLength(6);
  const { name, tasks } = templates.at(-1) ?? { name: '', tasks: 0 };
  await ana.ok('POST', `/api/builds/${id}/template`, { template: name });
  await ana.ok('POST', `/api/builds/${id}/template`, { template: name });
  expect((await ana.get(`/api/builds/${id}/tasks`)).body.total).toBe(tasks);
});

test('whoever helps works on tasks, and whoever looks does not', async () => {
  const [ana, bob, cid] = [
    await smc.member('Ana Owns'),
    await smc.member('Bob Helps'),
    await smc.member('Cid Looks'),
  ];
  const id = await start(ana);
  for (const [member, role] of [
    [bob, 'helps'],
    [cid, 'looks'],
  ] as const) {
    await ana.ok('POST', `/api/builds/${id}/collaborators`, { member: member.id, role });
    await member.ok('POST', `/api/builds/${id}/join`, {});
  }
  const taskId = await plan(bob, id);
  const block = (by: Member) =>
    by.call('POST', `/api/builds/${id}/tasks/${taskId}/block`, { reason: 'No drums' });
  expect(await block(cid)).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_PART' } });
  expect(await block(await smc.member('Dan Nobody'))).toMatchObject({
    status: 404,
    body: { code: 'BUILD_NOT_FOUND' },
  });
  await block(bob);
  expect((await bob.get(`/api/builds/${id}/tasks/${taskId}`)).body.blocked).toBe('No drums');
});

describe('a part out of an inventory', () => {
  const add = async (by: Member, over: object = {}): Promise<string> => {
    const item = {
      title: 'Wheel cylinder',
      categoryPrimary: 'Parts',
      quantity: 3,
      acquired: { on: null, from: '', price: 30 },
      ...over,
    };
    return (await make(by, '/api/inventory/items', item)).id as string;
  };
  const portionsOf = async (by: Member, itemId: string) =>
    ((await by.get(`/api/inventory/items/${itemId}`)).body as ItemDetail).portions;
  const stockOf = async (by: Member, itemId: string) => {
    const { quantity, portions } = (await by.get(`/api/inventory/items/${itemId}`)).body as ItemDetail;
    return { total: quantity, portions: portions.length };
  };

  test('leaves its place, and comes back, from the page of the build and from that of the item', async () => {
    const ana = await smc.member('Ana Parts');
    const [id, itemId] = [await start(ana), await add(ana)];
    const taskId = await plan(ana, id);
    const partId = newId();
    const at = `/api/builds/${id}/tasks/${taskId}/parts`;
    await ana.ok('POST', at, { partId, title: 'Wheel cylinder', itemId });
    const part = () => firstPart(ana, id, taskId);
    expect(await part()).toMatchObject({ status: 'arrived', cost: 10, isInStock: true });

    await ana.ok('POST', `${at}/${partId}/install`, {});
    expect(await part()).toMatchObject({ status: 'installed', cost: 10 });
    expect(await stockOf(ana, itemId)).toEqual({ total: 2, portions: 1 });
    expect(await ana.call('DELETE', `/api/builds/${id}/tasks/${taskId}`)).toMatchObject({
      body: { code: 'PART_INSTALLED' },
    });
    await ana.ok('PUT', `${at}/${partId}/fit`, { fit: 'with work', note: 'Filed the slot.' });
    expect((await part())?.fit).toEqual({ fit: 'with work', note: 'Filed the slot.' });

    await ana.ok('POST', `${at}/${partId}/remove`, { locationId: null });
    expect(await part()).toMatchObject({ status: 'arrived', cost: 10, fit: null });
    expect(await stockOf(ana, itemId)).toEqual({ total: 3, portions: 0 });

    await ana.ok('POST', `${at}/${partId}/install`, {});
    expect((await part())?.fit).toEqual({ fit: 'with work', note: 'Filed the slot.' });
    const [portion] = await portionsOf(ana, itemId);
    await ana.ok('POST', `/api/inventory/items/${itemId}/bring-back`, {
      portionId: portion?.id,
      locationId: null,
    });
    await smc.waitForProcessors();
    expect((await part())?.status).toBe('arrived');
    expect(await stockOf(ana, itemId)).toEqual({ total: 3, portions: 0 });
  });

  test('costs its share of the item, until somebody says what it cost', async () => {
    const ana = await smc.member('Ana Shares');
    const [id, itemId] = [await start(ana), await add(ana)];
    const taskId = await plan(ana, id);
    const partId = newId();
    const at = `/api/builds/${id}/tasks/${taskId}/parts`;
    const change = (quantity: number) =>
      ana.ok('PUT', `${at}/${partId}`, { title: 'Wheel cylinder', itemId, quantity });
    await ana.ok('POST', at, { partId, title: 'Wheel cylinder', itemId });
    await change(2);
    expect(await firstPart(ana, id, taskId)).toMatchObject({ status: 'arrived', quantity: 2, cost: 20 });
    await ana.ok('POST', `${at}/${partId}/arrive`, { cost: 12 });
    await change(3);
    expect((await firstPart(ana, id, taskId))?.cost).toBe(12);
  });

  test('is the caller’s own', async () => {
    const [ana, bob] = [await smc.member('Ana Item'), await smc.member('Bob Item')];
    const [id, itemId] = [await start(ana), await add(bob)];
    const taskId = await plan(ana, id);
    const sent = { partId: newId(), title: 'Wheel cylinder', itemId };
    expect(await ana.call('POST', `/api/builds/${id}/tasks/${taskId}/parts`, sent)).toMatchObject({
      status: 404,
      body: { code: 'ITEM_NOT_FOUND' },
    });
  });
});

test('a wanted ad looks for a part, and is drafted once', async () => {
  const ana = await smc.member('Ana Seeks');
  const id = await start(ana);
  const taskId = await plan(ana, id, { system: 'brakes', priority: 'critical' });
  const partId = newId();
  const at = `/api/builds/${id}/tasks/${taskId}/parts`;
  await ana.ok('POST', at, { partId, title: 'Wheel cylinder', planned: 25, quantity: 2 });
  const { listingId } = await make(ana, `${at}/${partId}/find`, { place: { text: '53545' } });
  const { body } = await ana.get(`/api/my/listings/${listingId}`);
  expect(body.status).toBe('draft');
  expect(body.form).toMatchObject({
    listingType: 'wanted',
    title: 'Wheel cylinder for 1966 Ford F100',
    categorySub: 'Brakes',
    wanted: { urgency: 'blocking' },
  });
  expect(await ana.call('POST', `${at}/${partId}/find`, { place: { text: '53545' } })).toMatchObject({
    status: 409,
    body: { code: 'PART_SOUGHT' },
  });
  await ana.ok('POST', `/api/listings/${listingId}/withdraw`, {});
  await smc.waitForProcessors();
  expect((await firstPart(ana, id, taskId))?.need).toBeNull();
});
