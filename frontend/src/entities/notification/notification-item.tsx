import type { NotificationView } from '@modules/notifications/notifications.contract';
import { classes } from '@ui/classes';
import { Age } from '@ui/data/age';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import { wordsFor } from './notification-icons';
import style from './notification-item.module.css';

export type NotificationLineProps = {
  readonly line: NotificationView;
  readonly onOpen: (line: NotificationView) => void;
};

/** One line of the inbox; opening it leads to what it is about. */
export function NotificationLine({ line, onOpen }: NotificationLineProps) {
  const { label, sign } = wordsFor(line);
  return (
    <Link
      to={line.href}
      className={classes(style.line, !line.read && style.unread)}
      onClick={() => onOpen(line)}
    >
      <span className={style.sign}>{sign}</span>
      <span className={style.words}>
        <span className={style.label}>
          {label}
          {line.count > 1 && ` · ${line.count} times`}
          {!line.read && <VisuallyHidden> (unread)</VisuallyHidden>}
        </span>
        <span className={style.message}>{line.message}</span>
        <span className={style.age}>
          <Age since={line.createdAt} />
        </span>
      </span>
      {!line.read && <span className={style.dot} aria-hidden="true" />}
    </Link>
  );
}
