import { type ComponentPropsWithRef, useState } from 'react';
import { TextInput } from './text-input';

export type MoneyInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'defaultValue' | 'type'
> & {
  /** Whole cents; null when empty. */
  readonly cents: number | null;
  readonly onCentsChange: (cents: number | null) => void;
};

/** US dollars as people type them ("1,250", "$12.50"), stored in whole cents. */
export function MoneyInput({ cents, onCentsChange, onBlur, ...rest }: MoneyInputProps) {
  const [text, setText] = useState(() => written(cents));
  const shown = readCents(text) === cents ? text : written(cents);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      before="$"
      {...rest}
      value={shown}
      onChange={(event) => {
        const typed = event.target.value.replace(/[^\d.,]/g, '');
        setText(typed);
        onCentsChange(readCents(typed));
      }}
      onBlur={(event) => {
        setText(written(cents));
        onBlur?.(event);
      }}
    />
  );
}

/** "1,250.5" → 125050; an empty or unreadable text → null. */
export function readCents(text: string): number | null {
  const match = /^(\d*)(?:\.(\d{0,2})\d*)?$/.exec(text.replace(/[$,\s]/g, ''));
  if (!match) return null;
  const [, dollars = '', rest = ''] = match;
  if (dollars === '' && rest === '') return null;
  return Number(dollars || '0') * 100 + Number(rest.padEnd(2, '0'));
}

function written(cents: number | null): string {
  if (cents === null) return '';
  const digits = cents % 100 === 0 ? 0 : 2;
  return (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
