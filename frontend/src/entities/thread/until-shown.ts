import type { QueryClient } from '@tanstack/react-query';
import { threadQuery } from './thread.queries';
import { threadsKey } from './unread-threads';

/** Refreshes the threads until the one on screen shows a message that was just sent, so that the message never
 *  disappears in between: a response may be older than the message. Gives up after a few seconds. */
export async function untilShown(queries: QueryClient, threadId: string, messageId: string): Promise<void> {
  for (const wait of waits) {
    await queries.invalidateQueries({ queryKey: [threadsKey] });
    const shown = queries.getQueryData(threadQuery(threadId).queryKey);
    if (!shown || shown.pages.some(({ messages }) => messages.some(({ id }) => id === messageId))) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** Milliseconds to wait after each response. */
const waits = [100, 200, 400, 800, 1_600];
