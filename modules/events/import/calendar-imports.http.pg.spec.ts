import { eventDates, eventWords, organizerOf } from '../../../test/gatherings.js';
import { daysAfter } from '../../kernel/decider/days.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId, newId } from '../../kernel/decider/identifiers.js';
import { markVerified, openMembers } from '../../members/members.fixtures.js';
import { gatheringState } from '../gathering/gathering.state.js';
import { organizerEvents } from '../organizer/organizer.events.js';
import type { ImportedEntry } from './calendar-import.contract.js';
import { calendarWith, event } from './calendars.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
/** Imports too: nobody may do it more than twenty times an hour. */
let cas: Member;
beforeAll(async () => {
  smc = await openMembers();
  [ana, bob, cas] = [await smc.member('Ana'), await smc.member('Bob'), await smc.member('Cas')];
  for (const { id } of [ana, cas]) await markVerified(smc.pool, id);
});
afterAll(() => smc.close());

const clubOf = (...team: readonly [string, ...(readonly [string, 'editor' | 'gate'])[]]) =>
  organizerOf(smc.runtime.eventStore, [...team] as Parameters<typeof organizerOf>[1]);
const stateOf = (id: string | null | undefined) =>
  loadState(smc.runtime.eventStore, gatheringState, String(id));
const firstDay = daysAfter(new Date().toISOString().slice(0, 10), 30);
const on = (day: string, ...lines: readonly string[]) =>
  calendarWith(
    `DTSTART;TZID=America/Chicago:${day.replaceAll('-', '')}T070000`,
    `DTEND;TZID=America/Chicago:${day.replaceAll('-', '')}T150000`,
    ...lines,
  );

async function imported(
  club: string,
  text: string,
  { preview = false, by = ana } = {},
): Promise<readonly ImportedEntry[]> {
  const path = `/api/organizers/${club}/imports?preview=${preview}`;
  return (await by.send('POST', path, Buffer.from(text))).entries as ImportedEntry[];
}
const outcomesOf = (entries: readonly ImportedEntry[]) => entries.map(({ outcome }) => outcome);

test('an entry becomes a draft of the organizer, and the same file again changes nothing', async () => {
  const club = await clubOf(ana.id);
  const text = on(firstDay, 'RRULE:FREQ=WEEKLY;COUNT=3', 'DESCRIPTION:Vendors from five.');
  const entries = await imported(club, text);
  expect(entries).toMatchObject([
    { uid: 'one@club.example', title: 'Swap Meet', outcome: 'drafted', reason: '', dates: 3 },
  ]);
  const draft = await stateOf(entries[0]?.gatheringId);
  expect(draft).toMatchObject({
    status: 'draft',
    clubId: club,
    organizerId: ana.id,
    words: { title: 'Swap Meet', description: 'Vendors from five.', venue: { area: 'Jefferson, WI' } },
  });
  expect(Object.keys(draft.dates)).toEqual([0, 7, 14].map((days) => daysAfter(firstDay, days)));
  const head = await smc.runtime.eventStore.log.head();
  expect(await imported(club, text)).toMatchObject([
    { outcome: 'unchanged', gatheringId: entries[0]?.gatheringId },
  ]);
  expect(await smc.runtime.eventStore.log.head()).toBe(head);
});

test('nobody drafts something under the id of an entry before it is imported', async () => {
  const [club, other] = [await clubOf(ana.id), await clubOf(bob.id)];
  const id = deterministicId('imported entry', club, 'one@club.example');
  const taken = { ...eventWords, id, organizer: other, dates: eventDates() };
  expect((await bob.call('POST', '/api/events', taken)).status).toBe(201);
  expect(await imported(club, on(firstDay), { preview: true })).toMatchObject([{ outcome: 'drafted' }]);
  expect(await imported(club, on(firstDay))).toMatchObject([{ outcome: 'drafted' }]);
});

test('an import names the position that its drafts are read from, and a preview none', async () => {
  const club = await clubOf(ana.id);
  const send = (preview: boolean) =>
    ana.send('POST', `/api/organizers/${club}/imports?preview=${preview}`, Buffer.from(on(firstDay)));
  expect((await send(true)).position).toBeNull();
  expect((await send(false)).position).toBe(await smc.runtime.eventStore.log.head());
});

test('a changed entry changes its event: what it says alone, or its dates alone', async () => {
  const club = await clubOf(ana.id);
  const [entry] = await imported(club, on(firstDay));
  const said = await imported(club, on(firstDay, 'DESCRIPTION:Bring cash.'));
  expect(outcomesOf(said)).toEqual(['changed']);
  expect((await stateOf(entry?.gatheringId)).words?.description).toBe('Bring cash.');
  const later = daysAfter(firstDay, 7);
  expect(outcomesOf(await imported(club, on(later, 'DESCRIPTION:Bring cash.')))).toEqual(['changed']);
  expect(Object.keys((await stateOf(entry?.gatheringId)).dates)).toEqual([later]);
});

