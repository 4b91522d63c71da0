import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyInput, readCents } from './money-input';

test.each([
  ['1,250', 125_000],
  ['$12.50', 1_250],
  ['12.5', 1_250],
  ['.99', 99],
  ['0', 0],
  ['19.999', 1_999],
  ['', null],
  ['1.2.3', null],
])('%j is %j cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

test('typed text becomes cents and is formatted on blur', async () => {
  const seen: (number | null)[] = [];
  function Price() {
    const [cents, setCents] = useState<number | null>(null);
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
