import { buildId, buildReceipt, ownBuildOf } from '@entities/build/build.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { BookView } from '@modules/builds/book/book.contract';
import type { DocumentView } from '@modules/builds/document/document.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentsTab } from './documents-tab';

const documentId = '0198b01d-0000-7000-8000-0000000000d1';
const documentOf = (part: Partial<DocumentView> = {}): DocumentView => ({
  id: documentId,
  name: 'Summit receipt',
  kind: 'receipt',
  type: 'application/pdf',
  bytes: 1_240_000,
  at: '2026-11-20T12:00:00.000Z',
  task: null,
  part: null,
  ...part,
});
const bookId = '0198b01d-0000-7000-8000-0000000000b1';
const bookOf = (part: Partial<BookView> = {}): BookView => ({
  id: bookId,
  buildId,
  title: '1966 Ford F100, November 2026',
  at: '2026-11-20T12:00:00.000Z',
  hides: { costs: true, names: false },
  entries: 12,
  tasks: 30,
  isKeepsake: false,
  listings: [],
  digest: 'abc',
  ...part,
});
const documents = `/api/builds/${buildId}/documents`;
const books = `/api/builds/${buildId}/books`;
const answers = (docs: readonly DocumentView[], ofBooks: readonly BookView[] = []) => ({
  [`GET ${documents}`]: { documents: docs },
  [`GET ${books}`]: { books: ofBooks },
});
const show = () =>
  renderPage(<DocumentsTab build={ownBuildOf()} />, {
    at: `/build-tracker/${buildId}`,
    path: '/build-tracker/:id',
  });

test('a document says what it is, to what it belongs and how large it is', async () => {
  const task = { id: 't1', title: 'Rebuild the heads' };
  await asMember({}, answers([documentOf(), documentOf({ id: 'd2', name: 'Title', kind: 'title', task })]));
  show();
  const rows = within(await screen.findByRole('list', { name: 'Documents' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Summit receiptReceiptThe carPDF, 1.2 MB');
  expect(rows[1]).toHaveTextContent('TitleTitleRebuild the heads');
});

test('a document is named, and given to a task and its part', async () => {
  const task = { id: '0198b01d-0000-7000-8000-0000000000a1', title: 'Rebuild the heads' };
  const part = { id: '0198b01d-0000-7000-8000-0000000000f1', title: 'Head gasket', isDropped: false };
  const api = await asMember(
    {},
    {
      ...answers([documentOf()]),
      [`GET /api/builds/${buildId}/tasks`]: { tasks: [task], total: 1, next: null },
      [`GET /api/builds/${buildId}/tasks/${task.id}`]: { ...task, partList: [part] },
      [`PUT ${documents}/${documentId}`]: buildReceipt,
    },
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Name Summit receipt/ }));
  const dialog = await screen.findByRole('dialog', { name: 'This document' });
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'It belongs to' }));
  await userEvent.click(await within(dialog).findByRole('option', { name: task.title }));
  await userEvent.selectOptions(await within(dialog).findByRole('combobox', { name: /^Part/ }), part.title);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Summit receipt',
      kind: 'receipt',
      taskId: task.id,
      partId: part.id,
    }),
  );
});

test('a file that is neither a PDF nor a photo is not sent', async () => {
  const api = await asMember({}, answers([]));
  show();
  await screen.findByText('No documents yet');
  const upload = userEvent.setup({ applyAccept: false });
  await upload.upload(
    screen.getByLabelText('Documents'),
    new File(['x'], 'list.xls', { type: 'application/xls' }),
  );
  expect(await screen.findByText(/^list: This is not a photo/)).toBeInTheDocument();
  expect(api.calls.some(({ method, url }) => method === 'POST' && url.startsWith(documents))).toBe(false);
});

test('a document is deleted once its owner has confirmed', async () => {
  const api = await asMember(
    {},
    { ...answers([documentOf()]), [`DELETE ${documents}/${documentId}`]: buildReceipt },
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Summit receipt' }));
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('a book is frozen without costs unless its owner says otherwise, and opens', async () => {
  const api = await asMember({}, { ...answers([]), [`POST ${books}`]: buildReceipt });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Make a book' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make a build book' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Leave out names' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make it' }));
  await screen.findByText('another page');
  expect(api.calls.find(({ method, url }) => method === 'POST' && url === books)?.body).toMatchObject({
    hides: { costs: true, names: true },
  });
});

test('a book is shown with a listing of a car, and not with one of a part', async () => {
  const car = {
    id: 'l1',
    title: '1966 Ford F100',
    listingType: 'for_sale',
    status: 'active',
    categoryPrimary: 'Cars',
  };
  const part = { ...car, id: 'l2', title: 'Heads', categoryPrimary: 'Parts' };
  const api = await asMember(
    {},
    {
      ...answers([], [bookOf()]),
      'GET /api/my/listings': { listings: [car, part], counts: {}, heldForMe: 0, bought: 0 },
      [`PUT ${books}/${bookId}/listing`]: buildReceipt,
    },
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show with a listing' }));
  const choice = await screen.findByRole('combobox', { name: 'Listing' });
  expect(within(choice).queryByRole('option', { name: 'Heads' })).not.toBeInTheDocument();
  await userEvent.selectOptions(choice, '1966 Ford F100');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ listingId: 'l1' }),
  );
});

test('a refused freezing says why', async () => {
  const refusal = errorResponse({ status: 429, body: { code: 'RATE_LIMITED', message: 'Too often.' } });
  await asMember({}, { ...answers([]), [`POST ${books}`]: refusal });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Make a book' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make it' }));
  expect(await screen.findByText('Too often.')).toBeInTheDocument();
});
