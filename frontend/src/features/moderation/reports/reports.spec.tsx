import { AskedNotice } from '@entities/report/asked-notice';
import { ReportButton } from '@entities/report/report-button';
import { asGuest, asMember, errorResponse, type RecordedCall, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfirmReportPage from './confirm-report-page';
import ReportsPage from './reports-page';

const sentIn = (calls: readonly RecordedCall[]) =>
  calls.find(({ url }) => url.startsWith('/api/reports'))?.body;
const id = '5f3c6a1e-0000-4000-8000-000000000001';
const button = (
  <ReportButton
    what="this listing"
    target={{ kind: 'listing', id: 'radio', label: 'Radio' }}
    others={[{ kind: 'listing', id: 'dash', label: 'Dash' }]}
    ownerId="sol"
  />
);

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Report this listing' }));
  return within(await screen.findByRole('dialog', { name: 'Report this listing' }));
}

describe('the report dialog', () => {
  test('sends what was chosen, ticked and written, with the rule that fits, and ends clearly', async () => {
    const { calls } = await asMember({}, { 'POST /api/reports': { id, status: 'received' } });
    renderPage(button);
    const dialog = await open();
    expect(dialog.queryByLabelText(/Your e-mail/)).not.toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText(/What is it/), 'It is a scam');
    expect(dialog.getByLabelText(/Which rule/)).toHaveDisplayValue('Nothing misleading');
    await userEvent.click(dialog.getByLabelText('Dash'));
    await userEvent.type(dialog.getByLabelText(/What is wrong/), 'Asks for gift cards.');
    await userEvent.type(dialog.getByLabelText(/What would you like/), 'Take it down.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
    const end = await screen.findByRole('dialog', { name: 'We have it' });
    expect(end).toHaveTextContent('You will hear from us');
    expect(sentIn(calls)).toEqual({
      targets: [
        { kind: 'listing', id: 'radio' },
        { kind: 'listing', id: 'dash' },
      ],
      category: 'scam',
      ruleId: 'misleading',
      comment: 'Asks for gift cards.',
      wish: 'Take it down.',
      email: null,
    });
  });

  test('keeps everything typed when the server refuses it', async () => {
    await asMember(
      {},
      {
        'POST /api/reports': errorResponse({
          status: 409,
          body: { code: 'ALREADY_REPORTED', message: 'You have reported this already.' },
        }),
      },
    );
    renderPage(button);
    const dialog = await open();
    await userEvent.selectOptions(dialog.getByLabelText(/What is it/), 'It is spam or advertising');
    await userEvent.type(dialog.getByLabelText(/What is wrong/), 'Every day.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You have reported this already.');
    expect(dialog.getByLabelText(/What is wrong/)).toHaveValue('Every day.');
    expect(dialog.getByLabelText(/What is it/)).toHaveDisplayValue('It is spam or advertising');
  });

  test('asks what it is before it sends', async () => {
    const { calls } = await asMember({}, {});
    renderPage(button);
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose what it is.');
    expect(dialog.getByLabelText(/What is it/)).toHaveFocus();
    expect(sentIn(calls)).toBeUndefined();
  });

  test('asks a guest for an e-mail address, and says what comes next', async () => {
    const { calls } = await asGuest({ 'POST /api/reports': { id, status: 'mail not confirmed' } });
    renderPage(button);
    const dialog = await open();
    await userEvent.selectOptions(dialog.getByLabelText(/What is it/), 'It is already sold');
    await userEvent.type(dialog.getByLabelText(/Your e-mail/), 'gil@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByRole('dialog', { name: 'One more step' })).toHaveTextContent('Open the link');
    expect(sentIn(calls)).toMatchObject({ category: 'already-sold', email: 'gil@example.com' });
  });

  test('is not offered for what is one’s own', async () => {
    await asMember({ id: 'sol' });
    renderPage(button);
    expect(screen.queryByRole('button', { name: 'Report this listing' })).not.toBeInTheDocument();
  });
});

test('a member reads what they reported, and what came of it', async () => {
  await asMember(
    {},
    {
      'GET /api/reports': {
        reports: [
          {
            id,
            targets: [
              { kind: 'listing', id: 'radio', name: 'listing', title: 'Radio', href: '/listing/radio' },
              { kind: 'message', id: 'm1', name: 'message', title: null, href: null },
            ],
            category: 'scam',
            comment: 'Asks for gift cards.',
            wish: '',
            sentAt: '2026-06-01T12:00:00.000Z',
            status: 'acted',
            resolvedAt: '2026-06-02T12:00:00.000Z',
          },
        ],
      },
    },
  );
  renderPage(<ReportsPage />);
  expect(await screen.findByRole('link', { name: 'Radio' })).toHaveAttribute('href', '/listing/radio');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Radio, A message');
  expect(screen.getByText('We did something about it')).toBeInTheDocument();
});

test('the link of the e-mail asks first, and confirms once it is pressed', async () => {
  const { calls } = await asGuest({ 'POST /api/reports/confirm': { id, status: 'received' } });
  renderPage(<ConfirmReportPage />, { path: '/reports/confirm', at: '/reports/confirm#abcdefghijklmnop' });
  expect(sentIn(calls)).toBeUndefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my report' }));
  expect(await screen.findByText('We have it')).toBeInTheDocument();
  expect(sentIn(calls)).toEqual({ token: 'abcdefghijklmnop' });
});

test('a seller who is asked answers that it is still for sale', async () => {
  const asked = [{ id, listingId: 'radio', title: 'Radio', until: '2026-06-04T12:00:00.000Z' }];
  const { calls } = await asMember(
    {},
    {
      'GET /api/reports/asked': { asked },
      [`POST /api/reports/${id}/answer`]: () => {
        asked.length = 0;
        return { id, version: 3, position: 9 };
      },
    },
  );
  renderPage(<AskedNotice listingId="radio" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Still for sale' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Still for sale' })).not.toBeInTheDocument(),
  );
  expect(calls.find(({ url }) => url.endsWith('/answer'))?.body).toEqual({ answer: 'still for sale' });
});
