import { type SessionUser, termsVersion } from '../identity.contract.js';
import { partsOfName } from '../member/member-name.js';
import type { Membership } from '../memberships.ports.js';
import type { SessionMember } from '../session-members.ports.js';

/** The signed-in member as the pages show them: account, profile and capabilities. */
export function sessionUser(
  account: {
    readonly member_id: string;
    readonly email: string;
    readonly name: string;
    readonly email_verified_at: string | null;
    readonly terms_version: string | null;
  },
  member: SessionMember | undefined,
  membership: Membership,
): SessionUser {
  const { member_id, email, terms_version } = account;
  const { first, last } = partsOfName(account.name);
  return {
    uid: member_id,
    id: member_id,
    email,
    name: member?.publicName ?? account.name,
    picture: member?.pictureUrl ?? null,
    firstName: member?.firstName ?? first,
    lastName: member?.firstName ? member.lastName : last,
    profileImageUrl: member?.pictureUrl ?? null,
    subscriptionTier: membership.tier,
    emailVerified: account.email_verified_at !== null,
    isAdmin: membership.capabilities.includes('administer'),
    hasAcceptedTerms: (terms_version ?? '') >= termsVersion,
    handle: member?.handle ?? null,
    isMinor: member?.isMinor ?? false,
    capabilities: [...membership.capabilities],
    missingRequirement: member?.missingRequirement ?? null,
  };
}
