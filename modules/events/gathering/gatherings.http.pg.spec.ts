import sharp from 'sharp';
import { eventDates, eventWords, organizerOf } from '../../../test/gatherings.js';
import { daysAfter } from '../../kernel/decider/days.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { markVerified, openMembers } from '../../members/members.fixtures.js';
import type { listOrganizers } from '../organizer/organizer.contract.js';
import { organizerEvents } from '../organizer/organizer.events.js';
import { suggestionState } from '../suggestion/suggestion.state.js';
import { gatheringState } from './gathering.state.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
let cid: Member;
let club: string;
beforeAll(async () => {
  smc = await openMembers();
  [ana, bob, cid] = [await smc.member('Ana'), await smc.member('Bob'), await smc.member('Cid')];
  for (const { id } of [ana, bob]) await markVerified(smc.pool, id);
  club = await organizerOf(smc.runtime.eventStore, [ana.id, [bob.id, 'editor'], [cid.id, 'gate']]);
});
afterAll(() => smc.close());

async function drafted(by: Member = ana, change: object = {}): Promise<string> {
  const body = { ...eventWords, id: newId(), organizer: club, dates: eventDates(), ...change };
  const { id } = body;
  expect(await by.call('POST', '/api/events', body)).toMatchObject({ status: 201, body: { id } });
  return id;
}
async function published(change: object = {}): Promise<string> {
  const id = await drafted(ana, change);
  expect(await ana.ok('POST', `/api/events/${id}/publish`, {})).toMatchObject({ status: 'published' });
  return id;
}
const stateOf = (id: string) => loadState(smc.runtime.eventStore, gatheringState, id);
const codeOf = async (answer: ReturnType<Member['call']>) => {
  const { status, body } = await answer;
  return status < 300 ? status : body.code;
};
async function withdrawn(id: string): Promise<void> {
  const { eventStore } = smc.runtime;
  const { version } = await eventStore.history(organizerEvents, id);
  const meta = { actor: { id: 'ray', roles: [] }, now: new Date().toISOString(), commandId: newId() };
  const event = { type: 'VerificationWithdrawn', data: { by: 'ray', reason: 'They moved.' } } as const;
  await eventStore.append(organizerEvents, id, [event], version, meta);
}
const season = {
  ...eventDates(),
  season: 'seasonal',
  rule: 'FREQ=WEEKLY;COUNT=4',
};

test('an owner drafts an event for their organizer and publishes it', async () => {
  const id = await published();
  expect(await stateOf(id)).toMatchObject({
    status: 'published',
    clubId: club,
    organizerId: ana.id,
    words: { ...eventWords, photos: [] },
    dates: { [eventDates().firstDay]: { opens: '07:00', closes: '15:00', lasts: 1, status: 'on' } },
  });
  expect(await codeOf(ana.call('POST', `/api/events/${id}/publish`, {}))).toBe('ALREADY_PUBLISHED');
});

test('the same draft is made once, and its id is taken for others', async () => {
  const id = await drafted();
  const body = { ...eventWords, id, organizer: club, dates: eventDates() };
  expect(await codeOf(ana.call('POST', '/api/events', body))).toBe(201);
  expect(await codeOf(bob.call('POST', '/api/events', body))).toBe('GATHERING_ID_TAKEN');
});

test('editors run the events of their organizer; others of the team do not, and strangers find no draft', async () => {
  const dee = await smc.member('Dee');
  const id = await drafted(bob);
  const rename = { ...eventWords, title: 'Fall swap' };
  expect(await codeOf(cid.call('PUT', `/api/events/${id}`, rename))).toBe('NOT_YOUR_GATHERING');
  expect(await codeOf(dee.call('PUT', `/api/events/${id}`, rename))).toBe('GATHERING_NOT_FOUND');
  await ana.ok('PUT', `/api/events/${id}`, rename);
  await ana.ok('POST', `/api/events/${id}/publish`, {});
  expect(await codeOf(dee.call('PUT', `/api/events/${id}`, rename))).toBe('NOT_YOUR_GATHERING');
  const body = { ...eventWords, id: newId(), organizer: club, dates: eventDates() };
  expect(await codeOf(cid.call('POST', '/api/events', body))).toBe('NOT_IN_THE_TEAM');
  expect(await codeOf(dee.call('POST', '/api/events', { ...body, organizer: newId() }))).toBe(
    'ORGANIZER_NOT_FOUND',
  );
});

