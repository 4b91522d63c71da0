import ICAL from 'ical.js';
import { announce } from '../../../test/gatherings.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { openMembers } from '../../members/members.fixtures.js';

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
  await announce(smc.runtime.bus, id, ana.id);
  await smc.waitForProcessors();
});
afterAll(() => smc.close());

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(smc.url + path, { headers, cache: 'force-cache' });
const address = '/api/events/calendar-address';
const newPath = async (member: Member) =>
  new URL(String((await member.call('POST', address)).body.url)).pathname;

test('an event is a file for calendars, which a program that has it does not get again', async () => {
  const answer = await read(`/api/events/${id}/calendar.ics`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const [event] = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe('Jefferson swap meet');
  const etag = answer.headers.get('etag') ?? '';
  expect((await read(`/api/events/${id}/calendar.ics`, { 'If-None-Match': etag })).status).toBe(304);
  expect((await read(`/api/events/${newId()}/calendar.ics`)).status).toBe(404);
});

test('a private address shows what its member plans until it is replaced or revoked, and only its digest is kept', async () => {
  await bob.ok('PUT', `/api/events/${id}/attendance`, { day: null, as: 'going' });
  await smc.waitForProcessors();
  expect((await bob.get(address)).body).toEqual({ since: null, lastUsedAt: null });
  const first = await newPath(bob);
  expect(first).toMatch(/^\/api\/events\/calendars\/[\w-]{43}\.ics$/);
  const answer = await read(first);
  expect(await answer.text()).toContain('SUMMARY:Jefferson swap meet');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect((await bob.get(address)).body).toEqual({
    since: expect.any(String),
    lastUsedAt: expect.any(String),
  });
  const second = await newPath(bob);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect(await (await read(await newPath(ana))).text()).not.toContain('VEVENT');
  const { rows } = await smc.pool.query('select * from event_calendars.address where member_id = $1', [
    bob.id,
  ]);
  expect(JSON.stringify(rows)).not.toContain(second.slice(-47, -4));
  expect((await bob.call('DELETE', address)).body).toEqual({ isRevoked: true });
  expect((await bob.call('DELETE', address)).body).toEqual({ isRevoked: false });
  expect((await read(second)).status).toBe(404);
  expect((await read('/api/events/calendars/nothing')).status).toBe(404);
});

test('new events are a feed, near a place too', async () => {
  const answer = await read('/api/events/rss');
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(await answer.text()).toContain(`/events/${id}</guid>`);
  const near = await (await read('/api/events/rss?latitude=42.68&longitude=-89.02&radius=50')).text();
  expect(near).toContain('<title>Jefferson swap meet</title>');
  expect(near).toContain('latitude=42.68&amp;longitude=-89.02&amp;radius=50');
  expect(await (await read('/api/events/rss?latitude=34&longitude=-118')).text()).not.toContain('<item>');
});
