import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type MessageEvent, messageEvents } from './message.events.js';

export interface MessagePhoto {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export type Message =
  | { readonly status: 'none' }
  | {
      readonly status: 'sent' | 'withdrawn' | 'removed';
      readonly threadId: string;
      readonly senderId: string;
      /** Both are empty once the sender is erased. */
      readonly body: string;
      readonly photos: readonly MessagePhoto[];
      readonly hiddenFrom: readonly string[];
    };

export const messageState: StreamState<typeof messageEvents, Message> = {
  events: messageEvents,
  initial: { status: 'none' },
  evolve,
};

function evolve(message: Message, event: MessageEvent): Message {
  switch (event.type) {
    case 'MessageSent':
      return { status: 'sent', ...event.data };
    case 'MessageWithdrawn':
      return message.status === 'none' ? message : { ...message, status: 'withdrawn' };
    case 'MessageRemoved':
      return message.status === 'sent' ? { ...message, status: 'removed' } : message;
    case 'MessageRestored':
      return message.status === 'removed' ? { ...message, status: 'sent' } : message;
    default:
      return unreachable(event);
  }
}
