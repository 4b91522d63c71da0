import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import style from './fab.module.css';

export type FabProps = {
  /** What it does: "Create a listing". */
  readonly label: string;
  /** A link that holds the drawing. */
  readonly children: ReactNode;
};

/** The round button at the bottom right. The page keeps room below it, so that it never hides anything for good. */
export function Fab({ label, children }: FabProps) {
  return (
    <Slot.Root className={style.fab} aria-label={label} title={label} data-floats="button">
      {children}
    </Slot.Root>
  );
}
