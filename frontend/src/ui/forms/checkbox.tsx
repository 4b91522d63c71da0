import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classes } from '../classes';
import style from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

/** A checkbox, sent with the form. The label is part of the target. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const hintId = useId();
  const described = [rest['aria-describedby'], hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classes(style.choice, className)}>
      <label className={style.label}>
        <input type="checkbox" {...rest} className={style.box} aria-describedby={described} />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className={style.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
