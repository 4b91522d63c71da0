import { openLog } from '../apps/runtime/open-log.js';
import { browserAt, byStaff, suspendByStaff } from '../modules/identity/identity.fixtures.js';
import { codeAt } from '../modules/identity/second-factor/totp.fixtures.js';
import { SUSPENSIONS, type Suspensions } from '../modules/identity/suspensions.ports.js';
import { type SecurityEventKind, securityEvents } from '../modules/kernel/security/security-events.rules.js';
import { markVerified, openMembers, password } from '../modules/members/members.fixtures.js';
import { eraseDue } from '../modules/processes/erase-member.process.js';

type Line = Readonly<Record<string, unknown>>;
type Members = Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<Members['member']>>;

const lines: Line[] = [];
const log = openLog({ LOG_LEVEL: 'info' }, 'api', { write: (line) => void lines.push(JSON.parse(line)) });
let smc: Members;
let admin: Member;
beforeAll(async () => {
  smc = await openMembers({}, log);
  admin = await smc.adminMember();
});
beforeEach(() => smc.pool.query('delete from identity.tries')); // more members sign up here than one address may
afterAll(() => smc.close());

/** The lines of a kind about a member. */
const of = (kind: SecurityEventKind, memberId?: unknown) =>
  lines.filter((line) => line.kind === kind && (memberId === undefined || line.memberId === memberId));

/** Which test shows the kinds that need a tool, a provider or another clock. */
const elsewhere: Partial<Record<SecurityEventKind, string>> = {
  'provider-linked': 'modules/processes/security-events.spec.ts',
  'provider-unlinked': 'modules/processes/security-events.spec.ts',
  'capability-limited': 'modules/processes/security-events.spec.ts',
  'capability-limit-lifted': 'modules/processes/security-events.spec.ts',
  'app-check-refused': 'modules/kernel/security/security-events.spec.ts',
  'backup-made': 'a line of apps/cli/main.ts',
  'keys-rotated': 'a line of apps/cli',
};

