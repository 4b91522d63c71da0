import { messagesBy } from '../../../projections/messages/messages/messages-of-member.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { messageState } from './message.state.js';

/** A member's message in a thread. The thread's members see it there.
 *  source  README, Rule 2 */
export const messageContent = defineContent(messageState, {
  kind: 'message',
  name: { one: 'message', many: 'messages' },
  archive: 'messages.json',
  owner: (message) => (message.status === 'none' ? null : message.senderId),
  idsOf: ({ db }, memberId) => messagesBy(db, memberId),
  readsFrom: ['messages'],
  // encrypted under the sender's key, and stored before they are sent (ADR 0042)
  photos: { fields: { MessageSent: ['photos'] }, files: 'of its module' },
});
