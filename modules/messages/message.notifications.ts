import type { RequestedContent } from '../notifications/notifications.ports.js';
import { newMessage } from './messages.notification-kinds.js';
import type { About } from './thread/thread.events.js';
import { hrefOfThread } from './thread-ids.shared.js';

/** A new message, in words that are none of the sender's; grouped by its thread. */
export function newMessageNotification(threadId: string, about: About, isRequest: boolean): RequestedContent {
  return {
    ...newMessage.of(isRequest ? 'request' : 'message'),
    message: isRequest
      ? 'Somebody new would like to write to you.'
      : `You have a new message${topics[about.kind]}.`,
    href: hrefOfThread(threadId),
    about: threadId,
    delivery: 'when unread',
  };
}

const topics: Readonly<Record<About['kind'], string>> = {
  listing: ' about a listing',
  gathering: ' about an event',
  member: '',
};