/** How the product is brought to write a kind, and the member whom the line is about; undefined for a guest. */
const provoked: Partial<Record<SecurityEventKind, () => Promise<string | undefined>>> = {
  'signed-in': async () => (await smc.member('Ana')).id,
  'sign-in-refused': async () => {
    const ana = await smc.member('Ana');
    await ana.call('POST', '/api/auth/sign-in', { email: ana.mail, password: 'not that one' });
    return undefined; // an address that is not verified names nobody
  },
  'second-factor-wrong': async () => {
    const ana = await verifiedMember();
    await ana.ok('POST', '/api/account/totp', { password });
    await ana.call('POST', '/api/account/totp/confirm', { code: '000000' });
    return ana.id;
  },
  'second-factor-added': async () => (await withTwoSteps()).ana.id,
  'recovery-codes-renewed': async () => {
    const { ana, codes } = await withTwoSteps();
    await ana.ok('POST', '/api/account/recovery-codes', { password, code: codes[0] });
    return ana.id;
  },
  'second-factor-removed': async () => {
    const { ana, codes } = await withTwoSteps();
    await ana.ok('POST', '/api/account/totp/off', { password, code: codes[0] });
    return ana.id;
  },
  're-authentication-refused': async () => {
    const ana = await smc.member('Ana');
    await ana.call('POST', '/api/account/password', { password: 'wrong', newPassword: 'four new tyres' });
    return ana.id;
  },
  'password-reset-asked': async () => {
    await post('/api/auth/password-reset/send', { email: 'nobody@example.com' });
    return undefined;
  },
  'password-reset-done': async () => {
    const ana = await smc.member('Ana');
    await ana.verifyMail();
    await post('/api/auth/password-reset/send', { email: ana.mail });
    const token = await smc.tokenIn('reset-password', ana.mail);
    expect((await post('/api/auth/password-reset', { token, password: 'four new tyres' })).status).toBe(200);
    return ana.id;
  },
  'password-changed': async () => {
    const ana = await smc.member('Ana');
    await ana.ok('POST', '/api/account/password', { password, newPassword: 'four new tyres' });
    return ana.id;
  },
  'e-mail-change-asked': async () => {
    const ana = await smc.member('Ana');
    await ana.ok('POST', '/api/account/email', { password, email: `new.${ana.mail}` });
    return ana.id;
  },
  'e-mail-changed': async () => {
    const ana = await smc.member('Ana');
    await ana.ok('POST', '/api/account/email', { password, email: `new.${ana.mail}` });
    const token = await smc.tokenIn('change-email', `new.${ana.mail}`);
    await ana.ok('POST', '/api/account/email/confirm', { token });
    return ana.id;
  },
  'sessions-ended': async () => {
    const ana = await smc.member('Ana');
    await ana.ok('POST', '/api/account/sessions/revoke-others', {});
    return ana.id;
  },
  'cookie-reused': async () => {
    const ana = await smc.member('Ana');
    const browser = browserAt(smc.url);
    await browser.call('POST', '/api/auth/sign-in', { email: ana.mail, password });
    const copied = browser.cookie;
    await browser.call('POST', '/api/auth/refresh');
    await smc.pool.query("update identity.refresh_token set used_at = used_at - interval '1 minute'");
    browser.cookie = copied;
    expect((await browser.call('POST', '/api/auth/refresh')).status).toBe(401);
    return ana.id;
  },
  'signature-wrong': async () => {
    const forged = 'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2lnbmF0dXJl';
    await fetch(`${smc.url}/api/account/totp`, { headers: { Authorization: forged } });
    return undefined;
  },
  forbidden: async () => {
    await smc.guest('/api/account/totp');
    return undefined;
  },
  'staff-call-refused': async () => {
    const ana = await smc.member('Ana');
    expect((await ana.get('/api/audit')).status).toBe(403);
    return ana.id;
  },
  'cross-site': async () => {
    await post('/api/auth/sign-out', {}, { Origin: 'https://evil.example' });
    return undefined;
  },
  'limit-reached': async () => {
    const ana = await smc.member('Ana');
    for (let nth = 0; nth < 12; nth++) await ana.call('POST', '/api/account/proof', { password: 'wrong' });
    return ana.id;
  },
  'idempotency-key-reused': async () => {
    const ana = await smc.member('Ana');
    for (const note of ['Answers letters.', 'Other words.'])
      await asAdmin(`/api/admin/members/${ana.id}/roles`, { role: 'support', note }, 'the same key');
    return admin.id;
  },
  'role-given': async () => (await withRole()).id,
  'role-taken': async () => {
    const ana = await withRole();
    await admin.ok('POST', `/api/admin/members/${ana.id}/roles/take`, { role: 'support', note: 'Enough.' });
    return ana.id;
  },
  'tier-given': async () => (await withTier()).ana.id,
  'tier-taken': async () => {
    const { ana, grantId } = await withTier();
    await admin.ok('POST', `/api/admin/members/${ana.id}/tiers/${grantId}/revoke`, { note: 'Enough.' });
    return ana.id;
  },
  suspended: async () => (await suspendedMember()).id,
  'suspension-lifted': async () => {
    const ana = await suspendedMember();
    const suspensions = smc.server.app.get<Suspensions>(SUSPENSIONS, { strict: false });
    const now = new Date().toISOString();
    await suspensions.lift(ana.id, { reason: 'They came.', decisionId: null }, byStaff(now));
    return ana.id;
  },
  'staff-acted': async () => {
    await withRole();
    return admin.id;
  },
  'archive-taken': async () => {
    const ana = await smc.member('Ana');
    await (await ana.raw('/api/account/export')).arrayBuffer();
    return ana.id;
  },
  'erasure-asked': async () => {
    const ana = await smc.member('Ana');
    await ana.ok('POST', '/api/account/erasure', {});
    return ana.id;
  },
  'erasure-cancelled': async () => {
    const ana = await smc.member('Ana');
    await ana.ok('POST', '/api/account/erasure', {});
    await ana.ok('DELETE', '/api/account/erasure');
    return ana.id;
  },
  'member-erased': async () => {
    const ana = await smc.member('Ana');
    await ana.ok('POST', '/api/account/erasure', {});
    await smc.waitForProcessors();
    await eraseDue(smc.runtime, new Date(Date.now() + 15 * 86_400_000).toISOString());
    return ana.id;
  },
};

