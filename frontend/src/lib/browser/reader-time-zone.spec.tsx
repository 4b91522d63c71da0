import { act, render } from '@testing-library/react';
import { dayIn } from '../format';
import { type FirstScreen, setFirstScreen } from './first-screen';
import { sendTimeZone, useReaderTimeZone } from './reader-time-zone';

function Sold() {
  return <p>{dayIn('2026-11-26T05:30:00.000Z', useReaderTimeZone())}</p>;
}

afterEach(() => setFirstScreen(undefined));

test.each([
  ['of another zone, and then shows the reader’s own', 'America/New_York', [300, 240], 'Thu, Nov 26, 2026'],
  ['of the reader', 'America/Chicago', [360, 300], 'Wed, Nov 25, 2026'],
] as const)('the browser takes over a page with the days %s', (_, name, offsets, rendered) => {
  setFirstScreen({ timeZone: { name, offsets } } as unknown as FirstScreen);
  const container = document.createElement('div');
  container.innerHTML = `<p>${rendered}</p>`;
  const faults: unknown[] = [];
  act(() => {
    render(<Sold />, { container, hydrate: true, onRecoverableError: (error) => faults.push(error) });
  });
  expect([container.textContent, faults]).toEqual(['Wed, Nov 25, 2026', []]);
});

test('the zone of the browser is left to the server', () => {
  sendTimeZone();
  expect(document.cookie).toContain('time-zone=America/Chicago');
});
