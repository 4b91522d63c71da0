import { announce, organizerOf } from '../../../test/gatherings.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { openMembers } from '../../members/members.fixtures.js';
import { deliverBroadcastJob } from './deliver-broadcast.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
let cat: Member;
let dan: Member;
let id: string;
beforeAll(async () => {
  smc = await openMembers();
  ana = await smc.member('Ana Smith');
  bob = await smc.member('Bob Jones');
  cat = await smc.member('Cat Brown');
  dan = await smc.member('Dan White');
  id = newId();
  await announce(smc.runtime.bus, id, ana.id, await organizerOf(smc.runtime.eventStore, [ana.id]));
  await smc.waitForProcessors();
});
afterAll(() => smc.close());

const path = () => `/api/events/${id}/broadcasts`;
const words = (change: object = {}) => ({
  id: newId(),
  day: null,
  audience: 'going',
  subject: 'Gates',
  text: 'They open at five.',
  ...change,
});
const go = (member: Member, as: 'going' | 'interested') =>
  member.ok('PUT', `/api/events/${id}/attendance`, { day: null, as });
const codeOf = async (member: Member, body: object) => {
  const { status, body: answer } = await member.call('POST', path(), body);
  return status > 201 ? answer.code : status;
};
const deliver = (broadcastId: string) =>
  deliverBroadcastJob({
    ...smc.runtime,
    get: (token: symbol) => smc.server.app.get(token),
  } as unknown as ModuleContext).run(
    { broadcastId },
    { attempt: 1, isLast: false, now: new Date().toISOString(), signal: new AbortController().signal },
  );
async function newsTo(reader: Member): Promise<readonly string[]> {
  const { body } = await reader.get('/api/notifications');
  return (body as unknown as readonly { subtype: string; message: string }[])
    .filter(({ subtype }) => subtype === 'broadcast')
    .map(({ message }) => message);
}
const listed = async (reader: Member) => (await reader.get(path())).body;

test('one that would reach nobody, or of somebody else, is refused', async () => {
  expect(await codeOf(ana, words())).toBe('NOBODY_GOES');
  expect(await codeOf(bob, words())).toBe('NOT_YOUR_GATHERING');
});

test('those who go get it once, without whom the writer has blocked', async () => {
  await go(bob, 'going');
  await go(cat, 'interested');
  await go(dan, 'going');
  await go(ana, 'going');
  await ana.ok('POST', `/api/members/${dan.id}/block`);
  await smc.waitForProcessors();
  expect(await codeOf(ana, words({ text: 'See www.parts.example' }))).toBe('LINKS_NOT_YET');
  expect(await codeOf(ana, words({ day: '2020-01-01' }))).toBe('DATE_NOT_FOUND');
  const sent = words();
  expect((await ana.call('POST', path(), sent)).body).toMatchObject({ id: sent.id, recipients: 1 });
  expect((await ana.call('POST', path(), sent)).body).toMatchObject({ id: sent.id, recipients: 1 });
  await smc.waitForProcessors();
  await deliver(sent.id);
  await deliver(sent.id);
  expect(await newsTo(bob)).toEqual([expect.stringContaining('has written to you')]);
  expect(await newsTo(bob)).toEqual([expect.stringContaining('Gates')]);
  for (const other of [ana, cat, dan]) expect(await newsTo(other)).toEqual([]);
});

test('those whom it is meant for read it, and those who run the event see what they may still send', async () => {
  expect(await listed(bob)).toMatchObject({
    broadcasts: [{ subject: 'Gates', text: 'They open at five.', recipients: null }],
    allowance: null,
  });
  for (const other of [cat, dan]) expect(await listed(other)).toEqual({ broadcasts: [], allowance: null });
  expect(await listed(ana)).toMatchObject({
    broadcasts: [{ recipients: 1 }],
    allowance: { perDay: 3, left: 2, maxRecipients: 100, mayHaveLinks: false, going: 3, interested: 1 },
  });
});

test('it can be reported, removed and brought back', async () => {
  const [{ id: broadcastId = '' } = {}] = (await listed(bob)).broadcasts as unknown as { id: string }[];
  const report = { targets: [{ kind: 'broadcast', id: broadcastId }], category: 'spam', comment: '' };
  expect((await bob.call('POST', '/api/reports', report)).status).toBeLessThan(300);
  expect((await cat.call('POST', '/api/reports', report)).status).toBe(404);
  await smc.moderate('remove', { kind: 'broadcast', id: broadcastId });
  await smc.waitForProcessors();
  expect(await listed(bob)).toMatchObject({ broadcasts: [] });
  await smc.moderate('bringBack', { kind: 'broadcast', id: broadcastId });
  await smc.waitForProcessors();
  expect(await listed(bob)).toMatchObject({ broadcasts: [{ subject: 'Gates' }] });
});

test('a new organizer sends three in 24 hours', async () => {
  expect(await codeOf(ana, words({ audience: 'going and interested' }))).toBe(201);
  expect(await codeOf(ana, words())).toBe(201);
  expect(await codeOf(ana, words())).toBe('BROADCASTS_LIMIT');
});
