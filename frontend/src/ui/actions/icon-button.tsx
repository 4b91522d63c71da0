import * as Slot from 'radix-ui/slot';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes';
import style from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** The action, for screen readers and the tooltip. */
  readonly label: string;
  readonly variant?: 'quiet' | 'framed' | 'primary';
  /** A count on the corner: "99+" above 99, nothing at 0. The label should include the count. */
  readonly count?: number;
  readonly asChild?: boolean;
  readonly children: ReactNode;
};

/** A button with only an icon: always 44 px, always with an accessible name. */
export function IconButton({
  label,
  variant = 'quiet',
  count = 0,
  asChild = false,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const dress = classes(style.button, style[variant], className);
  if (asChild) {
    return (
      <Slot.Root className={dress} aria-label={label} title={label} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type={type} className={dress} aria-label={label} title={label} {...rest}>
      {children}
      {count > 0 && (
        <span className={style.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
