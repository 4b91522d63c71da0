import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { mustModerate } from './authority.rules.js';
import { type CommunityEvent, maxInvitationLinks } from './community.events.js';
import { type Community, liveLinks } from './community.state.js';

export type InviteByLink =
  | Command<
      'MakeInvitation',
      {
        readonly linkId: string;
        /** SHA-256 of its secret, in hexadecimal. */
        readonly digest: string;
        /** ISO-8601 UTC */
        readonly endsAt: string;
      }
    >
  | Command<'EndInvitation', { readonly linkId: string }>;

/** errors  NOT_A_MODERATOR (forbidden), TOO_MANY_INVITATIONS (conflict) */
export function makeInvitation(
  { linkId, digest, endsAt, meta }: CommandOf<InviteByLink, 'MakeInvitation'>,
  community: Community,
): readonly CommunityEvent[] {
  const by = mustModerate(community, meta);
  if (liveLinks(community, meta.now).length >= maxInvitationLinks)
    throw conflict('TOO_MANY_INVITATIONS', {
      message: `${maxInvitationLinks} links are open, the most there can be. End one first.`,
    });
  return [event('InvitationLinkMade', { linkId, digest, endsAt, by })];
}

/** errors  NOT_A_MODERATOR (forbidden) */
export function endInvitation(
  { linkId, meta }: CommandOf<InviteByLink, 'EndInvitation'>,
  community: Community,
): readonly CommunityEvent[] {
  const by = mustModerate(community, meta);
  const isLive = liveLinks(community, meta.now).some((link) => link.linkId === linkId);
  return isLive ? [event('InvitationLinkEnded', { linkId, by })] : [];
}
