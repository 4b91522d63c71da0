import { commentEvents } from '../../../modules/community/comment/comment.events.js';
import { communityEvents } from '../../../modules/community/community/community.events.js';
import { postEvents } from '../../../modules/community/post/post.events.js';
import { reactionEvents } from '../../../modules/community/reaction/reaction.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';

/** The events that the wall handles. */
export const handles = [
  postEvents,
  commentEvents,
  reactionEvents,
  pick(
    communityEvents,
    'CommunityFounded',
    'CommunityChanged',
    'CommunityArchived',
    'CommunityReopened',
    'PostPinned',
    'PostUnpinned',
  ),
  pick(memberEvents, 'MemberErased'),
] as const;

/** One of them, recorded. */
export type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;
/** Some of the events that the wall handles. */
export type HandledEvent<Type extends Handled['type']> = Extract<Handled, { readonly type: Type }>;

/** Posts that a batch touched. */
export interface Touched {
  /** Whose feeds may be others now. */
  readonly entered: Set<string>;
  /** Whose counts may be others now. */
  readonly counted: Set<string>;
}
