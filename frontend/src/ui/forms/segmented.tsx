import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import style from './segmented.module.css';

export type SegmentedOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
};

export type SegmentedProps<Value extends string> = {
  /** Names the set for screen readers: "View". */
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly options: readonly SegmentedOption<Value>[];
  readonly block?: boolean;
  readonly className?: string;
};

/** Two or three views of the same content: List View, Map View. Arrow keys move between them. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onValueChange, options, block = false, className } = props;
  const name = useId();
  return (
    <fieldset className={classes(style.segmented, block && style.block, className)}>
      <legend className={style.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={style.segment}>
          <input
            type="radio"
            className={style.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
