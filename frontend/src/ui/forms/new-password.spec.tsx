import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewPassword } from './new-password';

const refused = 'That password is too easy to guess.';
const chosen = (error?: string) => <NewPassword name="password" label="Password" error={error} />;

test('a password that was refused is weak, whatever it looks like, until it is another', async () => {
  const { rerender } = render(chosen());
  const box = screen.getByLabelText('Password');
  await userEvent.type(box, 'rust never sleeps');
  expect(screen.getByText('Strong')).toBeInTheDocument();
  rerender(chosen(refused));
  expect(screen.getByText('Easy to guess')).toBeInTheDocument();
  expect(box).toBeInvalid();
  await userEvent.type(box, ' in my barn');
  expect(screen.getByText('Strong')).toBeInTheDocument();
  expect(box).toBeValid();
});
