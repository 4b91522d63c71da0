import type { MemberStatus } from '../../members/member-access.ports.js';
import { type SessionUser, termsVersion } from '../identity.contract.js';
import { partsOfName } from '../member/member-name.js';

/** The signed-in member as the SPA's header shows them: the account, and how the house stands to them. */
export function sessionUser(
  account: {
    readonly member_id: string;
    readonly email: string;
    readonly name: string;
    readonly roles: readonly string[];
    readonly email_verified_at: string | null;
    readonly terms_version: string | null;
  },
  memberStatus: MemberStatus | undefined,
): SessionUser {
  const { member_id, email, roles, terms_version } = account;
  const { first, last } = partsOfName(account.name);
  return {
    uid: member_id,
    id: member_id,
    email,
    name: memberStatus?.publicName ?? account.name,
    picture: memberStatus?.pictureUrl ?? null,
    firstName: memberStatus?.firstName ?? first,
    lastName: memberStatus?.firstName ? memberStatus.lastName : last,
    profileImageUrl: memberStatus?.pictureUrl ?? null,
    subscriptionTier: memberStatus?.tier ?? 'free',
    emailVerified: account.email_verified_at !== null,
    isAdmin: roles.includes('admin'),
    hasAcceptedTerms: (terms_version ?? '') >= termsVersion,
    handle: memberStatus?.handle ?? null,
    isMinor: memberStatus?.isMinor ?? false,
    may: [...(memberStatus?.capabilities ?? [])],
    waitsFor: memberStatus?.missingRequirement ?? null,
  };
}
