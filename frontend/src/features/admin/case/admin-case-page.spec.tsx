import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, type RecordedCall, renderPage } from '@lib/testing/page.fixtures';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminCasePage from './admin-case-page';
import {
  ana,
  answers,
  caseId,
  casePage,
  dora,
  evidence,
  foresight,
  handler,
  otherId,
  view,
} from './case.fixtures';

const path = `/api/cases/${caseId}`;
const receipt = { id: caseId, version: 8, position: 9 };
const decided = { ...receipt, decisionId: otherId, isProposed: false };
const isDecided: Partial<CaseView> = { status: 'decided', outcome: 'acted', decisionId: otherId };
/** What is read again after a decision keeps nobody waiting. */
const tooSlow = new Promise(() => undefined);
const cleo = { id: otherId, name: 'Cleo' };

async function open(shown: CaseView = view, more: Record<string, unknown> = {}) {
  sessionStorage.clear();
  const api = await asMember(handler, { ...answers(shown), ...more });
  renderPage(<AdminCasePage />, casePage);
  await screen.findByRole('heading', { level: 1, name: '327 block' });
  return api;
}

async function suspend() {
  await userEvent.click(await screen.findByRole('radio', { name: /^Suspend/ }));
  await userEvent.type(screen.getByLabelText(/What happened/), 'The block was cracked.');
}

const panel = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') ?? document.body);

test('shows what was reported as it was, what changed since, who reported it and whose it is', async () => {
  await open();
  expect(await screen.findByText('Never cracked.')).toBeInTheDocument();
  const row = within(screen.getByRole('table', { name: 'Changed since' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent('$450');
  expect(row).toHaveTextContent('$150');
  const reports = panel('Reports');
  for (const words of [/photos are from another sale/, /Take it down/, /right 3 times before, wrong once/])
    expect(reports.getByText(words)).toBeInTheDocument();
  expect(panel('Member').getByRole('link', { name: 'Ana' })).toHaveAttribute(
    'href',
    `/admin/members/${ana.id}`,
  );
  expect(await axeProblems()).toEqual([]);
});

test('lists every effect and the e-mail before it is decided, and then leads to the next case', async () => {
  let shown: CaseView = view;
  const api = await open(view, {
    [`GET ${path}`]: () => shown,
    [`POST ${path}/foresee`]: foresight,
    [`POST ${path}/decide`]: () => {
      shown = { ...view, ...isDecided };
      return decided;
    },
    [`POST ${path}/evidence`]: () => (shown === view ? evidence : tooSlow),
  });
  await suspend();
  expect(screen.getByLabelText(/Strikes/)).toHaveValue('2');
  expect(screen.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show what this does' }));
  expect(await screen.findByText('41 listings paused')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'The e-mail' })).toHaveTextContent('suspended for 7 days');
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('Decided. Suspended for 7 days.')).toBeInTheDocument();
  expect(panel('Judgement').getByRole('button', { name: 'Next case' })).toHaveFocus();
  expect(api.calls.find(({ url }) => url.endsWith('/decide'))?.body).toMatchObject({
    ruleId: 'misleading',
    measure: { kind: 'suspend', days: 7 },
    strikes: 2,
    facts: 'The block was cracked.',
    madeFrom: 7,
  });
});

test('a clear case takes five keys: w, twice Ctrl and Enter, and Enter for the next case', async () => {
  const api = await open(view, {
    [`POST ${path}/foresee`]: foresight,
    [`POST ${path}/decide`]: decided,
    'POST /api/cases/next': { id: null },
  });
  await userEvent.keyboard('w');
  expect(screen.getByLabelText(/What happened/)).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('41 listings paused')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(panel('Judgement').getByRole('button', { name: 'Next case' })).toHaveFocus());
  expect(api.calls.find(({ url }) => url.endsWith('/decide'))?.body).toMatchObject({
    measure: { kind: 'warn' },
    removed: [`listing:${otherId}`],
    strikes: 1,
  });
});

test('a change hides what was foreseen', async () => {
  await open(view, { [`POST ${path}/foresee`]: foresight });
  await suspend();
  await userEvent.click(screen.getByRole('button', { name: 'Show what this does' }));
  expect(await screen.findByText('41 listings paused')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: '327 block (listing)' }));
  expect(screen.queryByText('41 listings paused')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show what this does' })).toBeInTheDocument();
});

