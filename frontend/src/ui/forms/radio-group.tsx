import { type ReactNode, useId } from 'react';
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
};

/** A choice of one among a few visible options. Arrow keys change the choice. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, value, onValueChange, options, error } = props;
  const id = useId();
  const name = props.name ?? id;
  return (
    <fieldset className={style.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={style.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={style.option}>
          <input
            type="radio"
            className={style.dot}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
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
          {error}
        </p>
      )}
    </fieldset>
  );
}
