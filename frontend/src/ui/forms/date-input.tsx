import { type ComponentPropsWithRef, useState } from 'react';
import { TextInput } from './text-input';
import { addSlashes, parseDate } from './written-date';

export type DateInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue'> & {
  /** The name of the form value: 'YYYY-MM-DD', or nothing while the text is not a date. */
  readonly name: string;
};

/** The hint names no year: a date of birth must not be suggested. */
export const dateFormatHint = 'MM/DD/YYYY';
export const dateErrorText = 'Enter month, day and year as MM/DD/YYYY.';

/** A typed date. In a calendar it would take long to reach a date of birth. */
export function DateInput({ name, ...rest }: DateInputProps) {
  const [text, setText] = useState('');
  return (
    <>
      <TextInput
        inputMode="numeric"
        maxLength={14}
        {...rest}
        value={text}
        onChange={({ currentTarget }) => setText((before) => addSlashes(currentTarget.value, before))}
      />
      <input type="hidden" name={name} value={parseDate(text) ?? ''} />
    </>
  );
}