test('says what is missing, and sends nothing', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Decide: nothing is done' }));
  expect(screen.getByText('Write down for staff why nothing is done.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Why, for staff/)).toHaveFocus();
  expect(api.calls.filter(({ url }) => /decide|foresee/.test(url))).toEqual([]);
});

test('a handler who is overtaken is told, and keeps what they typed', async () => {
  let shown: CaseView = view;
  const message = 'The case has changed since you opened it.';
  await open(view, {
    [`GET ${path}`]: () => shown,
    [`POST ${path}/foresee`]: foresight,
    [`POST ${path}/decide`]: () => {
      shown = {
        ...view,
        version: 8,
        claim: { by: cleo, until: '2026-06-01T12:30:00.000Z' },
        allowedActions: ['note'],
      };
      return errorResponse({ status: 409, body: { code: 'CHANGED_SINCE', message } });
    },
  });
  await suspend();
  await userEvent.click(screen.getByRole('button', { name: 'Show what this does' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Decide' }));
  expect(await screen.findByText(/What you typed stays here/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reload the case' }));
  expect(await screen.findByText('Cleo has claimed this case')).toBeInTheDocument();
  expect(screen.getByLabelText(/What happened/)).toHaveValue('The block was cracked.');
});

test('a conflict of interest says why, and there is no judgement', async () => {
  await open({ ...view, conflict: 'dealt', allowedActions: ['note'] });
  expect(screen.getByText(/made a deal within the last 90 days/)).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Judgement' })).not.toBeInTheDocument();
});

test('c claims the case, and d goes to the judgement', async () => {
  let shown: CaseView = view;
  await open(view, {
    [`GET ${path}`]: () => shown,
    [`POST ${path}/claim`]: () => {
      shown = {
        ...view,
        claim: { by: dora, until: '2026-06-01T12:30:00.000Z' },
        allowedActions: ['release', 'note', 'decide'],
      };
      return receipt;
    },
  });
  await userEvent.keyboard('c');
  expect(await screen.findByRole('button', { name: 'Give it back' })).toBeInTheDocument();
  await userEvent.keyboard('d');
  expect(screen.getByRole('radio', { name: 'Nothing' })).toHaveFocus();
});

test('a message is private until whoever has the claim opens it with a reason', async () => {
  const [thing] = view.things;
  if (!thing) throw new Error('no thing');
  const message = { ...thing, kind: 'message', name: 'message', isSealed: true, canBeRemoved: false };
  const around = [{ by: ana, at: '2026-06-01T11:00:00.000Z', text: 'Before it.', isBefore: true }];
  const claim = { by: dora, until: '2026-06-01T12:30:00.000Z' };
  const api = await open(
    { ...view, things: [message], claim },
    {
      [`POST ${path}/evidence`]: {
        ...evidence,
        reported: { ...evidence.reported, text: 'Pay me outside.', around },
      },
    },
  );
  expect(screen.getByText('This message is private')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open the message' }));
  expect(screen.getByText('Write down why.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Why you open it/), 'It was reported as a scam.');
  await userEvent.click(screen.getByRole('button', { name: 'Open the message' }));
  expect(await screen.findByText('Pay me outside.')).toBeInTheDocument();
  expect(screen.getByText('Before it.')).toBeInTheDocument();
  expect(api.calls.filter(({ url }) => url.endsWith('/evidence')).map(({ body }) => body)).toEqual([
    { kind: 'message', id: otherId, reason: 'It was reported as a scam.' },
  ]);
});

test('the end of an account is confirmed by another handler', async () => {
  const proposal = {
    id: otherId,
    by: cleo,
    at: '2026-06-01T12:00:00.000Z',
    facts: 'Sold nothing, three times.',
  };
  const confirmed: RecordedCall[] = [];
  let shown: CaseView = {
    ...view,
    status: 'to confirm',
    proposal,
    allowedActions: ['confirm ending', 'decline ending', 'note'],
  };
  await open(shown, {
    [`GET ${path}`]: () => shown,
    [`POST ${path}/proposals/${otherId}/confirm`]: (call: RecordedCall) => {
      confirmed.push(call);
      shown = { ...view, ...isDecided };
      return { ...receipt, decisionId: otherId };
    },
    [`POST ${path}/evidence`]: () => (confirmed.length === 0 ? evidence : tooSlow),
  });
  expect(screen.getByText('Sold nothing, three times.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm it' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End the account of Ana?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'End the account' }));
  expect(await screen.findByText('The account of Ana is ended.')).toBeInTheDocument();
  await waitFor(() => expect(confirmed).toHaveLength(1));
});
