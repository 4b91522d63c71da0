import { grown, openMembers } from '../modules/members/members.given.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('whenever a member is suspended, what they have up is paused, and holds on it are released', async () => {
  const [seller, buyer, admin] = [
    await smc.member('Sal', grown),
    await smc.member('Bob', grown),
    await smc.adminMember(),
  ];
  const [open, held] = [await put(seller), await put(seller)];
  await buyer.ok('POST', `/api/listings/${held}/hold`, {});
  await smc.settle();
  const path = `/api/admin/members/${seller.id}/suspension`;
  await admin.ok('POST', path, { reason: 'Parts that never came.' });
  await smc.settle();
  for (const id of [open, held]) {
    expect((await smc.guest(`/api/listings/${id}`)).status).toBe(404);
    expect((await admin.get(`/api/listings/${id}`)).body).toMatchObject({
      status: 'paused',
      heldUntil: null,
    });
  }
  await admin.ok('POST', `${path}/lift`, { reason: 'They came.' });
  await smc.settle();
  expect((await smc.guest(`/api/listings/${open}`)).status).toBe(404);
});

type Member = Awaited<ReturnType<typeof smc.member>>;

async function put(seller: Member): Promise<string> {
  const { body } = await seller.call('POST', '/api/listings', {
    listingType: 'for_sale',
    title: 'Radio',
    categoryPrimary: 'Parts',
    categorySub: 'Electrical',
    priceMode: 'obo',
    price: 45,
    place: { text: 'Janesville, WI' },
  });
  await seller.ok('POST', `/api/listings/${body.id}/publish`, {});
  return String(body.id);
}
