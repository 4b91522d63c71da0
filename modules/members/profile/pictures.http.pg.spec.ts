import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { listingBody } from '../../../test/authorisation.rows.js';
import { grown, openMembers, yearsAgo } from '../members.given.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('a picture is shown to whoever may look at the page, kept by their own browser for a few minutes', async () => {
  const ana = await smc.member('Ana', grown);
  await ana.picture();
  const page = await smc.guest(`/api/members/${ana.id}`, ana.seen);
  const { card } = page.body.picture as { card: string };
  const shown = await fetch(smc.url + card);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('private, max-age=300');
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 480 });
});

test('nobody finds a picture by its id alone: the address has to be given away, and only for a while', async () => {
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

test('a minor’s picture has no address that a guest is given', async () => {
  const kid = await smc.member('Kid', { dateOfBirth: yearsAgo(15) });
  const { card } = await kid.picture();
  expect((await smc.guest(`/api/members/${kid.id}`, kid.seen)).status).toBe(404);
  expect((await smc.guest(card.replace(/\?.*/, ''))).status).toBe(404);
  expect((await smc.guest(card)).status).toBe(200);
});

test('a picture that is replaced or removed is gone, for whoever kept its address too', async () => {
  const cal = await smc.member('Cal', grown);
  const first = await cal.picture('#123456');
  const second = await cal.picture('#654321');
  await smc.settle();
  expect((await smc.guest(first.card)).status).toBe(404);
  expect((await smc.guest(second.card)).status).toBe(200);
  const again = await cal.picture('#123456');
  await cal.ok('DELETE', '/api/account/picture');
  await smc.settle();
  for (const { card } of [first, second, again]) {
    expect((await smc.guest(card)).status).toBe(404);
    const id = /pictures\/(\w+)/.exec(card)?.[1] ?? '';
    expect((await blobNames()).filter((name) => name.includes(id))).toEqual([]);
  }
});

test('a photo that is taken off its listing is gone, and the same file stays where it still hangs', async () => {
  const dan = await smc.member('Dan', grown);
  const [one, two] = [await draft(), await draft()];
  const [mine, other] = [await addPhoto(one), await addPhoto(two)];
  expect(await addPhoto(one)).toEqual(mine);
  await dan.ok('DELETE', `/api/listings/${one}/photos/${mine.id}`);
  await smc.settle();
  expect((await smc.guest(mine.card)).status).toBe(404);
  expect((await blobNames()).filter((name) => name.includes(mine.id))).toEqual([]);
  const kept = await fetch(smc.url + other.card);
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const back = await addPhoto(one);
  await smc.settle();
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

async function blobNames(): Promise<readonly string[]> {
  const names = await readdir(join(smc.house.environment.DATA_DIR, 'blobs'), { recursive: true });
  return names.filter((name) => name.endsWith('.webp'));
}
