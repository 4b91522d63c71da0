import { byStaff } from '../../identity/identity.fixtures.js';
import { memberEvents } from '../../identity/member/member.events.js';
import { event } from '../../kernel/decider/decider.js';
import { deterministicId, newId } from '../../kernel/decider/identifiers.js';
import { markVerified, openMembers } from '../../members/members.fixtures.js';
import { itemEvents } from '../item/item.events.js';
import { maxItems } from '../quotas.rules.js';
import type { ImportField, ImportPreview, ImportView } from './import.schemas.js';
import { ImportRunner } from './import-runner.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

type Member = Awaited<ReturnType<typeof smc.member>>;

const homebox = `HB.import_ref,HB.location,HB.labels,HB.name,HB.quantity,HB.description,HB.purchase_price,HB.purchase_time,HB.field.Bore
q-1,Barn/Rack A/A-3-07,Fuel; core,Quadrajet,2,Off a Chevelle,40,2024-03-14,1 11/16
r-1,barn,,Radio,one,,,,
h-1,Barn/Rack B,,Hubcaps,4,,,,
`;

test('a Homebox file is understood: items, tags, fields and places come of it; a bad row keeps nobody else out', async () => {
  const ana = await smc.member('Ana');
  const file = await uploaded(ana, homebox);
  expect(file).toMatchObject({ status: 'uploaded', rows: 3, fileName: 'shop.csv' });
  const preview = await ana.ok('POST', `${at(file)}/preview`, { mapping: guessed(file) });
  expect(preview as ImportPreview).toMatchObject({
    items: 2,
    known: 0,
    badRows: [{ row: 3, reasons: ['HB.quantity: “one” is not a number.'] }],
    newPlaces: { total: 4, paths: ['Barn', 'Barn › Rack A', 'Barn › Rack A › A-3-07', 'Barn › Rack B'] },
  });
  expect(await imported(ana, file)).toMatchObject({
    status: 'done',
    handled: 3,
    added: 2,
    refused: 1,
    fileUntil: null,
  });
  const [hubcaps, quadrajet] = await items(ana);
  expect(hubcaps).toMatchObject({ title: 'Hubcaps', quantity: 4, stock: [{ path: 'Barn › Rack B' }] });
  expect((await ana.get(`/api/inventory/items/${quadrajet?.id}`)).body).toMatchObject({
    stock: [{ path: 'Barn › Rack A › A-3-07', quantity: 2 }],
    tags: ['Fuel', 'core'],
    acquired: { on: '2024-03-14', price: 40 },
    customFields: [{ name: 'Bore', kind: 'text', value: '1 11/16' }],
  });
});

test('the same file again changes nothing, not even an item that was changed since', async () => {
  const bo = await smc.member('Bo');
  await imported(bo, await uploaded(bo, homebox));
  const [hubcaps] = await items(bo);
  await bo.ok('PUT', `/api/inventory/items/${hubcaps?.id}`, { title: 'Four hubcaps' });
  const file = await uploaded(bo, homebox);
  const before = await smc.runtime.eventStore.log.head();
  expect(await bo.ok('POST', `${at(file)}/preview`, { mapping: guessed(file) })).toMatchObject({
    items: 0,
    known: 2,
  });
  expect(await imported(bo, file)).toMatchObject({ added: 0, unchanged: 2, refused: 1 });
  expect(await smc.runtime.eventStore.log.head()).toBe(before);
});

test('a changed file changes the items that it knows, where its owner says so, and no column that it lacks', async () => {
  const cy = await smc.member('Cy');
  await imported(cy, await uploaded(cy, 'id,name,qty,place,notes\na,Radio,2,Barn,Hums\nb,Horn,1,Barn,\n'));
  const changed = 'id,name,qty,place\na,Radio AM,2,Trailer\nb,Horn,1,Barn\n';
  expect(await imported(cy, await uploaded(cy, changed), { known: 'change' })).toMatchObject({
    changed: 1,
    unchanged: 1,
  });
  const [horn, radio] = await items(cy);
  expect(horn).toMatchObject({ stock: [{ path: 'Barn', quantity: 1 }] });
  const { body } = await cy.get(`/api/inventory/items/${radio?.id}`);
  expect(body).toMatchObject({ title: 'Radio AM', notes: 'Hums', stock: [{ path: 'Trailer', quantity: 2 }] });
});