test('a published event changes with its entry, and keeps what no calendar says', async () => {
  const club = await clubOf(ana.id);
  const [entry] = await imported(club, on(firstDay, 'RRULE:FREQ=WEEKLY;COUNT=3'));
  const path = `/api/events/${entry?.gatheringId}`;
  const { words } = await stateOf(entry?.gatheringId);
  const { photos: _, ...body } = words ?? { photos: [] };
  await ana.ok('PUT', path, { ...body, kind: 'show', rules: 'No dogs.', madeFrom: 1 });
  await ana.ok('POST', `${path}/publish`, {});
  await ana.ok('POST', `${path}/dates/${daysAfter(firstDay, 7)}/cancel`, { reason: 'Rain.' });
  await imported(club, on(firstDay, 'RRULE:FREQ=WEEKLY;COUNT=3', 'DESCRIPTION:Bring cash.'));
  expect(await stateOf(entry?.gatheringId)).toMatchObject({
    status: 'published',
    words: { kind: 'show', rules: 'No dogs.', description: 'Bring cash.' },
    dates: { [daysAfter(firstDay, 7)]: { status: 'cancelled' } },
  });
});

test('a preview says what would become of each entry, and leaves nothing', async () => {
  const club = await clubOf(ana.id);
  const broken = event('UID:two', 'SUMMARY:Show', 'DTSTART:20200101T070000', 'LOCATION:Elkhorn\\, WI');
  const text = on(firstDay).replace('END:VCALENDAR', `${broken.join('\r\n')}\r\nEND:VCALENDAR`);
  const head = await smc.runtime.eventStore.log.head();
  expect(await imported(club, text, { preview: true })).toEqual([
    expect.objectContaining({ outcome: 'drafted', gatheringId: null, dates: 1 }),
    { uid: 'two', title: 'Show', outcome: 'refused', reason: 'It is over.', gatheringId: null, dates: 0 },
  ]);
  expect(await smc.runtime.eventStore.log.head()).toBe(head);
});

test('a draft that was discarded does not come back', async () => {
  const club = await clubOf(ana.id);
  const [entry] = await imported(club, on(firstDay));
  await ana.ok('DELETE', `/api/events/${entry?.gatheringId}`);
  expect(await imported(club, on(daysAfter(firstDay, 1)))).toMatchObject([
    { outcome: 'skipped', reason: 'Its draft was discarded here.' },
  ]);
});

test('what became of an entry is forgotten with its event, and with the last of its organizer', async () => {
  const rowsOf = async (club: string) => {
    await smc.waitForProcessors();
    const found = await smc.pool.query('select from calendar_imports.entry where organizer_id = $1', [club]);
    return found.rowCount;
  };
  const [club, left] = [await clubOf(ana.id), await clubOf(ana.id)];
  for (const one of [club, left]) await imported(one, on(firstDay));
  expect([await rowsOf(club), await rowsOf(left)]).toEqual([1, 1]);
  const [entry] = await imported(club, on(firstDay));
  await ana.ok('DELETE', `/api/events/${entry?.gatheringId}`);
  const meta = { actor: { id: ana.id, roles: [] }, now: new Date().toISOString(), commandId: newId() };
  const leaving = { type: 'TeamLeft', data: { memberId: ana.id, because: 'erased' } } as const;
  await smc.runtime.eventStore.append(organizerEvents, left, [leaving], 'any', meta);
  expect([await rowsOf(club), await rowsOf(left)]).toEqual([0, 0]);
});

test('the same entry is an event of each organizer that imports it', async () => {
  const ids = [];
  for (const club of [await clubOf(ana.id), await clubOf(ana.id)])
    ids.push((await imported(club, on(firstDay)))[0]?.gatheringId);
  expect(new Set(ids).size).toBe(2);
});

test('only owners and editors of a verified organizer import', async () => {
  const club = await clubOf(cas.id, [bob.id, 'gate']);
  const send = (by: Member) =>
    fetch(`${smc.url}/api/organizers/${club}/imports`, {
      method: 'POST',
      headers: { ...by.as, 'Content-Type': 'text/calendar' },
      body: on(firstDay),
    }).then(async (answer) => [answer.status, ((await answer.json()) as { code?: string }).code]);
  expect(await send(bob)).toEqual([403, 'NOT_IN_THE_TEAM']);
  expect(await send(cas)).toEqual([200, undefined]);
  const { version } = await smc.runtime.eventStore.history(organizerEvents, club);
  const meta = { actor: { id: 'ray', roles: [] }, now: new Date().toISOString(), commandId: newId() };
  const withdrawn = { type: 'VerificationWithdrawn', data: { by: 'ray', reason: 'They moved.' } } as const;
  await smc.runtime.eventStore.append(organizerEvents, club, [withdrawn], version, meta);
  expect(await send(cas)).toEqual([403, 'NOT_VERIFIED']);
});

test.each([
  ['https://127.0.0.1/calendar.ics', 422, 'FEED_NOT_PUBLIC'],
  ['webcal://localhost/calendar.ics', 422, 'FEED_NOT_PUBLIC'],
  ['http://calendar.example/calendar.ics', 400, 'INVALID_INPUT'],
])('a feed at %s is not asked', async (url, status, code) => {
  const club = await clubOf(cas.id);
  const answer = await cas.call('POST', `/api/organizers/${club}/imports/feed`, { url });
  expect(answer).toMatchObject({ status, body: { code } });
});

test('what is no calendar, or too large, is refused', async () => {
  const club = await clubOf(cas.id);
  const send = async (body: string) => {
    const headers = { ...cas.as, 'Content-Type': 'application/octet-stream' };
    const path = `${smc.url}/api/organizers/${club}/imports`;
    return ((await (await fetch(path, { method: 'POST', headers, body })).json()) as { code: string }).code;
  };
  expect(await send('name,date\nSwap,2026')).toBe('CALENDAR_UNREADABLE');
  expect(await send('x'.repeat(1_100_000))).toBe('CALENDAR_TOO_LARGE');
});
