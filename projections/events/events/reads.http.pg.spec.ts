import { attendanceEvents } from '../../../modules/events/attendance/attendance.events.js';
import { idOfAttendance } from '../../../modules/events/attendance/attendance-ids.shared.js';
import { EventPage, listEvents } from '../../../modules/events/events.contract.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { markVerified, openMembers } from '../../../modules/members/members.fixtures.js';
import { eventDates, eventWords, organizerOf } from '../../../test/gatherings.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<(typeof smc)['member']>>;
let ana: Member;
let bob: Member;
let gil: Member;
let club: string;
const { firstDay } = eventDates();

beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  [ana, bob, gil] = [await smc.member('Ana'), await smc.member('Bob'), await smc.member('Gil')];
  await markVerified(smc.pool, ana.id);
  club = await organizerOf(smc.runtime.eventStore, [ana.id, [gil.id, 'gate']]);
});
afterAll(() => smc.close());

async function drafted(): Promise<string> {
  const id = newId();
  const body = {
    ...eventWords,
    id,
    organizer: club,
    dates: { ...eventDates(), season: 'seasonal', rule: 'FREQ=WEEKLY;COUNT=3' },
  };
  expect(await ana.call('POST', '/api/events', body)).toMatchObject({
    status: 201,
  });
  await smc.waitForProcessors();
  return id;
}
async function published(): Promise<string> {
  const id = await drafted();
  await ana.ok('POST', `/api/events/${id}/publish`, {});
  await smc.waitForProcessors();
  return id;
}
async function attend(member: Member, gatheringId: string, isSelling = false): Promise<void> {
  const data = { memberId: member.id, gatheringId, day: firstDay, as: 'going', isShown: true } as const;
  const meta = { actor: { id: member.id, roles: [] }, now: new Date().toISOString(), commandId: newId() };
  await smc.runtime.eventStore.append(
    attendanceEvents,
    idOfAttendance(member.id, gatheringId, firstDay),
    [{ type: 'AttendanceSet', data: { ...data, isSelling, isReminded: true } }],
    'none',
    meta,
  );
  await smc.waitForProcessors();
}
const codeFor = async (reader: Member, id: string) => (await reader.get(`/api/events/${id}`)).body.code;

test('the fixed paths answer, and are no ids of events', async () => {
  const box = 'west=-90&south=42&east=-88&north=44';
  for (const path of ['mine', `month?month=${firstDay.slice(0, 7)}`, `map?${box}`])
    expect([path, (await ana.get(`/api/events/${path}`)).status]).toEqual([path, 200]);
  expect((await ana.get('/api/events/month?month=2026-13')).status).toBe(400);
});

test('a draft is seen by the team of its organizer, who may do what their role allows', async () => {
  const id = await drafted();
  const { body } = await ana.get(`/api/events/${id}`);
  expect(EventPage.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    status: 'draft',
    title: eventWords.title,
    venue: eventWords.venue,
    recurs: expect.stringMatching(/week/i),
    organizer: { id: club, isVerified: true },
    allowedActions: ['edit', 'changeDates', 'discard', 'publish'],
  });
  expect(body.dates).toHaveLength(3);
  expect((await gil.get(`/api/events/${id}`)).body).toMatchObject({ status: 'draft', allowedActions: [] });
  expect(await codeFor(bob, id)).toBe('GATHERING_NOT_FOUND');
  expect((await smc.guest(`/api/events/${id}`)).body.code).toBe('GATHERING_NOT_FOUND');
  expect((await ana.get(`/api/events?organizer=${club}`)).body).toEqual([]);
  await ana.ok('DELETE', `/api/events/${id}`, {});
  expect(await codeFor(ana, id)).toBe('GATHERING_NOT_FOUND');
});

test('a published event names who sells there to all, and friends to those who follow them', async () => {
  const id = await published();
  await attend(bob, id, true);
  await ana.ok('PUT', `/api/follows/member/${bob.id}`, {});
  await smc.waitForProcessors();
  const named = { id: bob.id, name: 'Bob', dateId: `${id}_${firstDay}` };
  const { body } = await ana.get(`/api/events/${id}`);
  expect(body).toMatchObject({
    friends: [named],
    vendors: { total: 1, first: [named] },
    wanted: { total: 0, first: [] },
    allowedActions: ['edit', 'changeDates', 'cancel', 'broadcast'],
  });
  expect(EventPage.parse(body).dates[0]).toMatchObject({ firstDay, going: 1, mine: null, isOver: false });
  expect((await smc.guest(`/api/events/${id}`)).body).toMatchObject({
    friends: [],
    vendors: { total: 1 },
    allowedActions: [],
  });
  expect((await ana.get('/api/events?friends=true')).body).toMatchObject([{ dateId: named.dateId }]);
  expect((await bob.get('/api/events/mine')).body.events).toMatchObject([{ id, mine: 'going' }]);
  expect((await bob.get(`/api/events/${id}/attendance`)).body.dates).toMatchObject([
    { day: firstDay, as: 'going', isSelling: true },
  ]);
});

test('who was blocked is named to nobody who blocked them', async () => {
  const id = await published();
  await attend(gil, id, true);
  await ana.ok('POST', `/api/members/${gil.id}/block`, {});
  await smc.waitForProcessors();
  expect((await ana.get(`/api/events/${id}`)).body.vendors).toEqual({ total: 0, first: [] });
  expect((await bob.get(`/api/events/${id}`)).body.vendors).toMatchObject({ total: 1 });
});

test('a canceled event says so on its page, and is in no list', async () => {
  const id = await published();
  await ana.ok('POST', `/api/events/${id}/cancel`, { reason: 'The field is flooded.' });
  expect((await ana.get(`/api/events/${id}`)).body).toMatchObject({
    status: 'cancelled',
    reason: 'The field is flooded.',
    allowedActions: [],
  });
  const listed = listEvents.response.parse((await ana.get(`/api/events?organizer=${club}`)).body);
  expect(listed.map((one) => one.id)).not.toContain(id);
});
