import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type CommunityEvent, type CommunityWords, communityEvents } from './community.events.js';

export type ArchivedBecause = Extract<CommunityEvent, { type: 'CommunityArchived' }>['data']['because'];
export type Cover = Extract<CommunityEvent, { type: 'CommunityCoverChanged' }>['data']['cover'];

export interface InvitationLink {
  readonly linkId: string;
  /** SHA-256 of its secret, in hexadecimal. */
  readonly digest: string;
  /** ISO-8601 UTC */
  readonly endsAt: string;
  readonly by: string;
}

export interface Community {
  readonly status: 'none' | 'active' | 'archived';
  readonly slug: string;
  /** null until it is founded. */
  readonly words: CommunityWords | null;
  /** null once there is nobody to own it. */
  readonly ownerId: string | null;
  /** Without the owner; the longest-serving first. */
  readonly moderators: readonly string[];
  readonly cover: Cover;
  /** In the order of pinning. */
  readonly pinned: readonly string[];
  /** Those that nobody ended, past ones included. */
  readonly links: readonly InvitationLink[];
  readonly archived: { readonly because: ArchivedBecause; readonly reason: string } | null;
}

const none: Community = {
  status: 'none',
  slug: '',
  words: null,
  ownerId: null,
  moderators: [],
  cover: null,
  pinned: [],
  links: [],
  archived: null,
};

export const communityState: StreamState<typeof communityEvents, Community> = {
  events: communityEvents,
  ...foldInPlace(none, {
    open: (community) => ({
      ...community,
      moderators: [...community.moderators],
      pinned: [...community.pinned],
      links: [...community.links],
    }),
    change,
    close: (draft): Community => draft,
  }),
};

/** Owner or moderator. */
export const isModerator = ({ ownerId, moderators }: Community, memberId: string): boolean =>
  memberId === ownerId || moderators.includes(memberId);

/** The links by which somebody may still join. */
export const liveLinks = ({ links }: Community, now: string): readonly InvitationLink[] =>
  links.filter(({ endsAt }) => endsAt > now);

type Draft = { -readonly [Part in keyof Community]: Community[Part] } & {
  moderators: string[];
  pinned: string[];
  links: InvitationLink[];
};

function change(draft: Draft, { type, data }: CommunityEvent): void {
  switch (type) {
    case 'CommunityFounded': {
      const { ownerId, slug, ...words } = data;
      Object.assign(draft, { status: 'active', slug, words, ownerId });
      return;
    }
    case 'CommunityChanged': {
      const { by: _, ...words } = data;
      draft.words = words;
      return;
    }
    case 'CommunityCoverChanged':
      draft.cover = data.cover;
      return;
    case 'ModeratorAppointed':
      draft.moderators.push(data.memberId);
      return;
    case 'ModeratorLeft':
      draft.moderators = draft.moderators.filter((id) => id !== data.memberId);
      return;
    case 'OwnershipPassed':
      draft.ownerId = data.toId;
      draft.moderators = draft.moderators.filter((id) => id !== data.toId);
      if (data.because === 'handed over') draft.moderators.push(data.fromId);
      return;
    case 'PostPinned':
      draft.pinned.push(data.postId);
      return;
    case 'PostUnpinned':
      draft.pinned = draft.pinned.filter((id) => id !== data.postId);
      return;
    case 'InvitationLinkMade':
      draft.links.push(data);
      return;
    case 'InvitationLinkEnded':
      draft.links = draft.links.filter(({ linkId }) => linkId !== data.linkId);
      return;
    case 'CommunityArchived':
      draft.status = 'archived';
      draft.archived = data;
      if (data.because === 'nobody to own it') Object.assign(draft, { ownerId: null, cover: null });
      return;
    case 'CommunityReopened':
      draft.status = 'active';
      draft.archived = null;
      return;
    default:
      unreachable(type);
  }
}
