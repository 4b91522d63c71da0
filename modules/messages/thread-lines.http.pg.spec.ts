import sharp from 'sharp';
import { gatheringDecider } from '../events/gathering/gathering.decider.js';
import { withDates } from '../events/gathering/with-dates.rules.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { newId } from '../kernel/decider/identifiers.js';
import { plusDays } from '../kernel/decider/time.js';
import { openMembers } from '../members/members.fixtures.js';
import type { ThreadView } from './messages.contract.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Member;
let bob: Member;
beforeAll(async () => {
  smc = await openMembers();
  [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
});
afterAll(() => smc.close());

test('whoever answers a need and is new is asked for a fresh photo, and the one in need looks for the code word', async () => {
  const { body } = await ana.call('POST', '/api/listings', {
    listingType: 'wanted',
    title: 'Horn ring',
    priceMode: 'ask',
    categoryPrimary: 'Parts',
    categorySub: 'Interior',
    place: { text: 'Janesville, WI' },
  });
  await ana.ok('POST', `/api/listings/${body.id}/publish`, {});
  const opened = await bob.call('POST', '/api/threads', {
    about: { kind: 'listing', listingId: body.id },
    message: { id: newId(), body: 'I have one.' },
  });
  const id = String(opened.body.id);
  const { freshPhoto, lines } = await thread(bob, id);
  expect(freshPhoto).toMatchObject({
    isMine: true,
    status: 'asked',
    codeWord: expect.stringMatching(/^[A-Z]+ \d\d$/),
  });
  expect(lines).toMatchObject([{ kind: 'note', what: 'photo asked', codeWord: freshPhoto?.codeWord }]);
  expect((await ana.call('POST', `/api/threads/${id}/fresh-photo`, { seen: true })).body.code).toBe(
    'NO_FRESH_PHOTO',
  );

  const photo = await stored(bob);
  const message = { id: newId(), body: '', photos: [photo] };
  for (let press = 0; press < 2; press++)
    expect((await bob.call('POST', `/api/threads/${id}/messages`, message)).status).toBe(201);
  expect((await thread(ana, id)).freshPhoto).toMatchObject({ isMine: false, status: 'sent' });
  expect((await bob.call('POST', `/api/threads/${id}/fresh-photo`, { seen: true })).body.code).toBe(
    'NO_FRESH_PHOTO',
  );
  await ana.ok('POST', `/api/threads/${id}/fresh-photo`, { seen: true });
  expect(await thread(bob, id)).toMatchObject({
    freshPhoto: { status: 'seen' },
    lines: [{}, { what: 'code word seen', isMine: false }],
  });
});

test('a listing for sale is asked about without a photo', async () => {
  const { id } = (
    await bob.call('POST', '/api/threads', {
      about: { kind: 'listing', listingId: await ana.list() },
      message: { id: newId(), body: 'Hello.' },
    })
  ).body;
  expect(await thread(ana, String(id))).toMatchObject({ freshPhoto: null, lines: [] });
});

test('members meet at an event: proposed, told, agreed; the card follows the event', async () => {
  const gatheringId = newId();
  const now = new Date().toISOString();
  const meta = () => ({ actor: { id: ana.id, roles: ['organizer'] as const }, now, commandId: newId() });
  const gathering = withDates({
    title: 'Jefferson Swap Meet',
    kind: 'swap-meet',
    description: '',
    startsAt: plusDays(now, 9),
    endsAt: plusDays(now, 10),
    timeZone: 'America/Chicago',
    venue: { name: 'Fair Park', area: 'Jefferson, WI', latitude: 43, longitude: -88.8 },
  });
  const bus = smc.runtime.bus;
  await dispatch(bus, gatheringDecider, gatheringId, { type: 'PublishGathering', gathering, meta: meta() });
  const { id } = (
    await bob.call('POST', '/api/threads', {
      about: { kind: 'listing', listingId: await ana.list() },
      message: { id: newId(), body: 'Where?' },
    })
  ).body;
  const path = `/api/threads/${id}/meeting`;
  const day = plusDays(now, 9.5).slice(0, 10);
  expect((await bob.call('POST', path, { gatheringId: newId(), day })).body.code).toBe('GATHERING_NOT_FOUND');
  expect((await bob.call('POST', path, { gatheringId, day: plusDays(now, 30).slice(0, 10) })).body.code).toBe(
    'NOT_THAT_DAY',
  );
  await bob.ok('POST', path, { gatheringId, day });
  expect((await thread(ana, String(id))).lines).toMatchObject([
    {
      kind: 'meeting',
      title: 'Jefferson Swap Meet',
      location: 'Fair Park, Jefferson, WI',
      day,
      status: 'proposed',
      mayAgree: true,
    },
  ]);
  const notices = (await ana.get('/api/notifications')).body as unknown as readonly { message: string }[];
  expect(notices.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^Bob would like to meet you at “Jefferson Swap Meet” on \w+ \d+, \d{4}\.$/),
  );
  expect((await bob.call('POST', `${path}/agree`, {})).body.code).toBe('NO_MEETING');
  await ana.ok('POST', `${path}/agree`, {});
  expect((await thread(bob, String(id))).lines).toMatchObject([
    { status: 'agreed', mayCallOff: true },
    { what: 'meeting agreed', isMine: false },
  ]);
  await dispatch(bus, gatheringDecider, gatheringId, {
    type: 'CancelGathering',
    reason: 'Rain.',
    meta: meta(),
  });
  expect((await thread(bob, String(id))).lines[0]).toMatchObject({ status: 'cancelled', mayCallOff: false });
  await ana.ok('POST', `/api/members/${bob.id}/block`, {});
  expect((await bob.call('POST', path, { gatheringId, day })).body.code).toBe('THREAD_CLOSED');
});

