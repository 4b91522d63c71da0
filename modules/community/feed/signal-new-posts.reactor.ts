import { pick } from '../../kernel/event-store/events.js';
import { reactor } from '../../kernel/processing/projection.js';
import { signalEverybody } from '../../notifications/inbox/signal-inbox.shared.js';
import { postEvents } from '../post/post.events.js';

/** Whenever somebody posts, all open pages are signalled; one that shows a feed then asks how many posts are new in it. So a post costs the same however many
 *  follow its author.
 *  source  README, Feeds */
export const signalNewPosts = reactor({
  name: 'signal-new-posts',
  handles: [pick(postEvents, 'PostPublished')],
  handle: (tx) => signalEverybody(tx, 'wall'),
});
