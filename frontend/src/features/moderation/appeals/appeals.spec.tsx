import { asMember, errorResponse, memberOf, renderPage } from '@lib/testing/page.fixtures';
import type { AppealView } from '@modules/moderation/appeal/appeals.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AppealPage from './appeal-page';

const id = '0198c0de-0000-7000-8000-000000000001';
const at = '2026-06-01T12:00:00.000Z';
const entry: Pick<AppealView['dialogue'][number], 'at' | 'by' | 'attachments' | 'outcome'> = {
  at,
  by: { kind: 'member', person: null },
  attachments: [],
  outcome: null,
};
const question: AppealView = {
  id,
  version: 3,
  decisionId: '0198c0de-0000-7000-8000-000000000002',
  caseId: '0198c0de-0000-7000-8000-000000000003',
  subject: { id: memberOf().uid, name: 'Ana' },
  relation: 'self',
  level: 1,
  status: 'question asked',
  filedAt: at,
  lookBy: '2099-06-04T12:00:00.000Z',
  decideBy: '2099-06-15T12:00:00.000Z',
  lookedAt: at,
  decidedAt: null,
  dialogue: [
    { ...entry, what: 'filed', text: 'It was one ad.' },
    { ...entry, what: 'question', text: 'Which ad?', by: { kind: 'staff', person: null } },
  ],
  reviewer: null,
  conflict: null,
  allowedActions: ['answer', 'withdraw'],
};

async function open(appeal: AppealView = question) {
  const api = await asMember(
    {},
    {
      [`GET /api/appeals/${id}`]: () => appeal,
      [`POST /api/appeals/${id}/answer`]: () => ({ id, version: 4, position: 9 }),
      [`POST /api/appeals/${id}/withdraw`]: () => ({ id, version: 4, position: 9 }),
    },
  );
  renderPage(<AppealPage />, { at: `/appeals/${id}`, path: '/appeals/:id' });
  await screen.findByRole('heading', { level: 1 });
  return () => api.calls.filter(({ method }) => method === 'POST');
}
beforeEach(() => localStorage.clear());

test('the member reads who said what, and by when there is an answer', async () => {
  await open();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^AppealYou.*It was one ad\.$/),
    expect.stringMatching(/^QuestionA reviewer.*Which ad\?$/),
  ]);
  expect(screen.getByText(/You have an answer by/)).toBeVisible();
});

test('an answer is kept while it is typed, and gone once it is sent', async () => {
  const sent = await open();
  fireEvent.change(screen.getByRole('textbox', { name: /Your answer/ }), { target: { value: 'The radio.' } });
  expect(Object.values({ ...localStorage })).toContain('The radio.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ text: 'The radio.', attachments: [] }));
  await waitFor(() => expect(Object.values({ ...localStorage })).not.toContain('The radio.'));
});

test('a late answer says so', async () => {
  await open({ ...question, decideBy: at });
  expect(screen.getByText(/We are late/)).toBeVisible();
});

test('after an answer the member can ask another reviewer; after that there is nothing to send', async () => {
  const decided = { ...question, status: 'upheld', decidedAt: at } as const;
  await open({ ...decided, allowedActions: ['escalate'] });
  expect(screen.getByRole('button', { name: 'Send the second appeal' })).toBeVisible();
});

test('the address of no appeal of theirs says so', async () => {
  const body = { code: 'APPEAL_NOT_FOUND', message: 'No such appeal.' };
  await asMember({}, { [`GET /api/appeals/${id}`]: errorResponse({ status: 404, body }) });
  renderPage(<AppealPage />, { at: `/appeals/${id}`, path: '/appeals/:id' });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such appeal' })).toBeVisible();
});
