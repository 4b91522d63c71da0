import { ApiProblem, unreachable } from '@lib/api/problem';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loaded, loadedPage } from './loaded';
import { loadedPart, retryNoticeOf } from './loaded-part';

let loads = 0;
const refetch = () => {
  loads += 1;
};
const gone = new ApiProblem('There is no such thing.', 404, 'GONE');
const queryOf = (data?: string, error: unknown = null) => ({ data, error, refetch });
const show = ({ data, instead }: ReturnType<typeof loaded<string>>) =>
  render(
    <>
      {instead}
      {data && <p>{data}</p>}
    </>,
  );

afterEach(cleanup);

test('what loads is announced, and what has loaded is shown alone', () => {
  show(loaded(queryOf(), { label: 'Loading it…' }));
  expect(screen.getByRole('status').textContent).toBe('Loading it…');
  cleanup();
  const { container } = show(loaded(queryOf('here'), { label: 'Loading it…' }));
  expect(container.textContent).toBe('here');
});

test('what did not load is an alert that loads it again', async () => {
  show(loadedPage(queryOf(undefined, unreachable()), { label: 'Loading it…', title: 'It did not load' }));
  expect(screen.getByRole('alert').textContent).toMatch(/It did not load.*cannot be reached/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loads).toBe(1);
});

test('a refusal takes the place of what was loaded only where a page has one', () => {
  show(loaded(queryOf('here', gone), { label: 'Loading it…', refused: <p>Gone</p> }));
  expect(screen.getByText('Gone')).toBeTruthy();
  expect(screen.queryByText('here')).toBeNull();
  cleanup();
  show(loaded(queryOf('here', gone), { label: 'Loading it…' }));
  expect(screen.getByText('here')).toBeTruthy();
});

test.each([
  ['shown', true, false],
  ['below', true, true],
  ['hidden', false, true],
] as const)('what was loaded before a load that failed is %s', (stale, isThere, isSaid) => {
  const query = queryOf('here', unreachable());
  show(loaded(query, { label: 'Loading it…', stale, problem: retryNoticeOf }));
  expect(screen.queryByText('here') !== null).toBe(isThere);
  expect(screen.queryByRole('alert') !== null).toBe(isSaid);
});

test('a part is never shown out of date', () => {
  show(loadedPart(queryOf('here', gone), 'Loading it'));
  expect(screen.getByRole('alert').textContent).toBe('There is no such thing.');
  expect(screen.queryByText('here')).toBeNull();
});

test('what is empty says so in its own words', () => {
  show(loaded(queryOf('', null), { label: 'Loading it…', isEmpty: (all) => all === '', empty: <p>None</p> }));
  expect(screen.getByText('None')).toBeTruthy();
});
