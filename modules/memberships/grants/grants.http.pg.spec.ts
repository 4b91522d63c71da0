import { byStaff } from '../../identity/identity.fixtures.js';
import { event } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { MODULE_CONTEXT } from '../../kernel/manifest/manifest.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { openMembers, password, soon } from '../../members/members.fixtures.js';
import { CAPABILITY_LIMITS, type CapabilityLimits } from '../capability-limits.ports.js';
import { followRoles } from '../follow-roles.reactor.js';
import { Roles } from '../roles.js';
import { endGrants } from './end-grants.job.js';
import { grantsEvents } from './grants.events.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('a tier without an end takes two admins, and the member is notified once both agree', async () => {
  const [cleo, dora] = [await smc.adminMember(), await smc.adminMember()];
  const ivy = await smc.member('Ivy');
  const path = `/api/admin/members/${ivy.id}`;
  const tier = { tier: 'premium_plus', reason: 'donor', note: 'King Tier.' };
  const alone = await cleo.call('POST', `${path}/tiers`, { ...tier, until: null });
  expect(alone).toMatchObject({ status: 422, body: { code: 'TWO_ADMINS' } });
  await cleo.ok('POST', `${path}/lifetime-proposals`, tier);
  const waiting = async (admin: typeof cleo) => {
    await smc.waitForProcessors();
    const { body } = await admin.get('/api/admin/lifetime-proposals');
    return (body.proposals as { id: string; member: { id: string }; allowedActions: string[] }[]).filter(
      ({ member }) => member.id === ivy.id,
    );
  };
  const [proposal] = await waiting(dora);
  expect(proposal).toMatchObject({
    member: { name: 'Ivy' },
    tier: 'premium_plus',
    note: 'King Tier.',
    proposedBy: { id: cleo.id },
    allowedActions: ['confirm', 'decline'],
  });
  expect(await waiting(cleo)).toMatchObject([{ allowedActions: [] }]);
  const decide = (admin: typeof cleo, what: string, sent = {}) =>
    admin.call('POST', `${path}/lifetime-proposals/${proposal?.id}/${what}`, sent);
  expect((await decide(cleo, 'confirm')).body).toMatchObject({ code: 'OWN_PROPOSAL' });
  expect((await decide(cleo, 'decline', { note: 'No.' })).body).toMatchObject({ code: 'OWN_PROPOSAL' });
  const told = async () =>
    ((await ivy.get('/api/notifications')).body as unknown as { message: string }[]).map(
      ({ message }) => message,
    );
  expect(await told()).not.toContainEqual(expect.stringContaining('Premium'));
  expect((await decide(dora, 'confirm')).status).toBe(200);
  expect(await waiting(dora)).toEqual([]);
  expect(await ivy.status()).toMatchObject({ subscriptionTier: 'premium_plus' });
  await smc.waitForProcessors();
  expect(await told()).toContain('You now have Premium+, for life.');
  expect((await cleo.get(`${path}/grants`)).body).toMatchObject({
    member: { name: 'Ivy' },
    tier: 'premium_plus',
    grants: [{ until: null, status: 'running', grantedBy: cleo.id }],
  });
});

test('a tool makes a member an admin at once, once, and without a notification', async () => {
  const ada = await smc.member('Ada');
  const make = () => smc.server.app.get(Roles).give(ada.id, 'admin', byStaff(new Date().toISOString()));
  await make();
  await ada.showBothFactors();
  expect(await ada.status()).toMatchObject({
    isAdmin: true,
    capabilities: expect.arrayContaining(['administer', 'support']),
  });
  await make();
  expect(await smc.runtime.eventStore.read(grantsEvents, ada.id)).toMatchObject([
    { type: 'RoleGiven', data: { role: 'admin', givenBy: 'installation' } },
  ]);
  await smc.waitForProcessors();
  expect(JSON.stringify((await ada.get('/api/notifications')).body)).not.toContain('admin');
});

test('a role that an admin gives or takes is listed, and counts from the next request; an event that comes late changes nothing', async () => {
  const [cleo, sue] = [await smc.adminMember(), await smc.member('Sue')];
  const change = (path: string) =>
    cleo.ok('POST', `/api/admin/members/${sue.id}/${path}`, { role: 'support', note: 'Answers mail.' });
  const now = async () => {
    const { body } = await cleo.get(`/api/admin/members/${sue.id}/grants`);
    return [body.roles, ((await sue.status()).capabilities as string[]).includes('support')];
  };
  await change('roles');
  await sue.showBothFactors();
  expect(await now()).toEqual([['support'], true]);
  await smc.waitForProcessors();
  const { staff } = (await cleo.get('/api/admin/staff')).body as { readonly staff: readonly unknown[] };
  expect(staff).toContainEqual({
    id: sue.id,
    name: expect.any(String),
    roles: [{ role: 'support', since: expect.any(String) }],
  });
  await change('roles/take');
  expect(await now()).toEqual([[], false]);
  const given = await smc.runtime.eventStore.read(grantsEvents, sue.id);
  const { db } = smc.runtime;
  await db.transaction().execute((tx) => followRoles(smc.runtime).handle(tx, given.slice(0, 1)));
  expect(await now()).toEqual([[], false]);
});

