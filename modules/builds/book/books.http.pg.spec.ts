import sharp from 'sharp';
import { eraseMember } from '../../identity/accounts/erase-member.shared.js';
import { systemClock } from '../../kernel/decider/clock.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { databaseOn } from '../../kernel/postgres/database.js';
import { archiveFiles } from '../../members/export/archive.fixtures.js';
import { openMembers } from '../../members/members.fixtures.js';
import type { BookContent } from './book.schemas.js';
import { readPages } from './read-pages.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bo: Member;
let build: string;
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  [ana, bo] = [await smc.member('Ana'), await smc.member('Bo')];
  build = newId();
  const vehicle = { year: 1966, make: 'Ford', model: 'F100', nickname: 'Old Blue' };
  await ana.call('POST', '/api/builds', { id: build, vehicle, inGarage: false });
  await ana.ok('POST', `/api/builds/${build}/collaborators`, { member: bo.id, role: 'helps' });
  await bo.ok('POST', `/api/builds/${build}/join`, {});
  await written(ana, { text: 'Primed the cab.', cost: 40, photos: [await photoOf(ana)] });
  await written(bo, { text: 'Rebuilt the carburetor.', photos: [await photoOf(bo)] });
  ana.seen = bo.seen;
});
afterAll(() => smc.close());

test('a book is the build as it was, whatever is written later, and frozen once', async () => {
  const bookId = await frozen({ costs: false, names: false });
  const before = (await ana.get(path(bookId))).body;
  expect(before).toMatchObject({
    title: expect.stringMatching(/^1966 Ford F100, \w+ \d{4}$/),
    entries: 2,
    isKeepsake: false,
    listings: [],
    content: { owner: 'Ana', totals: { spent: 40 } },
  });
  expect((before.content as BookContent).entries.map(({ author, text }) => [author, text])).toEqual([
    ['Ana', 'Primed the cab.'],
    ['Bo', 'Rebuilt the carburetor.'],
  ]);
  expect(Object.keys(before.photos as object)).toHaveLength(2);
  await written(ana, { text: 'Painted it.' });
  const again = await ana.call('POST', `/api/builds/${build}/books`, { bookId });
  expect(again).toMatchObject({ status: 201, body: { version: 1 } });
  expect((await bo.call('POST', `/api/builds/${build}/books`, { bookId })).body.code).toBe('NOT_YOUR_PART');
  const { photos: _, ...after } = (await ana.get(path(bookId))).body;
  expect(before).toMatchObject(after);
});

test('costs and names that are hidden are nowhere in it', async () => {
  const bookId = await frozen({ costs: true, names: true });
  const { content } = (await ana.get(path(bookId))).body as { content: BookContent };
  expect([content.owner, content.totals.spent]).toEqual([null, null]);
  expect(JSON.stringify(content)).not.toMatch(/"(Ana|Bo)"/);
});

test('a book is its owner’s, and of whoever sees the listing that it is shown with', async () => {
  const bookId = await frozen({ costs: true, names: true });
  const listingId = await ana.list();
  const guest = () => smc.guest(path(bookId), ana.seen);
  expect((await guest()).status).toBe(404);
  expect((await bo.get(path(bookId))).status).toBe(404);
  expect(await ana.call('PUT', `${path(bookId)}/listing`, { listingId: await bo.list() })).toMatchObject({
    body: { code: 'LISTING_NOT_FOUND' },
  });
  await ana.ok('PUT', `${path(bookId)}/listing`, { listingId });
  expect((await guest()).body).toMatchObject({ id: bookId, listings: [listingId] });
  expect((await smc.guest(`/api/builds/books/of/${listingId}`, ana.seen)).body).toMatchObject({
    book: { id: bookId },
  });
  expect((await smc.guest(path(bookId).replace(build, newId()))).status).toBe(404);
  await ana.ok('POST', `/api/listings/${listingId}/pause`, {});
  expect((await guest()).status).toBe(404);
  await ana.ok('POST', `/api/listings/${listingId}/resume`, {});
  expect((await guest()).status).toBe(200);
  const cid = await smc.member('Cid');
  expect((await cid.get(path(bookId))).status).toBe(200);
  await cid.ok('POST', `/api/members/${ana.id}/block`);
  expect((await cid.get(path(bookId))).status).toBe(404);
  await ana.ok('PUT', `${path(bookId)}/listing`, { listingId: null });
  expect((await guest()).status).toBe(404);
});

test('a book is printed with its photos', async () => {
  const bookId = await frozen({ costs: false, names: false });
  const answer = await ana.raw(`${path(bookId)}/pdf?paper=a4`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pdf = Buffer.from(await answer.arrayBuffer());
  const text = (await readPages(pdf)).map((page) => page.text).join(' ');
  for (const words of ['Old Blue', 'Primed the cab.', 'Rebuilt the carburetor.'])
    expect(text).toContain(words);
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBe(2);
  expect((await fetch(`${smc.url}${path(bookId)}/pdf`)).status).toBe(404);
});

test('a deleted book is gone with its file', async () => {
  const bookId = await frozen({ costs: false, names: false });
  expect(await files(bookId)).toBe(1);
  await ana.ok('DELETE', path(bookId));
  await smc.waitForProcessors();
  expect((await ana.get(path(bookId))).status).toBe(404);
  expect(await files(bookId)).toBe(0);
});

test('the words of somebody who is erased leave every book, and nobody reads a book of an erased owner', async () => {
  const bookId = await frozen({ costs: false, names: false });
  await smc.waitForProcessors();
  const archive = await archiveFiles(smc.url, ana.as);
  expect(String(archive.get('build-books.json'))).toContain('Rebuilt the carburetor.');
  const deps = { ...smc.runtime, db: databaseOn(smc.pool), clock: systemClock };
  await eraseMember(deps, bo.id, { id: bo.id, roles: [] });
  await smc.waitForProcessors();
  const { content, photos } = (await ana.get(path(bookId))).body as { content: BookContent; photos: object };
  expect(JSON.stringify(content)).not.toMatch(/carburetor|"Bo"/);
  expect(content.entries.map(({ text }) => text)).toContain('Primed the cab.');
  expect(Object.keys(photos)).toHaveLength(1);
  const listingId = await ana.list();
  await ana.ok('PUT', `${path(bookId)}/listing`, { listingId });
  await eraseMember(deps, ana.id, { id: ana.id, roles: [] });
  await smc.waitForProcessors();
  expect((await smc.guest(path(bookId))).status).toBe(404);
  expect(await files(bookId)).toBe(0);
});

const path = (bookId: string) => `/api/builds/${build}/books/${bookId}`;

async function frozen(hides: { readonly costs: boolean; readonly names: boolean }): Promise<string> {
  const bookId = newId();
  expect(await ana.call('POST', `/api/builds/${build}/books`, { bookId, hides })).toMatchObject({
    status: 201,
  });
  return bookId;
}

async function files(bookId: string): Promise<number> {
  const { rows } = await smc.pool.query<{ id: string; owner_id: string }>(
    'select id, owner_id from building.file where used_by = $1',
    [bookId],
  );
  return rows.length;
}

async function written(by: Member, words: object): Promise<void> {
  const body = { entryId: newId(), on: '2026-06-01', ...words };
  expect(await by.call('POST', `/api/builds/${build}/entries`, body)).toMatchObject({ status: 201 });
}

async function photoOf(by: Member): Promise<string> {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2F5D46' } })
    .png()
    .toBuffer();
  return String((await by.send('POST', `/api/builds/${build}/photos`, bytes)).id);
}
