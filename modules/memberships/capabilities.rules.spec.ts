import { isStaff } from '../identity/staff.rules.js';
import { capabilitiesOf, capabilitiesOfRoles } from './capabilities.rules.js';
import { roles } from './grants/grants.events.js';

const everyMember = ['editProfile', 'list', 'hold', 'post', 'follow', 'message', 'organize'];
const tools = ['boost', 'community-tools', 'priority-support', 'no-ads'];
const premium = ['analytics', 'match-alerts', 'new-items-wall', 'follower-alerts', ...tools];

test.each([
  ['a member', null, [], 'free', everyMember],
  ['a pending minor', 'guardian', [], 'free', ['editProfile']],
  ['a member whose age is not known', 'date of birth', [], 'free', []],
  ['a member with the former role organizer', null, ['organizer'], 'free', everyMember],
  ['an organizer whose age is not known', 'date of birth', ['organizer'], 'free', []],
  ['support staff whose age is not known', 'date of birth', ['support'], 'free', ['staff', 'support']],
  ['a premium member', null, [], 'premium', [...everyMember, ...premium]],
  [
    'an admin whose age is not known',
    'date of birth',
    ['admin'],
    'free',
    [...everyMember, 'staff', 'moderate', 'review', 'support', 'administer'],
  ],
] as const)('%s is able to do what age, roles and tier allow', (_, missingRequirement, roles, tier, able) => {
  expect(capabilitiesOf({ missingRequirement, roles, tier })).toEqual(able);
});

test.each(roles)('identity knows whether %s is a role of staff', (role) => {
  expect(isStaff([role])).toBe(capabilitiesOfRoles([role]).includes('staff'));
});
