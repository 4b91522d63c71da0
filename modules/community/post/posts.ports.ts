import type { Viewer } from '../../kernel/content/content.js';
import { definePort } from '../../kernel/manifest/port.js';
import type { PostCard } from './post.schemas.js';

/** Posts for other screens. Provided by the read model wall, and therefore as late as that. */
export interface Posts {
  /** The cards of these posts that the viewer may see, in the order of the ids. */
  cardsFor(viewer: Viewer, ids: readonly string[]): Promise<readonly PostCard[]>;
  /** What was written in a community since a time (ISO-8601 UTC).
   *  in  without: members whose posts and comments the reader does not see */
  countIn(
    communityIds: readonly string[],
    since: string,
    without: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly posts: number; readonly comments: number }>>;
  /** The moderators' acts on posts and comments of a community, newest first. */
  actsIn(communityId: string, before: string | null, limit: number): Promise<readonly PostAct[]>;
}

export interface PostAct {
  /** ISO-8601 UTC */
  readonly at: string;
  readonly what:
    | 'removed a post'
    | 'restored a post'
    | 'removed a comment'
    | 'restored a comment'
    | 'locked a post'
    | 'unlocked a post';
  readonly postId: string;
  readonly moderatorId: string;
  readonly authorId: string;
  readonly rule: string | null;
  readonly reason: string;
}

export const POSTS = definePort<Posts>('Posts');
