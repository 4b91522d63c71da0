import { buildId } from '@entities/build/build.fixtures';
import { entryPhoto } from '@entities/build/entry.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { readBook } from '@modules/builds/book/book.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { screen, within } from '@testing-library/react';
import BuildBookPage from './build-book-page';

const bookId = '0198b01d-0000-7000-8000-0000000000b1';
const read = `GET /api/builds/${buildId}/books/${bookId}`;
const show = () =>
  renderPage(<BuildBookPage />, {
    at: `/build-tracker/${buildId}/book/${bookId}`,
    path: '/build-tracker/:id/book/:bookId',
  });

const bookOf = (part: Partial<ResponseOf<typeof readBook>> = {}): ResponseOf<typeof readBook> => ({
  id: bookId,
  buildId,
  title: '1966 Ford F100, November 2026',
  at: '2026-11-20T12:00:00.000Z',
  hides: { costs: true, names: true },
  entries: 2,
  tasks: 1,
  isKeepsake: false,
  listings: [],
  digest: '0123456789abcdef0123456789abcdef',
  photos: { p1: entryPhoto('p1') },
  content: {
    title: 'Old Blue',
    vehicle: '1966 Ford F100',
    nickname: 'Old Blue',
    about: 'My grandfather’s farm truck.',
    goal: 'driver',
    status: 'active',
    startedOn: '2026-03-01',
    on: '2026-11-20',
    owner: null,
    cover: null,
    totals: { spent: null, hours: 9, tasks: 1, tasksDone: 1, entries: 2 },
    systems: [
      {
        system: 'brakes',
        tasks: 1,
        done: 1,
        blocked: 0,
        plannedHours: 6,
        hours: 9,
        planned: null,
        spent: null,
      },
    ],
    tasks: [
      {
        system: 'brakes',
        title: 'New brake lines',
        notes: '',
        column: 'done',
        hours: 9,
        spent: null,
        doneOn: '2026-11-12',
        parts: [
          {
            title: 'Line kit',
            quantity: 2,
            status: 'installed',
            cost: null,
            fit: 'with work',
            note: 'Bent the rear.',
          },
        ],
      },
    ],
    entries: [
      entry('2026-11-12', 'Bled them twice.', ['p1']),
      entry('2026-10-03', 'Cut the old lines out.', ['gone']),
    ],
  },
  ...part,
});

function entry(on: string, text: string, photos: string[]) {
  return { on, author: null, text, photos, hours: 4.5, cost: null, odometer: null, task: null };
}

test('a book tells the work by system and the journal from its first day', async () => {
  await asGuest({ [read]: bookOf() });
  const { container } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Old Blue' })).toBeInTheDocument();
  const brakes = screen.getByRole('region', { name: 'Brakes' });
  expect(brakes).toHaveTextContent('New brake lines');
  expect(brakes).toHaveTextContent('2 × Line kit · Fitted with work · Bent the rear.');
  const days = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
  expect(days).toEqual(['Sat, Oct 3, 2026', 'Thu, Nov 12, 2026']);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(await axeProblems(container)).toEqual([]);
});

test('what a book hides is not on its page', async () => {
  await asGuest({ [read]: bookOf() });
  show();
  await screen.findByRole('heading', { name: 'Old Blue' });
  expect(screen.queryByText('Spent')).not.toBeInTheDocument();
  expect(screen.queryByText('Owner')).not.toBeInTheDocument();
  expect(screen.getByText(/without costs, without names/)).toBeInTheDocument();
});

test('a former owner finds the documents that they kept with their keepsake', async () => {
  const document = {
    id: 'd1',
    name: 'Title of 1966',
    kind: 'title',
    type: 'application/pdf',
    bytes: 90_000,
    at: '2026-11-20T12:00:00.000Z',
    task: null,
    part: null,
  };
  await asMember(
    {},
    {
      [read]: bookOf({ isKeepsake: true }),
      [`GET /api/builds/${buildId}/documents`]: { documents: [document] },
    },
  );
  show();
  const row = (await screen.findByText('Title of 1966')).closest('li');
  expect(row).not.toBeNull();
  expect(
    within(row ?? window.document.body).getByRole('button', { name: 'Open Title of 1966' }),
  ).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
});

test('a book that the reader does not see says so', async () => {
  const gone = errorResponse({ status: 404, body: { code: 'BOOK_NOT_FOUND', message: 'No such book.' } });
  await asGuest({ [read]: gone });
  show();
  expect(await screen.findByRole('heading', { name: 'No such book' })).toBeInTheDocument();
});
