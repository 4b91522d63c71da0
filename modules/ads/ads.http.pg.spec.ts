import sharp from 'sharp';
import { dayIn, daysAfter, usualTimeZone } from '../kernel/decider/days.js';
import { newId } from '../kernel/decider/identifiers.js';
import { openMembers, soon, yearsAgo } from '../members/members.fixtures.js';
import { words } from './ad/ad.fixtures.js';
import type { AdReport, AdRow } from './ads.contract.js';
import type { AdShown } from './shown-ad.contract.js';

type Members = Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<Members['member']>>;
let smc: Members;
let admin: Member;
beforeAll(async () => {
  smc = await openMembers();
  admin = await smc.adminMember();
});
afterAll(() => smc.close());

const today = dayIn(new Date().toISOString(), usualTimeZone);
const body = { ...words, link: 'https://chrome.example.com/', from: today, until: daysAfter(today, 7) };

async function drafted(changed: object = {}): Promise<string> {
  const id = newId();
  expect((await admin.call('POST', '/api/ads', { ...body, ...changed, id })).status).toBe(201);
  return id;
}
async function running(changed: object = {}): Promise<string> {
  const id = await drafted(changed);
  await admin.ok('POST', `/api/ads/${id}/start`);
  await rowOf(id); // the read model has it
  return id;
}
const end = (id: string) => admin.ok('POST', `/api/ads/${id}/end`).then(() => rowOf(id));
const rowOf = async (id: string) =>
  ((await admin.ok('GET', '/api/ads/all')).ads as AdRow[]).find((one) => one.id === id);
const shownTo = async (member: Member | undefined, address = 'place=wall') => {
  const answer = member
    ? await member.ok('GET', `/api/ads?${address}`)
    : (await smc.guest(`/api/ads?${address}`)).body;
  return answer.ad as AdShown | null;
};
const seen = (id: string, place = 'wall', agent = 'Firefox') =>
  fetch(`${smc.url}/api/ads/${id}/seen`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
    body: JSON.stringify({ place }),
  });
const follow = (id: string, place = 'wall') =>
  fetch(`${smc.url}/api/ads/${id}/go?place=${place}`, { redirect: 'manual' });

test('an ad is shown to guests and free members while it runs, in its places alone', async () => {
  const bob = await smc.member('Bob');
  const id = await drafted();
  expect([await shownTo(undefined), await shownTo(bob)]).toEqual([null, null]);
  await admin.ok('POST', `/api/ads/${id}/start`);
  expect(await rowOf(id)).toMatchObject({ status: 'running', isShown: true, title: body.title });
  for (const reader of [undefined, bob])
    expect(await shownTo(reader)).toEqual({
      id,
      kind: 'ad',
      title: body.title,
      text: body.text,
      href: `/api/ads/${id}/go?place=wall`,
      picture: null,
    });
  expect(await shownTo(bob, 'place=events')).toBeNull();
  await admin.ok('POST', `/api/ads/${id}/pause`);
  expect(await rowOf(id)).toMatchObject({ status: 'paused', isShown: false });
  expect(await shownTo(bob)).toBeNull();
  await end(id);
  expect((await admin.call('POST', `/api/ads/${id}/start`)).body.code).toBe('AD_OVER');
});

test('a member of a tier without ads is shown none', async () => {
  const id = await running({ kind: 'notice' });
  const ivy = await smc.member('Ivy');
  expect(await shownTo(ivy)).toMatchObject({ id });
  const grant = { tier: 'premium', reason: 'promo', note: 'Jefferson.', until: soon() };
  await admin.ok('POST', `/api/admin/members/${ivy.id}/tiers`, grant);
  expect(await shownTo(ivy)).toBeNull();
  await end(id);
});

test('minors, and whoever may be one, are shown notices of ours alone', async () => {
  const young = [
    await smc.member('Kim', { dateOfBirth: yearsAgo(15) }),
    await smc.member('Nobody Knows', {}),
  ];
  const ad = await running();
  for (const member of young) expect(await shownTo(member)).toBeNull();
  const notice = await running({ kind: 'notice' });
  for (const member of young) expect(await shownTo(member)).toMatchObject({ id: notice, kind: 'notice' });
  for (const id of [ad, notice]) await end(id);
});

