import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { MoneyInput } from './money-input';
import type { MoneyValue } from './money-value';

test('typed text becomes cents and is formatted on blur', async () => {
  const seen: MoneyValue[] = [];
  function Price() {
    const [cents, setCents] = useState<MoneyValue>(null);
    return (
      <MoneyInput
        aria-label="Price"
        cents={cents}
        onCentsChange={(next) => {
          seen.push(next);
          setCents(next);
        }}
      />
    );
  }
  render(<Price />);
  await userEvent.type(screen.getByLabelText('Price'), '1250.5');
  await userEvent.tab();
  expect(screen.getByLabelText('Price')).toHaveValue('1,250.50');
  expect(seen.at(-1)).toBe(125_050);
});

test.each(['12,50', '1.500,00', '1e3', '0x10', '1.500', '1.2.3'])(
  '%s stays as typed, is no number of cents, and the field says how to write it',
  async (text) => {
    const seen: MoneyValue[] = [];
    function Price() {
      const [cents, setCents] = useState<MoneyValue>(null);
      seen.push(cents);
      return (
        <Field label="Price">
          <MoneyInput cents={cents} onCentsChange={setCents} />
        </Field>
      );
    }
    render(<Price />);
    const field = screen.getByLabelText('Price');
    await userEvent.type(field, text);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect(field).toHaveValue(text);
    expect(screen.getByRole('alert')).toHaveTextContent('Write 12.50');
    expect(seen.at(-1)).toBe(text);
    await userEvent.clear(field);
    await userEvent.type(field, '12.50');
    await userEvent.tab();
    expect([screen.queryByRole('alert'), seen.at(-1)]).toEqual([null, 1250]);
  },
);
