import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response as ExpressResponse } from 'express';
import { startTestApp, type TestApp } from '../../../test/app.fixtures.js';
import { eraseMember } from '../../identity/accounts/erase-member.shared.js';
import { suspendByStaff } from '../../identity/identity.fixtures.js';
import { activeSessions } from '../../identity/sessions/active-sessions.js';
import { endSessions } from '../../identity/sessions/end-sessions.js';
import { systemClock } from '../../kernel/decider/clock.js';
import { databaseOn, openPool } from '../../kernel/postgres/database.js';
import { signalEverybody } from '../inbox/signal-inbox.shared.js';
import { LiveInboxes } from './live-inboxes.js';

/** Servers as in two processes, on one database. */
let app: TestApp;
let elsewhere: TestApp;
let [url, otherUrl] = ['', ''];

beforeAll(async () => {
  const settings = { SECRET_KEY: 'one secret for both of the processes' };
  app = await startTestApp(settings);
  elsewhere = await startTestApp(settings, { beside: app });
  [url, otherUrl] = [app.url, elsewhere.url];
});
afterAll(async () => {
  await elsewhere.close();
  await app.close();
});

type End = (ended: Device, other: Device) => Promise<unknown>;

/** Each change happens in the process that does not hold the streams. */
const ends: readonly [string, End][] = [
  ['signed out', (ended) => ended.call(otherUrl, 'POST', '/api/auth/sign-out')],
  [
    'revoked from the list of sessions',
    async (ended, other) => other.call(otherUrl, 'DELETE', `/api/account/sessions/${await ended.session()}`),
  ],
  [
    'signed out with all others',
    (_, other) => other.call(otherUrl, 'POST', '/api/account/sessions/revoke-others'),
  ],
  [
    'ended with a new password',
    async ({ memberId }, other) => {
      const pool = openPool(app.database.url, 1);
      await endSessions(databaseOn(pool), memberId, { at: systemClock.now(), but: await other.session() });
      await pool.end();
    },
  ],
];

test.each(ends)(
  'the stream of a session that is %s ends; the one of the other session goes on',
  async (_, end) => {
    const ended = await signUp();
    const other = await ended.again();
    const [stream, stays] = [await ended.follow(), await other.follow()];
    await end(ended, other);
    await stream.over();
    expect(await ended.call(url, 'GET', '/api/notifications/stream')).toBe(401);
    await other.call(url, 'PUT', '/api/notifications/preferences', await other.preferences());
    await stays.signal();
  },
);

const memberEnds: readonly [string, (memberId: string) => Promise<unknown>][] = [
  ['suspended', (memberId) => suspendByStaff(elsewhere.server.app, memberId)],
  [
    'erased',
    (memberId) =>
      eraseMember({ ...elsewhere.runtime, clock: systemClock }, memberId, { id: memberId, roles: [] }),
  ],
];

test.each(memberEnds)('every stream of a member who is %s ends; others go on', async (_, end) => {
  const member = await signUp();
  const stranger = await signUp();
  const streams = [await member.follow(), await (await member.again()).follow()];
  const stays = await stranger.follow();
  await end(member.memberId);
  for (const stream of streams) await stream.over();
  await stranger.call(url, 'PUT', '/api/notifications/preferences', await stranger.preferences());
  await stays.signal();
});

test('a session that ends in another process ends its stream before the next heartbeat', async () => {
  const member = await signUp();
  const session = await member.session();
  const inboxes = inboxesOf(hour);
  const { open, close } = await answering((response) => inboxes.open(member.memberId, session, response));
  const stream = await open();
  await endSessions(elsewhere.runtime.db, member.memberId, { at: systemClock.now() });
  await stream.over();
  inboxes.onModuleDestroy();
  await close();
});

test('a stream that is opened while its session ends is closed', async () => {
  const member = await signUp();
  const session = await member.session();
  const inboxes = inboxesOf(hour);
  const { open, close } = await answering((response) => inboxes.open(member.memberId, session, response));
  await endSessions(app.runtime.db, member.memberId, { at: systemClock.now() });
  await (await open()).over();
  inboxes.onModuleDestroy();
  await close();
});

test('the next heartbeat finds an ended session when its signal was lost', async () => {
  const member = await signUp();
  const session = await member.session();
  const inboxes = inboxesOf(10);
  const { open, close } = await answering((response) => inboxes.open(member.memberId, session, response));
  const stream = await open();
  await app.database.pool.query('alter table identity.session disable trigger user');
  await endSessions(app.runtime.db, member.memberId, { at: systemClock.now() });
  await stream.over();
  await app.database.pool.query('alter table identity.session enable trigger user');
  inboxes.onModuleDestroy();
  await close();
});

test('what changes for everybody is signalled to all once, however often it changed', async () => {
  const devices = [await signUp(), await signUp()];
  const inboxes = inboxesOf(hour, 50);
  const opened = await Promise.all(
    devices.map(async (device) => {
      const session = await device.session();
      const server = await answering((response) => inboxes.open(device.memberId, session, response));
      const stream = await server.open();
      await stream.signal(); // the signal that every stream begins with
      return { server, stream };
    }),
  );
  await elsewhere.runtime.db.transaction().execute(async (tx) => {
    for (let time = 0; time < 9; time++) await signalEverybody(tx, 'wall');
  });
  for (const { stream } of opened) await stream.signal('wall');
  inboxes.onModuleDestroy();
  for (const { server, stream } of opened) {
    await stream.over();
    expect(stream.heard('wall')).toBe(1);
    await server.close();
  }
});

