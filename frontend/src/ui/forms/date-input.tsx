import { type ComponentPropsWithRef, useState } from 'react';
import { TextInput } from './text-input';
import { addSlashes, parseDate } from './written-date';

export type DateInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue'> & {
  /** Under this name the form sends 'YYYY-MM-DD', or nothing while no day can be read. */
  readonly name: string;
};

/** What stands at its label. It hints at no year: who is asked for a date of birth shall not be led to one. */
export const dateFormatHint = 'MM/DD/YYYY';
export const dateErrorText = 'Write month, day and year, as MM/DD/YYYY.';

/** A day far back, written as people write it, in one go: a calendar to leaf through takes long to sixty years ago. */
export function DateInput({ name, ...rest }: DateInputProps) {
  const [words, setWords] = useState('');
  return (
    <>
      <TextInput
        inputMode="numeric"
        maxLength={14}
        {...rest}
        value={words}
        onChange={({ currentTarget }) => setWords((before) => addSlashes(currentTarget.value, before))}
      />
      <input type="hidden" name={name} value={parseDate(words) ?? ''} />
    </>
  );
}
