import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspension } from './suspension';

const ana = '5f3c6a1e-0000-4000-8000-00000000000a';
const cleo = '5f3c6a1e-0000-4000-8000-00000000000c';
const at = '2026-06-01T12:00:00.000Z';
const path = `/api/admin/members/${ana}/suspension`;

const known = { name: 'Ana', isSuspended: false, maySuspend: true, hasVerifiedEmail: true, history: [] };

test('an admin suspends a member for a reason and lifts the suspension', async () => {
  let history: readonly object[] = [];
  const receipt = { id: ana, version: 4, position: 9 };
  const api = await asMember(
    { isAdmin: true },
    {
      [`GET ${path}`]: () => ({ ...known, isSuspended: history.length === 1, history }),
      [`POST ${path}`]: () => {
        history = [{ at, by: cleo, what: 'suspended', reason: 'Parts that never came.' }];
        return receipt;
      },
      [`POST ${path}/lift`]: () => {
        history = [
          { at: '2026-06-02T12:00:00.000Z', by: cleo, what: 'lifted', reason: 'They came.' },
          ...history,
        ];
        return receipt;
      },
    },
  );
  renderPage(<Suspension id={ana} />);
  await order('Suspend', 'Suspend Ana?', 'Parts that never came.');
  expect(await screen.findByText('Suspended: they cannot sign in.')).toBeInTheDocument();
  expect(screen.getByText(/Suspended on/)).toHaveTextContent('Parts that never came.');
  await order('Lift the suspension', 'Lift the suspension of Ana?', 'They came.');
  expect(await screen.findByText('Not suspended.')).toBeInTheDocument();
  expect(screen.getByText(/Lifted on/)).toHaveTextContent('They came.');
  expect(
    api.calls.filter(({ url }) => url === path || url === `${path}/lift`).flatMap(({ body }) => body ?? []),
  ).toEqual([{ reason: 'Parts that never came.' }, { reason: 'They came.' }]);
});

test.each([
  [true, 'We e-mail them the reason, word for word.'],
  [false, 'Their e-mail is not confirmed, so we cannot tell them the reason.'],
])('says whether the reason will be e-mailed: e-mail verified %s', async (hasVerifiedEmail, words) => {
  await asMember({ isAdmin: true }, { [`GET ${path}`]: { ...known, hasVerifiedEmail } });
  renderPage(<Suspension id={ana} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(words);
});

test('shows no Suspend button to an admin who may not suspend the member', async () => {
  await asMember({ isAdmin: true }, { [`GET ${path}`]: { ...known, maySuspend: false } });
  renderPage(<Suspension id={ana} />);
  expect(await screen.findByText('Another admin has to do this.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
});

test('moves the focus to the reason each time it is missing', async () => {
  await asMember({ isAdmin: true }, { [`GET ${path}`]: known });
  renderPage(<Suspension id={ana} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const _press of [1, 2]) {
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getByLabelText(/Reason/)).toHaveAccessibleDescription(/Write down why\./);
    expect(dialog.getByLabelText(/Reason/)).toHaveFocus();
  }
});

async function order(action: string, title: string, reason: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: action }));
  const dialog = within(screen.getByRole('dialog', { name: title }));
  await userEvent.type(dialog.getByLabelText(/Reason/), reason);
  await userEvent.click(dialog.getByRole('button', { name: action }));
}
