import { moneyMessage, readCents } from '@modules/kernel/http/amounts.schemas';
import { type ComponentPropsWithRef, useState } from 'react';
import { useFieldProblem } from './field-control';
import { isUnread, type MoneyValue } from './money-value';
import { TextInput } from './text-input';

export type MoneyInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'defaultValue' | 'type'
> & {
  readonly cents: MoneyValue;
  readonly onCentsChange: (cents: MoneyValue) => void;
};

/** US dollars as people type them ("1,250", "$12.50"), stored in whole cents. Unreadable text stays as typed, and the field says why. */
export function MoneyInput({ cents, onCentsChange, onBlur, ...rest }: MoneyInputProps) {
  const [text, setText] = useState(() => written(cents));
  const [isLeft, setLeft] = useState(true);
  useFieldProblem(isLeft && isUnread(cents) ? moneyMessage : undefined);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      before="$"
      {...rest}
      value={readCents(text) === cents ? text : written(cents)}
      onChange={({ target: { value } }) => {
        setText(value);
        setLeft(false);
        onCentsChange(readCents(value) ?? (value.trim() === '' ? null : value));
      }}
      onBlur={(event) => {
        setText(written(cents));
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}

function written(cents: MoneyValue): string {
  if (typeof cents !== 'number') return cents ?? '';
  const digits = cents % 100 === 0 ? 0 : 2;
  return (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