test('a change that was made from an older version is refused', async () => {
  const id = await drafted();
  await ana.ok('PUT', `/api/events/${id}`, { ...eventWords, title: 'Fall swap' });
  const older = { ...eventWords, title: 'Spring swap', madeFrom: 1 };
  expect(await codeOf(bob.call('PUT', `/api/events/${id}`, older))).toBe('CHANGED_SINCE');
});

test('only a verified organizer publishes, and adds dates', async () => {
  const lost = await smc.member('Lou');
  await markVerified(smc.pool, lost.id);
  const other = await organizerOf(smc.runtime.eventStore, [lost.id]);
  const [draft, on] = [await drafted(lost, { organizer: other }), await drafted(lost, { organizer: other })];
  await lost.ok('POST', `/api/events/${on}/publish`, {});
  await withdrawn(other);
  expect(await codeOf(lost.call('POST', `/api/events/${draft}/publish`, {}))).toBe('NOT_VERIFIED');
  expect(await codeOf(lost.call('PUT', `/api/events/${on}`, { ...eventWords, title: 'Another' }))).toBe(
    'NOT_VERIFIED',
  );
  const { opens, closes, lasts } = eventDates();
  const day = daysAfter(eventDates().firstDay, 7);
  expect(await codeOf(lost.call('POST', `/api/events/${on}/dates`, { day, opens, closes, lasts }))).toBe(
    'NOT_VERIFIED',
  );
  await lost.ok('POST', `/api/events/${on}/cancel`, { reason: 'Nobody left to run it.' });
  expect(await stateOf(on)).toMatchObject({ status: 'cancelled' });
});

test('staff looks at the first event of a new organizer', async () => {
  const eve = await smc.member('Eve');
  const admin = await smc.adminMember();
  await markVerified(smc.pool, eve.id);
  const fresh = await organizerOf(smc.runtime.eventStore, [eve.id], { isTrusted: false });
  const id = await drafted(eve, { organizer: fresh });
  expect(await eve.ok('POST', `/api/events/${id}/publish`, {})).toMatchObject({ status: 'in review' });
  await admin.ok('POST', `/api/events/${id}/send-back`, { reason: 'Which gate?' });
  expect(await stateOf(id)).toMatchObject({ status: 'draft' });
  expect(await codeOf(admin.call('POST', `/api/events/${id}/approve`, { reason: '' }))).toBe('NOT_IN_REVIEW');
  await eve.ok('POST', `/api/events/${id}/publish`, {});
  await admin.ok('POST', `/api/events/${id}/approve`, { reason: '' });
  expect(await stateOf(id)).toMatchObject({ status: 'published', organizerId: eve.id });
  const next = await drafted(eve, { organizer: fresh });
  expect(await eve.ok('POST', `/api/events/${next}/publish`, {})).toMatchObject({ status: 'published' });
});

test('staff approves the version that it looked at', async () => {
  const eve = await smc.member('Evi');
  const admin = await smc.adminMember();
  await markVerified(smc.pool, eve.id);
  const fresh = await organizerOf(smc.runtime.eventStore, [eve.id], { isTrusted: false });
  const id = await drafted(eve, { organizer: fresh });
  await eve.ok('POST', `/api/events/${id}/publish`, {});
  const inReview = async () => {
    await smc.waitForProcessors();
    const { organizers } = (await admin.get('/api/organizers')).body as unknown as ResponseOf<
      typeof listOrganizers
    >;
    return organizers.flatMap((one) => one.inReview).find((one) => one.id === id)?.version;
  };
  const approve = (madeFrom: number | undefined) =>
    codeOf(admin.call('POST', `/api/events/${id}/approve`, { reason: '', madeFrom }));
  const seen = await inReview();
  await eve.ok('PUT', `/api/events/${id}`, { ...eventWords, title: 'Something else' });
  expect(await approve(seen)).toBe('CHANGED_SINCE');
  const then = await inReview();
  await eve.ok('PUT', `/api/events/${id}/dates`, { ...season, from: season.firstDay, reason: '' });
  expect(await approve(then)).toBe('CHANGED_SINCE');
  expect(await approve(await inReview())).toBe(200);
});

