import * as Slot from 'radix-ui/slot';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes';
import style from './button.module.css';
import { useRestoreFocus } from './use-restore-focus';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** `primary` is the main action of a screen; `danger` removes something. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  /** While true, the button is disabled and shows `busyLabel`, if given. Afterwards it takes the focus again. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  /** A quiet button alone at an edge: its text aligns with that edge. */
  readonly flush?: 'start' | 'end';
  /** Fills the column width. */
  readonly block?: boolean;
  /** Renders its only child (a link) in the style of the button. */
  readonly asChild?: boolean;
};

/** A button labelled with a verb. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  busy = false,
  busyLabel,
  flush,
  block = false,
  asChild = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  useRestoreFocus(busy);
  const dress = classes(
    style.button,
    style[variant],
    style[size],
    flush && style[FLUSH[flush]],
    block && style.block,
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={dress} {...rest}>
        <Slot.Slottable child={children}>
          {(label) => (
            <>
              {icon && <Mark>{icon}</Mark>}
              {label}
            </>
          )}
        </Slot.Slottable>
      </Slot.Root>
    );
  }
  return (
    <button type={type} className={dress} disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
      {busy ? <BusySpinner /> : icon && <Mark>{icon}</Mark>}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

const FLUSH = { start: 'flushStart', end: 'flushEnd' } as const;

function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <span className={style.icon} aria-hidden="true">
      {children}
    </span>
  );
}

function BusySpinner() {
  return (
    <svg className={style.turning} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" pathLength="100" strokeDasharray="70 30" />
      <circle cx="10" cy="10" r="2.5" />
    </svg>
  );
}
