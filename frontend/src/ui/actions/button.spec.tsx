import { render, screen } from '@testing-library/react';
import { Button } from './button';

const send = (busy: boolean, beside?: string) => (
  <>
    <Button busy={busy}>Send</Button>
    {beside && <Button>{beside}</Button>}
  </>
);

/** Browsers blur an element when it becomes disabled. */
const loseFocus = () => (document.activeElement as HTMLElement).blur();

test('a button takes the focus again after it was busy', () => {
  const { rerender } = render(send(false));
  screen.getByRole('button', { name: 'Send' }).focus();
  rerender(send(true));
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  loseFocus();
  rerender(send(false));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

test('does not take the focus when it has moved elsewhere', () => {
  const { rerender } = render(send(false, 'Help'));
  screen.getByRole('button', { name: 'Send' }).focus();
  rerender(send(true, 'Help'));
  screen.getByRole('button', { name: 'Help' }).focus();
  rerender(send(false, 'Help'));
  expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
});

test('does not take the focus when it did not have it before', () => {
  const { rerender } = render(send(true));
  rerender(send(false));
  expect(document.body).toHaveFocus();
});
