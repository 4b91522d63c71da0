import { startTestApp, type TestApp } from '../../test/app.fixtures.js';
import { markVerified } from '../members/members.fixtures.js';
import { unsubscribeUrl } from './by-email/unsubscribe-link.js';
import { kinds, usualPreferences } from './kinds.fixtures.js';
import type { NotificationView } from './notifications.contract.js';
import type { Preferences } from './preferences.schemas.js';

let app: TestApp;
let url: string;

beforeAll(async () => {
  app = await startTestApp();
  url = app.url;
});
afterAll(() => app.close());

test.each([
  ['GET', '/api/notifications'],
  ['GET', '/api/notifications/unread'],
  ['GET', '/api/notifications/stream'],
  ['GET', '/api/notifications/preferences'],
  ['PUT', '/api/notifications/preferences'],
  ['PATCH', '/api/notifications/mark-all-read'],
  ['PATCH', '/api/notifications/00000000-0000-4000-8000-000000000000/read'],
])('a guest has no inbox: %s %s', async (method, path) => {
  const answer = await fetch(url + path, { method });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'SIGN_IN_FIRST' }]);
});

test('a hold reaches the seller’s list, and only the seller can read it', async () => {
  const seller = await member('seller');
  const buyer = await member('buyer');
  await readAll(seller);
  const [told] = await holdOf(seller, buyer);
  expect(told).toMatchObject({
    type: 'sale_request',
    subtype: 'hold',
    message: 'buyer put “327 block” on hold for 72 hours.',
    read: false,
    count: 1,
  });
  const foreign = await buyer('PATCH', `/api/notifications/${told?.id}/read`);
  expect([foreign.status, await foreign.json()]).toMatchObject([404, { code: 'NOTIFICATION_NOT_FOUND' }]);
  expect((await buyer('PATCH', '/api/notifications/mark-all-read')).status).toBe(200);
  expect(await unreadOf(seller)).toBe(1);

  const read = (await (await seller('PATCH', `/api/notifications/${told?.id}/read`)).json()) as Receipt;
  const list = await seller('GET', '/api/notifications', undefined, read.position);
  expect(list.headers.get('x-unread-count')).toBe('0');
  expect(((await list.json()) as NotificationView[])[0]).toMatchObject({ id: told?.id, read: true });
});

test('each notification leads to what its recipient can see', async () => {
  const seller = await member('deep-seller');
  const buyers = await Promise.all(['deep-1', 'deep-2', 'deep-3'].map(member));
  const [holder, let_go, outbid] = buyers as [Calls, Calls, Calls];
  const sold = await publishAndHold(seller, holder);
  await seller('POST', `/api/listings/${sold}/sell`, { where: 'here' });
  const released = await publishAndHold(seller, let_go);
  await seller('POST', `/api/listings/${released}/release`, {});
  const withdrawn = await publishAndHold(seller, outbid);
  await seller('POST', `/api/listings/${withdrawn}/withdraw`, {});
  const wanted = [
    [seller, 'hold', released],
    [holder, 'sold', sold],
    [let_go, 'hold_released', released],
    [outbid, 'withdrawn', undefined],
  ] as const;
  for (const [reader, subtype, listing] of wanted) {
    const told = await toldOf(reader, subtype, listing);
    expect(told.href).toBe(listing ? `/listing/${listing}` : '/home');
    if (listing) expect((await reader('GET', `/api/listings/${listing}`)).status).toBe(200);
  }
});

test('preferences are kept for the caller, and refused where they make no sense', async () => {
  const ana = await member('preferring');
  expect(await (await ana('GET', '/api/notifications/preferences')).json()).toEqual({
    ...usualPreferences,
    kinds: kinds.all.map(({ kind, name, isSent }) => ({ kind, name, isSent })),
    version: 0,
  });
  const chosen = {
    ...usualPreferences,
    quietHours: { from: '22:00', until: '07:00', timeZone: 'America/Chicago' },
  };
  const { position } = (await (await ana('PUT', '/api/notifications/preferences', chosen)).json()) as Receipt;
  expect(await (await ana('GET', '/api/notifications/preferences', undefined, position)).json()).toEqual({
    ...chosen,
    kinds: expect.anything(),
    version: 1,
  });
  for (const quietHours of [
    { from: '25:00', until: '07:00', timeZone: 'America/Chicago' },
    { from: '22:00', until: '07:00', timeZone: 'America/Janesville' },
  ]) {
    const refused = await ana('PUT', '/api/notifications/preferences', { ...chosen, quietHours });
    expect(refused.status).toBe(400);
  }
  const { match: _, ...incomplete } = chosen.channels;
  const refused = await ana('PUT', '/api/notifications/preferences', { ...chosen, channels: incomplete });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { code: 'INVALID_INPUT', fields: [{ path: 'channels.match' }] },
  ]);
});

