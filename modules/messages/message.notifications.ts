import type { RequestedContent } from '../notifications/notifications.ports.js';
import { newMessage } from './messages.notification-kinds.js';
import type { About } from './thread/thread.events.js';
import { hrefOfThread } from './thread-ids.shared.js';

/** Notification of a new message: who wrote, about what, and the first line, which is read when it is shown; grouped by
 *  thread. A stranger's words are not in it before their request is accepted. */
export function newMessageNotification(
  { id, threadId, senderId }: { readonly id: string; readonly threadId: string; readonly senderId: string },
  about: About,
  isRequest: boolean,
): RequestedContent {
  const request = {
    by: senderId,
    href: hrefOfThread(threadId),
    about: threadId,
    delivery: 'when unread' as const,
  };
  if (isRequest)
    return {
      ...request,
      ...newMessage.of('request'),
      message: `{who} would like to write to you${aboutIt(about)}.`,
    };
  const message = about ? `{who} wrote${aboutIt(about)}.` : '{who} wrote to you.';
  return {
    ...request,
    ...newMessage.of('message'),
    message,
    ofSeveral: message,
    words: { kind: 'message', id },
  };
}

/** " about “3x2 intake for 389”", or nothing between members. */
export const aboutIt = (about: About): string => (about ? ` about {${about.kind} ${about.id}}` : '');
