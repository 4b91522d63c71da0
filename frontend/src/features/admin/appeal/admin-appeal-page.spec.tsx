import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, type RecordedCall, renderPage } from '@lib/testing/page.fixtures';
import type { AppealView } from '@modules/moderation/appeal/appeals.contract';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ana, caseId, dora, evidence, otherId } from '../case/case.fixtures';
import AdminAppealPage from './admin-appeal-page';

const id = '5f3c6a1e-0000-4000-8000-0000000000e1';
const at = '2026-06-01T12:00:00.000Z';
const receipt = { id, version: 4, position: 9 };
const paused = {
  key: `listing-paused:${otherId}`,
  kind: 'listing-paused',
  target: { kind: 'listing', id: otherId },
};

const decision: DecisionView = {
  id: otherId,
  caseId,
  at,
  subject: ana,
  relation: 'staff',
  category: 'scam',
  targets: [
    { kind: 'listing', id: otherId, name: 'listing', title: '327 block', href: null, isRemoved: true },
  ],
  rule: { id: 'misleading', title: 'Nothing misleading', text: 'Nothing misleading.', version: '2025-08-02' },
  measure: { kind: 'suspend', days: 7 },
  strikes: 2,
  strikesUntil: at,
  facts: 'The block was cracked.',
  notice: '',
  endsAt: at,
  isAutomated: false,
  status: 'running',
  changedBecause: null,
  effects: [{ ...paused, title: '327 block', state: 'applied', name: 'listing paused' }],
  appeal: { id, can: 'wait', until: at },
};

const filed: AppealView = {
  id,
  version: 3,
  decisionId: otherId,
  caseId,
  subject: ana,
  relation: 'staff',
  level: 1,
  status: 'under review',
  filedAt: at,
  lookBy: at,
  decideBy: '2026-06-15T12:00:00.000Z',
  lookedAt: at,
  decidedAt: null,
  dialogue: [
    {
      at,
      what: 'filed',
      by: { kind: 'member', person: ana },
      text: 'It was not cracked when it left.',
      attachments: [],
      outcome: null,
    },
  ],
  reviewer: dora,
  conflict: null,
  allowedActions: ['release', 'ask', 'decide', 'refuse'],
};

async function open(appeal: AppealView = filed, more: Record<string, unknown> = {}) {
  const api = await asMember(
    { id: dora.id, capabilities: ['staff', 'review'] },
    {
      [`GET /api/appeals/${id}`]: appeal,
      [`GET /api/decisions/${otherId}`]: decision,
      [`POST /api/appeals/${id}/evidence`]: evidence,
      ...more,
    },
  );
  renderPage(<AdminAppealPage />, { at: `/admin/appeals/${id}`, path: '/admin/appeals/:id' });
  await screen.findByRole('heading', { level: 1, name: 'Appeal of Ana' });
  return api;
}

test('shows what was judged as it was then, what was said, and when it is due', async () => {
  await open();
  for (const words of [
    'It was not cracked when it left.',
    'The block was cracked.',
    'Never cracked.',
    'Late',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('is upheld in part by a milder measure, with what is given back', async () => {
  const sent: unknown[] = [];
  const decide = ({ body }: RecordedCall) => {
    sent.push(body);
    return receipt;
  };
  await open(filed, { [`POST /api/appeals/${id}/decide`]: decide });
  await userEvent.click(await screen.findByRole('radio', { name: /^Uphold it in part/ }));
  await userEvent.selectOptions(screen.getByLabelText('Measure from now on'), 'Warning');
  await userEvent.selectOptions(screen.getByLabelText('Strikes'), '1');
  expect(screen.getByRole('checkbox', { name: 'listing paused: 327 block' })).toBeChecked();
  await userEvent.type(screen.getByLabelText(/^Why/), 'One ad alone.');
  await userEvent.click(screen.getByRole('button', { name: 'Decide the appeal' }));
  expect(sent).toEqual([
    {
      outcome: 'partly',
      reason: 'One ad alone.',
      amended: { measure: { kind: 'warn' }, strikes: 1, givenBack: [paused.key] },
    },
  ]);
});

test('who decided it does not review it, and is told why', async () => {
  await open({ ...filed, reviewer: null, conflict: 'decided it', allowedActions: [] });
  expect(await screen.findByText(/You had a part in the decision/)).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Review' })).not.toBeInTheDocument();
});

test('what was judged is for the reviewer alone', async () => {
  const api = await open({ ...filed, reviewer: null, status: 'waiting', allowedActions: ['claim'] });
  expect(await screen.findByText('Take the appeal to see what was judged.')).toBeInTheDocument();
  expect(api.calls.filter(({ url }) => url.endsWith('/evidence'))).toEqual([]);
});
