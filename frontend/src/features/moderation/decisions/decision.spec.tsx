import { asMember, errorResponse, memberOf, renderPage } from '@lib/testing/page.fixtures';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DecisionPage from './decision-page';
import DecisionsPage from './decisions-page';

const id = '0198c0de-0000-7000-8000-000000000001';
const at = '2026-06-01T12:00:00.000Z';
const decision: DecisionView = {
  id,
  caseId: '0198c0de-0000-7000-8000-000000000003',
  at,
  subject: { id: memberOf().uid, name: 'Ana' },
  relation: 'self',
  category: 'spam',
  targets: [],
  rule: { id: 'misleading', title: 'Nothing misleading', text: 'Nothing misleading.', version: '2025-08-02' },
  measure: { kind: 'suspend', days: 7 },
  strikes: 2,
  strikesUntil: '2026-11-28T12:00:00.000Z',
  facts: 'The same ad was posted nine times.',
  notice: '',
  endsAt: '2026-06-08T12:00:00.000Z',
  isAutomated: false,
  status: 'running',
  changedBecause: null,
  effects: [
    {
      key: 'listing-paused:l1',
      kind: 'listing-paused',
      target: { kind: 'listing', id: 'l1' },
      title: 'Radio',
      state: 'given-back',
      name: 'listing paused',
    },
  ],
  appeal: { id: null, can: 'file', until: '2026-11-28T12:00:00.000Z' },
};

/** What is read again keeps nobody waiting. */
const tooSlow = new Promise(() => undefined);

async function open(changes: Partial<DecisionView> = {}) {
  let isSent = false;
  const api = await asMember(
    {},
    {
      [`GET /api/decisions/${id}`]: () => (isSent ? tooSlow : { ...decision, ...changes }),
      'POST /api/appeals': () => {
        isSent = true;
        return { id, version: 1, position: 9 };
      },
      'POST /api/appeals/attachments': () => ({}),
    },
  );
  renderPage(<DecisionPage />, { at: `/decisions/${id}`, path: '/decisions/:id' });
  await screen.findByRole('heading', { level: 1, name: 'A suspended account' });
  return () => api.calls.filter(({ method }) => method === 'POST');
}
beforeEach(() => localStorage.clear());

test('a decision says the facts, the rule, how long, and what it did', async () => {
  await open();
  for (const words of [
    /posted nine times/,
    'Nothing misleading.',
    /suspended until/,
    /2 strikes until/,
    'Radio: listing paused (given back)',
    /answers within 14 days/,
  ])
    expect(screen.getByText(words)).toBeVisible();
});

test('what happened to many things is one line that opens', async () => {
  const [effect] = decision.effects;
  const effects = [1, 2, 3, 4].map((at) => ({ ...effect, key: `k${at}`, state: 'applied' as const }));
  await open({ effects: effects as DecisionView['effects'] });
  expect(screen.getByText('4 × listing paused')).toBeVisible();
  expect(screen.getAllByText('Radio')[0]).not.toBeVisible();
});

test('the member appeals from the same page, and then reads the appeal; what they typed is kept no longer', async () => {
  const sent = await open();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It was one ad.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send the appeal' }));
  await waitFor(() =>
    expect(sent().at(-1)?.body).toEqual({ decisionId: id, text: 'It was one ad.', attachments: [] }),
  );
  expect(await screen.findByText('another page')).toBeVisible();
  expect(Object.values({ ...localStorage })).not.toContain('It was one ad.');
});

test('staff, and members whose time is over, have nothing to send', async () => {
  await open({ relation: 'staff' });
  expect(screen.queryByRole('button', { name: 'Send the appeal' })).toBeNull();
});

test('the list has the strikes that count today', async () => {
  const { rule, measure, strikes, strikesUntil, endsAt, status, subject, caseId } = decision;
  const line = { id, caseId, at, rule, measure, strikes, strikesUntil, endsAt, status, subject };
  await asMember({}, { 'GET /api/decisions': () => ({ decisions: [line], strikes: 2 }) });
  renderPage(<DecisionsPage />);
  expect(await screen.findByText(/^2 strikes count/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'A suspended account' })).toHaveAttribute(
    'href',
    `/decisions/${id}`,
  );
});

test('the address of no decision of theirs says so', async () => {
  const body = { code: 'DECISION_NOT_FOUND', message: 'No such decision.' };
  await asMember({}, { [`GET /api/decisions/${id}`]: errorResponse({ status: 404, body }) });
  renderPage(<DecisionPage />, { at: `/decisions/${id}`, path: '/decisions/:id' });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such decision' })).toBeVisible();
});