test('a member asks whoever organizes an event about it, and both see it as it is today', async () => {
  const { bus } = smc.runtime;
  const gatheringId = newId();
  const now = new Date().toISOString();
  const meta = { actor: { id: ana.id, roles: ['organizer'] as const }, now, commandId: newId() };
  const gathering = withDates({
    title: 'Rock Valley Swap',
    kind: 'swap-meet',
    description: '',
    startsAt: plusDays(now, 3),
    endsAt: plusDays(now, 4),
    timeZone: 'America/Chicago',
    venue: { name: 'Fair Park', area: 'Jefferson, WI', latitude: 43, longitude: -88.8 },
  });
  const cid = await smc.member('Cid');
  const about = { kind: 'gathering', gatheringId };
  const ask = (from: Member) =>
    from.call('POST', '/api/threads', { about, message: { id: newId(), body: 'Are there spaces left?' } });
  expect((await ask(cid)).body.code).toBe('GATHERING_NOT_FOUND');
  await dispatch(bus, gatheringDecider, gatheringId, { type: 'PublishGathering', gathering, meta });
  expect((await ask(ana)).body.code).toBe('OWN_THREAD');
  const to = `/api/threads/to?gathering=${gatheringId}`;
  expect((await cid.get(to)).body).toMatchObject({ threadId: null, to: { name: 'Ana' }, mayWrite: true });
  const own = await ana.call('GET', to);
  expect(own.body).toMatchObject({
    status: 404,
    message: expect.stringContaining('You organize this event'),
  });
  const { id } = (await ask(cid)).body;
  expect((await ask(cid)).body.id).toBe(id);
  await smc.waitForProcessors(); // Ana has not seen Cid's change
  const cards = (await ana.get('/api/threads')).body.threads as readonly { readonly id: string }[];
  expect(cards.find((card) => card.id === id)).toMatchObject({
    title: 'Rock Valley Swap',
    aboutKind: 'gathering',
    isRequest: false,
  });
  expect((await cid.get(to)).body).toMatchObject({ threadId: id });
  await dispatch(bus, gatheringDecider, gatheringId, {
    type: 'CancelGathering',
    reason: 'Rain.',
    meta: { ...meta, commandId: newId() },
  });
  expect((await thread(ana, String(id))).about).toMatchObject({
    isMine: true,
    location: 'Fair Park, Jefferson, WI',
    isCancelled: true,
  });
  expect((await ask(bob)).body.code).toBe('GATHERING_NOT_FOUND');
});

type Member = Awaited<ReturnType<typeof smc.member>>;

async function thread(of: Member, id: string): Promise<ThreadView> {
  await smc.waitForProcessors();
  return (await of.get(`/api/threads/${id}`)).body as unknown as ThreadView;
}

async function stored(of: Member): Promise<string> {
  const create = { width: 60, height: 40, channels: 3, background: '#2F5D46' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const headers = { ...of.as, 'Content-Type': 'image/png' };
  const sent = { method: 'POST', headers, body: new Uint8Array(bytes) };
  return ((await (await fetch(`${smc.url}/api/threads/photos`, sent)).json()) as { id: string }).id;
}
