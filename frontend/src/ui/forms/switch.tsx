import * as Radix from 'radix-ui/switch';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import style from './switch.module.css';

export type SwitchProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
};

/** On or off; takes effect at once. */
export function Switch({ label, hint, className, ...state }: SwitchProps) {
  const id = useId();
  return (
    <div className={classes(style.line, className)}>
      <div className={style.words}>
        <label htmlFor={id} className={style.label}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={style.hint}>
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        className={style.track}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...state}
      >
        <Radix.Thumb className={style.thumb} />
      </Radix.Root>
    </div>
  );
}
