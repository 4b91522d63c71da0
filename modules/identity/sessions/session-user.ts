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
  standing: MemberStatus | undefined,
): SessionUser {
  const { member_id, email, roles, terms_version } = account;
  const { first, last } = partsOfName(account.name);
  return {
    uid: member_id,
    id: member_id,
    email,
    name: standing?.publicName ?? account.name,
    picture: standing?.pictureUrl ?? null,
    firstName: standing?.firstName ?? first,
    lastName: standing?.firstName ? standing.lastName : last,
    profileImageUrl: standing?.pictureUrl ?? null,
    subscriptionTier: standing?.tier ?? 'free',
    emailVerified: account.email_verified_at !== null,
    isAdmin: roles.includes('admin'),
    hasAcceptedTerms: (terms_version ?? '') >= termsVersion,
    handle: standing?.handle ?? null,
    isMinor: standing?.isMinor ?? false,
    may: [...(standing?.capabilities ?? [])],
    waitsFor: standing?.missingRequirement ?? null,
  };
}
