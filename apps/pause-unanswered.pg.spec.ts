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
  const [open, held] = [await seller.list(), await seller.list()];
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
