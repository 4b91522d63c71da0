import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { caseId, dora, line, otherId } from '../case/case.fixtures';
import AdminCasesPage from './admin-cases-page';

const claimed = { ...line, id: otherId, title: 'Model A hood', priority: 'normal', isHidden: false } as const;
const lines = [line, { ...claimed, claim: { by: dora, until: '2026-06-01T12:30:00.000Z' } }];
const queue = { 'GET /api/cases': { total: 2, cases: lines, next: null } };

async function open(answers: Record<string, unknown> = queue, at = '/admin/cases') {
  const api = await asMember({ capabilities: ['staff', 'moderate'] }, answers);
  renderPage(<AdminCasesPage />, { at, path: '/admin/cases' });
  await screen.findByRole('heading', { level: 1, name: 'Cases' });
  return api;
}

test('shows what waits: its priority, what it is, how often it was reported and who has it', async () => {
  await open();
  const [first, second] = within(await screen.findByRole('list', { name: 'Cases' })).getAllByRole('listitem');
  for (const words of ['Urgent', '327 block', 'listing', 'Ana', 'Scam or fraud', '3 reports', 'Hidden'])
    expect(first).toHaveTextContent(words);
  expect(second).toHaveTextContent('Dora has it');
  expect(await axeProblems()).toEqual([]);
});

test('j and k move over the lines, but not while one types', async () => {
  await open();
  const first = await screen.findByRole('link', { name: '327 block' });
  const second = screen.getByRole('link', { name: 'Model A hood' });
  await userEvent.keyboard('j');
  expect(first).toHaveFocus();
  await userEvent.keyboard('jj');
  expect(second).toHaveFocus();
  await userEvent.keyboard('k');
  expect(first).toHaveFocus();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'jk');
  expect(screen.getByRole('searchbox', { name: 'Search cases' })).toHaveValue('jk');
});

test('? shows the keys, and there they can be turned off', async () => {
  await open();
  await screen.findByRole('link', { name: '327 block' });
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys on this page' }));
  await userEvent.click(dialog.getByRole('switch', { name: 'Single keys' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: '327 block' })).not.toHaveFocus();
  localStorage.clear();
});

test('n opens the next case', async () => {
  await open({ ...queue, 'GET /api/cases/next': { id: caseId } });
  await screen.findByRole('link', { name: '327 block' });
  await userEvent.keyboard('n');
  expect(await screen.findByText('another page')).toBeInTheDocument();
});

test('filters and search are in the address', async () => {
  const api = await open(queue, '/admin/cases?status=all&category=scam');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'ana');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('link', { name: '327 block' });
  expect(api.calls.filter(({ url }) => url.startsWith('/api/cases?')).map(({ url }) => url)).toEqual([
    '/api/cases?status=all&category=scam',
    '/api/cases?status=all&category=scam&search=ana',
  ]);
});

test('says that nothing waits, and why a list is not there', async () => {
  await open({ 'GET /api/cases': { total: 0, cases: [], next: null } });
  expect(await screen.findByRole('heading', { name: 'No case is waiting' })).toBeInTheDocument();
});

test('says why the queue cannot be shown', async () => {
  const message = 'Only moderators may do that.';
  await open({ 'GET /api/cases': errorResponse({ status: 403, body: { message } }) });
  expect(await screen.findByText(message)).toBeInTheDocument();
});
