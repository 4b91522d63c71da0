import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { classes } from '../classes';
import { Backdrop } from './backdrop';
import style from './drawer.module.css';
import { useOverlayFocus } from './use-overlay-focus';

export type DrawerProps = {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly title: ReactNode;
  readonly trigger?: ReactNode;
  /** Stays visible at the bottom: "Show 48 listings". */
  readonly footer?: ReactNode;
  readonly side?: 'right' | 'left';
  readonly children: ReactNode;
};

/** A panel that opens from the side, or from below on a phone: filters, the menu. */
export function Drawer({ title, trigger, footer, side = 'right', children, ...state }: DrawerProps) {
  const focus = useOverlayFocus();
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Backdrop />
        <Radix.Content
          className={classes(style.drawer, style[side])}
          aria-describedby={undefined}
          {...focus.content}
        >
          <header className={style.head}>
            <Radix.Title className={style.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <div className={style.body} ref={focus.body}>
            {children}
          </div>
          {footer && <footer className={style.foot}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
