import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { forbidden, notFound } from '../../kernel/decider/errors.js';
import { capabilitiesOfRoles } from '../../memberships/capabilities.rules.js';
import type { CommunityRule, CommunityWords } from './community.events.js';
import { type Community, isModerator } from './community.state.js';

/** How events name our staff, whom no member learns the name of. */
export const staff = 'staff';

/** A community that was founded. */
export type Founded = Community & { readonly words: CommunityWords };

export const communityNotFound = () =>
  notFound('COMMUNITY_NOT_FOUND', { message: 'There is no such community.' });

/** errors  COMMUNITY_NOT_FOUND (not-found) */
export function mustBeFounded(community: Community): Founded {
  const { words } = community;
  if (words === null) throw communityNotFound();
  return { ...community, words };
}

/** errors  COMMUNITY_NOT_FOUND (not-found), NOT_THE_OWNER (forbidden) */
export function mustOwn(community: Community, { actor }: CommandMetadata): Founded {
  const founded = mustBeFounded(community);
  if (founded.ownerId !== actor.id)
    throw forbidden('NOT_THE_OWNER', { message: 'Only the owner of this community can do that.' });
  return founded;
}

/** The owner, a moderator of the community, or our staff.
 *  out     who acts, as the event names them
 *  errors  COMMUNITY_NOT_FOUND (not-found), NOT_A_MODERATOR (forbidden) */
export function mustModerate(community: Community, { actor }: CommandMetadata): string {
  if (isModerator(mustBeFounded(community), actor.id)) return actor.id;
  if (isStaff(actor.roles)) return staff;
  throw forbidden('NOT_A_MODERATOR', { message: 'Only the moderators of this community can do that.' });
}

export const isStaff = (roles: readonly string[]): boolean => capabilitiesOfRoles(roles).includes('moderate');

/** The rule of a community that a decision names.
 *  errors  RULE_NOT_FOUND (not-found) */
export function ruleNamed({ words }: Founded, ruleId: string): CommunityRule {
  const rule = words.rules.find(({ id }) => id === ruleId);
  if (!rule)
    throw notFound('RULE_NOT_FOUND', {
      message: 'The community no longer has that rule. Choose another.',
      fields: [{ path: 'ruleId', message: 'Choose another rule.' }],
    });
  return rule;
}
