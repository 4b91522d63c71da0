import { openConversationsOf } from '../../../projections/messages/messages/talks.queries.js';
import type { Effect } from '../../identity/effects.ports.js';
import { followsFromSuspension } from '../../identity/effects.shared.js';
import { threadEvents } from './thread.events.js';

/** Nobody writes to a suspended member, except their guardian or ward.
 *  source  README, Rule 2 */
export const conversationClosed: Effect = {
  kind: 'conversation-closed',
  name: { one: 'conversation closed', many: 'conversations closed' },
  content: 'thread',
  of: ['suspend', 'end'],
  foresee: ({ db }, memberId) => openConversationsOf(db, memberId),
  ...followsFromSuspension(threadEvents),
};
