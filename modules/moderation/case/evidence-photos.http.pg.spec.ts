import sharp from 'sharp';
import { newId } from '../../kernel/decider/identifiers.js';
import { markVerified, openMembers } from '../../members/members.fixtures.js';
import type { Role } from '../../memberships/grants/grants.events.js';
import { decisionAbout } from '../appeal/appeals.fixtures.js';
import type { EvidenceView } from './cases.contract.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let mo: Member;
let ana: Member;
let bob: Member;
beforeAll(async () => {
  smc = await openMembers();
  mo = await staff('Mo Handler', 'moderator');
  [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
});
afterAll(() => smc.close());

async function staff(name: string, role: Role): Promise<Member> {
  const member = await smc.member(name);
  await member.become(role);
  return member;
}

const shot = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#2F5D46' } })
    .png()
    .toBuffer();

/** Ana writes to Bob, with a photo. */
async function messageWithPhoto() {
  const about = { kind: 'listing', listingId: await bob.list() };
  const { id: photoId } = await ana.send('POST', '/api/threads/photos', await shot());
  const message = { id: newId(), body: 'Look.', photos: [photoId] };
  const { status, body } = await ana.call('POST', '/api/threads', { about, message });
  expect(status).toBe(201);
  await smc.waitForProcessors();
  const path = `/api/messages/${message.id}/photos/${photoId}`;
  return { target: { kind: 'message', id: message.id }, path, threadId: String(body.id) };
}

interface Reported {
  readonly kind: string;
  readonly id: string;
}

/** Bob reports it.
 *  out  the path of the case */
async function reported(target: Reported): Promise<string> {
  const report = { targets: [target], category: 'other', comment: 'See.' };
  expect(await bob.call('POST', '/api/reports', report)).toMatchObject({ status: 201 });
  await smc.waitForProcessors();
  const { cases } = (await mo.get(`/api/cases?search=${target.id}`)).body as { cases: { id: string }[] };
  return `/api/cases/${cases[0]?.id}`;
}

async function openedByStaff(target: Reported): Promise<string> {
  const asked = { targets: [target], category: 'other', reason: 'Seen by chance.' };
  return `/api/cases/${(await mo.call('POST', '/api/cases', asked)).body.id}`;
}

/** The addresses of its photos, for Mo. */
async function hrefsIn(path: string, target: Reported) {
  await mo.ok('POST', `${path}/claim`);
  return hrefsOf(await mo.ok('POST', `${path}/evidence`, { ...target, reason: 'It was reported.' }));
}

const hrefsOf = (evidence: unknown) => (evidence as EvidenceView).reported.photos.map(({ href }) => href);
const seen = (href = '') => fetch(smc.url + href);

async function expectPicture(href?: string): Promise<void> {
  const answer = await seen(href);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'webp' });
}

test('a photo of a reported message is shown at the address that its evidence has, and at no other', async () => {
  const { target, path, threadId } = await messageWithPhoto();
  const casePath = await reported(target);
  const [href = ''] = await hrefsIn(casePath, target);
  await expectPicture(href);
  expect((await seen(href)).headers.get('cache-control')).toBe('no-store');
  const other = await messageWithPhoto();
  for (const address of [path, `${path}?until=9999999999&seal=x`, href.replace(path, other.path)])
    expect((await seen(address)).status).toBe(404);

  await ana.ok('POST', `/api/threads/${threadId}/messages/${target.id}/withdraw`, {});
  await smc.waitForProcessors();
  await expectPicture((await hrefsIn(casePath, target))[0]);
});

test('the cover of a community and the picture of a member are shown in evidence', async () => {
  await markVerified(smc.pool, ana.id);
  const { status, body } = await ana.call('POST', '/api/communities', {
    name: 'Brake Club',
    kind: 'vehicle',
    description: 'Brakes.',
    rules: [],
    zip: '53545',
    vehicles: [{ make: 'Ford', model: 'Model A' }],
    join: 'open',
    visibility: 'everybody',
    isAdultsOnly: false,
  });
  expect(status).toBe(201);
  await ana.send('POST', `/api/communities/${body.id}/cover`, await shot());
  await ana.picture();
  await smc.waitForProcessors();
  for (const target of [
    { kind: 'community', id: String(body.id) },
    { kind: 'member', id: ana.id },
  ]) {
    const hrefs = await hrefsIn(await openedByStaff(target), target);
    expect(hrefs).toHaveLength(1);
    await expectPicture(hrefs[0]);
  }
});

test('the reviewer of an appeal sees the photos too', async () => {
  const { target } = await messageWithPhoto();
  const judged = { ...target, version: 1, ownerId: ana.id };
  const decisionId = await decisionAbout(smc.runtime.bus, ana.id, { targets: [judged] });
  const rita = await staff('Rita', 'reviewer');
  const appeal = await ana.ok('POST', '/api/appeals', { decisionId, text: 'It is my car.' });
  await rita.ok('POST', `/api/appeals/${appeal.id}/claim`);
  const asked = { ...target, reason: 'It was appealed.' };
  await expectPicture(hrefsOf(await rita.ok('POST', `/api/appeals/${appeal.id}/evidence`, asked))[0]);
});
