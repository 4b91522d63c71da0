import * as Radix from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import style from './popover.module.css';

export type PopoverProps = {
  readonly trigger: ReactNode;
  /** Its accessible name: "Notifications". */
  readonly label: string;
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly align?: 'start' | 'center' | 'end';
  /** `panel` is 320 px wide without padding, for lists; `note` fits its text. */
  readonly shape?: 'note' | 'panel';
  readonly children: ReactNode;
};

/** A small panel beside the button that opened it. */
export function Popover({ trigger, label, align = 'end', shape = 'note', children, ...state }: PopoverProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={classes(style.popover, style[shape])}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
