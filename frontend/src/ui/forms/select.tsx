import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';
import { useFieldControl } from './field-control';
import style from './select.module.css';

export type SelectOption = {
  readonly value: string | number;
  readonly label: string;
  readonly disabled?: boolean;
};

export type SelectProps = ComponentPropsWithRef<'select'> & {
  /** Use these or `<option>` children. */
  readonly options?: readonly SelectOption[];
  /** The text of an empty first option: "Choose a category". */
  readonly placeholder?: string;
};

/** A choice among several, with the browser's own list, which is the fastest on a phone. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  const wiring = useFieldControl(rest);
  return (
    <span className={classes(style.box, className)}>
      <select className={style.select} {...rest} {...wiring}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown className={style.arrow} aria-hidden="true" />
    </span>
  );
}
