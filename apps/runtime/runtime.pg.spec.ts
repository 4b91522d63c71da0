import { grown, openMembers } from '../../modules/members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
});
afterAll(() => smc.close());

test('transactions that wait for the log do not block each other, and the server goes on answering', async () => {
  const ana = await smc.member('Ana', grown);
  const unlinks = Array.from({ length: 60 }, () => ana.call('DELETE', '/api/auth/social/google'));
  for (const { status } of await Promise.all(unlinks)) expect(status).toBe(200);
  expect((await smc.guest('/api/listings')).status).toBe(200);
});
