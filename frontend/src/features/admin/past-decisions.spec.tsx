import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PastDecisions } from './past-decisions';

const id = '5f3c6a1e-0000-4000-8000-00000000000d';
const decision = {
  id,
  caseId: '5f3c6a1e-0000-4000-8000-00000000000c',
  at: '2026-11-20T12:00:00.000Z',
  rule: { id: 'decent', title: 'Be decent', text: 'Be decent.', version: '2025-08-02' },
  measure: { kind: 'warn' },
  strikes: 1,
  strikesUntil: '2027-02-18T12:00:00.000Z',
  endsAt: null,
  status: 'running',
} as const;

test('a moderator takes a wrong decision back, with a reason for the member', async () => {
  const api = await asMember(
    { capabilities: ['staff', 'moderate'] },
    { [`POST /api/decisions/${id}/take-back`]: { id, version: 3, position: 9 } },
  );
  renderPage(<PastDecisions decisions={[decision]} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Take back/ }));
  await userEvent.type(screen.getByLabelText(/Reason/), 'It was somebody else.');
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(api.calls.find(({ url }) => url.endsWith('take-back'))?.body).toEqual({
    reason: 'It was somebody else.',
  });
});

test('support staff, and a decision that was overturned, have no such button', async () => {
  await asMember({ capabilities: ['staff', 'support'] }, {});
  const { unmount } = renderPage(<PastDecisions decisions={[decision]} />);
  expect(await screen.findByText('Be decent')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await asMember({ capabilities: ['moderate'] }, {});
  renderPage(<PastDecisions decisions={[{ ...decision, status: 'overturned' }]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
