import { grown, openMembers } from '../../modules/members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
});
afterAll(() => smc.close());

test('who holds a row and waits for the log waits for nobody who does the same: the house stays open', async () => {
  const ana = await smc.member('Ana', grown);
  const unlinks = Array.from({ length: 60 }, () => ana.call('DELETE', '/api/auth/social/google'));
  for (const { status } of await Promise.all(unlinks)) expect(status).toBe(200);
  expect((await smc.guest('/api/listings')).status).toBe(200);
});
