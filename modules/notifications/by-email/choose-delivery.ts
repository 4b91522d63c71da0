import { foldEvents } from '../../kernel/decider/decider.js';
import { plusDays, plusMinutes } from '../../kernel/decider/time.js';
import { type Inbox, inboxDecider, runMinutes } from '../inbox/inbox.decider.js';
import { type InboxEvent, isShown, kindOf } from '../inbox/inbox.events.js';
import type { Sent } from './notification-mailer.js';
import { afterQuiet, defaultTimeZone, digestTime, nextAt } from './quiet-hours.js';
import type { Mails } from './unsubscribe-link.js';

/** How a notification leaves by mail. */
export type Delivery =
  | { readonly way: 'none' }
  | { readonly way: 'at once' }
  /** With all of its kind that waits, or in the digest; `dueAt` is ISO-8601 UTC. */
  | { readonly way: 'later'; readonly mails: Mails; readonly dueAt: string };

/** Later than this a notification is no news any more. */
export const usefulDays = 3;
/** Mails at once to one member within 24 hours; what comes on top is gathered. */
export const mostAtOnce = 20;

/** Which way a notification takes, as its member wants it at this moment.
 *  in      atOnce: how many mails the member got at once within the last 24 hours
 *  source  README, By mail 3–6; product.md section 3 (run, at most so many a day, urgent ones pass) */
export function chooseDelivery(
  sent: Sent,
  history: readonly InboxEvent[],
  { now, atOnce }: { readonly now: string; readonly atOnce: number },
): Delivery {
  const inbox = foldEvents(inboxDecider, history);
  const { channels, quietHours } = inbox.preferences;
  const wanted = channels[kindOf(sent.type)];
  const isLate = now >= plusDays(sent.sentAt, usefulDays);
  if (staysInApp(sent) || !isNews(inbox, sent) || !(wanted.mail || wanted.digest)) return { way: 'none' };
  if (isUrgent(sent)) return isLate ? { way: 'none' } : { way: 'at once' };
  if (!wanted.mail) {
    const dueAt = nextAt(digestTime, quietHours?.timeZone ?? defaultTimeZone, now);
    return { way: 'later', mails: 'digest', dueAt };
  }
  if (isLate) return { way: 'none' };
  const gathers = atOnce >= mostAtOnce || follows(sent, history, inbox);
  const dueAt = afterQuiet(quietHours, gathers ? plusMinutes(now, runMinutes) : now);
  return dueAt > now ? { way: 'later', mails: kindOf(sent.type), dueAt } : { way: 'at once' };
}

/** Whether the member has not read it yet. What is kept out of the app cannot be read there: it is news. */
export function isNews(
  { status, unread, preferences }: Inbox,
  { notificationId, type }: Pick<Sent, 'notificationId' | 'type'>,
): boolean {
  if (status === 'closed') return false;
  return !isShown(preferences, type) || unread.some(({ id }) => id === notificationId);
}

/** A welcome is for whoever is here: by the next morning it is no news. */
const staysInApp = ({ type }: Sent): boolean => type === 'welcome';

/** What ends by itself within a day unless its member acts, and cannot be had again: it would come too late in a digest, or in the morning. */
const isUrgent = ({ type, subtype }: Sent): boolean => urgent.has(`${type} ${subtype}`);
const urgent: ReadonlySet<string> = new Set(['sale_request hold_ending']);

/** Whether another of its kind about the same thing went before it, unread and near in time. */
function follows(sent: Sent, history: readonly InboxEvent[], { preferences }: Inbox): boolean {
  if (isShown(preferences, sent.type)) return sent.run.nth > 1;
  const since = plusMinutes(sent.sentAt, -runMinutes);
  const told = history.flatMap((event) => (event.type === 'NotificationSent' ? [event.data] : []));
  const before = told.slice(
    0,
    told.findIndex(({ notificationId }) => notificationId === sent.notificationId),
  );
  return before.some(
    ({ type, subtype, about, sentAt }) =>
      type === sent.type && subtype === sent.subtype && about === sent.about && sentAt >= since,
  );
}
