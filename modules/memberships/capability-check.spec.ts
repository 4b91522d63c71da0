import type { Tier } from '../identity/capabilities.schemas.js';
import type { Standing } from '../identity/session-members.ports.js';
import { endpoint } from '../kernel/http/contract.js';
import { capabilityCheck, refuseUnknownCapabilities } from './capability-check.js';
import type { Limit } from './grants/grants.state.js';

const grown: Standing = { missingRequirement: null, hasGuardianInCheck: false };
const pending: Standing = { missingRequirement: 'guardian', hasGuardianInCheck: false };

/** What the check read besides the roles, and its result. */
async function outcome(
  required: string,
  {
    standing = grown,
    tier = 'free',
    roles = [],
    limits = [],
    withheld,
  }: {
    readonly standing?: Standing;
    readonly tier?: Tier;
    readonly roles?: readonly string[];
    readonly limits?: readonly Limit[];
    readonly withheld?: readonly string[];
  } = {},
) {
  const read: string[] = [];
  const check = capabilityCheck({
    standingOf: async () => {
      read.push('standing');
      return standing;
    },
    tierOf: async () => {
      read.push('tier');
      return tier;
    },
    limitsOf: async () => {
      read.push('limits');
      return limits;
    },
  });
  const refusal = await check({ id: 'ana', roles }, required, withheld).catch((error: Error) => error);
  return { read, refusal };
}

test.each([
  ['administer', ['admin']],
  ['support', ['support']],
  ['moderate', ['moderator']],
])('%s is granted to the roles %j without a read', async (required, roles) => {
  expect(await outcome(required, { roles, standing: pending })).toEqual({ read: [], refusal: undefined });
});

test.each([
  ['administer', 'ADMINS_ONLY'],
  ['support', 'STAFF_ONLY'],
  ['moderate', 'STAFF_ONLY'],
])('%s is refused to other roles with %s without a read', async (required, code) => {
  expect(await outcome(required, { roles: ['guest'] })).toMatchObject({ read: [], refusal: { code } });
});

test.each([
  ['administer', ['admin'], 'STAFF_TWO_STEP_NEEDED'],
  ['review', ['moderator'], 'STAFF_ONLY'],
])('%s with the role %j withheld is refused with %s', async (required, withheld, code) => {
  expect((await outcome(required, { withheld })).refusal).toMatchObject({ code });
});

test('a withheld role takes nothing that everybody has', async () => {
  expect((await outcome('list', { withheld: ['admin'] })).refusal).toBeUndefined();
});

test('a common capability reads the standing, and a premium one reads the tier', async () => {
  expect(await outcome('list')).toEqual({ read: ['standing', 'limits'], refusal: undefined });
  expect(await outcome('analytics', { tier: 'premium' })).toEqual({ read: ['tier'], refusal: undefined });
  expect(await outcome('analytics')).toMatchObject({
    refusal: { code: 'NOT_ALLOWED_YET', message: 'Your account does not include that.' },
  });
});

test('a limited capability is refused until the last end, even to an admin, and nothing else is', async () => {
  const until = '2026-12-03T10:00:00.000Z';
  const limits: readonly Limit[] = [
    { capability: 'list', until, decisionId: 'long' },
    { capability: 'list', until: '2026-12-01T10:00:00.000Z', decisionId: 'short' },
  ];
  const { read, refusal } = await outcome('list', { limits, roles: ['admin'] });
  expect([read, refusal]).toMatchObject([
    ['limits'],
    {
      code: 'CAPABILITY_LIMITED',
      message: 'By a decision of our staff you cannot list anything until Dec 3, 2026.',
      details: { until, decision: '/decisions/long' },
    },
  ]);
  expect((await outcome('post', { limits })).refusal).toBeUndefined();
  expect(
    (await outcome('list', { limits: [...limits, { capability: 'list', until: null, decisionId: 'ever' }] }))
      .refusal,
  ).toMatchObject({ message: 'By a decision of our staff you cannot list anything.' });
});

test('a minor without a guardian may edit the profile, and is told what to do before listing', async () => {
  expect((await outcome('editProfile', { standing: pending })).refusal).toBeUndefined();
  expect((await outcome('list', { standing: pending })).refusal).toMatchObject({
    code: 'NOT_ALLOWED_YET',
    message: expect.stringMatching(/has to be linked on your account page first/),
  });
});

test('a minor whose guardian has accepted is told that we are checking', async () => {
  expect(
    (await outcome('list', { standing: { ...pending, hasGuardianInCheck: true } })).refusal,
  ).toMatchObject({
    message: expect.stringMatching(/We are checking your parent or guardian/),
  });
});

test('a member without a date of birth is told to give it', async () => {
  const standing: Standing = { missingRequirement: 'date of birth', hasGuardianInCheck: false };
  expect((await outcome('editProfile', { standing })).refusal).toMatchObject({
    message: 'Give your date of birth on the account page first.',
  });
});

test('a contract that requires an unknown capability stops the start of the server', () => {
  const contract = (requires: string) =>
    endpoint({ method: 'GET', path: '/api/things', auth: 'member', requires, summary: 'Things' });
  expect(() => refuseUnknownCapabilities([contract('list')])).not.toThrow();
  expect(() => refuseUnknownCapabilities([contract('fly')])).toThrow("GET /api/things requires 'fly'");
});
