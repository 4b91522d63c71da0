import type { Suspension } from '../../kernel/http/route.js';
import { type SessionUser, termsVersion } from '../identity.contract.js';
import type { AccountTable } from '../identity.tables.js';
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
    readonly tour_ended_at: string | null;
  } & SuspensionColumns,
  member: SessionMember | undefined,
  membership: Membership,
): Omit<SessionUser, 'staffNeeds'> {
  const { member_id, email, terms_version, tour_ended_at } = account;
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
    hasEndedTour: tour_ended_at !== null,
    handle: member?.handle ?? null,
    isMinor: member?.isMinor ?? false,
    capabilities: [...membership.capabilities],
    missingRequirement: member?.missingRequirement ?? null,
    suspension: suspensionOf(account) ?? null,
  };
}

/** The end and the cause of the suspension that an account is under; undefined when there is none. */
export const suspensionOf = ({
  suspended_at,
  suspended_until: until,
  suspension_decision_id: decisionId,
}: SuspensionColumns): Suspension | undefined => (suspended_at === null ? undefined : { until, decisionId });

type SuspensionColumns = Pick<AccountTable, 'suspended_at' | 'suspended_until' | 'suspension_decision_id'>;
