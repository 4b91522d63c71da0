import sharp from 'sharp';
import { listingBody } from '../../../test/authorisation.rows.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { event } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { listingDecider } from '../../marketplace/listing/listing.decider.js';
import { work } from '../../media/encode-photo.js';
import { storePhoto } from '../../media/photos.js';
import { eraseOne } from '../../processes/erase-member.process.js';
import { openMembers } from '../members.fixtures.js';
import { erasureEvents } from './erasure.events.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

type Member = Awaited<ReturnType<typeof smc.member>>;

test('an erasure disables the account before it deletes anything', async () => {
  const rob = await smc.member('Rob');
  await rob.picture();
  await isDue(rob);
  const heard: number[] = [];
  await eraseOne(
    {
      ...smc.runtime,
      blobs: removing(async () => void heard.push((await rob.get('/api/account/profile')).status)),
    },
    rob.id,
    now(),
  );
  expect(new Set(heard)).toEqual(new Set([401]));
});

test.each(['while', 'after'])('a photo that arrives %s its member is erased is deleted too', async (when) => {
  const sue = await smc.member('Sue');
  const listing = String((await sue.call('POST', '/api/listings', listingBody)).body.id);
  await sue.picture();
  await isDue(sue);
  let late: string | undefined;
  const arrive = async () => {
    late ??= await arriving(sue, listing);
  };
  const blobs = when === 'while' ? removing(arrive) : smc.runtime.blobs;
  await eraseOne({ ...smc.runtime, blobs }, sue.id, now());
  await arrive();
  await smc.waitForProcessors();
  expect((await smc.guest(`/api/photos/${late}/card`)).status).toBe(404);
});

const now = () => new Date().toISOString();

/** The blobs of the server, with a hook that runs before each removal. */
const removing = (first: () => Promise<void>): Blobs => {
  const { blobs } = smc.runtime;
  return {
    put: (name, bytes) => blobs.put(name, bytes),
    get: (name) => blobs.get(name),
    has: (name) => blobs.has(name),
    remove: async (name) => {
      await first();
      await blobs.remove(name);
    },
  };
};

/** A photo that the member sent before the account was disabled. */
async function arriving(member: Member, listing: string): Promise<string> {
  const create = { width: 600, height: 400, channels: 3, background: '#2F5D46' } as const;
  const photo = await storePhoto(smc.runtime.blobs, await sharp({ create }).png().toBuffer(), {
    encode: work,
    owner: listing,
  });
  const meta = { actor: { id: member.id, roles: [] }, now: now(), commandId: newId() };
  await dispatch(smc.runtime.bus, listingDecider, listing, {
    type: 'AddPhoto',
    photo,
    meta,
  });
  return photo.id;
}

async function isDue({ id }: Member): Promise<void> {
  const meta = { actor: { id, roles: [] }, now: now(), commandId: newId() };
  const asked = event('ErasureRequested', { dueAt: now() });
  await smc.runtime.eventStore.append(erasureEvents, id, [asked], 'none', meta);
  await smc.waitForProcessors();
}
