import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { GlobalBoundary, PageBoundary } from './boundaries';

function Breaks(): never {
  throw new Error('the carburetor is missing');
}

/** React writes a caught error to the console as well. */
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a page that breaks shows a Page Error box with the message', () => {
  render(
    <PageBoundary>
      <Breaks />
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Page Error' })).toBeInTheDocument();
  expect(screen.getByText('the carburetor is missing')).toBeInTheDocument();
});

test('a frame that breaks shows "UI crashed" with the message', () => {
  render(
    <GlobalBoundary>
      <Breaks />
    </GlobalBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'UI crashed' })).toBeInTheDocument();
  expect(screen.getByText('the carburetor is missing')).toBeInTheDocument();
});
