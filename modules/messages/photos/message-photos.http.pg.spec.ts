import sharp from 'sharp';
import { eraseMember } from '../../identity/accounts/erase-member.shared.js';
import { systemClock } from '../../kernel/decider/clock.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { databaseOn } from '../../kernel/postgres/database.js';
import { archiveFiles } from '../../members/export/archive.fixtures.js';
import { openMembers } from '../../members/members.fixtures.js';
import type { ThreadView } from '../messages.contract.js';
import { deleteOldPhotosJob } from './delete-old-photos.job.js';
import type { MessagePhotoView } from './message-photos.contract.js';
import { blobsOfSender } from './photo-files.shared.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Member;
let bob: Member;
beforeAll(async () => {
  smc = await openMembers();
  [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
});
afterAll(() => smc.close());

test('a photo is shown to the members of its thread alone, kept by no cache, and encrypted on the disk', async () => {
  const photo = await stored(bob);
  const { threadId, messageId } = await asked(bob, await ana.list(), [photo.id]);
  expect((await thread(ana, threadId)).messages).toMatchObject([
    { status: 'sent', body: '', photos: [{ id: photo.id, width: 600, height: 400 }] },
  ]);
  const [card] = (await ana.get('/api/threads?filter=selling')).body.threads as { last: { words: string } }[];
  expect(card?.last.words).toBe('A photo');

  const path = `/api/threads/${threadId}/messages/${messageId}/photos/${photo.id}/card`;
  for (const member of [ana, bob]) {
    const answer = await member.raw(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
    });
  }
  const eve = await smc.member('Eve');
  expect((await eve.raw(path)).status).toBe(404);
  expect((await fetch(smc.url + path)).status).toBe(401);
  const other = await asked(bob, await ana.list(), []);
  expect((await ana.raw(path.replace(threadId, other.threadId))).status).toBe(404);
  expect((await fetch(`${smc.url}/api/photos/${photo.id}/card`)).status).toBe(404);
  const onDisk = await smc.runtime.blobs.get(blobOf(bob, photo));
  expect(onDisk?.includes('WEBP')).toBe(false);
});

test("a photo is its sender's, and is sent once; the same message again changes nothing", async () => {
  const photo = await stored(bob);
  const listingId = await ana.list();
  const about = { kind: 'listing', listingId };
  const message = { id: newId(), body: '', photos: [photo.id] };
  for (let press = 0; press < 2; press++)
    expect((await bob.call('POST', '/api/threads', { about, message })).status).toBe(201);
  const again = { about, message: { ...message, id: newId() } };
  expect(await bob.call('POST', '/api/threads', again)).toMatchObject({ body: { code: 'PHOTO_NOT_FOUND' } });
  const foreign = { about: { kind: 'member', memberIds: [bob.id] }, message: { ...message, id: newId() } };
  expect(await ana.call('POST', '/api/threads', foreign)).toMatchObject({
    body: { code: 'PHOTO_NOT_FOUND' },
  });
  const nothing = { about, message: { id: newId(), body: '', photos: [] } };
  expect(await bob.call('POST', '/api/threads', nothing)).toMatchObject({ status: 400 });
});

test('whoever is asked sees no photo before they accept', async () => {
  const [cid, dee] = [await smc.member('Cid'), await smc.member('Dee')];
  const photo = await stored(cid);
  const message = { id: newId(), body: 'Look.', photos: [photo.id] };
  const opened = await cid.call('POST', '/api/threads', {
    about: { kind: 'member', memberIds: [dee.id] },
    message,
  });
  const path = `/api/threads/${opened.body.id}/messages/${message.id}/photos/${photo.id}/card`;
  expect((await dee.raw(path)).status).toBe(404);
  expect((await thread(dee, String(opened.body.id))).messages).toMatchObject([
    { photos: [{ id: photo.id }] },
  ]);
  await dee.ok('POST', '/api/threads/requests', { ids: [opened.body.id], answer: 'accept' });
  expect((await dee.raw(path)).status).toBe(200);
});

test('photos go with the message that is taken back, with their sender, and when they are not sent within a day', async () => {
  const kim = await smc.member('Kim');
  const [first, second, unsent] = [await stored(kim), await stored(kim), await stored(kim)];
  const listingId = await ana.list();
  const { threadId, messageId } = await asked(kim, listingId, [first.id]);
  await asked(kim, listingId, [second.id]);
  const files = await archiveFiles(smc.url, kim.as);
  for (const { id } of [first, second, unsent]) {
    const kept = files.get(`photos/${id}.webp`);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 600 });
  }
  await kim.ok('POST', `/api/threads/${threadId}/messages/${messageId}/withdraw`, {});
  await smc.waitForProcessors();
  expect(
    (await ana.raw(`/api/threads/${threadId}/messages/${messageId}/photos/${first.id}/card`)).status,
  ).toBe(404);
  expect(await kept(kim, [first, second, unsent])).toEqual([false, true, true]);

  const deps = { ...smc.runtime, db: databaseOn(smc.pool) };
  await deleteOldPhotosJob(deps, new Date().toISOString());
  expect(await kept(kim, [first, second, unsent])).toEqual([false, true, true]);
  await deleteOldPhotosJob(deps, plusDays(new Date().toISOString(), 2));
  expect(await kept(kim, [first, second, unsent])).toEqual([false, true, false]);

  await eraseMember({ ...deps, clock: systemClock }, kim.id, { id: kim.id, roles: [] });
  expect((await thread(ana, threadId)).messages.at(-1)).toMatchObject({ status: 'erased', photos: [] });
  expect(await kept(kim, [first, second, unsent])).toEqual([false, false, false]);
  expect(
    (await smc.pool.query('select 1 from messaging.photo where member_id = $1', [kim.id])).rowCount,
  ).toBe(0);
});

type Member = Awaited<ReturnType<typeof smc.member>>;

async function stored(of: Member): Promise<MessagePhotoView> {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2F5D46' } })
    .png()
    .toBuffer();
  const headers = { ...of.as, 'Content-Type': 'image/png' };
  const answer = await fetch(`${smc.url}/api/threads/photos`, {
    method: 'POST',
    headers,
    body: new Uint8Array(bytes),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as MessagePhotoView;
}

async function asked(from: Member, listingId: string, photos: readonly string[]) {
  const message = { id: newId(), body: photos.length ? '' : 'Hello.', photos };
  const answer = await from.call('POST', '/api/threads', { about: { kind: 'listing', listingId }, message });
  expect(answer).toMatchObject({ status: 201 });
  return { threadId: String(answer.body.id), messageId: message.id };
}

async function thread(of: Member, id: string): Promise<ThreadView> {
  await smc.waitForProcessors();
  return (await of.get(`/api/threads/${id}`)).body as unknown as ThreadView;
}

const blobOf = ({ id }: Member, photo: MessagePhotoView) => blobsOfSender(id)(photo.id, 'card');

const kept = (of: Member, photos: readonly MessagePhotoView[]) =>
  Promise.all(photos.map((photo) => smc.runtime.blobs.has(blobOf(of, photo))));
