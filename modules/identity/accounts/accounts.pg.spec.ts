import { openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { memberEvents } from '../member/member.events.js';
import { Accounts, installation } from './accounts.js';
import { eraseMember } from './erase-member.shared.js';
import { Passwords } from './passwords.js';

const password = 'rust never sleeps';
let identity: TestIdentity;
let accounts: Accounts;
beforeAll(async () => {
  identity = await openIdentity();
  accounts = identity.app.get(Accounts);
});
afterAll(() => identity.close());

test('a tool creates a member, who signs in with the address in any case', async () => {
  const member = await accounts.create({ email: 'Boss@Example.com', secret: { password }, name: 'The Boss' });
  expect(await typesOf(member.member_id)).toEqual(['MemberRegistered']);
  const { body } = await identity
    .browser()
    .call('POST', '/api/auth/sign-in', { email: 'boss@example.com', password });
  expect(body.user).toMatchObject({ email: 'boss@example.com', name: 'The Boss' });
});

test('a tool may vouch for an e-mail address, which records it as verified', async () => {
  const member = await accounts.create({
    email: 'vouched@example.com',
    secret: { password },
    verified: true,
  });
  expect(await typesOf(member.member_id)).toEqual(['MemberRegistered', 'MemberVerified']);
  expect(await accounts.withVerifiedEmail('Vouched@Example.com')).toMatchObject({
    member_id: member.member_id,
  });
});

test('a tool does not register an e-mail address twice, whoever has it', async () => {
  await identity.browser().call('POST', '/api/auth/sign-up', { email: 'had@example.com', password });
  const again = accounts.create({ email: 'Had@example.com', secret: { password: 'another long one' } });
  await expect(again).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
});

test('many members can share one hash; creating them again changes nothing', async () => {
  const hash = await identity.app.get(Passwords).hash('a demo password');
  const demoMembers = Array.from({ length: 20 }, (_, n) => ({
    email: `demo-${n}@example.com`,
    secret: { hash },
    memberId: `5f3c6a1e-0000-4000-8000-${String(n).padStart(12, '0')}`,
    at: '2019-05-04T12:00:00.000Z',
  }));
  for (const member of [...demoMembers, ...demoMembers]) await accounts.create(member);
  const [first] = await identity.eventStore.read(memberEvents, demoMembers[7]?.memberId ?? '');
  expect(first).toMatchObject({ recordedAt: '2019-05-04T12:00:00.000Z', data: { name: 'Demo 7' } });
  const { rowCount } = await identity.pool.query("select 1 from identity.account where email like 'demo-%'");
  expect(rowCount).toBe(20);
  const entry = { email: 'demo-7@example.com', password: 'a demo password' };
  expect((await identity.browser().call('POST', '/api/auth/sign-in', entry)).status).toBe(200);
});

test.each(['/api/auth/sign-in', '/api/auth/sign-up'])(
  '%s records a registration whose event is missing',
  async (path) => {
    const email = `${path.slice(-7)}@example.com`;
    const memberId = await insertUnrecordedAccount(email);
    const { body } = await identity.browser().call('POST', path, { email, password });
    expect(body.user.uid).toBe(memberId);
    expect(await typesOf(memberId)).toEqual(['MemberRegistered']);
    const { rows } = await identity.pool.query(
      'select recorded_at from identity.account where member_id = $1',
      [memberId],
    );
    expect(rows).toEqual([{ recorded_at: identity.clock.now() }]);
  },
);

test('an erased member leaves no row, no key and no readable event, and the address is free again', async () => {
  const email = 'marker-zebra@example.com';
  const browser = identity.browser();
  const { body } = await browser.call('POST', '/api/auth/sign-up', { email, password, name: 'Marker Zebra' });
  const memberId = body.user.uid as string;
  await identity.makeAdmin(memberId);
  for (let time = 0; time < 2; time++) await eraseMember(identity, memberId, installation);

  const events = await identity.eventStore.read(memberEvents, memberId);
  expect(events).toMatchObject([
    { type: 'MemberRegistered', data: { memberId, name: 'Former member', email: '' } },
    { type: 'TermsAccepted' },
    { type: 'MemberErased' },
  ]);
  const { rows: tables } = await identity.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('identity', 'kernel')`,
  );
  for (const { name } of tables) {
    const { rows } = await identity.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    expect(
      rows
        .map(({ row }) => row)
        .join()
        .toLowerCase(),
    ).not.toContain('zebra');
  }
  for (const left of ['account', 'role', 'session']) {
    const { rowCount } = await identity.pool.query(`select 1 from identity.${left} where member_id = $1`, [
      memberId,
    ]);
    expect(rowCount).toBe(0);
  }
  expect((await browser.call('POST', '/api/auth/refresh')).status).toBe(401);
  expect((await browser.call('POST', '/api/auth/sign-in', { email, password })).body.code).toBe(
    'WRONG_CREDENTIALS',
  );
  const again = await browser.call('POST', '/api/auth/sign-up', { email, password });
  expect(again.status).toBe(201);
  expect(again.body.user.uid).not.toBe(memberId);
});

test('a member cannot erase another member, and nobody can erase an unknown one', async () => {
  const bob = await accounts.create({ email: 'bob@example.com', secret: { password } });
  const eve = { id: 'eve', roles: [] };
  await expect(eraseMember(identity, bob.member_id, eve)).rejects.toMatchObject({ code: 'NOT_YOUR_ACCOUNT' });
  const nobody = '5f3c6a1e-0000-4000-9000-000000000001';
  await expect(eraseMember(identity, nobody, installation)).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
  });
});

test('an account whose registration event is missing can be erased too', async () => {
  const memberId = await insertUnrecordedAccount('half@example.com');
  await eraseMember(identity, memberId, { id: memberId, roles: [] });
  expect(await typesOf(memberId)).toEqual(['MemberRegistered', 'MemberErased']);
  expect(await accounts.withEmail('half@example.com')).toBeUndefined();
});

/** A registration whose process ended after it wrote the row. */
async function insertUnrecordedAccount(email: string): Promise<string> {
  const hash = await identity.app.get(Passwords).hash(password);
  const { rows } = await identity.pool.query<{ member_id: string }>(
    `insert into identity.account (member_id, email, password_hash, name, created_at)
     values (gen_random_uuid(), $1, $2, 'Half', $3) returning member_id`,
    [email, hash, identity.clock.now()],
  );
  return rows[0]?.member_id ?? '';
}

async function typesOf(memberId: string): Promise<readonly string[]> {
  return (await identity.eventStore.read(memberEvents, memberId)).map(({ type }) => type);
}
