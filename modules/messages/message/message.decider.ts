import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, type DomainError, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { type MessageEvent, type messageEvents, withdrawMinutes } from './message.events.js';
import { type Message, type MessagePhoto, messageState } from './message.state.js';

export type MessageCommand =
  | Command<
      'SendMessage',
      {
        readonly threadId: string;
        readonly body: string;
        readonly photos: readonly MessagePhoto[];
        readonly hiddenFrom: readonly string[];
      }
    >
  | Command<'WithdrawMessage', { readonly threadId: string; readonly sentAt: string }>
  | Command<'RemoveMessage'>
  | Command<'RestoreMessage'>;

/** source  README, Commands */
export const messageDecider: StreamDecider<typeof messageEvents, Message, MessageCommand> = {
  ...messageState,
  decide,
};

function decide(command: MessageCommand, message: Message): readonly MessageEvent[] {
  switch (command.type) {
    case 'SendMessage':
      return send(command, message);
    case 'WithdrawMessage':
      return withdraw(command, message);
    case 'RemoveMessage':
      return remove(command, message);
    case 'RestoreMessage':
      return restore(command, message);
    default:
      return unreachable(command);
  }
}

/** Send a message under the id of its sender's device; the same id again sends nothing.
 *  errors  MESSAGE_ID_TAKEN (conflict) */
function send(
  { threadId, body, photos, hiddenFrom, meta }: CommandOf<MessageCommand, 'SendMessage'>,
  message: Message,
): readonly MessageEvent[] {
  const senderId = meta.actor.id;
  if (message.status === 'none')
    return [
      event('MessageSent', { threadId, senderId, body, photos: [...photos], hiddenFrom: [...hiddenFrom] }),
    ];
  if (message.senderId === senderId && message.threadId === threadId) return [];
  throw messageIdTaken();
}

/** errors  MESSAGE_ID_TAKEN (conflict) */
export const messageIdTaken = (): DomainError => conflict('MESSAGE_ID_TAKEN', { message: 'Send it again.' });

/** Withdraw a message, within fifteen minutes.
 *  units   sentAt: ISO-8601 UTC
 *  errors  MESSAGE_NOT_FOUND (not-found), WITHDRAW_OVER (conflict) */
function withdraw(
  { threadId, sentAt, meta }: CommandOf<MessageCommand, 'WithdrawMessage'>,
  message: Message,
): readonly MessageEvent[] {
  const senderId = meta.actor.id;
  if (message.status === 'none' || message.senderId !== senderId || message.threadId !== threadId)
    throw notFound('MESSAGE_NOT_FOUND', { message: 'You have no such message.' });
  if (message.status === 'withdrawn') return [];
  if (meta.now > plusMinutes(sentAt, withdrawMinutes))
    throw conflict('WITHDRAW_OVER', {
      message: `A message can be taken back for ${withdrawMinutes} minutes. That time is over.`,
    });
  return [event('MessageWithdrawn', { threadId, senderId })];
}

/** Remove a message by a decision of a case. Changes nothing when its sender took it back. */
function remove(
  { meta }: CommandOf<MessageCommand, 'RemoveMessage'>,
  message: Message,
): readonly MessageEvent[] {
  if (message.status !== 'sent') return [];
  const { threadId, senderId } = message;
  return [event('MessageRemoved', { threadId, senderId, removedBy: meta.actor.id })];
}

/** Bring a removed message back. Changes nothing when its sender has taken it back. */
function restore(
  { meta }: CommandOf<MessageCommand, 'RestoreMessage'>,
  message: Message,
): readonly MessageEvent[] {
  if (message.status !== 'removed') return [];
  const { threadId, senderId } = message;
  return [event('MessageRestored', { threadId, senderId, restoredBy: meta.actor.id })];
}
