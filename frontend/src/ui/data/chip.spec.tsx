import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chip, ToggleChip } from './chip';

function Filters() {
  const [filters, setFilters] = useState(['Under $500', 'Good used']);
  return filters.map((name) => (
    <Chip
      key={name}
      removeLabel={`Remove ${name}`}
      onRemove={() => setFilters(filters.filter((f) => f !== name))}
    >
      {name}
    </Chip>
  ));
}

test.each(['{Enter}', ' ', '{Delete}', '{Backspace}'])(
  'the key %j removes the chip that has focus',
  async (key) => {
    render(<Filters />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(screen.queryByRole('button', { name: 'Remove Under $500' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Good used' })).toBeVisible();
  },
);

test('a toggle chip says whether it is on', async () => {
  const onPressedChange = jest.fn();
  render(
    <ToggleChip pressed={false} onPressedChange={onPressedChange}>
      Interior
    </ToggleChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Interior', pressed: false }));
  expect(onPressedChange).toHaveBeenCalledWith(true);
});
