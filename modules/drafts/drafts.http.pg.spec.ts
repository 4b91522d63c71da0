import { eraseMember } from '../identity/accounts/erase-member.shared.js';
import { systemClock } from '../kernel/decider/clock.js';
import { newId } from '../kernel/decider/identifiers.js';
import { openMembers } from '../members/members.fixtures.js';
import { exportDrafts } from './drafts.export.js';
import { draftsOf } from './drafts.shared.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

type Member = Awaited<ReturnType<typeof smc.member>>;
const path = '/api/drafts';
const drafts = async (of: Member) => (await of.get(path)).body.drafts as { to: string; words: string }[];

test('a draft is on every device of its member, as it was written last, until it is sent', async () => {
  const [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
  const [to, other] = [newId(), `listing ${newId()}`];
  for (const words of ['Is it', 'Is it dry?']) await ana.ok('PUT', path, { to, words });
  await ana.ok('PUT', path, { to: other, words: 'Hello' });
  expect(await drafts(ana)).toEqual([
    { to: other, words: 'Hello' },
    { to, words: 'Is it dry?' },
  ]);
  expect(await drafts(bob)).toEqual([]);
  await ana.ok('PUT', path, { to: other, words: ' ' });
  expect(await drafts(ana)).toEqual([{ to, words: 'Is it dry?' }]);
  expect((await ana.call('PUT', path, { to: 'no body', words: 'Hello' })).status).toBe(400);
});

test('a draft is of a thread, of what a word names, or of a word and an id', async () => {
  const ana = await smc.member('Ana');
  const id = newId();
  const places = [
    id,
    ...['comment', 'gathering', 'parts-car', 'post'].map((word) => `${word} ${id}`),
    'post',
  ];
  for (const to of places) await ana.ok('PUT', path, { to, words: 'Hello' });
  expect((await drafts(ana)).map(({ to }) => to).sort()).toEqual([...places].sort());
  for (const to of ['', 'Post', 'post ', `Parts car ${id}`, ` ${id}`, 'post 7', 'x'.repeat(41)])
    expect((await ana.call('PUT', path, { to, words: 'Hello' })).status).toBe(400);
});

test('words that this device has not seen are not replaced: both are kept, and neither twice', async () => {
  const ana = await smc.member('Ana');
  const to = newId();
  const keep = async (words: string, before: string) =>
    (await ana.ok('PUT', path, { to, words, before: before.split('|') })).words;
  expect(await keep('Is it', '')).toBe('Is it');
  expect(await keep('Is it dry?', 'Is it')).toBe('Is it dry?');
  for (const _ of ['by the other device', 'and again, as its answer was lost'])
    expect(await keep('Where is it?', 'Is it')).toBe('Is it dry?\n\nWhere is it?');
  expect(await keep('', 'Is it')).toBe('Is it dry?\n\nWhere is it?');
  expect(await drafts(ana)).toEqual([{ to, words: 'Is it dry?\n\nWhere is it?' }]);
  const both = 'Is it dry?\n\nWhere is it?';
  expect(await keep('Where?', `Is it|${both}`)).toBe('Where?'); // sent before, without a response
  expect(await keep('', 'Where?')).toBe('');
  expect(await drafts(ana)).toEqual([]);
});

test('what two devices begin at the same moment is kept of both', async () => {
  const ana = await smc.member('Ana');
  const to = newId();
  const begun = ['Hello', 'Good day', 'Howdy'];
  await Promise.all(begun.map((words) => ana.ok('PUT', path, { to, words, before: [''] })));
  const [draft] = await drafts(ana);
  expect(draft?.words.split('\n\n').sort()).toEqual([...begun].sort());
});

test('a draft is encrypted, in the archive, and gone with its member', async () => {
  const kim = await smc.member('Kim');
  const to = newId();
  await kim.ok('PUT', path, { to, words: 'Quetzalcoatl' });
  const kept = async () => (await smc.pool.query('select draft::text as row from messaging.draft')).rows;
  expect(JSON.stringify(await kept())).toContain(to);
  expect(JSON.stringify(await kept())).not.toContain(Buffer.from('Quetzalcoatl').toString('hex'));
  const { bus, db, eventStore } = smc.runtime;
  expect(await exportDrafts({ db, eventStore }).read(kim.id)).toEqual([{ to, words: 'Quetzalcoatl' }]);
  await eraseMember({ bus, db, eventStore, clock: systemClock }, kim.id, { id: kim.id, roles: [] });
  expect(await draftsOf({ db, keys: eventStore.keys }, kim.id)).toEqual([]);
  await smc.waitForProcessors();
  expect(JSON.stringify(await kept())).not.toContain(to);
});
