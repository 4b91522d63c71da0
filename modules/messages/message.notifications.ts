import type { RequestedContent } from '../notifications/notifications.ports.js';
import { newMessage } from './messages.notification-kinds.js';
import { hrefOfThread } from './thread-ids.shared.js';

/** Notification of a new message, without words of the sender; grouped by thread.
 *  in  kindName: name of the subject's kind; undefined between members */
export function newMessageNotification(
  threadId: string,
  kindName: string | undefined,
  isRequest: boolean,
): RequestedContent {
  return {
    ...newMessage.of(isRequest ? 'request' : 'message'),
    message: isRequest
      ? 'Somebody new would like to write to you.'
      : `You have a new message${kindName === undefined ? '' : ` about ${withArticle(kindName)}`}.`,
    href: hrefOfThread(threadId),
    about: threadId,
    delivery: 'when unread',
  };
}

const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
