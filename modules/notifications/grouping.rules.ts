import { plusMinutes } from '../kernel/decider/time.js';

/** Several notifications of one type and subtype about one thing, near in time and unread: one item of the list from the third on. */
export interface NotificationGroup {
  /** The id of its first notification. */
  readonly id: string;
  /** 1 for the first. */
  readonly nth: number;
  /** When the first was sent; ISO-8601 UTC. */
  readonly since: string;
}

/** From how many on a group is one item of the list. */
export const groupedFrom = 3;
/** How long a group takes in what follows, from its first notification on. */
export const groupMinutes = 120;

/** The group of a new notification: that of the last one alike, while all of that group is unread and its first is at most 120 minutes old,
 *  or one of its own.
 *  source  README, Words */
export function nextGroup(
  { id, sentAt }: { readonly id: string; readonly sentAt: string },
  last: { readonly group: NotificationGroup; readonly isUnread: boolean } | undefined,
): NotificationGroup {
  if (last?.isUnread && sentAt <= plusMinutes(last.group.since, groupMinutes))
    return { ...last.group, nth: last.group.nth + 1 };
  return { id, nth: 1, since: sentAt };
}
