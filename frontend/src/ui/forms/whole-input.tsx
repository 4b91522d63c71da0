import { readWhole, wholeMessage } from '@modules/kernel/http/amounts.schemas';
import { useState } from 'react';
import { useFieldProblem } from './field-control';
import { NumberInput, type NumberInputProps } from './text-input';

/** The number; null when empty; the typed text while it is not a whole number within the limits. */
export type WholeValue = number | string | null;

export type WholeInputProps = Omit<
  NumberInputProps,
  'value' | 'onChange' | 'defaultValue' | 'min' | 'max'
> & {
  readonly value: WholeValue;
  readonly min: number;
  readonly max: number;
  readonly onValueChange: (value: WholeValue) => void;
};

/** A whole number that applies at once. Unreadable text stays as typed, and the field says why. */
export function WholeInput({ value, min, max, onValueChange, onBlur, ...rest }: WholeInputProps) {
  const [text, setText] = useState<string>();
  const read = (typed: string): WholeValue => {
    const count = readWhole(typed);
    if (count === null) return null;
    return count !== undefined && count >= min && count <= max ? count : typed;
  };
  const typed = text === undefined ? null : read(text);
  const isWrong = typeof typed === 'string';
  useFieldProblem(isWrong ? problemOf(typed, min, max) : undefined);
  return (
    <NumberInput
      inputMode="numeric"
      {...rest}
      value={text === '' || isWrong || (typed !== null && typed === value) ? text : (value ?? '')}
      onChange={({ target }) => {
        setText(target.value);
        onValueChange(read(target.value));
      }}
      onBlur={(event) => {
        if (!isWrong) setText(undefined);
        onBlur?.(event);
      }}
    />
  );
}

const problemOf = (typed: string, min: number, max: number): string =>
  readWhole(typed) === undefined ? wholeMessage : `Write a number from ${min} to ${max}.`;
