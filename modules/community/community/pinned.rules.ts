import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { mustModerate } from './authority.rules.js';
import { type CommunityEvent, maxPinned } from './community.events.js';
import type { Community } from './community.state.js';

export type PinPosts =
  | Command<
      'PinPost',
      {
        readonly postId: string;
        /** Pinned posts that nobody sees any more: they make room. */
        readonly gone: readonly string[];
      }
    >
  | Command<'UnpinPost', { readonly postId: string }>;

/** errors  NOT_A_MODERATOR (forbidden), TOO_MANY_PINNED (conflict) */
export function pin(
  { postId, gone, meta }: CommandOf<PinPosts, 'PinPost'>,
  community: Community,
): readonly CommunityEvent[] {
  const by = mustModerate(community, meta);
  if (community.pinned.includes(postId)) return [];
  const left = community.pinned.filter((id) => gone.includes(id));
  if (community.pinned.length - left.length >= maxPinned)
    throw conflict('TOO_MANY_PINNED', {
      message: `${maxPinned} posts are pinned, the most there can be. Unpin one first.`,
    });
  return [
    ...left.map((id) => event('PostUnpinned', { postId: id, by })),
    event('PostPinned', { postId, by }),
  ];
}

/** errors  NOT_A_MODERATOR (forbidden) */
export function unpin(
  { postId, meta }: CommandOf<PinPosts, 'UnpinPost'>,
  community: Community,
): readonly CommunityEvent[] {
  const by = mustModerate(community, meta);
  return community.pinned.includes(postId) ? [event('PostUnpinned', { postId, by })] : [];
}