test('an ad of a region is for those who have shown that they are there', async () => {
  const region = { latitude: 42.6828, longitude: -89.0187, radius: 50, name: 'Janesville, WI' };
  const id = await running({ region });
  expect(await shownTo(undefined)).toBeNull();
  expect(await shownTo(undefined, 'place=wall&latitude=41.8781&longitude=-87.6298')).toBeNull();
  expect(await shownTo(undefined, 'place=wall&latitude=43.0731&longitude=-89.4012')).toMatchObject({ id });
  await end(id);
});

test('nobody is shown an ad while ads are off', async () => {
  const id = await running();
  const turn = (value: boolean) =>
    admin.ok('POST', '/api/admin/settings/ads-shown', { value, reason: 'A quiet week.' });
  await turn(false);
  expect(await shownTo(undefined)).toBeNull();
  expect(await rowOf(id)).toMatchObject({ status: 'running', isShown: false });
  await turn(true);
  expect(await shownTo(undefined)).toMatchObject({ id });
  await end(id);
});

test('a view counts once a viewer, a press leads on, and a cap ends it', async () => {
  const id = await running({ cap: 2 });
  for (const _ of [1, 2]) expect((await seen(id)).status).toBe(200);
  await seen(id, 'events'); // not a place of it
  const gone = await follow(id);
  expect([gone.status, gone.headers.get('location')]).toEqual([302, body.link]);
  expect(gone.headers.get('referrer-policy')).toBe('strict-origin');
  expect((await rowOf(id))?.counts).toEqual({ shown: 1, pressed: 1 });
  await seen(id, 'wall', 'Safari');
  expect(await rowOf(id)).toMatchObject({ counts: { shown: 2 }, isShown: false });
  expect(await shownTo(undefined)).toBeNull();
  await seen(id, 'wall', 'Opera');
  expect((await rowOf(id))?.counts).toEqual({ shown: 2, pressed: 1 });
  await end(id);
  expect((await follow(id)).status).toBe(302);
  expect((await follow(await drafted())).status).toBe(404);
  expect((await seen(newId())).status).toBe(200);
});

test('an advertiser reads the report by its signed address alone, as a table too', async () => {
  const id = await running();
  await seen(id);
  const { url } = (await admin.ok('POST', `/api/ads/${id}/report-link`)) as { url: string };
  const key = new URL(url).searchParams.get('key') ?? '';
  expect(new URL(url).pathname).toBe(`/ads/report/${id}`);
  const { body: report } = await smc.guest(`/api/ads/${id}/report?key=${key}`);
  const expected: Partial<AdReport> = {
    advertiser: body.advertiser,
    total: { shown: 1, pressed: 0 },
    days: [{ day: today, place: 'wall', shown: 1, pressed: 0 }],
  };
  expect(report).toMatchObject(expected);
  expect(await admin.ok('GET', `/api/ads/${id}/counts`)).toMatchObject(expected);
  const csv = await fetch(`${smc.url}/api/ads/${id}/report?key=${key}&format=csv`);
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect((await csv.text()).replace('\ufeff', '')).toBe(`day,place,shown,pressed\n${today},wall,1,0\n`);
  expect((await smc.guest(`/api/ads/${await drafted()}/report?key=${key}`)).status).toBe(404);
  expect((await smc.guest(`/api/ads/${id}/report?key=x${key}`)).status).toBe(404);
  await end(id);
});

test('a picture is served re-encoded, with what it shows in words, until another takes its place', async () => {
  const id = await running();
  const picture = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  await admin.send('POST', `/api/ads/${id}/picture?alt=A%20bumper`, await picture('#884433'));
  const before = (await rowOf(id))?.picture;
  expect(before?.alt).toBe('A bumper');
  const served = await fetch(smc.url + before?.src);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect((await shownTo(undefined))?.picture).toEqual(before);
  await admin.send('POST', `/api/ads/${id}/picture?alt=Another`, await picture('#334488'));
  expect((await rowOf(id))?.picture?.src).not.toBe(before?.src);
  expect((await fetch(smc.url + before?.src)).status).toBe(404);
  await admin.ok('DELETE', `/api/ads/${id}/picture`);
  expect((await rowOf(id))?.picture).toBeNull();
  await end(id);
});

test.each([
  'http://plain.example',
  '//evil.example',
  '/\\evil.example',
  '/api/auth/sign-out',
  '/x/../api/auth/sign-out',
  'javascript:1',
])('an ad leads to https or to a page of ours: not %s', async (link) => {
  expect((await admin.call('POST', '/api/ads', { ...body, link, id: newId() })).status).toBe(400);
});
