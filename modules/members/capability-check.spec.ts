import { hindranceBy } from './capability-check.js';
import type { Standing } from './member-access.ports.js';

const minor: Standing = {
  publicName: 'Kid',
  firstName: 'Kid',
  lastName: null,
  handle: null,
  pictureUrl: null,
  tier: 'free',
  may: ['tell'],
  waitsFor: 'guardian',
  isMinor: true,
  hasGuardianInCheck: false,
};
const said = (standing: Partial<Standing>) =>
  hindranceBy({ of: async () => ({ ...minor, ...standing }) })({ id: 'kid', roles: [] }, 'list');

test('a minor without a guardian is told to link one first', async () => {
  expect(await said({})).toMatch(/has to be linked on your account page first/);
});

test('a minor whose guardian has accepted is told that we are checking, and asked for nothing', async () => {
  expect(await said({ hasGuardianInCheck: true })).toMatch(/We are checking your parent or guardian/);
});

test('nothing is said to who may', async () => {
  expect(await said({ may: ['tell', 'list'], waitsFor: null })).toBeUndefined();
});

test('somebody who waits for nothing is not asked to link anybody', async () => {
  expect(await said({ waitsFor: null })).toBe('Your account does not include that.');
});
