import { capabilityCheckBy } from './capability-check.js';
import type { MemberStatus } from './member-access.ports.js';

const minor: MemberStatus = {
  publicName: 'Kid',
  firstName: 'Kid',
  lastName: null,
  handle: null,
  pictureUrl: null,
  tier: 'free',
  capabilities: ['tell'],
  missingRequirement: 'guardian',
  isMinor: true,
  hasGuardianInCheck: false,
};
const said = (memberStatus: Partial<MemberStatus>) =>
  capabilityCheckBy({ of: async () => ({ ...minor, ...memberStatus }) })({ id: 'kid', roles: [] }, 'list');

test('a minor without a guardian is told to link one first', async () => {
  expect(await said({})).toMatch(/has to be linked on your account page first/);
});

test('a minor whose guardian has accepted is told that we are checking, and asked for nothing', async () => {
  expect(await said({ hasGuardianInCheck: true })).toMatch(/We are checking your parent or guardian/);
});

test('nothing is said to who may', async () => {
  expect(await said({ capabilities: ['tell', 'list'], missingRequirement: null })).toBeUndefined();
});

test('somebody who waits for nothing is not asked to link anybody', async () => {
  expect(await said({ missingRequirement: null })).toBe('Your account does not include that.');
});
