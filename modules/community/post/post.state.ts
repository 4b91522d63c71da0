import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { Photo } from '../../media/photo.schemas.js';
import { type Decision, decisionOf } from '../decision.schemas.js';
import { type PostEvent, type PostKind, type PostVehicle, postEvents } from './post.events.js';

export type Post = { readonly status: 'none' } | WrittenPost;

export interface WrittenPost {
  readonly status: 'published' | 'hidden' | 'removed' | 'deleted';
  readonly authorId: string;
  readonly kind: PostKind;
  /** Words, photos and vehicle are empty once the author is erased. */
  readonly body: string;
  readonly photos: readonly Photo[];
  readonly vehicle: PostVehicle | null;
  readonly mentions: readonly string[];
  readonly tags: readonly string[];
  readonly communityId: string | null;
  readonly shared: { readonly kind: string; readonly id: string } | null;
  readonly isLocked: boolean;
  /** The comment that its author accepted as the answer. */
  readonly answerId: string | null;
  /** Why it is hidden or removed. */
  readonly decision: Decision | null;
  /** The photos of every version, which its history shows; none once it is deleted. */
  readonly photoIds: readonly string[];
}

export const postState: StreamState<typeof postEvents, Post> = {
  events: postEvents,
  ...foldInPlace<Post, PostEvent, { post: Post; readonly photoIds: Set<string> }>(
    { status: 'none' },
    {
      open: (post) => ({ post, photoIds: new Set(post.status === 'none' ? [] : post.photoIds) }),
      change: (draft, event) => {
        if (event.type === 'PostPublished' || event.type === 'PostEdited')
          for (const { id } of event.data.photos) draft.photoIds.add(id);
        if (event.type === 'PostDeleted') draft.photoIds.clear();
        draft.post = event.type === 'PostPublished' ? published(event.data) : changed(draft.post, event);
      },
      close: ({ post, photoIds }) => (post.status === 'none' ? post : { ...post, photoIds: [...photoIds] }),
    },
  ),
};

type EventData<Type extends PostEvent['type']> = Extract<PostEvent, { readonly type: Type }>['data'];

const published = ({ place: _, ...post }: EventData<'PostPublished'>): Post => ({
  ...post,
  status: 'published',
  isLocked: false,
  answerId: null,
  decision: null,
  photoIds: [],
});

function changed(post: Post, event: Exclude<PostEvent, { readonly type: 'PostPublished' }>): Post {
  if (post.status === 'none') return post;
  switch (event.type) {
    case 'PostEdited':
      return { ...post, ...event.data };
    case 'PostDeleted':
      return { ...post, status: 'deleted' };
    case 'AnswerAccepted':
      return { ...post, answerId: event.data.commentId };
    case 'AnswerUnaccepted':
      return { ...post, answerId: null };
    case 'CommentsLocked':
      return { ...post, isLocked: true };
    case 'CommentsUnlocked':
      return { ...post, isLocked: false };
    case 'PostHidden':
      return { ...post, status: 'hidden', decision: decisionOf(event.data) };
    case 'PostRemoved':
      return { ...post, status: 'removed', decision: decisionOf(event.data) };
    case 'PostRestored':
      return { ...post, status: 'published', decision: null };
    default:
      return unreachable(event);
  }
}