test('the link in an e-mail leads to the page that asks, and stops e-mails of its kind by one POST without a session', async () => {
  const ana = await member('unsubscribing');
  const id = await idOf('unsubscribing');
  const link = unsubscribeUrl(app.runtime.secret, url, id, 'sale_request');
  const opened = await fetch(link, { headers: { Accept: 'text/html,*/*;q=0.8' }, redirect: 'manual' });
  const page = new URL(opened.headers.get('location') ?? '');
  expect([opened.status, page.pathname, page.search]).toEqual([303, '/unsubscribe', '']);
  expect(page.hash).toBe(`#${new URL(link).searchParams.get('token')}`);
  const asked = async () => (await fetch(link)).json() as Promise<unknown>;
  expect(await asked()).toEqual({ mails: 'sale_request', name: 'Holds and sales', isOn: true });
  const mailOfSales = async () =>
    ((await (await ana('GET', '/api/notifications/preferences')).json()) as Preferences).channels.sale_request
      ?.mail;
  expect(await mailOfSales()).toBe(true);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  for (let press = 0; press < 2; press++) {
    const done = await fetch(link, { method: 'POST', body, redirect: 'error' });
    expect([done.status, await done.json()]).toEqual([
      200,
      { mails: 'sale_request', name: 'Holds and sales', isOn: false },
    ]);
  }
  expect(await asked()).toEqual({ mails: 'sale_request', name: 'Holds and sales', isOn: false });
  while (await mailOfSales());
  for (const init of [{ method: 'POST', body }, {}]) {
    const forged = await fetch(link.replace(/.{4}$/, 'AAAA'), init);
    expect([forged.status, await forged.json()]).toMatchObject([404, { code: 'UNSUBSCRIBE_LINK_UNKNOWN' }]);
  }
});

test('an open response tells of a change once the list shows it, and ends when the process stops', async () => {
  const seller = await member('live-seller');
  const buyer = await member('live-buyer');
  const answer = await seller('GET', '/api/notifications/stream');
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('content-encoding')).toBeNull();
  const stream = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await stream?.read())?.value).toBe('event: changed\ndata: {}\n\n');
  await publishAndHold(seller, buyer);
  const isHeld = async () => (await notices(seller)).some(({ subtype, read }) => subtype === 'hold' && !read);
  while (!(await isHeld())) expect((await stream?.read())?.value).toContain('event: changed');
  await app.stop();
  let end = await stream?.read();
  while (end && !end.done) end = await stream?.read();
  expect(end?.done).toBe(true);
});

interface Receipt {
  readonly id: string;
  readonly position: number;
}
type Calls = (method: string, path: string, body?: object, seen?: number) => Promise<Response>;

/** Somebody who has just signed up, and how they call. */
async function member(name: string): Promise<Calls> {
  const signedUp = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: `${name}@example.com`,
      password: 'three two seven small block',
      name,
      dateOfBirth: '1968-05-04',
    }),
  });
  const { accessToken, user } = (await signedUp.json()) as { accessToken: string; user: { id: string } };
  await markVerified(app.database.pool, user.id);
  return (method, path, body, seen = 0) =>
    fetch(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${accessToken}`,
        'X-Min-Position': String(seen),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
}

async function idOf(name: string): Promise<string> {
  const found = await app.database.pool.query<{ member_id: string }>(
    'select member_id from identity.account where email = $1',
    [`${name}@example.com`],
  );
  return found.rows[0]?.member_id ?? '';
}

/** out  the listing's id */
async function publishAndHold(seller: Calls, buyer: Calls): Promise<string> {
  const drafted = await seller('POST', '/api/listings', {
    listingType: 'for_sale',
    title: '327 block',
    categoryPrimary: 'Parts',
    categorySub: 'Engine',
    priceMode: 'obo',
    price: 450,
    place: { text: 'Janesville, WI' },
  });
  const { id } = (await drafted.json()) as Receipt;
  await seller('POST', `/api/listings/${id}/publish`, {});
  expect((await buyer('POST', `/api/listings/${id}/hold`, {})).status).toBe(200);
  return id;
}

/** A notification of this subtype, once the reactor has handled its event; about this listing, or any. */
async function toldOf(reader: Calls, subtype: string, listing?: string): Promise<NotificationView> {
  for (;;) {
    const told = (await notices(reader)).find(
      (one) => one.subtype === subtype && (!listing || one.href.endsWith(listing)),
    );
    if (told) return told;
  }
}

/** The seller's notifications of a hold, once the reactor has handled its event. */
async function holdOf(seller: Calls, buyer: Calls): Promise<readonly NotificationView[]> {
  await publishAndHold(seller, buyer);
  for (;;) {
    const holds = (await notices(seller)).filter(({ subtype }) => subtype === 'hold');
    if (holds.length) return holds;
  }
}

/** After the welcome has come. */
async function readAll(calls: Calls): Promise<void> {
  while ((await notices(calls)).length === 0);
  await calls('PATCH', '/api/notifications/mark-all-read');
}

const notices = async (calls: Calls): Promise<readonly NotificationView[]> =>
  (await (await calls('GET', '/api/notifications')).json()) as NotificationView[];

async function unreadOf(calls: Calls): Promise<number> {
  return ((await (await calls('GET', '/api/notifications/unread')).json()) as { unread: number }).unread;
}
