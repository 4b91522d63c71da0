import type { Capability } from '../kernel/http/contract.js';
import { isPending } from '../members/guardians/age.rules.js';
import type { Guardianship } from '../members/guardians/guardianship.decider.js';
import type { MemberStatus } from '../members/member-access.ports.js';

/** What a member may do: what everybody may whose age is settled, and what roles and tier add. */
export function capabilities({
  missingRequirement,
  roles,
  tier,
}: Pick<MemberStatus, 'missingRequirement' | 'tier'> & {
  readonly roles: readonly string[];
}): readonly Capability[] {
  return [
    ...new Set([
      ...(missingRequirement === 'date of birth' && !roles.includes('admin') ? [] : whoseAgeIsKnown),
      ...(missingRequirement === null || roles.includes('admin') ? everybody : []),
      ...roles.flatMap((role) => byRole[role] ?? []),
      ...(tier === 'free' ? [] : byTier),
    ]),
  ];
}

/** What a member has to do before listing, holding and posting. */
export function missingRequirement(age: Guardianship, now: string): MemberStatus['missingRequirement'] {
  if (age.birthDate === null) return 'date of birth';
  return isPending(age, now) ? 'guardian' : null;
}

/** To tell of oneself: a minor who waits for a guardian may, as nobody else sees it. */
const whoseAgeIsKnown: readonly Capability[] = ['tell'];

const everybody: readonly Capability[] = ['list', 'hold', 'post', 'follow', 'message'];

const byRole: Readonly<Record<string, readonly Capability[]>> = {
  admin: ['administer', 'moderate', 'review', 'support', 'organize'],
  moderator: ['moderate'],
  reviewer: ['review'],
  support: ['support'],
  organizer: ['organize'],
};

/** source  spec section 1, premium features */
const byTier: readonly Capability[] = ['analytics', 'match-alerts', 'new-items-wall'];
