import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { listingBody } from '../../../test/authorisation.rows.js';
import { grown, openMembers, yearsAgo } from '../members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('a picture is shown to those who may see the page, and cached by their browser for a few minutes', async () => {
  const ana = await smc.member('Ana', grown);
  await ana.picture();
  const page = await smc.guest(`/api/members/${ana.id}`, ana.seen);
  const { card } = page.body.picture as { card: string };
  const shown = await fetch(smc.url + card);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('private, max-age=300');
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 480 });
});

test('a picture needs a signed URL, which expires', async () => {
  const bea = await smc.member('Bea', grown);
  const { card } = await bea.picture();
  const address = new URL(card, smc.url);
  const [, id] = /pictures\/(\w+)/.exec(card) ?? [];
  for (const path of [
    `/api/pictures/${id}/card`,
    `/api/pictures/${id}/page${address.search}`,
    `/api/pictures/${id}/card?until=${Number(address.searchParams.get('until')) + 900}&seal=${address.searchParams.get('seal')}`,
    `/api/pictures/${id}/card?until=soon&seal=1`,
  ])
    expect(await smc.guest(path)).toMatchObject({ status: 404, body: { code: 'PICTURE_NOT_FOUND' } });
  for (const size of ['card', 'page', 'zoom'])
    expect((await smc.guest(`/api/photos/${id}/${size}`)).status).toBe(404);
});

test('a guest gets no URL of a minor’s picture', async () => {
  const kid = await smc.member('Kid', { dateOfBirth: yearsAgo(15) });
  const { card } = await kid.picture();
  expect((await smc.guest(`/api/members/${kid.id}`, kid.seen)).status).toBe(404);
  expect((await smc.guest(card.replace(/\?.*/, ''))).status).toBe(404);
  expect((await smc.guest(card)).status).toBe(200);
});

test('a picture that is replaced or removed is gone, even at its old URL', async () => {
  const cal = await smc.member('Cal', grown);
  const first = await cal.picture('#123456');
  const second = await cal.picture('#654321');
  await smc.waitForProcessors();
  expect((await smc.guest(first.card)).status).toBe(404);
  expect((await smc.guest(second.card)).status).toBe(200);
  const again = await cal.picture('#123456');
  await cal.ok('DELETE', '/api/account/picture');
  await smc.waitForProcessors();
  for (const { card } of [first, second, again]) {
    expect((await smc.guest(card)).status).toBe(404);
    const id = /pictures\/(\w+)/.exec(card)?.[1] ?? '';
    expect((await blobNames()).filter((name) => name.includes(id))).toEqual([]);
  }
});

test('a photo that is taken off its listing is gone, and the same file stays on other listings', async () => {
  const dan = await smc.member('Dan', grown);
  const [one, two] = [await draft(), await draft()];
  const [mine, other] = [await addPhoto(one), await addPhoto(two)];
  expect(await addPhoto(one)).toEqual(mine);
  await dan.ok('DELETE', `/api/listings/${one}/photos/${mine.id}`);
  await smc.waitForProcessors();
  expect((await smc.guest(mine.card)).status).toBe(404);
  expect((await blobNames()).filter((name) => name.includes(mine.id))).toEqual([]);
  const kept = await fetch(smc.url + other.card);
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'private, max-age=300']);
  const back = await addPhoto(one);
  await smc.waitForProcessors();
  expect((await smc.guest(back.card)).status).toBe(200);

  async function draft(): Promise<string> {
    return (await dan.call('POST', '/api/listings', listingBody)).body.id as string;
  }

  async function addPhoto(listing: string): Promise<{ readonly id: string; readonly card: string }> {
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#9B2226' } })
      .png()
      .toBuffer();
    const answer = await dan.send('POST', `/api/listings/${listing}/photos`, bytes);
    return answer.photo as { id: string; card: string };
  }
});

