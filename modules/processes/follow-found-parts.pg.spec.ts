import sharp from 'sharp';
import type { PartView } from '../builds/builds.schemas.js';
import { newId } from '../kernel/decider/identifiers.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { notifyMatches } from '../matching/match/notify-matches.job.js';
import { openMembers } from '../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('the part of a wanted ad arrives with price, seller, listing and photos of its deal, and has not when the sale is taken back', async () => {
  const [ana, sal] = [await smc.member('Ana Builds'), await smc.member('Sal Sells')];
  const { part, listingId: wantedId } = await seekFender(ana);
  await ana.ok('POST', `/api/listings/${wantedId}/publish`, {});
  const offer = await offered(sal);
  await matched();
  await ana.ok('POST', `/api/listings/${offer}/hold`, {});
  await sal.ok('POST', `/api/listings/${offer}/sell`, { where: 'here', price: 150 });
  await smc.waitForProcessors();
  expect(await part()).toMatchObject({
    status: 'arrived',
    cost: 150,
    seller: { id: sal.id },
    photo: { width: 600, height: 400 },
  });

  await sal.ok('POST', `/api/listings/${offer}/reopen`);
  await smc.waitForProcessors();
  expect(await part()).toMatchObject({ status: 'sought', cost: null, seller: null, photo: null });
});

test('a part that was found elsewhere is there, and one whose ad ended is sought no more', async () => {
  const ana = await smc.member('Ana Elsewhere');
  const { part, listingId } = await seekFender(ana);
  await ana.ok('POST', `/api/listings/${listingId}/publish`, {});
  await ana.ok('POST', `/api/wanted/${listingId}/fulfill`, { where: 'elsewhere' });
  await smc.waitForProcessors();
  expect(await part()).toMatchObject({ status: 'arrived', cost: null, seller: null });
  await ana.ok('POST', `/api/listings/${listingId}/reopen`);
  await ana.ok('POST', `/api/listings/${listingId}/withdraw`, {});
  await smc.waitForProcessors();
  expect(await part()).toMatchObject({ status: 'planned', need: null });
});

/** A build of a C10 that looks for its left fender. */
async function seekFender(by: Member) {
  const [id, taskId, partId] = [newId(), newId(), newId()];
  const vehicle = { year: 1964, make: 'Chevrolet', model: 'C10' };
  await by.call('POST', '/api/builds', { id, vehicle, inGarage: false });
  await by.call('POST', `/api/builds/${id}/tasks`, { taskId, system: 'body', title: 'Hang the fenders' });
  const at = `/api/builds/${id}/tasks/${taskId}`;
  await by.ok('POST', `${at}/parts`, { partId, title: 'Fender, LH', planned: 200 });
  const { body } = await by.call('POST', `${at}/parts/${partId}/find`, { place: { text: 'Madison, WI' } });
  const part = async () => ((await by.get(at)).body.partList as readonly PartView[])[0];
  return { part, listingId: String(body.listingId) };
}

async function offered(by: Member): Promise<string> {
  const { body } = await by.call('POST', '/api/listings', {
    listingType: 'for_sale',
    title: 'Fender, LH',
    categoryPrimary: 'Parts',
    categorySub: 'Body',
    priceMode: 'fixed',
    price: 160,
    condition: 'used-good',
    fitment: [{ make: 'Chevrolet', model: 'C10', yearFrom: 1960, yearTo: 1966 }],
    place: { text: 'Madison, WI' },
  });
  const photo = { create: { width: 600, height: 400, channels: 3, background: '#2F5D46' } } as const;
  await by.send('POST', `/api/listings/${body.id}/photos`, await sharp(photo).png().toBuffer());
  await by.ok('POST', `/api/listings/${body.id}/publish`, {});
  return String(body.id);
}

async function matched(): Promise<void> {
  await smc.waitForProcessors();
  const get = ((token: symbol) => smc.server.app.get(token)) as unknown as ModuleContext['get'];
  await notifyMatches({ db: smc.runtime.db, bus: smc.runtime.bus, get }, new Date().toISOString());
  await smc.waitForProcessors();
}
