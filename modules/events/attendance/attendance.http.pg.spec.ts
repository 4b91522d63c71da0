import { announce, organizerOf } from '../../../test/gatherings.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../../kernel/decider/time.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { openMembers, profile, yearsAgo } from '../../members/members.fixtures.js';
import { announceEachSwapMeetJob } from '../near/announce-each-swap-meet.job.js';
import { announceSwapMeets } from '../near/announce-swap-meets.job.js';
import { remindOfDates } from './remind-of-dates.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
let id: string;
beforeAll(async () => {
  smc = await openMembers();
  ana = await smc.member('Ana Smith');
  bob = await smc.member('Bob Jones');
  id = newId();
  await announce(smc.runtime.bus, id, ana.id, await organizerOf(smc.runtime.eventStore, [ana.id]));
  await smc.waitForProcessors();
});
afterAll(() => smc.close());

const path = () => `/api/events/${id}/attendance`;
const plansOf = async (reader: Member) => (await reader.get(path())).body.dates;
const going = { day: null, as: 'going' } as const;
const deps = () =>
  ({
    db: smc.runtime.db,
    eventStore: smc.runtime.eventStore,
    get: (token: symbol) => smc.server.app.get(token),
  }) as unknown as ModuleContext;
async function messagesTo(reader: Member, type: string): Promise<readonly unknown[]> {
  await smc.waitForProcessors();
  const { body } = await reader.get('/api/notifications');
  return (body as unknown as readonly { type: string; message: string }[])
    .filter((one) => one.type === type)
    .map(({ message }) => message);
}

test('a member goes, is interested, and neither, and the page counts them', async () => {
  await bob.ok('PUT', path(), going);
  await bob.ok('PUT', path(), going);
  expect(await plansOf(bob)).toEqual([
    { day: null, as: 'going', isShown: true, isSelling: false, isReminded: true },
  ]);
  expect((await bob.get(`/api/events/${id}`)).body.dates).toMatchObject([
    { going: 1, interested: 0, mine: 'going' },
  ]);
  await bob.ok('PUT', path(), { ...going, as: 'interested' });
  expect(await plansOf(bob)).toMatchObject([{ as: 'interested' }]);
  await bob.ok('PUT', path(), { ...going, as: null });
  expect(await plansOf(bob)).toEqual([]);
  expect((await bob.call('PUT', path(), { ...going, day: '2020-01-01' })).body.code).toBe('DATE_NOT_FOUND');
  expect((await bob.call('PUT', `/api/events/${newId()}/attendance`, going)).body.code).toBe(
    'GATHERING_NOT_FOUND',
  );
});

test('a minor is shown to nobody, whatever they ask for', async () => {
  const kid = await smc.member('Kid Brown', { dateOfBirth: yearsAgo(16) });
  const answer = await kid.call('PUT', path(), { ...going, isShown: true, isSelling: true });
  if (answer.status === 200)
    expect(await plansOf(kid)).toMatchObject([{ as: 'going', isShown: false, isSelling: false }]);
  else expect(answer.status).toBe(403);
});

test('who wants it is reminded once in the 24 hours before a date begins', async () => {
  await bob.ok('PUT', path(), going);
  await ana.ok('PUT', path(), { ...going, isReminded: false });
  await smc.waitForProcessors();
  const [date] = (await bob.get(`/api/events/${id}`)).body.dates as unknown as readonly { date: string }[];
  const startsAt = date?.date ?? '';
  await remindOfDates(deps(), plusHours(startsAt, -25));
  expect(await messagesTo(bob, 'attended_event')).toEqual([]);
  await remindOfDates(deps(), plusHours(startsAt, -23));
  await remindOfDates(deps(), plusHours(startsAt, -22));
  expect(await messagesTo(bob, 'attended_event')).toEqual([
    expect.stringMatching(/^“?Jefferson swap meet”? is .+\.$/),
  ]);
  expect(await messagesTo(ana, 'attended_event')).toEqual([]);
});

test('members learn once a week of new swap meets near their home, and not of their own', async () => {
  await bob.ok('PUT', '/api/account/profile', { ...profile, homeZip: '53545' });
  await ana.ok('PUT', '/api/account/profile', { ...profile, handle: 'ana-garage', homeZip: '53545' });
  await smc.waitForProcessors();
  const now = new Date().toISOString();
  await announceSwapMeets(deps(), now);
  await announceSwapMeets(deps(), now);
  expect(await messagesTo(bob, 'swap_meet')).toEqual([
    expect.stringContaining('was announced near Janesville, WI'),
  ]);
  expect(await messagesTo(ana, 'swap_meet')).toEqual([]);
  await announceSwapMeets(deps(), plusDays(now, 8));
  expect(await messagesTo(bob, 'swap_meet')).toHaveLength(1);
});

test('whoever turns it on is told of each swap meet as soon as it is published, once, and not of the week', async () => {
  const cid = await smc.member('Cid Wood');
  const dee = await smc.member('Dee Hill');
  await cid.ok('PUT', '/api/account/profile', { ...profile, handle: 'cid-garage', homeZip: '53545' });
  await dee.ok('PUT', '/api/account/profile', { ...profile, handle: 'dee-garage', homeZip: '53545' });
  const { kinds, version, ...chosen } = (await cid.get('/api/notifications/preferences')).body as unknown as {
    kinds: unknown;
    version: number;
    channels: object;
  };
  const channels = { ...chosen.channels, each_swap_meet: { inApp: true, mail: false, digest: false } };
  await cid.ok('PUT', '/api/notifications/preferences', { ...chosen, channels, madeFrom: version });
  const other = newId();
  await announce(smc.runtime.bus, other, bob.id, await organizerOf(smc.runtime.eventStore, [bob.id]));
  await smc.waitForProcessors();
  const { rows } = await smc.pool.query<{ payload: { gatheringId: string } }>(
    "select payload from kernel.job where name = 'announce-each-swap-meet'",
  );
  const payloads = rows.map(({ payload }) => payload).filter(({ gatheringId }) => gatheringId === other);
  const now = new Date().toISOString();
  const run = { attempt: 1, isLast: false, now, signal: new AbortController().signal };
  for (const payload of [...payloads, ...payloads]) await announceEachSwapMeetJob(deps()).run(payload, run);
  await announceSwapMeets(deps(), now);
  const near = expect.stringContaining('was announced near Janesville, WI');
  expect([await messagesTo(cid, 'each_swap_meet'), await messagesTo(cid, 'swap_meet')]).toEqual([[near], []]);
  expect(await messagesTo(dee, 'each_swap_meet')).toEqual([]);
  expect(await messagesTo(dee, 'swap_meet')).toHaveLength(1);
  expect(await messagesTo(bob, 'each_swap_meet')).toEqual([]);
});
