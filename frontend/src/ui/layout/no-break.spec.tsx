import { render, screen } from '@testing-library/react';
import { NoBreak } from './no-break';

test.each([
  ['1930-31 Ford hood', ['1930-31']],
  ['Ford 289–302 ci, ’64-’66', ['289–302', '’64-’66']],
  ['We e-mailed you. The e-mail is short.', ['e-mailed', 'e-mail']],
  ['Codes like A-3-07 for a bin', ['A-3-07']],
  ['A 5-inch tach, 12-bolt', ['5-inch', '12-bolt']],
  ['A good-looking hood', []],
])('keeps these parts of "%s" whole: %j', (text, kept) => {
  const { container } = render(
    <p>
      <NoBreak>{text}</NoBreak>
    </p>,
  );
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual(kept);
});

test('leaves other elements unchanged', () => {
  render(
    <NoBreak>
      Your <a href="/account">e-mail</a>.
    </NoBreak>,
  );
  expect(screen.getByRole('link').innerHTML).toBe('e-mail');
});
