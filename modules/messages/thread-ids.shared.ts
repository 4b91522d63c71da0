import type { ContentRef, Viewer } from '../kernel/content/content.js';
import type { Contents } from '../kernel/content/contents.js';
import { notFound } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { AboutContent } from './thread/thread.events.js';
import { membersIn, type Thread, threadState } from './thread/thread.state.js';

/** The id of the single thread of these members about this subject, or about nothing but themselves. */
export const idOfThread = (about: ContentRef | null, memberIds: readonly string[], nth = 1): string => {
  const members = [...new Set(memberIds)].sort();
  const words = about ? [about.kind, about.id] : ['member'];
  return deterministicId('thread', ...words, ...members, ...(nth > 1 ? [`number ${nth}`] : []));
};

/** The thread of exactly these members about this subject, or the id of one to open: members of a larger thread may have joined or left it. */
export async function threadOf(
  eventStore: DomainEventStore,
  about: ContentRef | null,
  memberIds: readonly string[],
): Promise<{ readonly id: string; readonly thread: Thread }> {
  const wanted = [...new Set(memberIds)].sort().join(' ');
  for (let nth = 1; ; nth++) {
    const id = idOfThread(about, memberIds, nth);
    const thread = await loadState(eventStore, threadState, id);
    if (thread.status === 'none' || [...membersIn(thread)].sort().join(' ') === wanted) return { id, thread };
  }
}

/** Where notifications about a thread lead: reading the thread marks them as read. */
export const hrefOfThread = (threadId: string): string => `/messages/${threadId}`;

/** Content as a thread about it stores it: in its current state.
 *  errors  CONTENT_NOT_FOUND (not-found) when it cannot be talked about or is not seen; those of its kind, such as LISTING_NOT_FOUND */
export async function askAbout(
  contents: Pick<Contents, 'askAbout'>,
  ref: ContentRef,
  viewer: Viewer,
): Promise<AboutContent> {
  const about = await contents.askAbout(ref, viewer);
  if (!about) throw notFound('CONTENT_NOT_FOUND', { message: 'You cannot write about this.' });
  return about;
}
