import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import style from './radio-group.module.css';

export type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  readonly legend: ReactNode;
  readonly name?: string;
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly options: readonly RadioOption<Value>[];
  readonly error?: ReactNode;
  readonly required?: boolean;
};

/** A choice of one among a few visible options. Arrow keys change the choice. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, value, onValueChange, options, error, required = false } = props;
  const id = useId();
  const name = props.name ?? id;
  return (
    <fieldset className={style.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes(style.legend, required && style.required)}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={style.option}>
          <input
            type="radio"
            className={style.dot}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            required={required}
            onChange={() => onValueChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className={style.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className={style.error}>
          <CircleAlert aria-hidden="true" /> {error}
        </p>
      )}
    </fieldset>
  );
}
