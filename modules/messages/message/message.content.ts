import {
  aroundMessage,
  messagesSeenBy,
} from '../../../projections/messages/messages/around-message.queries.js';
import { messagesBy } from '../../../projections/messages/messages/messages-of-member.queries.js';
import { type ContentDeps, defineContent, removalBy } from '../../kernel/content/content.js';
import type { Around } from '../../kernel/content/evidence.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { openedPhotoPath } from '../photos/message-photos.contract.js';
import { participantOf, threadState } from '../thread/thread.state.js';
import { type MessageCommand, messageDecider } from './message.decider.js';
import { messageState } from './message.state.js';

/** A member's message in a thread. The thread's members see it there.
 *  source  README, Rule 2 */
export const messageContent = defineContent(messageDecider, {
  kind: 'message',
  name: { one: 'message', many: 'messages' },
  archive: 'messages.json',
  owner: (message) => (message.status === 'none' ? null : message.senderId),
  idsOf: ({ db }, memberId) => messagesBy(db, memberId),
  readsFrom: ['messages'],
  seenBy: async ({ db }, ids, { actor }) => (actor ? messagesSeenBy(db, ids, actor.id) : []),
  firstLinesOf: async (deps, ids, { actor }) => (actor ? firstLinesFor(deps, ids, actor.id) : new Map()),
  // encrypted under the sender's key, and stored before they are sent (ADR 0042)
  photos: {
    fields: { MessageSent: ['photos'] },
    files: 'of its module',
    pathOf: (photoId, id) => openedPhotoPath(id, photoId),
  },
  removal: removalBy(messageDecider, {
    remove: (_, meta): MessageCommand => ({ type: 'RemoveMessage', meta }),
    bringBack: (meta): MessageCommand => ({ type: 'RestoreMessage', meta }),
  }),
  evidence: async ({ id, state }, deps) =>
    state.status === 'none'
      ? {}
      : { text: state.body, photos: state.photos.map((one) => one.id), around: await around(deps, id) },
  standing: ({ status }) => (status === 'sent' ? 'shown' : status === 'removed' ? 'removed' : 'gone'),
  canBe: ['reported'],
});

/** What a member of their threads reads of these, from the log, which is never behind: nothing of one that was taken back or removed. */
async function firstLinesFor(
  { eventStore }: ContentDeps,
  ids: readonly string[],
  memberId: string,
): Promise<ReadonlyMap<string, string>> {
  const read = async (id: string): Promise<readonly (readonly [string, string])[]> => {
    const message = await loadState(eventStore, messageState, id);
    if (message.status !== 'sent' || message.hiddenFrom.includes(memberId)) return [];
    const thread = await loadState(eventStore, threadState, message.threadId);
    if (!participantOf(thread, memberId)) return [];
    const { length } = message.photos;
    const photos = length === 1 ? 'a photo' : length > 1 ? `${length} photos` : '';
    return [[id, message.body || photos]];
  };
  return new Map((await Promise.all(ids.map(read))).flat());
}

/** What stood right beside it, as the members of the thread read it today: what a sender took back stays away. */
async function around({ db, eventStore }: ContentDeps, messageId: string): Promise<readonly Around[]> {
  const beside = await aroundMessage(db, messageId);
  return Promise.all(
    beside.map(async ({ id, senderId, sentAt, isBefore }) => {
      const message = await loadState(eventStore, messageState, id);
      const isThere = message.status === 'sent' || message.status === 'removed';
      return { id, authorId: senderId, at: sentAt, text: isThere ? message.body : '', isBefore };
    }),
  );
}
