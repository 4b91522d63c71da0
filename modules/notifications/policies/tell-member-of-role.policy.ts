import { grantsEvents, installationId, type Role } from '../../memberships/grants/grants.events.js';
import { type NotificationRequest, tell, whenever } from '../policy.js';

/** Whenever an admin gives a member a role, then they hear of it; who has a tool give one tells them. */
export const tellMemberOfRole = whenever(
  'tell-member-of-role',
  grantsEvents,
  'RoleGiven',
  ({ data: { memberId, role, givenBy } }) =>
    givenBy === installationId ? [] : aboutRole(memberId, role, 'role_begun', `You are ${names[role]} now.`),
);

/** Whenever a role is taken from a member, then they hear of it; what staff wrote stays with staff. */
export const tellMemberOfTakenRole = whenever(
  'tell-member-of-taken-role',
  grantsEvents,
  'RoleTaken',
  ({ data: { memberId, role } }) =>
    aboutRole(memberId, role, 'role_withdrawn', `You are no longer ${names[role]}.`),
);

const aboutRole = (
  memberId: string,
  role: Role,
  subtype: string,
  message: string,
): readonly NotificationRequest[] => [
  tell({ memberId, type: 'grant', subtype, message, about: role, href: '/account' }),
];

const names: Readonly<Record<Role, string>> = {
  admin: 'an admin',
  moderator: 'a moderator',
  reviewer: 'a reviewer of appeals',
  support: 'part of support',
  organizer: 'a verified organizer',
};
