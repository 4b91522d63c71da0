import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { mustBeFounded, mustOwn } from './authority.rules.js';
import { type CommunityEvent, maxModerators } from './community.events.js';
import type { Community } from './community.state.js';

/** Who runs a community. Its members are in other streams: the sender looks there whether somebody is one. */
export type ChangePeople =
  | Command<'AppointModerator', { readonly memberId: string }>
  | Command<'DismissModerator', { readonly memberId: string }>
  | Command<'HandOver', { readonly memberId: string }>
  | Command<
      'PartWithMember',
      {
        readonly memberId: string;
        readonly because: 'left' | 'erased';
        /** The moderators who are still members. */
        readonly successors: readonly string[];
      }
    >;

/** errors  NOT_THE_OWNER (forbidden), TOO_MANY_MODERATORS (conflict) */
export function appoint(
  { memberId, meta }: CommandOf<ChangePeople, 'AppointModerator'>,
  community: Community,
): readonly CommunityEvent[] {
  const { ownerId, moderators } = mustOwn(community, meta);
  if (memberId === ownerId || moderators.includes(memberId)) return [];
  if (moderators.length >= maxModerators)
    throw conflict('TOO_MANY_MODERATORS', {
      message: `A community has at most ${maxModerators} moderators. Dismiss one first.`,
    });
  return [event('ModeratorAppointed', { memberId, by: meta.actor.id })];
}

/** The owner dismisses a moderator, or a moderator resigns.
 *  errors  NOT_THE_OWNER (forbidden) */
export function dismiss(
  { memberId, meta }: CommandOf<ChangePeople, 'DismissModerator'>,
  community: Community,
): readonly CommunityEvent[] {
  const isResigning = memberId === meta.actor.id;
  const { moderators } = isResigning ? mustBeFounded(community) : mustOwn(community, meta);
  if (!moderators.includes(memberId)) return [];
  return [
    event('ModeratorLeft', {
      memberId,
      because: isResigning ? ('resigned' as const) : ('dismissed' as const),
    }),
  ];
}

/** The owner hands the community over to another member, and stays as a moderator.
 *  errors  NOT_THE_OWNER (forbidden) */
export function handOver(
  { memberId, meta }: CommandOf<ChangePeople, 'HandOver'>,
  community: Community,
): readonly CommunityEvent[] {
  mustOwn(community, meta);
  if (memberId === meta.actor.id) return [];
  return [
    event('OwnershipPassed', { fromId: meta.actor.id, toId: memberId, because: 'handed over' as const }),
  ];
}

/** A member goes. The longest-serving moderator follows an owner; without one the community is archived. */
export function partWith(
  { memberId, because, successors }: CommandOf<ChangePeople, 'PartWithMember'>,
  { ownerId, moderators }: Community,
): readonly CommunityEvent[] {
  if (memberId !== ownerId)
    return moderators.includes(memberId) ? [event('ModeratorLeft', { memberId, because })] : [];
  const toId = moderators.find((id) => successors.includes(id));
  return toId === undefined
    ? [event('CommunityArchived', { because: 'nobody to own it' as const, reason: '' })]
    : [event('OwnershipPassed', { fromId: memberId, toId, because })];
}