test('guests see the photos of a listing while it is public', async () => {
  const ivy = await smc.member('Ivy', grown);
  const { id } = (await ivy.call('POST', '/api/listings', listingBody)).body;
  const { photo } = await put(ivy, `/api/listings/${id}/photos`, '#808080', {}, 'POST');
  const open = `/api/photos/${id}/${(photo as { id: string }).id}/card`;
  expect((await smc.guest(open)).status).toBe(404);
  await ivy.ok('POST', `/api/listings/${id}/publish`);
  await smc.waitForProcessors();
  expect((await smc.guest(open)).status).toBe(200);
  const { page } = (await smc.guest(`/api/listings/${id}`)).body.photo as { page: string };
  expect((await smc.guest(page)).status).toBe(200);
});

test('a command that is repeated with another picture is refused, and the picture is not stored', async () => {
  const eve = await smc.member('Eve', grown);
  const key = { 'Idempotency-Key': 'one command, two pictures' };
  const before = (await blobNames()).length;
  const first = await put(eve, '/api/account/picture', '#101010', key);
  const kept = await blobNames();
  expect(kept.length).toBe(before + 3);
  expect((await put(eve, '/api/account/picture', '#202020', key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await blobNames()).toEqual(kept);
  expect((await put(eve, '/api/account/picture', '#101010', key)).picture).toEqual(first.picture);
  await eve.ok('DELETE', '/api/account/picture');
  await smc.waitForProcessors();
  await put(eve, '/api/account/picture', '#101010', key);
  expect((await blobNames()).length).toBe(before);
});

test('two concurrent pictures for one command leave one', async () => {
  const flo = await smc.member('Flo', grown);
  const key = { 'Idempotency-Key': 'both at once' };
  const before = (await blobNames()).length;
  const answers = await Promise.all(
    ['#303030', '#404040'].map((color) => put(flo, '/api/account/picture', color, key)),
  );
  expect(answers.filter(({ code }) => code === 'IDEMPOTENCY_KEY_REUSED')).toHaveLength(1);
  expect((await blobNames()).length).toBe(before + 3);
});

test('a photo whose command is refused is not stored, and a repeated one is the same', async () => {
  const gil = await smc.member('Gil', grown);
  const { id } = (await gil.call('POST', '/api/listings', listingBody)).body;
  const path = `/api/listings/${id}/photos`;
  const key = { 'Idempotency-Key': 'one command, two photos' };
  const first = await put(gil, path, '#505050', key, 'POST');
  const kept = await blobNames();
  expect((await put(gil, path, '#606060', key, 'POST')).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await blobNames()).toEqual(kept);
  await gil.ok('DELETE', `${path}/${(first.photo as { id: string }).id}`);
  await smc.waitForProcessors();
  expect((await put(gil, path, '#505050', key, 'POST')).photo).toEqual(first.photo);
  expect((await blobNames()).length).toBe(kept.length - 3);
});

test('concurrent photos beyond the limit of a listing are not stored', async () => {
  const hal = await smc.member('Hal', grown);
  const { id } = (await hal.call('POST', '/api/listings', listingBody)).body;
  const before = (await blobNames()).length;
  const colors = Array.from({ length: 14 }, (_, at) => `#7070${at + 10}`);
  const answers = await Promise.all(
    colors.map((color) => put(hal, `/api/listings/${id}/photos`, color, {}, 'POST')),
  );
  expect(answers.filter(({ code }) => code === 'TOO_MANY_PHOTOS')).toHaveLength(2);
  expect((await blobNames()).length).toBe(before + 12 * 3);
});

/** Upload a picture of one color. */
async function put(
  { as }: Awaited<ReturnType<typeof smc.member>>,
  path: string,
  background: string,
  key: Readonly<Record<string, string>>,
  method = 'PUT',
): Promise<Record<string, unknown>> {
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer();
  const headers = { ...as, ...key, 'Content-Type': 'application/octet-stream' };
  const answer = await fetch(smc.url + path, { method, headers, body: new Uint8Array(bytes) });
  return (await answer.json()) as Record<string, unknown>;
}

async function blobNames(): Promise<readonly string[]> {
  const names = await readdir(join(smc.runtime.environment.DATA_DIR, 'blobs'), { recursive: true });
  return names.filter((name) => name.endsWith('.webp'));
}
