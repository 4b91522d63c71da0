import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes';
import style from './chip.module.css';

export type ChipProps = {
  readonly children: ReactNode;
  /** Called on click, Enter, Space, Delete or Backspace. */
  readonly onRemove: () => void;
  /** Accessible name of the cross: "Remove Price under $500". */
  readonly removeLabel: string;
};

/** An active filter. Clicking anywhere on the chip removes it. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <button
      type="button"
      className={classes(style.chip, style.active)}
      aria-label={removeLabel}
      onClick={onRemove}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.preventDefault();
        onRemove();
      }}
    >
      <span>{children}</span>
      <X aria-hidden="true" />
    </button>
  );
}

export type ToggleChipProps = Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> & {
  readonly pressed: boolean;
  readonly onPressedChange: (pressed: boolean) => void;
  readonly icon?: ReactNode;
};

/** A quick filter that is on or off. */
export function ToggleChip({
  pressed,
  onPressedChange,
  icon,
  className,
  children,
  ...rest
}: ToggleChipProps) {
  return (
    <button
      type="button"
      className={classes(style.chip, pressed && style.pressed, className)}
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      {...rest}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** Chips side by side; `label` names the set. With `scroll` they scroll sideways on a phone. */
export function ChipRow({
  label,
  scroll = false,
  children,
}: {
  readonly label: string;
  readonly scroll?: boolean;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would suggest a form, and there is none
    <div role="group" aria-label={label} className={classes(style.row, scroll && style.scroll)}>
      {children}
    </div>
  );
}
