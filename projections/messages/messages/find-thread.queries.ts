import { memberState } from '../../../modules/identity/member/member.state.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { Discussion } from '../../../modules/kernel/content/discussion.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import { type DomainError, notFound } from '../../../modules/kernel/decider/errors.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import type { QueryOf, ResponseOf } from '../../../modules/kernel/http/contract.js';
import { mayAllConverse, noMember } from '../../../modules/messages/conversations.shared.js';
import type { findThread } from '../../../modules/messages/messages.contract.js';
import type { About } from '../../../modules/messages/thread/thread.events.js';
import { threadState } from '../../../modules/messages/thread/thread.state.js';
import { askAbout, idOfThread } from '../../../modules/messages/thread-ids.shared.js';
import { aboutFor } from './about.queries.js';
import type { Deps } from './threads.queries.js';

/** The thread or recipient of a message.
 *  errors  LISTING_NOT_FOUND, GATHERING_NOT_FOUND, CONTENT_NOT_FOUND, MEMBER_NOT_FOUND (not-found); a member to
 * whom the reader may not write because of age looks like none */
export async function threadTo(
  deps: Deps,
  reader: Actor,
  asked: QueryOf<typeof findThread>,
  now: string,
): Promise<ResponseOf<typeof findThread>> {
  const readerId = reader.id;
  const { about, otherId } = await target(deps, asked, { actor: reader, now });
  const discussion = about ? deps.contents.typeOf(about.kind)?.discussion : undefined;
  if (otherId === readerId) throw ownerRefused(discussion);
  const { status } = await loadState(deps.eventStore, memberState, otherId);
  const mayWrite = await mayAllConverse(deps, [readerId, otherId]);
  const whyNotWrite = mayWrite ? null : await deps.relations.whyNotWrite(readerId, otherId);
  const threadId = idOfThread(about, [readerId, otherId]);
  const thread = await loadState(deps.eventStore, threadState, threadId);
  const isKnown = thread.status === 'open';
  const isHidden =
    !discussion?.isOwnerShown &&
    !mayWrite &&
    whyNotWrite !== 'ASK_GUARDIAN' &&
    !(await deps.relations.isBlockedBetween(readerId, otherId));
  if (!isKnown && (status !== 'registered' || isHidden)) throw noMember();
  const names = await deps.people.namesFor(readerId, [otherId]);
  return {
    threadId: isKnown ? threadId : null,
    about: await aboutFor(deps, about, readerId),
    to: { id: otherId, name: names.get(otherId) ?? 'Former member' },
    mayWrite,
    whyNotWrite: mayWrite ? null : (whyNotWrite ?? 'NOT_EACH_OTHER'),
  };
}

/** Some pages do not know their owner and offer to write to oneself. */
function ownerRefused(discussion: Discussion | undefined): DomainError {
  const message = discussion?.ownerRefusal?.finding;
  return message === undefined ? noMember() : notFound('MEMBER_NOT_FOUND', { message });
}

async function target(
  { contents }: Deps,
  { listing, gathering, kind, id, member }: QueryOf<typeof findThread>,
  viewer: Viewer,
): Promise<{ readonly about: About; readonly otherId: string }> {
  const asked =
    (listing !== undefined && { kind: 'listing', id: listing }) ||
    (gathering !== undefined && { kind: 'gathering', id: gathering }) ||
    (kind !== undefined && id !== undefined && { kind, id });
  if (asked) {
    const about = await askAbout(contents, asked, viewer);
    return { about, otherId: about.ownerId };
  }
  if (member === undefined)
    throw notFound('MEMBER_NOT_FOUND', { message: 'Choose whom you would like to write to.' });
  return { about: null, otherId: member };
}
