import { plusMinutes } from '../kernel/decider/time.js';

/** Several unread notifications of one type and subtype about one subject, sent close together: from the third on, one item of the list. */
export interface NotificationGroup {
  /** The id of its first notification. */
  readonly id: string;
  /** 1 for the first. */
  readonly nth: number;
  /** When the first was sent; ISO-8601 UTC. */
  readonly since: string;
}

/** The size from which a group is one item of the list. */
export const groupedFrom = 3;
/** How long a group accepts further notifications, from its first one on. */
export const groupMinutes = 120;

/** The group of a new notification: the group of the last similar one, while all of it is unread and its first is
 *  at most 120 minutes old, otherwise a new group.
 *  source  README, Words */
export function nextGroup(
  { id, sentAt }: { readonly id: string; readonly sentAt: string },
  last: { readonly group: NotificationGroup; readonly isUnread: boolean } | undefined,
): NotificationGroup {
  if (last?.isUnread && sentAt <= plusMinutes(last.group.since, groupMinutes))
    return { ...last.group, nth: last.group.nth + 1 };
  return { id, nth: 1, since: sentAt };
}
