import type { NotificationView } from '@modules/notifications/notifications.contract';
import { classes } from '@ui/classes';
import { Age } from '@ui/data/age';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import { notificationIcon } from './notification-icons';
import style from './notification-item.module.css';

export type NotificationItemProps = {
  readonly notification: NotificationView;
  readonly onOpen: (line: NotificationView) => void;
};

/** One notification; opening it leads to its subject. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  return (
    <Link
      to={notification.href}
      className={classes(style.line, !notification.read && style.unread)}
      onClick={() => onOpen(notification)}
    >
      <span className={style.sign}>{notificationIcon(notification)}</span>
      <span className={style.words}>
        <span className={style.label}>
          {notification.label}
          {notification.count > 1 && ` · ${notification.count} times`}
          {!notification.read && <VisuallyHidden> (unread)</VisuallyHidden>}
        </span>
        <span className={style.message}>{notification.message}</span>
        <span className={style.age}>
          <Age since={notification.createdAt} />
        </span>
      </span>
      {!notification.read && <span className={style.dot} aria-hidden="true" />}
    </Link>
  );
}