test('a slice that a crash repeats adds nothing twice', async () => {
  const dee = await smc.member('Dee');
  const file = await uploaded(dee, 'id,name,qty,place\na,Bolts,5,Barn\na,Bolts,2,Barn/Bin 1\nb,Horn,1,\n');
  await dee.ok('POST', `${at(file)}/start`, { mapping: guessed(file) });
  await slice(file);
  const before = await smc.runtime.eventStore.log.head();
  await smc.pool.query(
    `update item_import.import set status = 'running', next_item = 0, handled = 0, added = 0,
       file = convert_to('id,name,qty,place' || chr(10) || 'a,Bolts,5,Barn' || chr(10) || 'a,Bolts,2,Barn/Bin 1' || chr(10) || 'b,Horn,1,', 'UTF8')
     where id = $1`,
    [file.id],
  );
  await slice(file);
  expect(await smc.runtime.eventStore.log.head()).toBe(before);
  expect((await dee.get(at(file))).body).toMatchObject({ status: 'done', handled: 3, added: 2 });
  expect((await items(dee))[0]).toMatchObject({ title: 'Bolts', quantity: 7 });
});

test('a cancelled import stops and its file is deleted; one at a time', async () => {
  const eve = await smc.member('Eve');
  const file = await uploaded(eve, homebox);
  await eve.ok('POST', `${at(file)}/start`, { mapping: guessed(file) });
  expect(await sent(eve, 'name\nRadio\n')).toMatchObject({ status: 409, body: { code: 'IMPORT_RUNNING' } });
  expect(await eve.ok('POST', `${at(file)}/cancel`, {})).toMatchObject({
    status: 'cancelled',
    fileUntil: null,
  });
  await slice(file);
  expect(await items(eve)).toEqual([]);
  expect(await eve.call('POST', `${at(file)}/start`, { mapping: guessed(file) })).toMatchObject({
    body: { code: 'IMPORT_OVER' },
  });
});

test('a member keeps one file: the next one takes its place; columns that say the same thing are refused', async () => {
  const eli = await smc.member('Eli');
  const first = await uploaded(eli, homebox);
  const file = await uploaded(eli, 'name,price,ask\nRadio,1,2\n');
  expect((await eli.get(at(first))).body).toMatchObject({
    status: 'cancelled',
    fileUntil: null,
    columns: [],
  });
  const start = (mapping: readonly (ImportField | null)[]) =>
    eli.call('POST', `${at(file)}/start`, { mapping });
  expect(await start([null])).toMatchObject({ status: 422, body: { code: 'NO_TITLE_COLUMN' } });
  expect(await start(['title', 'asking', 'asking'])).toMatchObject({
    status: 422,
    body: { code: 'COLUMN_TWICE', message: expect.stringMatching(/^“price” and “ask” are chosen/) },
  });
});

test('a file needs a verified address; one that holds too much, or takes too much to read, has a code', async () => {
  const eva = await smc.member('Eva');
  expect(await sent(eva, homebox)).toMatchObject({ status: 403, body: { code: 'MAIL_NOT_VERIFIED' } });
  await markVerified(smc.pool, eva.id);
  const breaks = '\n'.repeat(15_000_000);
  expect(await sent(eva, `name${breaks}`)).toMatchObject({ status: 400, body: { code: 'TOO_MANY_ROWS' } });
  expect(await sent(eva, 'name\n')).toMatchObject({ status: 400, body: { code: 'NOT_A_TABLE' } });
});

test('the check says what is left out, what it fits, and counts every row', async () => {
  const eda = await smc.member('Eda');
  const file = await uploaded(
    eda,
    'Part #,Years,Make,Model,Description,Moon,Qty,Bin\r\n7,1964½-66,Ford,Mustang,Hood,full,1,A\n8,,,,Bolt,,2,A\r9,,,,Nut,,x,B',
  );
  expect(await eda.ok('POST', `${at(file)}/preview`, { mapping: guessed(file) })).toMatchObject({
    rows: 3,
    items: 2,
    refused: 1,
    furtherPlaces: 0,
    leftOut: [{ header: 'Moon', rows: 1, samples: ['full'] }],
    samples: [
      { title: 'Hood', fits: ['1964–1966 Ford Mustang (from 1964½)'] },
      { title: 'Bolt', fits: [] },
    ],
  });
});

test('nothing is written once a cancel is answered, and each row says how far it came', async () => {
  const ela = await smc.member('Ela');
  const places = Array.from({ length: 90 }, (_, nth) => `a,Bolt,1,Barn/Bin ${nth}`);
  const file = await uploaded(ela, `id,name,qty,place\n${places.join('\n')}\nb,Nut,1,Barn\n`);
  await ela.ok('POST', `${at(file)}/start`, { mapping: guessed(file) });
  const working = slice(file);
  while ((await bolts(ela)).length === 0) await new Promise(setImmediate);
  await ela.ok('POST', `${at(file)}/cancel`, {});
  const head = await smc.runtime.eventStore.log.head();
  await working;
  expect(await smc.runtime.eventStore.log.head()).toBe(head);
  const { body } = await ela.get(at(file));
  expect(body).toMatchObject({ status: 'cancelled', handled: 91, added: 1, refused: 90, furtherPlaces: 0 });
  expect((body as unknown as ImportView).badRows).toEqual([
    {
      row: 2,
      reasons: [
        expect.stringMatching(/cancelled here. It is there, with \d+ of its 90 places/),
        expect.any(String),
      ],
    },
  ]);
});

