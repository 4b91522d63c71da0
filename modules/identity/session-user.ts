import { type SessionUser, termsVersion } from './identity.contract.js';
import { partsOfName } from './member-name.js';

/** The signed-in member as the SPA's header shows them. */
export function sessionUser(account: {
  readonly member_id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly email_verified_at: string | null;
  readonly terms_version: string | null;
}): SessionUser {
  const { member_id, email, name, roles, terms_version } = account;
  const { first, last } = partsOfName(name);
  return {
    uid: member_id,
    id: member_id,
    email,
    name,
    picture: null,
    firstName: first,
    lastName: last,
    profileImageUrl: null,
    subscriptionTier: 'free',
    emailVerified: account.email_verified_at !== null,
    isAdmin: roles.includes('admin'),
    hasAcceptedTerms: (terms_version ?? '') >= termsVersion,
  };
}
