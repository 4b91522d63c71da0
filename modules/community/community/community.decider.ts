import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { isStaff, mustBeFounded, mustOwn, staff } from './authority.rules.js';
import type { CommunityEvent, CommunityWords, communityEvents } from './community.events.js';
import { type Community, type Cover, communityState } from './community.state.js';
import { endInvitation, type InviteByLink, makeInvitation } from './invitation.rules.js';
import { appoint, type ChangePeople, dismiss, handOver, partWith } from './people.rules.js';
import { type PinPosts, pin, unpin } from './pinned.rules.js';

export type CommunityCommand =
  | Command<'FoundCommunity', { readonly words: CommunityWords; readonly slug: string }>
  | Command<'ChangeCommunity', { readonly words: CommunityWords }>
  | Command<'ChangeCover', { readonly cover: Cover }>
  | Command<'ArchiveCommunity', { readonly reason: string }>
  | Command<'ReopenCommunity'>
  | Command<'RemoveCommunity', { readonly reason: string }>
  | Command<'BringBackCommunity'>
  | ChangePeople
  | PinPosts
  | InviteByLink;

/** source  README, Commands */
export const communityDecider: StreamDecider<typeof communityEvents, Community, CommunityCommand> = {
  ...communityState,
  decide,
  max: 500, // a change repeats the whole community, and each post and comment in it reads the stream
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** What ends something, and what follows from memberships and from decisions. */
const always: ReadonlySet<CommunityCommand['type']> = new Set([
  'PartWithMember',
  'DismissModerator',
  'UnpinPost',
  'EndInvitation',
  'ArchiveCommunity',
  'RemoveCommunity',
  'BringBackCommunity',
]);

function decide(command: CommunityCommand, community: Community): readonly CommunityEvent[] {
  switch (command.type) {
    case 'FoundCommunity':
      return found(command, community);
    case 'ChangeCommunity':
      return change(command, community);
    case 'ChangeCover':
      return changeCover(command, community);
    case 'ArchiveCommunity':
      return archive(command, community);
    case 'ReopenCommunity':
      return reopen(command, community);
    case 'RemoveCommunity':
      return removeIt(command, community);
    case 'BringBackCommunity':
      return bringBack(community);
    case 'AppointModerator':
      return appoint(command, community);
    case 'DismissModerator':
      return dismiss(command, community);
    case 'HandOver':
      return handOver(command, community);
    case 'PartWithMember':
      return partWith(command, community);
    case 'PinPost':
      return pin(command, community);
    case 'UnpinPost':
      return unpin(command, community);
    case 'MakeInvitation':
      return makeInvitation(command, community);
    case 'EndInvitation':
      return endInvitation(command, community);
    default:
      return unreachable(command);
  }
}

/** Found a community, under the id that its slug makes, so that no other has that slug.
 *  errors  SLUG_TAKEN (conflict): the service chooses another */
function found(
  { words, slug, meta }: CommandOf<CommunityCommand, 'FoundCommunity'>,
  { status }: Community,
): readonly CommunityEvent[] {
  if (status !== 'none')
    throw conflict('SLUG_TAKEN', {
      message: 'Another community was founded under that name just now. Send it again.',
    });
  return [event('CommunityFounded', { ...words, slug, ownerId: meta.actor.id })];
}

/** errors  NOT_THE_OWNER (forbidden) */
function change(
  { words, meta }: CommandOf<CommunityCommand, 'ChangeCommunity'>,
  community: Community,
): readonly CommunityEvent[] {
  const before = mustOwn(community, meta).words;
  if (isSame(before, words)) return [];
  return [event('CommunityChanged', { ...words, by: meta.actor.id })];
}

/** errors  NOT_THE_OWNER (forbidden) */
function changeCover(
  { cover, meta }: CommandOf<CommunityCommand, 'ChangeCover'>,
  community: Community,
): readonly CommunityEvent[] {
  const before = mustOwn(community, meta).cover;
  return before?.id === cover?.id ? [] : [event('CommunityCoverChanged', { cover, by: meta.actor.id })];
}

/** Archive a community: by its owner, or by our staff, after whom the owner cannot reopen it.
 *  errors  NOT_THE_OWNER (forbidden) */
function archive(
  { reason, meta }: CommandOf<CommunityCommand, 'ArchiveCommunity'>,
  community: Community,
): readonly CommunityEvent[] {
  const { ownerId, archived } = mustBeFounded(community);
  const because = ownerId === meta.actor.id ? ('by its owner' as const) : ('staff' as const);
  if (because === 'staff' && !isStaff(meta.actor.roles)) mustOwn(community, meta);
  const isDone = archived !== null && (because === 'by its owner' || archived.because !== 'by its owner');
  return isDone ? [] : [event('CommunityArchived', { because, reason })];
}

/** Reopen a community: by whoever archived it, its owner or our staff.
 *  errors  NOT_THE_OWNER (forbidden), COMMUNITY_CLOSED (conflict) when it was archived otherwise */
function reopen(
  { meta }: CommandOf<CommunityCommand, 'ReopenCommunity'>,
  community: Community,
): readonly CommunityEvent[] {
  const { ownerId, archived } = mustBeFounded(community);
  const isOwner = ownerId === meta.actor.id;
  if (!isOwner && !isStaff(meta.actor.roles))
    throw forbidden('NOT_THE_OWNER', { message: 'Only the owner of this community can do that.' });
  if (archived === null) return [];
  if (archived.because === 'staff' && isStaff(meta.actor.roles))
    return [event('CommunityReopened', { by: isOwner ? meta.actor.id : 'staff' })];
  if (archived.because === 'by its owner' && isOwner)
    return [event('CommunityReopened', { by: meta.actor.id })];
  throw conflict('COMMUNITY_CLOSED', {
    message:
      archived.because === 'staff'
        ? 'Our staff archived this community. Write to support if you think that is wrong.'
        : 'Only its owner could reopen this community.',
  });
}

/** Archive a community by a decision of a case, after which its owner cannot reopen it. Changes nothing when staff archived it, or nobody is left to own it. */
function removeIt(
  { reason }: CommandOf<CommunityCommand, 'RemoveCommunity'>,
  { status, archived }: Community,
): readonly CommunityEvent[] {
  const isOpenToOwner = status === 'active' || archived?.because === 'by its owner';
  return isOpenToOwner ? [event('CommunityArchived', { because: 'staff' as const, reason })] : [];
}

/** Reopen a community that a decision archived. Changes nothing when it is archived for another reason, or open. */
const bringBack = ({ archived }: Community): readonly CommunityEvent[] =>
  archived?.because === 'staff' ? [event('CommunityReopened', { by: staff })] : [];

/** The order of fields does not matter. */
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
