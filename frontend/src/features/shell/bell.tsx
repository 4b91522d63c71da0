import { IconButton } from '@ui/icon-button';
import { Popover } from '@ui/popover';
import { Bell as BellSign } from 'lucide-react';
import style from './bell.module.css';

/** The notification bell: a panel 320 px wide with a list area of 320 px.
 *  source  spec section 2, notification bell panel */
export function Bell() {
  return (
    <Popover
      label="Notifications"
      shape="panel"
      trigger={
        <IconButton label="Notifications">
          <BellSign aria-hidden="true" />
        </IconButton>
      }
    >
      <h2 className={style.title}>Notifications</h2>
      <div className={style.list}>
        <BellSign className={style.sign} aria-hidden="true" />
        <p className={style.lead}>No notifications yet</p>
        <p className={style.words}>We'll notify you when something happens</p>
      </div>
    </Popover>
  );
}
