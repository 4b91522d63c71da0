import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewPassword } from './new-password';

const refused = 'That password is too easy to guess.';
const chosen = (error?: string) => <NewPassword name="password" label="Password" error={error} />;

test('shows a refused password as weak until it is changed', async () => {
  const { rerender } = render(chosen());
  const box = screen.getByLabelText('Password');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(box, 'rust never sleeps');
  expect(screen.getByText('Strong')).toBeInTheDocument();
  rerender(chosen(refused));
  expect(screen.getByText('Easy to guess')).toBeInTheDocument();
  expect(box).toBeInvalid();
  await userEvent.type(box, ' in my barn');
  expect(screen.getByText('Strong')).toBeInTheDocument();
  expect(box).toBeValid();
});

test('a pasted password is never cut: one that is too long is said to be', async () => {
  render(chosen());
  const box = screen.getByLabelText('Password');
  await userEvent.click(box);
  await userEvent.paste('ab'.repeat(64));
  expect(screen.queryByText(/at most 128/)).not.toBeInTheDocument();
  await userEvent.paste('!');
  expect(box).toHaveValue(`${'ab'.repeat(64)}!`);
  expect(screen.getByText('Use at most 128 characters. This has 129.')).toBeInTheDocument();
});
