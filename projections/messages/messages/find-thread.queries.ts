import { memberState } from '../../../modules/identity/member/member.state.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import type { QueryOf, ResponseOf } from '../../../modules/kernel/http/contract.js';
import { mayAllConverse, noMember } from '../../../modules/messages/conversations.shared.js';
import type { findThread } from '../../../modules/messages/messages.contract.js';
import type { About } from '../../../modules/messages/thread/thread.events.js';
import { threadState } from '../../../modules/messages/thread/thread.state.js';
import {
  gatheringToAskAbout,
  idOfThread,
  listingToAskAbout,
} from '../../../modules/messages/thread-ids.shared.js';
import { aboutFor } from './thread.queries.js';
import type { Means } from './threads.queries.js';

/** Where a message would go.
 *  errors  LISTING_NOT_FOUND, GATHERING_NOT_FOUND, MEMBER_NOT_FOUND (not-found); a member whom the reader may not write to by age looks like none */
export async function threadTo(
  means: Means,
  readerId: string,
  asked: QueryOf<typeof findThread>,
  now: string,
): Promise<ResponseOf<typeof findThread>> {
  const { about, otherId } = await target(means, asked, now);
  if (otherId === readerId) throw nobodyElse(about);
  const { status } = await loadState(means.eventStore, memberState, otherId);
  const mayWrite = await mayAllConverse(means, [readerId, otherId]);
  const threadId = idOfThread(about, [readerId, otherId]);
  const thread = await loadState(means.eventStore, threadState, threadId);
  const isKnown = thread.status === 'open';
  const isHidden =
    about.kind !== 'listing' && !mayWrite && !(await means.access.isBlockedBetween(readerId, otherId));
  if (!isKnown && (status !== 'registered' || isHidden)) throw noMember();
  const names = await means.names.namesFor(readerId, [otherId]);
  return {
    threadId: isKnown ? threadId : null,
    about: await aboutFor(means, about, readerId),
    to: { id: otherId, name: names.get(otherId) ?? 'Former member' },
    mayWrite,
  };
}

/** Pages that do not know whose it is offer their owners to write to themselves. */
const nobodyElse = ({ kind }: About) =>
  kind === 'gathering'
    ? notFound('MEMBER_NOT_FOUND', {
        message: 'You organize this event: questions about it come to you here.',
      })
    : noMember();

async function target(
  { eventStore }: Means,
  { listing, gathering, member }: QueryOf<typeof findThread>,
  now: string,
): Promise<{ readonly about: About; readonly otherId: string }> {
  if (listing !== undefined) {
    const about = await listingToAskAbout(eventStore, listing);
    return { about, otherId: about.ownerId };
  }
  if (gathering !== undefined) {
    const about = await gatheringToAskAbout(eventStore, gathering, now);
    return { about, otherId: about.organizerId };
  }
  if (member === undefined)
    throw notFound('MEMBER_NOT_FOUND', { message: 'Choose whom you would like to write to.' });
  return { about: { kind: 'member' }, otherId: member };
}
