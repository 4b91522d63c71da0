import { asMember, memberOf, type RecordedCall, renderPage, sessionOf } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequireCapability } from './require-capability';

const open = () =>
  renderPage(
    <RequireCapability capability="moderate">
      <p>The cases</p>
    </RequireCapability>,
  );

beforeEach(() => localStorage.clear());

test('staff without two-step sign-in are led to it', async () => {
  await asMember({ staffNeeds: 'two-step' });
  open();
  expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in first' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/account#security');
});

test('staff whose session had one factor enter a code, and the page opens', async () => {
  const sent: unknown[] = [];
  await asMember(
    { staffNeeds: 'code' },
    {
      'POST /api/account/proof': ({ body }: RecordedCall) => {
        sent.push(body);
        return { freshSeconds: 600, session: sessionOf(memberOf({ isAdmin: true }), 'token-2') };
      },
    },
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Enter a code' }));
  await userEvent.type(screen.getByLabelText('Code'), '287082');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('The cases')).toBeInTheDocument();
  expect(sent).toEqual([{ code: '287082' }]);
});

test('a member without a role reads that the page is not theirs', async () => {
  await asMember();
  open();
  expect(await screen.findByRole('heading', { name: 'For admins' })).toBeInTheDocument();
});
