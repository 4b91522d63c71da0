import * as Slot from 'radix-ui/slot';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import style from './fab.module.css';
import { useScrollAway } from './use-scroll-away';

export type FabProps = {
  /** The action: "Create a listing". */
  readonly label: string;
  /** A link that contains the icon. */
  readonly children: ReactNode;
  /** For a page that places it elsewhere. */
  readonly className?: string | undefined;
};

/** The round button at the bottom right. A phone shows it on a bar with its label. The page keeps room for it, and it
 *  hides while the user scrolls down or a dialog is open, so that it never covers content for good. */
export function Fab({ label, children, className }: FabProps) {
  const isAside = useScrollAway();
  return (
    <Slot.Root
      className={classes(style.fab, className)}
      aria-label={label}
      title={label}
      data-floats="button"
      data-aside={isAside || undefined}
    >
      {children}
    </Slot.Root>
  );
}