test('an inventory that is almost full takes what it has room for, and the other rows are refused by number', async () => {
  const eno = await smc.member('Eno');
  await imported(eno, await uploaded(eno, 'name\nRadio\n'));
  await smc.pool.query(
    `insert into inventory.item select (jsonb_populate_record(item, jsonb_build_object('id', $1 || n))).*
       from inventory.item, generate_series(3, $2::int) n where owner_id = $1`,
    [eno.id, maxItems],
  );
  const body = await imported(eno, await uploaded(eno, 'name\nHood\nDoor\n'));
  expect(body).toMatchObject({ handled: 2, added: 1, refused: 1 });
  expect((body as unknown as ImportView).badRows).toEqual([
    { row: 3, reasons: [expect.stringContaining('at most 50,000 items')] },
  ]);
});

test('an exported inventory imports into the same: nothing new for its owner, a copy for another', async () => {
  const [fay, gus] = [await smc.member('Fay'), await smc.member('Gus')];
  await imported(fay, await uploaded(fay, homebox));
  const exported = await csvOf(fay);
  const again = await imported(fay, await uploaded(fay, exported), { known: 'change' });
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 0 });
  await imported(gus, await uploaded(gus, exported));
  const bare = (text: string) =>
    text
      .split('\n')
      .map((line) => line.split(',').slice(1, 27).join(','))
      .sort();
  expect(bare(await csvOf(gus))).toEqual(bare(exported));
  const [hubcaps] = await items(fay);
  expect((await csvOf(fay, [String(hubcaps?.id)])).trim().split('\n')).toHaveLength(2);
});

test("somebody else's import does not exist; that of an erased member is gone", async () => {
  const [hal, ida] = [await smc.member('Hal'), await smc.member('Ida')];
  const file = await uploaded(hal, homebox);
  for (const path of ['', '/preview', '/start', '/cancel'])
    expect(
      await ida.call(path ? 'POST' : 'GET', at(file) + path, path ? { mapping: ['title'] } : undefined),
    ).toMatchObject({ status: 404 });
  expect((await ida.get('/api/inventory/imports')).body).toEqual({ imports: [] });
  const meta = { ...byStaff(new Date().toISOString()), commandId: newId() };
  const erased = event('MemberErased', { memberId: hal.id });
  await smc.runtime.eventStore.append(memberEvents, hal.id, [erased], 'any', meta);
  await smc.waitForProcessors();
  const { rows } = await smc.pool.query('select from item_import.import where id = $1', [file.id]);
  expect(rows).toEqual([]);
});

const at = ({ id }: { readonly id: string }) => `/api/inventory/imports/${id}`;
const guessed = ({ columns }: ImportView): (ImportField | null)[] => columns.map(({ guess }) => guess);

async function uploaded(member: Member, text: string): Promise<ImportView> {
  await markVerified(smc.pool, member.id);
  return (await member.send(
    'POST',
    '/api/inventory/imports?fileName=shop.csv',
    Buffer.from(text),
  )) as unknown as ImportView;
}

/** An upload that may be refused. */
async function sent(member: Member, text: string) {
  const answer = await fetch(`${smc.url}/api/inventory/imports`, {
    method: 'POST',
    headers: { ...member.as, 'Content-Type': 'text/csv' },
    body: text,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** The events of the bolts of a member's file. */
async function bolts({ id }: Member) {
  return smc.runtime.eventStore.read(itemEvents, deterministicId('imported item', id, 'a'));
}

async function slice({ id }: { readonly id: string }): Promise<void> {
  const run = { now: new Date().toISOString(), signal: new AbortController().signal, isLast: false };
  await smc.server.app.get(ImportRunner).runSlice(id, run);
  await smc.waitForProcessors();
}

/** Start an import, and run it. */
async function imported(member: Member, file: ImportView, choice: object = {}) {
  await member.ok('POST', `${at(file)}/start`, { mapping: guessed(file), ...choice });
  await slice(file);
  return (await member.get(at(file))).body;
}

async function items(member: Member) {
  const { body } = await member.get('/api/inventory/items?sort=title');
  return body.items as readonly { readonly id: string; readonly title: string }[];
}

async function csvOf(member: Member, ids?: readonly string[]): Promise<string> {
  const answer = await fetch(`${smc.url}/api/inventory/exports`, {
    method: 'POST',
    headers: { ...member.as, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids }),
  });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  return answer.text();
}
