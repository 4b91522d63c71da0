import { eventDates, eventWords, organizerOf } from '../../../test/gatherings.js';
import { daysAfter } from '../../kernel/decider/days.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId, newId } from '../../kernel/decider/identifiers.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { markVerified, openMembers } from '../../members/members.fixtures.js';
import { type AttendanceKind, attendanceEvents } from '../attendance/attendance.events.js';
import { organizerEvents } from '../organizer/organizer.events.js';
import { extendDates } from './extend-dates.job.js';
import { gatheringState } from './gathering.state.js';
import { gatheringOrphaned } from './gathering-orphaned.effect.js';
import { tellAttendingJob } from './tell-attending.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
beforeAll(async () => {
  smc = await openMembers();
  [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
  await markVerified(smc.pool, ana.id);
});
afterAll(() => smc.close());

const context = () =>
  ({ ...smc.runtime, get: (token: symbol) => smc.server.app.get(token) }) as unknown as ModuleContext;
const stateOf = (id: string) => loadState(smc.runtime.eventStore, gatheringState, id);

async function published(change: object, club?: string): Promise<string> {
  const id = newId();
  const organizer = club ?? (await organizerOf(smc.runtime.eventStore, [ana.id, [bob.id, 'editor']]));
  const dates = { ...eventDates(), ...change };
  expect(await ana.call('POST', '/api/events', { ...eventWords, id, organizer, dates })).toMatchObject({
    status: 201,
  });
  await ana.ok('POST', `/api/events/${id}/publish`, {});
  return id;
}

describe('those who go', () => {
  const first = eventDates().firstDay;
  const second = daysAfter(first, 7);
  const season = { season: 'seasonal', rule: 'FREQ=WEEKLY;COUNT=2' };
  const reason = 'Flooded field';

  async function attend(member: Member, gatheringId: string, day: string, as: AttendanceKind = 'going') {
    const { eventStore } = smc.runtime;
    const data = {
      memberId: member.id,
      gatheringId,
      day,
      as,
      isShown: true,
      isSelling: false,
      isReminded: true,
    };
    const meta = { actor: { id: member.id, roles: [] }, now: new Date().toISOString(), commandId: newId() };
    const id = deterministicId('attendance', member.id, gatheringId, day);
    await eventStore.append(attendanceEvents, id, [{ type: 'AttendanceSet', data }], 'none', meta);
  }
  /** Run what waits, twice: a repeated run tells nobody again. */
  async function told(member: Member, gatheringId: string): Promise<readonly unknown[]> {
    await smc.waitForProcessors();
    const { rows } = await smc.pool.query<{ payload: object }>(
      "select payload from kernel.job where name = 'tell-attending' order by due_at, key",
    );
    const run = {
      attempt: 1,
      isLast: false,
      now: new Date().toISOString(),
      signal: new AbortController().signal,
    };
    for (const { payload } of [...rows, ...rows]) await tellAttendingJob(context()).run(payload, run);
    const notices = (await member.get('/api/notifications')).body as unknown as readonly {
      readonly subtype: string;
      readonly href: string;
    }[];
    return notices.filter(({ href }) => href === `/events/${gatheringId}`).map(({ subtype }) => subtype);
  }

  test('to a date hear when it is moved, once; whoever goes to another date, or moved it, does not', async () => {
    const id = await published(season);
    const [cid, dee] = [await smc.member('Cid'), await smc.member('Dee')];
    await attend(cid, id, second, 'interested');
    await attend(dee, id, first);
    await attend(ana, id, second);
    const { opens, closes, lasts } = eventDates();
    const move = { toDay: daysAfter(second, 1), opens, closes, lasts, reason };
    await ana.ok('POST', `/api/events/${id}/dates/${second}/move`, move);
    expect(await told(cid, id)).toEqual(['moved']);
    expect(await told(dee, id)).toEqual([]);
    expect(await told(ana, id)).toEqual([]);
  });

  test('to an event of one date hear that it is cancelled', async () => {
    const id = await published({});
    const cid = await smc.member('Cid');
    await attend(cid, id, first);
    await ana.ok('POST', `/api/events/${id}/cancel`, { reason });
    expect(await told(cid, id)).toEqual(['cancelled']);
  });

  test('hear of another place, and of no other words', async () => {
    const id = await published(season);
    const cid = await smc.member('Cid');
    await attend(cid, id, first);
    await ana.ok('PUT', `/api/events/${id}`, { ...eventWords, title: 'Fall swap' });
    expect(await told(cid, id)).toEqual([]);
    const venue = { ...eventWords.venue, name: 'Armory' };
    await ana.ok('PUT', `/api/events/${id}`, { ...eventWords, venue });
    expect(await told(cid, id)).toEqual(['place']);
  });
});

test('permanent events know more days as time goes by, while their organizer is verified', async () => {
  const club = await organizerOf(smc.runtime.eventStore, [ana.id]);
  const id = await published({ season: 'permanent', rule: 'FREQ=WEEKLY' }, club);
  const known = Object.keys((await stateOf(id)).dates).toSorted();
  await smc.waitForProcessors();
  await extendDates(context(), new Date().toISOString());
  expect(Object.keys((await stateOf(id)).dates)).toHaveLength(known.length);
  const later = `${daysAfter(new Date().toISOString().slice(0, 10), 60)}T12:00:00.000Z`;
  await extendDates(context(), later);
  const more = Object.keys((await stateOf(id)).dates).toSorted();
  expect(more.slice(0, known.length)).toEqual(known);
  expect(more[known.length]).toBe(daysAfter(known.at(-1) ?? '', 7));

  const { version } = await smc.runtime.eventStore.history(organizerEvents, club);
  const meta = { actor: { id: 'ray', roles: [] }, now: new Date().toISOString(), commandId: newId() };
  const withdrawn = { type: 'VerificationWithdrawn', data: { by: 'ray', reason: 'They moved.' } } as const;
  await smc.runtime.eventStore.append(organizerEvents, club, [withdrawn], version, meta);
  await smc.waitForProcessors();
  await extendDates(context(), `${daysAfter(later.slice(0, 10), 60)}T12:00:00.000Z`);
  expect(Object.keys((await stateOf(id)).dates)).toHaveLength(more.length);
});

test('an event has no organizer for now only once nobody else of the team can run it', async () => {
  const { eventStore } = smc.runtime;
  const eve = await smc.member('Eve');
  const [alone, together] = [
    await organizerOf(eventStore, [ana.id, [eve.id, 'gate']]),
    await organizerOf(eventStore, [ana.id, [eve.id, 'editor']]),
  ];
  const [lost, kept] = [await published({}, alone), await published({}, together)];
  await smc.waitForProcessors();
  const deps = { ...context(), bus: smc.runtime.bus };
  const foreseen = async () => (await gatheringOrphaned.foresee(deps, ana.id)).map(({ id }) => id);
  expect(await foreseen()).toContain(lost);
  expect(await foreseen()).not.toContain(kept);
  await eve.suspended();
  expect(await foreseen()).toContain(kept);
});
