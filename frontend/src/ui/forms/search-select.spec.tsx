import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { SearchSelect } from './search-select';

const options = Array.from({ length: 120 }, (_, at) => ({ value: `${at}`, label: `Barn › Shelf ${at}` }));

function Places() {
  const [value, setValue] = useState('');
  return (
    <Field label="Place">
      <SearchSelect value={value} onChange={setValue} options={options} placeholder="No place yet" />
    </Field>
  );
}

test('typing finds among many, arrow keys go through them, Enter takes one and Escape leaves it', async () => {
  render(<Places />);
  const user = userEvent.setup();
  const box = screen.getByRole('combobox', { name: 'Place' });
  await user.click(box);
  expect(screen.getByText('71 more. Keep typing to narrow it down.')).toBeInTheDocument();
  await user.type(box, 'shelf 11');
  expect(screen.getAllByRole('option')).toHaveLength(11);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box).toHaveValue('Barn › Shelf 110');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await user.clear(box);
  await user.type(box, 'Ｓhelf‑110');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.clear(box);
  await user.type(box, 'zyzzyva');
  expect(screen.getByText('No match.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(box).toHaveValue('Barn › Shelf 110');
  await user.click(box);
  await user.clear(box);
  await user.click(screen.getByRole('option', { name: 'No place yet' }));
  expect(box).toHaveValue('');
});
