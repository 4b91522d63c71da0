import { type ComponentPropsWithRef, useState } from 'react';
import { TextInput } from './text-input';
import { addSlashes, parseDate } from './written-date';

export type DateInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue'> & {
  /** Under this name the form sends 'YYYY-MM-DD', or nothing while no day can be read. */
  readonly name: string;
};

/** The hint names no year: a date of birth must not be suggested. */
export const dateFormatHint = 'MM/DD/YYYY';
export const dateErrorText = 'Write month, day and year, as MM/DD/YYYY.';

/** A typed date. A calendar would take long to reach a date of birth. */
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