test('every kind of the catalogue is provoked here, or named with what shows it', () => {
  expect([...Object.keys(provoked), ...Object.keys(elsewhere)].sort()).toEqual(
    Object.keys(securityEvents).sort(),
  );
});

test.each(Object.keys(provoked) as SecurityEventKind[])('the product writes %s', async (kind) => {
  const before = of(kind).length;
  const memberId = await provoked[kind]?.();
  await smc.waitForProcessors();
  const written = of(kind, memberId).slice(memberId === undefined ? before : 0);
  expect(written.length).toBeGreaterThan(0);
  const { fields } = securityEvents[kind];
  for (const line of written) {
    expect(line).toMatchObject({
      process: 'api',
      time: expect.stringMatching(/^\d{4}-.+Z$/),
      msg: 'security event',
    });
    if ((fields as readonly string[]).includes('position') && line.position !== undefined)
      expect(line).toMatchObject({ command: expect.any(String), by: expect.any(String) });
    else
      expect(line).toMatchObject({
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        network: expect.stringMatching(/^[\w-]{12}$/),
      });
  }
});

test('a wrong password names the member who has verified the address', async () => {
  const ana = await smc.member('Ana');
  await ana.verifyMail();
  await post('/api/auth/sign-in', { email: ana.mail, password: 'not that one' });
  expect(of('sign-in-refused', ana.id)).toMatchObject([{ code: 'WRONG_CREDENTIALS' }]);
});

test('the call of staff and the event in the log have the same command', async () => {
  const ana = await withRole();
  await smc.waitForProcessors();
  const [given] = of('role-given', ana.id);
  expect(
    lines.filter(({ kind, command }) => kind === 'staff-acted' && command === given?.command),
  ).toMatchObject([{ memberId: admin.id, action: 'role.given', target: `member ${ana.id}` }]);
});

test('a flood of refusals of one member is a few lines', async () => {
  const ana = await smc.member('Ana');
  for (let nth = 0; nth < 40; nth++) await ana.get('/api/audit');
  expect(of('staff-call-refused', ana.id).length).toBeLessThanOrEqual(10);
});

test('no line has a password, a token, an address or a name', () => {
  const all = lines.map((line) => JSON.stringify(line)).join('\n');
  expect(lines.length).toBeGreaterThan(60);
  expect(all).not.toMatch(
    /@example|127\.0\.0\.1|::1|Ana|Cleo|small block|four new|eyJ|Bearer|Answers letters|Parts that/,
  );
});

async function verifiedMember(): Promise<Member> {
  const ana = await smc.member('Ana');
  await markVerified(smc.pool, ana.id);
  return ana;
}

async function withTwoSteps() {
  const ana = await verifiedMember();
  const { secret } = (await ana.ok('POST', '/api/account/totp', { password })) as { secret: string };
  const code = codeAt(secret, new Date().toISOString());
  const on = await ana.ok('POST', '/api/account/totp/confirm', { code });
  const { recoveryCodes, session } = on as { recoveryCodes: string[]; session: { accessToken: string } };
  ana.as.Authorization = `Bearer ${session.accessToken}`;
  return { ana, codes: recoveryCodes };
}

async function withRole(): Promise<Member> {
  const ana = await smc.member('Ana');
  await admin.ok('POST', `/api/admin/members/${ana.id}/roles`, { role: 'support', note: 'Answers letters.' });
  return ana;
}

async function withTier() {
  const ana = await smc.member('Ana');
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const granted = { tier: 'beta', reason: 'promo', note: 'Tries it.', until };
  await admin.ok('POST', `/api/admin/members/${ana.id}/tiers`, granted);
  const { grants } = await admin.ok('GET', `/api/admin/members/${ana.id}/grants`);
  return { ana, grantId: (grants as { id: string }[])[0]?.id };
}

async function suspendedMember(): Promise<Member> {
  const ana = await smc.member('Ana');
  await suspendByStaff(smc.server.app, ana.id);
  return ana;
}

const post = (path: string, sent: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(smc.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(sent),
  });

const asAdmin = (path: string, sent: object, key: string) =>
  post(path, sent, { ...admin.as, 'Idempotency-Key': key });
