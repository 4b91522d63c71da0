import type { NotificationView } from '@modules/notifications/notifications.contract';
import { Bell, CalendarDays, HandCoins, Handshake, MessageSquare, Tag, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';

/** The label and icon of a notification type; an unknown type is a generic notification. */
export function notificationType({ type }: Pick<NotificationView, 'type'>): {
  readonly label: string;
  readonly sign: ReactNode;
} {
  return known.get(type) ?? { label: 'Notification', sign: <Bell aria-hidden="true" /> };
}

const known = new Map<string, ReturnType<typeof notificationType>>([
  ['new_message', { label: 'New message', sign: <MessageSquare aria-hidden="true" /> }],
  ['new_follower', { label: 'New follower', sign: <UserPlus aria-hidden="true" /> }],
  ['new_listing', { label: 'New listing', sign: <Tag aria-hidden="true" /> }],
  ['sale_request', { label: 'Sale request', sign: <HandCoins aria-hidden="true" /> }],
  ['match', { label: 'Match', sign: <Handshake aria-hidden="true" /> }],
  ['swap_meet', { label: 'Swap meet', sign: <CalendarDays aria-hidden="true" /> }],
]);
