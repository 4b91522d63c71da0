import { render, screen } from '@testing-library/react';
import { Pager } from './pager';

test.each([
  [{ shown: 1 }, '1 listing shown'],
  [{ shown: 10 }, '10 listings shown'],
  [{ shown: 0 }, '0 listings shown'],
  [{ shown: 24, total: 1310 }, '24 of 1,310 listings'],
  [{ shown: 1, total: 1 }, '1 of 1 listing'],
])('%p is shown as “%s”', (count, words) => {
  render(<Pager {...count} unit="listings" />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});
