import type { Place } from '../../../modules/community/cursors.shared.js';
import type { PostKind } from '../../../modules/community/post/post.events.js';
import type { Circle } from './cells.js';

/** What a feed has entries from, and which of them one reader sees. */
export interface FeedQuery {
  /** Names in the table `entry`; one for most feeds, thousands for what a member follows. */
  readonly sources: readonly string[];
  /** Only what is within it. */
  readonly circle?: Circle | undefined;
  readonly kind?: PostKind | undefined;
  readonly search?: string | undefined;
  /** Authors whose posts the reader does not see here: blocked and muted ones. */
  readonly hiddenAuthors: readonly string[];
  /** Feeds whose posts the reader does not see here: of muted tags, vehicles, builds and communities. */
  readonly hiddenSources: readonly string[];
}

/** Between which places, and how many. */
export interface Page {
  readonly before?: Place | undefined;
  readonly after?: Place | undefined;
  readonly limit: number;
}
