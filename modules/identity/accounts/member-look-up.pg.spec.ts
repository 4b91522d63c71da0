import { openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { relaxedLimits, twoStepFixtures } from '../second-factor/totp.fixtures.js';

let identity: TestIdentity;
const { newMember } = twoStepFixtures(() => identity);
beforeAll(async () => {
  identity = await openIdentity({ limits: relaxedLimits });
});
afterAll(() => identity.close());

type Person = Awaited<ReturnType<typeof newMember>>;

describe('staff look a member up by e-mail', () => {
  test('finds the member who has verified it, however it is written', async () => {
    const [cleo, ana] = [await admin(), await newMember()];
    const { status, body } = await lookUp(cleo, ` ${ana.email.toUpperCase()} `);
    expect([status, body]).toEqual([200, { id: ana.uid, name: expect.any(String) }]);
  });

  test('finds nobody for an unknown or unverified address, or when the member is erased', async () => {
    const [cleo, gone] = [await admin(), await newMember()];
    await identity.browser().call('POST', '/api/auth/sign-up', {
      email: 'unverified@example.com',
      password: 'three two seven small block',
    });
    await identity.pool.query('delete from identity.account where member_id = $1', [gone.uid]);
    for (const email of ['nobody@example.com', 'unverified@example.com', gone.email]) {
      const { status, body } = await lookUp(cleo, email);
      expect([status, body.code]).toEqual([404, 'MEMBER_NOT_FOUND']);
    }
  });

  test('must send a valid address', async () => {
    const { status, body } = await lookUp(await admin(), 'ana');
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  test('is for staff only, whether the address is known or not', async () => {
    const [bob, ana] = [await newMember(), await newMember()];
    for (const email of [ana.email, 'nobody@example.com']) {
      const { status, body } = await lookUp(bob, email);
      expect([status, body.code]).toEqual([403, 'STAFF_ONLY']);
    }
  });
});

const lookUp = (by: Person, email: string) => by.call('POST', '/api/admin/members/by-email', { email });

async function admin(): Promise<Person> {
  const member = await newMember();
  await identity.makeAdmin(member.uid);
  return member;
}