test('an event is in this century or the next, so that clocks and databases know its days', async () => {
  const id = await published();
  const { opens, lasts } = eventDates();
  const hours = { opens, closes: '23:30', lasts };
  const far = { ...eventDates(), ...hours, firstDay: '9999-12-31' };
  const asked = [
    ['POST', '/api/events', { ...eventWords, id: newId(), organizer: club, dates: far }],
    ['POST', '/api/events/preview-dates', { ...far, timeZone: 'America/Chicago' }],
    ['PUT', `/api/events/${id}/dates`, { ...far, from: '2027-01-01', reason: '' }],
    ['PUT', `/api/events/${id}/dates`, { ...eventDates(), extraDays: ['2200-01-01'], from: '2027-01-01' }],
    ['POST', `/api/events/${id}/dates`, { ...hours, day: '9999-12-31' }],
    ['POST', `/api/events/${id}/dates/${eventDates().firstDay}/move`, { ...hours, toDay: '9999-12-31' }],
  ] as const;
  for (const [method, path, body] of asked)
    expect(await codeOf(ana.call(method, path, body))).toBe('INVALID_INPUT');
});

test('nobody of staff decides about an event of an organizer that they work in', async () => {
  const admin = await smc.adminMember();
  const own = await organizerOf(smc.runtime.eventStore, [admin.id], { isTrusted: false });
  await markVerified(smc.pool, admin.id);
  const id = await drafted(admin, { organizer: own });
  await admin.ok('POST', `/api/events/${id}/publish`, {});
  expect(await codeOf(admin.call('POST', `/api/events/${id}/approve`, { reason: '' }))).toBe('OWN_ORGANIZER');
});

test('a suggestion becomes an event of the organizer that drafts it, and of no other', async () => {
  const suggestion = newId();
  const suggested = {
    id: suggestion,
    title: 'Swap in Milton',
    kind: 'swap-meet',
    day: null,
    where: 'The square, Milton',
    zip: null,
    website: null,
    note: '',
  };
  expect(await codeOf(cid.call('POST', '/api/events/suggestions', suggested))).toBe(201);
  const id = await drafted(ana, { suggestion });
  expect(await loadState(smc.runtime.eventStore, suggestionState, suggestion)).toMatchObject({
    status: 'claimed',
    gatheringId: id,
  });
  const again = { ...eventWords, id: newId(), organizer: club, dates: eventDates(), suggestion };
  expect(await codeOf(bob.call('POST', '/api/events', again))).toBe('SUGGESTION_CLAIMED');
  expect((await stateOf(again.id)).status).toBe('none');
  expect(await codeOf(bob.call('POST', '/api/events', { ...again, suggestion: newId() }))).toBe(
    'SUGGESTION_NOT_FOUND',
  );
  await drafted(ana, { id, suggestion });
});

test('a draft is discarded, and is gone', async () => {
  const id = await drafted();
  await ana.ok('DELETE', `/api/events/${id}`);
  expect(await codeOf(ana.call('PUT', `/api/events/${id}`, eventWords))).toBe('GATHERING_NOT_FOUND');
});