test('a connection to the database that breaks is opened again', async () => {
  const { pool, db } = app.runtime;
  const sessions = activeSessions(db, pool, systemClock);
  const member = await signUp();
  let heard: () => void = () => undefined;
  const stop = await sessions.whenEnded((id) => id === member.memberId && heard());
  const listeners = "select pid from pg_stat_activity where query like 'listen %smc_sessions%'";
  const before = (await app.database.pool.query<{ pid: number }>(listeners)).rows.map(({ pid }) => pid);
  await app.database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before]);
  // those that end are still in the view for a moment, and a new one hears from when its command is done
  const isBack = async () =>
    (await app.database.pool.query(`${listeners} and state = 'idle' and pid <> all($1::int[])`, [before]))
      .rowCount;
  while ((await isBack()) !== before.length);
  const told = new Promise<void>((resolve) => {
    heard = resolve;
  });
  await endSessions(db, member.memberId, { at: systemClock.now() });
  await told;
  stop();
});

const hour = 3_600_000;
const inboxesOf = (signOfLife: number, everybodyAfter?: number) => {
  const { db, pool } = app.runtime;
  return new LiveInboxes(pool, activeSessions(db, pool, systemClock), signOfLife, everybodyAfter);
};

/** A server whose every response is a stream. */
async function answering(answer: (response: ExpressResponse) => Promise<void>) {
  const http = createHttp((_, response) => void answer(response as ExpressResponse));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    open: async () => streamOf(await fetch(`http://127.0.0.1:${port}`)),
    close: () => new Promise<void>((resolve) => http.close(() => resolve())),
  };
}

/** A session of a member. */
interface Device {
  readonly memberId: string;
  /** Another session of the same member. */
  again(): Promise<Device>;
  session(): Promise<string>;
  /** Whether the welcome has come: no other notification is sent by itself. */
  isWelcome(): Promise<boolean>;
  /** out  the status */
  call(at: string, method: string, path: string, body?: object): Promise<number>;
  preferences(): Promise<object>;
  follow(): Promise<Stream>;
}

interface Stream {
  /** Resolves when it ends. */
  over(): Promise<void>;
  /** Resolves when a change is signalled, once for each signal. */
  signal(event?: string): Promise<void>;
  /** How many signals have come. */
  heard(event: string): number;
}

let people = 0;
const password = 'three two seven small block';

async function signUp(): Promise<Device> {
  people += 1;
  const email = `member-${people}@example.com`;
  const said = await send('/api/auth/sign-up', { email, password, name: 'Ana', dateOfBirth: '1968-05-04' });
  const device = deviceOf(email, said);
  while (!(await device.isWelcome()));
  return device;
}

interface Said {
  readonly accessToken: string;
  readonly user: { readonly id: string };
}

async function send(path: string, body: object): Promise<Said> {
  const headers = { 'Content-Type': 'application/json' };
  return (await (
    await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json()) as Said;
}

function deviceOf(email: string, { accessToken, user }: Said): Device {
  const ask = (at: string, method: string, path: string, body?: object) =>
    fetch(at + path, {
      method,
      headers: {
        Authorization: `Bearer ${accessToken}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    memberId: user.id,
    again: async () => deviceOf(email, await send('/api/auth/sign-in', { email, password })),
    session: async () => {
      const { sessions } = (await (await ask(url, 'GET', '/api/account/sessions')).json()) as {
        sessions: { id: string; isThisDevice: boolean }[];
      };
      return sessions.find(({ isThisDevice }) => isThisDevice)?.id ?? '';
    },
    isWelcome: async () =>
      ((await (await ask(url, 'GET', '/api/notifications')).json()) as unknown[]).length > 0,
    call: async (at, method, path, body) => {
      const answer = await ask(at, method, path, body);
      await answer.text();
      return answer.status;
    },
    preferences: async () => {
      const { channels } = (await (await ask(url, 'GET', '/api/notifications/preferences')).json()) as {
        channels: object;
      };
      return { channels, quietHours: { from: '22:00', until: '07:00', timeZone: 'America/Chicago' } };
    },
    follow: async () => {
      const stream = streamOf(await ask(url, 'GET', '/api/notifications/stream'));
      await stream.signal(); // the signal that every stream begins with
      return stream;
    },
  };
}

function streamOf({ status, body }: Response): Stream {
  expect(status).toBe(200);
  let all = '';
  const taken = new Map<string, number>();
  const heard = (event: string) => all.split(`event: ${event}\n`).length - 1;
  let look: () => void = () => undefined;
  const read = async () => {
    for await (const words of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      all += words;
      look();
    }
  };
  const over = read();
  return {
    over: () => over,
    heard,
    signal: async (event = 'changed') => {
      const nth = (taken.get(event) ?? 0) + 1;
      taken.set(event, nth);
      while (heard(event) < nth)
        await new Promise<void>((resolve) => {
          look = resolve;
        });
    },
  };
}
