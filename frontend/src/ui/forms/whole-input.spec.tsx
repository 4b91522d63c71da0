import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { WholeInput, type WholeValue } from './whole-input';

test('what is no whole number between the two stays as typed, and the field says why', async () => {
  const seen: WholeValue[] = [];
  function Copies() {
    const [value, setValue] = useState<WholeValue>(1);
    seen.push(value);
    return (
      <Field label="Copies">
        <WholeInput min={1} max={20} value={value} onValueChange={setValue} />
      </Field>
    );
  }
  render(<Copies />);
  const field = screen.getByLabelText('Copies');
  for (const [text, problem] of [
    ['1,5', 'Write a whole number'],
    ['1e1', 'Write a whole number'],
    ['21', 'Write a number from 1 to 20.'],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.tab();
    expect([field, seen.at(-1)]).toEqual([expect.objectContaining({ value: text }), text]);
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
  }
  await userEvent.clear(field);
  expect(seen.at(-1)).toBeNull();
  await userEvent.type(field, '12');
  expect([screen.queryByRole('alert'), seen.at(-1)]).toEqual([null, 12]);
});