describe('dates', () => {
  const days = [0, 7, 14, 21].map((later) => daysAfter(season.firstDay, later));
  const [first = '', second = '', third = ''] = days;
  const hours = { opens: '07:00', closes: '15:00', lasts: 1 };

  test('are shown before they are written, with the words for their rule', async () => {
    const preview = await ana.ok('POST', '/api/events/preview-dates', {
      ...season,
      timeZone: 'America/Chicago',
    });
    expect(preview).toMatchObject({
      words: expect.stringMatching(/^Every week on \w+day, 4 times$/),
      dates: days.map((day) => ({ day, date: expect.stringMatching(`${day}T1[23]:00:00.000Z`) })),
      isEndless: false,
    });
    const endless = { ...season, season: 'permanent', rule: 'FREQ=WEEKLY', timeZone: 'America/Chicago' };
    expect(await ana.ok('POST', '/api/events/preview-dates', endless)).toMatchObject({ isEndless: true });
  });

  test('are moved, postponed, cancelled, restored and added one by one', async () => {
    const id = await published({ dates: season });
    const path = `/api/events/${id}/dates`;
    const toDay = daysAfter(second, 1);
    await bob.ok('POST', `${path}/${second}/move`, { toDay, ...hours, reason: 'Rain' });
    await bob.ok('POST', `${path}/${third}/postpone`, { reason: 'Flooded' });
    await bob.ok('POST', `${path}/${first}/cancel`, { reason: 'Flooded' });
    await bob.ok('POST', `${path}/${third}/restore`, {});
    expect(await codeOf(bob.call('POST', path, { day: daysAfter(third, 1), ...hours }))).toBe(201);
    expect(await codeOf(bob.call('POST', path, { day: toDay, ...hours }))).toBe('DATE_TAKEN');
    expect(await codeOf(bob.call('POST', `${path}/2020-01-01/cancel`, { reason: 'Rain' }))).toBe(
      'DATE_NOT_FOUND',
    );
    expect((await stateOf(id)).dates).toMatchObject({
      [first]: { status: 'cancelled', reason: 'Flooded' },
      [second]: { status: 'on', on: toDay, reason: 'Rain' },
      [third]: { status: 'on', reason: '' },
      [daysAfter(third, 1)]: { status: 'on' },
    });
  });

  test('are others from one on', async () => {
    const id = await published({ dates: season });
    const body = { ...season, rule: null, firstDay: daysAfter(third, 1), from: third, reason: '' };
    await ana.ok('PUT', `/api/events/${id}/dates`, body);
    expect(Object.keys((await stateOf(id)).dates).toSorted()).toEqual([first, second, daysAfter(third, 1)]);
    const unseen = { ...season, from: first, reason: '', madeFrom: 2 };
    expect(await codeOf(bob.call('PUT', `/api/events/${id}/dates`, unseen))).toBe('CHANGED_SINCE');
  });

  test('of a draft are changed as a whole', async () => {
    const id = await drafted();
    expect(
      await codeOf(
        ana.call('POST', `/api/events/${id}/dates/${eventDates().firstDay}/cancel`, { reason: 'x' }),
      ),
    ).toBe('NOT_PUBLISHED');
    await ana.ok('PUT', `/api/events/${id}/dates`, { ...season, from: first, reason: '' });
    expect(Object.keys((await stateOf(id)).dates).toSorted()).toEqual(days);
  });
});

describe('photos', () => {
  const picture = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();

  test('are added and removed; a file that nothing shows any more is deleted', async () => {
    const id = await published();
    const { photoId } = await ana.send('POST', `/api/events/${id}/photos`, await picture('#9B2226'));
    expect((await stateOf(id)).words?.photos).toEqual([{ id: photoId, width: 60, height: 40 }]);
    const blob = `photos/${photoId}/card.webp`;
    expect(await smc.runtime.blobs.get(blob)).toBeDefined();
    expect(
      await smc.runtime.contents.publicPhotosOf({ kind: 'gathering', id }, new Date().toISOString()),
    ).toEqual([photoId]);
    await ana.ok('DELETE', `/api/events/${id}/photos/${photoId}`);
    expect((await stateOf(id)).words?.photos).toEqual([]);
    await smc.waitForProcessors();
    expect(await smc.runtime.blobs.get(blob)).toBeUndefined();
  });

  test('of others are refused before they are read', async () => {
    const id = await published();
    const headers = { ...cid.as, 'Content-Type': 'application/octet-stream' };
    const sent = { method: 'POST', headers, body: new Uint8Array(await picture('#000')) };
    expect((await fetch(`${smc.url}/api/events/${id}/photos`, sent)).status).toBe(403);
  });
});
