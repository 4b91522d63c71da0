import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FeedDeps, readFeed } from './calendar-feed.js';
import { importCalendarFeed } from './calendar-import.contract.js';
import { isPublicAddress } from './public-address.js';

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
/** Names that no resolver of this machine knows. */
const names: Readonly<Record<string, readonly string[]>> = {
  'calendar.test': ['127.0.0.1'],
  'other.test': ['127.0.0.1'],
  'inside.test': ['10.0.0.7'],
  'both.test': ['93.184.215.14', '10.0.0.7'],
};
let server: http.Server;
let asked: string[] = [];

beforeAll(async () => {
  server = http.createServer(({ url, headers }, response) => {
    asked.push(`${headers.host?.replace(/:.*/, '')}${url}`);
    const [, to, times] = /^\/to\/([^/]+)\/?(\d*)$/.exec(url ?? '') ?? [];
    if (to) {
      const next = times && times !== '1' ? `/to/${to}/${Number(times) - 1}` : '/calendar.ics';
      response.writeHead(302, { Location: times ? next : `https://${to}/calendar.ics` }).end();
    } else if (url === '/calendar.ics') response.end(calendar);
    else if (url === '/large.ics') response.end(Buffer.alloc(1_100_000, 'x'));
    else if (url === '/slow.ics') response.write('BEGIN');
    else if (url === '/other-protocol.ics')
      response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The wire is plain http to one port of this machine; names, checks and the choice of the address are those of every call. */
const deps = (changed: Partial<FeedDeps> = {}): FeedDeps => ({
  resolve: async (name) => names[name] ?? Promise.reject(new Error(`no ${name}`)),
  isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
  request: (options) => http.request({ ...options, port: (server.address() as AddressInfo).port }),
  patience: 5_000,
  ...changed,
});
const code = (url: string, changed?: Partial<FeedDeps>) =>
  readFeed(url, deps(changed)).then(
    () => 'read',
    (error) => error.code,
  );

test.each(['https://calendar.test/calendar.ics', 'webcal://calendar.test/calendar.ics'])(
  '%s is read by https, from the address that was checked',
  async (url) => {
    let resolved = 0;
    const resolve = async (name: string) => {
      resolved += 1;
      return names[name] ?? [];
    };
    expect(String(await readFeed(url, deps({ resolve })))).toBe(calendar);
    expect(resolved).toBe(1);
    expect(asked).toEqual(['calendar.test/calendar.ics']);
  },
);

test.each([
  'https://inside.test/calendar.ics',
  'https://both.test/calendar.ics',
  'https://10.0.0.7/calendar.ics',
  'https://[::1]/calendar.ics',
  'https://2130706434/calendar.ics',
  'https://0x7f.0.0.2/calendar.ics',
  'https://calendar.test:8443/calendar.ics',
  'https://me:secret@calendar.test/calendar.ics',
  'http://calendar.test/calendar.ics',
])('%s is not public, and nobody is asked', async (url) => {
  expect(await code(url)).toBe('FEED_NOT_PUBLIC');
  expect(asked).toEqual([]);
});

test.each(['https://127.0.0.1/', 'https://localhost/', 'https://[::ffff:127.0.0.1]/', 'https://127.1/'])(
  'this machine is not public by its own resolver: %s',
  async (url) => {
    await expect(readFeed(url)).rejects.toMatchObject({ code: 'FEED_NOT_PUBLIC' });
  },
);

test('each redirect is checked as the first address is', async () => {
  expect(await code('https://calendar.test/to/other.test')).toBe('read');
  expect(asked).toEqual(['calendar.test/to/other.test', 'other.test/calendar.ics']);
  expect(await code('https://calendar.test/to/inside.test')).toBe('FEED_NOT_PUBLIC');
  expect(await code('https://calendar.test/to/127.0.0.2')).toBe('FEED_NOT_PUBLIC');
});

test('three redirects are followed, a fourth is not', async () => {
  expect(await code('https://calendar.test/to/x/3')).toBe('read');
  expect(await code('https://calendar.test/to/x/4')).toBe('FEED_UNREACHABLE');
});

test('more than 1 MB is not read', async () => {
  expect(await code('https://calendar.test/large.ics')).toBe('CALENDAR_TOO_LARGE');
});

test.each(['https://calendar.test/nothing', 'https://unknown.test/calendar.ics'])(
  '%s gives no calendar',
  async (url) => expect(await code(url)).toBe('FEED_UNREACHABLE'),
);

test('an answer that does not end, and a name that nobody answers for, are given up', async () => {
  expect(await code('https://calendar.test/slow.ics', { patience: 100 })).toBe('FEED_UNREACHABLE');
  const silent = { resolve: () => new Promise<never>(() => {}), patience: 50 };
  expect(await code('https://calendar.test/calendar.ics', silent)).toBe('FEED_UNREACHABLE');
});

test('a server that changes the protocol holds up no other call', async () => {
  expect(await code('https://calendar.test/other-protocol.ics')).toBe('FEED_UNREACHABLE');
});

test('an address is asked by https, also one that says "webcal:", and is refused where it could not be', () => {
  const isAsked = (url: string) => importCalendarFeed.body?.safeParse({ url }).success;
  expect(isAsked('webcal://calendar.test/calendar.ics')).toBe(true);
  for (const url of ['webcal:', 'webcal://', 'webcal:/a b', 'webcal://%/', 'http://calendar.test/'])
    expect(isAsked(url)).toBe(false);
});
