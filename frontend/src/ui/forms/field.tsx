import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../classes';
import { NoBreak } from '../layout/no-break';
import style from './field.module.css';
import { FieldContext } from './field-control';

export type FieldProps = {
  readonly label: ReactNode;
  /** A question mark beside the label that explains its word. */
  readonly help?: ReactNode;
  /** What to enter, and in which format. */
  readonly hint?: ReactNode;
  /** The error, and what to do about it. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly optional?: boolean;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
  readonly id?: string;
  readonly className?: string;
  /** One control: TextInput, TextArea, NumberInput, MoneyInput, Select. */
  readonly children: ReactNode;
};

/** Connects a label, its control, a hint and an error. */
export function Field(props: FieldProps) {
  const {
    label,
    help,
    hint,
    required = false,
    optional = false,
    hideLabel = false,
    className,
    children,
  } = props;
  const [typed, setTyped] = useState<string>();
  const error = props.error || typed;
  const made = useId();
  const id = props.id ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classes(style.field, className)}>
      <div className={classes(style.head, hideLabel && style.unseen)}>
        <label htmlFor={id} className={classes(style.label, required && style.required)}>
          {label}
        </label>
        {help}
        {optional && <span className={style.optional}>optional</span>}
      </div>
      {hint && (
        <p id={hintId} className={style.hint}>
          <NoBreak>{hint}</NoBreak>
        </p>
      )}
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required, report: setTyped }}>
        {children}
      </FieldContext>
      {error && (
        <p id={errorId} className={style.error} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>
            <NoBreak>{error}</NoBreak>
          </span>
        </p>
      )}
    </div>
  );
}
