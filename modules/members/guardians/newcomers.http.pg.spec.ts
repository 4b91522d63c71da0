import { browserAt } from '../../identity/identity.fixtures.js';
import {
  configured,
  openProvider,
  returnFromProvider,
  type TestProvider,
} from '../../identity/social/social.fixtures.js';
import { openMembers, yearsAgo } from '../members.fixtures.js';

let google: TestProvider;
let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  google = await openProvider();
  smc = await openMembers({ ...configured('GOOGLE', google), SOCIAL_TRUSTED_ISSUERS: google.issuer });
});
afterAll(async () => {
  await smc.close();
  google.close();
});

test('nobody signs up without a date of birth', async () => {
  expect(await smc.signUp('Kim', {})).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', fields: [{ path: 'dateOfBirth' }] },
  });
  expect(await accounts()).toBe(0);
});

test('a provider sign-up asks for the date of birth before it stores anything', async () => {
  const finish = await arrived('kit', 'a phone');
  expect(await finish({})).toMatchObject({ status: 200, body: { outcome: 'birth-date-asked' } });
  expect(await finish({ dateOfBirth: '1850-01-01' })).toMatchObject({ body: { code: 'BIRTH_DATE_WRONG' } });
  expect(await accounts()).toBe(0);
  expect((await finish({ dateOfBirth: yearsAgo(15) })).body).toMatchObject({
    isNew: true,
    session: { user: { isMinor: true, missingRequirement: 'guardian' } },
  });
});

test('a provider sign-up by a person under 13 stores nothing but the cooldown', async () => {
  await smc.waitForProcessors();
  const before = [await accounts(), await smc.runtime.eventStore.log.head()];
  const finish = await arrived('tot', 'the school computer');
  expect(await finish({ dateOfBirth: yearsAgo(9) })).toMatchObject({
    status: 403,
    body: { code: 'SIGN_UP_HELD' },
  });
  expect(await finish({ dateOfBirth: '1990-01-01' })).toMatchObject({ body: { code: 'SOCIAL_OVER' } });
  const again = await arrived('tot', 'the school computer');
  expect(await again({})).toMatchObject({ body: { code: 'SIGN_UP_HELD' } });
  expect([await accounts(), await smc.runtime.eventStore.log.head()]).toEqual(before);
});

/** Come back from the provider's page.
 *  out  the call that finishes the sign-up */
async function arrived(name: string, agent: string) {
  const browser = browserAt(smc.url);
  const headers = { 'user-agent': agent };
  const sent = { kind: 'google', place: 'page' };
  const { body } = await browser.call('POST', '/api/auth/social/start', sent, headers);
  const { url } = body as unknown as { readonly url: string };
  const said = { sub: name, email: `${name}@example.com`, email_verified: true, name };
  await returnFromProvider(smc.url, browser, google.yes(url, said));
  return (word: object) => browser.call('POST', '/api/auth/social/finish', word, headers);
}

async function accounts(): Promise<number> {
  const { rowCount } = await smc.pool.query('select from identity.account');
  return rowCount ?? 0;
}
