import { plusDays, plusMinutes } from '../../kernel/decider/time.js';
import { groupMinutes } from '../grouping.rules.js';
import type { AddedNotification } from '../inbox/add-notification.js';
import type { Mails } from '../preferences.rules.js';
import { afterQuiet, digestTime, nextAt } from './quiet-hours.js';

/** How a notification is sent by e-mail. */
export type ChosenDelivery =
  | { readonly way: 'none' }
  | { readonly way: 'at once' }
  /** Collected with others of its kind, or in the digest; `dueAt` is ISO-8601 UTC. */
  | { readonly way: 'later'; readonly mails: Mails; readonly dueAt: string };

/** The age beyond which a notification is not mailed. */
export const usefulDays = 3;
/** The maximum immediate e-mails to one member within 24 hours; the rest is collected. */
export const maxAtOnce = 20;
/** How long a message may stay unread before it is mailed. */
export const unreadMinutes = 10;

/** Choose the delivery of an unread notification by the current preferences of its recipient.
 *  in      atOnce: the number of immediate e-mails to the recipient within the last 24 hours; timeZone: of the digest
 *  source  README, By e-mail 3–6 */
export function chooseDelivery(
  { kind, delivery, sentAt, follows, preferences: { channels, quietHours } }: Deliverable,
  { now, atOnce, timeZone }: { readonly now: string; readonly atOnce: number; readonly timeZone: string },
): ChosenDelivery {
  const wanted = channels[kind];
  const isLate = now >= plusDays(sentAt, usefulDays);
  if (delivery === 'in app' || !(wanted?.mail || wanted?.digest)) return { way: 'none' };
  if (delivery === 'urgent') return isLate ? { way: 'none' } : { way: 'at once' };
  if (!wanted.mail) {
    const dueAt = nextAt(digestTime, timeZone, now);
    return { way: 'later', mails: 'digest', dueAt };
  }
  if (isLate) return { way: 'none' };
  const gathers = atOnce >= maxAtOnce || follows;
  const wait = delivery === 'when unread' ? unreadMinutes : 0;
  const dueAt = afterQuiet(quietHours, plusMinutes(now, gathers ? groupMinutes : wait));
  return dueAt > now ? { way: 'later', mails: kind, dueAt } : { way: 'at once' };
}

type Deliverable = Pick<AddedNotification, 'kind' | 'delivery' | 'sentAt' | 'follows' | 'preferences'>;
