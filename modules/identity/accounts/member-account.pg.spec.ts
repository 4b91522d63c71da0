import { openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { relaxedLimits, twoStepFixtures } from '../second-factor/totp.fixtures.js';

let identity: TestIdentity;
const { newMember } = twoStepFixtures(() => identity);
beforeAll(async () => {
  identity = await openIdentity({ limits: relaxedLimits });
});
afterAll(() => identity.close());

test('an admin reads where a member is signed in, and signs them out everywhere', async () => {
  const [cleo, ana] = [await newMember(), await newMember()];
  await identity.makeAdmin(cleo.uid);
  const { body } = await cleo.call('GET', `/api/admin/members/${ana.uid}/account`);
  expect(body).toMatchObject({ email: ana.email, sessions: [{ device: expect.any(String) }] });
  const reason = 'Somebody else has the phone.';
  const ended = await cleo.call('POST', `/api/admin/members/${ana.uid}/sessions/end`, { reason });
  expect([ended.status, ended.body]).toEqual([200, { ended: 1 }]);
  expect((await ana.call('GET', '/api/account/totp')).body.code).toBe('SESSION_EXPIRED');
  const after = await cleo.call('GET', `/api/admin/members/${ana.uid}/account`);
  expect(after.body).toMatchObject({ sessions: [] });
});

test('nobody else reads a member’s address or ends their sessions', async () => {
  const [bob, ana] = [await newMember(), await newMember()];
  const answers = [
    await bob.call('GET', `/api/admin/members/${ana.uid}/account`),
    await bob.call('POST', `/api/admin/members/${ana.uid}/sessions/end`, { reason: 'No reason.' }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(['ADMINS_ONLY', 'ADMINS_ONLY']);
});
