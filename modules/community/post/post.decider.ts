import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, type DomainError, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { answer } from './answer.rules.js';
import { decideAbout, type PostDecision } from './decisions.rules.js';
import { noPost } from './no-post.rules.js';
import type { PostEvent, PostKind, postEvents } from './post.events.js';
import { type Post, postState, type WrittenPost } from './post.state.js';

type Published = Extract<PostEvent, { readonly type: 'PostPublished' }>['data'];

/** What the author may change later. */
export type PostContent = Pick<Published, 'body' | 'photos' | 'vehicle' | 'mentions' | 'tags'>;

export type PostCommand =
  | Command<
      'PublishPost',
      {
        readonly kind: PostKind;
        readonly content: PostContent;
        readonly communityId: string | null;
        readonly place: Published['place'];
        readonly shared: Published['shared'];
      }
    >
  | Command<'EditPost', { readonly content: PostContent }>
  | Command<'DeletePost'>
  | Command<'AcceptAnswer', { readonly comment: { readonly id: string; readonly authorId: string } | null }>
  | PostDecision;

/** A post on the wall.
 *  source  README, Commands */
export const postDecider: StreamDecider<typeof postEvents, Post, PostCommand> = {
  ...postState,
  decide,
  max: 200, // an edit repeats the whole post
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** Commands that end something, or follow from cases. */
const always: ReadonlySet<PostCommand['type']> = new Set([
  'DeletePost',
  'HidePost',
  'ShowPost',
  'RemovePost',
  'RestorePost',
  'LockComments',
]);

function decide(command: PostCommand, post: Post): readonly PostEvent[] {
  switch (command.type) {
    case 'PublishPost':
      return publish(command, post);
    case 'EditPost':
      return edit(command, post);
    case 'DeletePost':
      return remove(command, post);
    case 'AcceptAnswer':
      return answer(command, post);
    case 'HidePost':
    case 'ShowPost':
    case 'RemovePost':
    case 'RestorePost':
    case 'LockComments':
    case 'UnlockComments':
      return decideAbout(command, post);
    default:
      return unreachable(command);
  }
}

/** Publish a post under the id of its author's device; the same id again publishes nothing.
 *  errors  POST_ID_TAKEN (conflict) */
function publish(
  { content, meta, type: _, ...where }: CommandOf<PostCommand, 'PublishPost'>,
  post: Post,
): readonly PostEvent[] {
  const authorId = meta.actor.id;
  if (post.status === 'none') return [event('PostPublished', { authorId, ...content, ...where })];
  if (post.authorId === authorId && post.communityId === where.communityId) return [];
  throw postIdTaken();
}

/** errors  POST_ID_TAKEN (conflict) */
export const postIdTaken = (): DomainError => conflict('POST_ID_TAKEN', { message: 'Post it again.' });

/** Edit a post of one's own. One that is hidden pending a review can be mended.
 *  events  [PostEdited], or [] when it says the same
 *  errors  POST_NOT_FOUND (not-found), POST_CLOSED (conflict), NOTHING_IN_IT (unprocessable) */
function edit({ content, meta }: CommandOf<PostCommand, 'EditPost'>, post: Post): readonly PostEvent[] {
  const own = ownPost(post, meta.actor.id);
  if (own.status === 'removed')
    throw conflict('POST_CLOSED', {
      message: 'This post was removed, so you cannot edit it now.',
    });
  if (content.body === '' && !content.photos.length && !own.shared)
    throw unprocessable('NOTHING_IN_IT', { message: 'Write something, or add a photo.' });
  const { body, photos, vehicle, mentions, tags } = own;
  if (JSON.stringify(inOrder(content)) === JSON.stringify(inOrder({ body, photos, vehicle, mentions, tags })))
    return [];
  return [event('PostEdited', { authorId: own.authorId, ...content })];
}

const inOrder = ({ body, photos, vehicle, mentions, tags }: ReadonlyContent) => [
  body,
  photos.map(({ id }) => id),
  vehicle?.make,
  vehicle?.model,
  mentions,
  tags,
];

type ReadonlyContent = Pick<WrittenPost, 'body' | 'photos' | 'vehicle' | 'mentions' | 'tags'>;

/** Delete a post of one's own, whatever became of it.
 *  errors  POST_NOT_FOUND (not-found) */
function remove({ meta }: CommandOf<PostCommand, 'DeletePost'>, post: Post): readonly PostEvent[] {
  if (post.status === 'deleted' && post.authorId === meta.actor.id) return [];
  return [event('PostDeleted', { authorId: ownPost(post, meta.actor.id).authorId })];
}

function ownPost(post: Post, memberId: string): WrittenPost {
  if (post.status === 'none' || post.status === 'deleted' || post.authorId !== memberId) throw noPost();
  return post;
}
