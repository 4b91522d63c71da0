import type { NotificationView } from '@modules/notifications/notifications.contract';
import { Bell, CalendarDays, Flag, HandCoins, Handshake, MessageSquare, Tag, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';

/** The icon of a notification; a type without its own icon has the bell. */
export const notificationIcon = ({ type }: Pick<NotificationView, 'type'>): ReactNode =>
  icons.get(type) ?? <Bell aria-hidden="true" />;

const icons = new Map<string, ReactNode>([
  ['new_message', <MessageSquare aria-hidden="true" />],
  ['new_follower', <UserPlus aria-hidden="true" />],
  ['new_listing', <Tag aria-hidden="true" />],
  ['sale_request', <HandCoins aria-hidden="true" />],
  ['match', <Handshake aria-hidden="true" />],
  ['swap_meet', <CalendarDays aria-hidden="true" />],
  ['attended_event', <CalendarDays aria-hidden="true" />],
  ['each_swap_meet', <CalendarDays aria-hidden="true" />],
  ['organizing', <CalendarDays aria-hidden="true" />],
  ['wall', <MessageSquare aria-hidden="true" />],
  ['moderated_post', <Flag aria-hidden="true" />],
  ['report', <Flag aria-hidden="true" />],
  ['decision', <Flag aria-hidden="true" />],
  ['appeal', <Flag aria-hidden="true" />],
  ['listing', <Tag aria-hidden="true" />],
  ['inventory', <Tag aria-hidden="true" />],
]);