test('the former role organizer is given to nobody any more, and can still be taken', async () => {
  const [cleo, olga] = [await smc.adminMember(), await smc.member('Olga')];
  const path = `/api/admin/members/${olga.id}/roles`;
  expect(await cleo.call('POST', path, { role: 'organizer', note: 'Jefferson.' })).toMatchObject({
    status: 400,
  });
  const given = event('RoleGiven', {
    memberId: olga.id,
    role: 'organizer' as const,
    note: '',
    givenBy: 'cleo',
  });
  await smc.runtime.eventStore.append(grantsEvents, olga.id, [given], 'any', {
    ...byStaff(new Date().toISOString()),
    commandId: newId(),
  });
  await smc.waitForProcessors();
  await cleo.ok('POST', `${path}/take`, { role: 'organizer', note: 'It gives nothing.' });
});

test('a role whose row was not changed, because the command was cut off, is taken by the follower', async () => {
  const [cleo, tom] = [await smc.adminMember(), await smc.member('Tom')];
  const role = { role: 'support', note: 'Answers mail.' } as const;
  await cleo.ok('POST', `/api/admin/members/${tom.id}/roles`, role);
  await tom.showBothFactors();
  await smc.waitForProcessors();
  expect((await tom.status()).capabilities).toContain('support');
  const taken = event('RoleTaken', { memberId: tom.id, ...role, takenBy: cleo.id });
  const meta = { actor: { id: cleo.id, roles: [] }, now: new Date().toISOString(), commandId: newId() };
  await smc.runtime.eventStore.append(grantsEvents, tom.id, [taken], 'any', meta);
  await smc.waitForProcessors();
  expect((await tom.status()).capabilities).not.toContain('support');
  const rows = await smc.pool.query('select role from identity.role where member_id = $1', [tom.id]);
  expect(rows.rows).toEqual([]);
});

test('the job records the end of a grant once, and the member is notified', async () => {
  const admin = await smc.adminMember();
  const joe = await smc.member('Joe');
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const grant = { tier: 'premium', reason: 'promo', note: 'Jefferson.', until };
  await admin.ok('POST', `/api/admin/members/${joe.id}/tiers`, grant);
  await smc.waitForProcessors();
  await endGrants(smc.server.app.get(MODULE_CONTEXT), new Date(Date.parse(until) - 1).toISOString());
  expect((await smc.runtime.eventStore.read(grantsEvents, joe.id)).map(({ type }) => type)).toEqual([
    'TierGranted',
  ]);
  for (let times = 1; times <= 2; times++) {
    await endGrants(smc.server.app.get(MODULE_CONTEXT), until);
    await smc.waitForProcessors();
  }
  expect((await smc.runtime.eventStore.read(grantsEvents, joe.id)).map(({ type }) => type)).toEqual([
    'TierGranted',
    'TierEnded',
  ]);
  const { body } = await joe.get('/api/notifications');
  expect(JSON.stringify(body)).toContain('Your Premium membership has ended.');
});

test('a limited capability is refused with the decision, and comes back when the limit is lifted', async () => {
  const [admin, ned] = [await smc.adminMember(), await smc.member('Ned')];
  const limits = smc.server.app.get<CapabilityLimits>(CAPABILITY_LIMITS);
  const meta = () => ({ ...metaOf(admin.id, new Date().toISOString()), commandId: newId() });
  const until = soon();
  const limit = { capability: 'list', until, decisionId: 'first' } as const;
  await limits.limit(ned.id, limit, meta());
  expect(await limits.of(ned.id)).toEqual([{ ...limit, since: expect.any(String) }]);
  expect(await ned.call('POST', '/api/listings', {})).toMatchObject({
    status: 403,
    body: { code: 'CAPABILITY_LIMITED', until, decision: '/decisions/first' },
  });
  expect((await ned.status()).capabilities).not.toContain('list');
  await limits.lift(ned.id, limit, meta());
  expect((await ned.call('POST', '/api/listings', {})).body.code).toBe('INVALID_INPUT');
  expect((await ned.status()).capabilities).toContain('list');
});

test('every command of an admin requires re-authentication within the last ten minutes', async () => {
  const [admin, ned] = [await smc.adminMember(), await smc.member('Ned')];
  const path = `/api/admin/members/${ned.id}`;
  const why = { reason: 'staff', note: 'Helped at Jefferson.' };
  const commands = [
    ['tiers', { tier: 'premium', until: soon(), ...why }, 200],
    [`tiers/${newId()}/revoke`, why, 404],
    ['lifetime-proposals', { tier: 'premium', ...why }, 200],
    [`lifetime-proposals/${newId()}/confirm`, {}, 404],
    [`lifetime-proposals/${newId()}/decline`, why, 404],
    ['roles', { role: 'support', ...why }, 200],
    ['roles/take', { role: 'support', ...why }, 200],
  ] as const;
  await smc.pool.query(
    "update identity.session set opened_at = opened_at - interval '11 minutes' where member_id = $1",
    [admin.id],
  );
  for (const [route, sent] of commands)
    expect(await admin.call('POST', `${path}/${route}`, sent)).toMatchObject({
      status: 403,
      body: { code: 'PROOF_NEEDED' },
    });
  expect(await smc.runtime.eventStore.read(grantsEvents, ned.id)).toEqual([]);
  expect((await admin.get(`${path}/grants`)).status).toBe(200);
  await admin.ok('POST', '/api/account/proof', { password });
  for (const [route, sent, status] of commands)
    expect(await admin.call('POST', `${path}/${route}`, sent)).toMatchObject({ status });
});
