import type { Tier } from '../identity/capabilities.schemas.js';
import { Capability } from '../identity/capabilities.schemas.js';
import { unreachable } from '../kernel/decider/errors.js';
import type { Role } from './grants/grants.events.js';

/** What a member has to do before listing, holding and posting. Null when nothing is missing. */
type MissingRequirement = 'date of birth' | 'guardian' | null;

/** What age and guardian allow. While nothing is missing, a member has every common capability. A minor without a verified guardian may edit
 *  their profile, which nobody else sees yet. */
export function capabilitiesOfAge(missing: MissingRequirement): readonly Capability[] {
  switch (missing) {
    case 'date of birth':
      return [];
    case 'guardian':
      return ['editProfile'];
    case null:
      return ofEverybody;
    default:
      return unreachable(missing);
  }
}

/** What roles allow. An admin has every common capability, even without a date of birth. */
export function capabilitiesOfRoles(roles: readonly string[]): readonly Capability[] {
  return roles.flatMap((role) => ofRole[role as Role] ?? []);
}

/** What a paid or granted tier allows. */
export function capabilitiesOfTier(tier: Tier): readonly Capability[] {
  return tier === 'free' ? [] : premium;
}

/** All capabilities of a member without those that are limited now, each once, in the order of the list. */
export function capabilitiesOf(member: {
  readonly missingRequirement: MissingRequirement;
  readonly roles: readonly string[];
  readonly tier: Tier;
  readonly limited?: readonly Capability[];
}): readonly Capability[] {
  const all = new Set([
    ...capabilitiesOfAge(member.missingRequirement),
    ...capabilitiesOfRoles(member.roles),
    ...capabilitiesOfTier(member.tier),
  ]);
  return Capability.options.filter((one) => all.has(one) && !member.limited?.includes(one));
}

const ofEverybody: readonly Capability[] = [
  'editProfile',
  'list',
  'hold',
  'post',
  'follow',
  'message',
  'organize',
];

const ofRole: Readonly<Record<Role, readonly Capability[]>> = {
  admin: [...ofEverybody, 'staff', 'administer', 'moderate', 'review', 'support'],
  moderator: ['staff', 'moderate'],
  reviewer: ['staff', 'review'],
  support: ['staff', 'support'],
  organizer: [], // of the time before organizers were verified; it is in the log
};

const premium: readonly Capability[] = [
  'analytics',
  'match-alerts',
  'new-items-wall',
  'follower-alerts',
  'boost',
  'community-tools',
  'priority-support',
  'no-ads',
];
