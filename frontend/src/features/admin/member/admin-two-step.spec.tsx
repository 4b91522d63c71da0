import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminTwoStep } from './admin-two-step';

const ana = '5f3c6a1e-0000-4000-8000-00000000000a';
const cleo = '5f3c6a1e-0000-4000-8000-00000000000c';
const at = '2026-06-01T12:00:00.000Z';
const reason = 'Called from the number of the club.';
const path = `/api/admin/members/${ana}/second-factor`;

const open = () => renderPage(<AdminTwoStep id={ana} />);

test('an admin turns two-step sign-in off and gives a reason', async () => {
  let isOn = true;
  const api = await asMember(
    { isAdmin: true },
    {
      [`GET ${path}`]: () =>
        isOn
          ? { name: 'Ana', since: at, removals: [] }
          : { name: 'Ana', since: null, removals: [{ at, by: cleo, reason }] },
      [`POST ${path}/remove`]: () => {
        isOn = false;
        return { id: ana, version: 4, position: 9 };
      },
    },
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Turn off two-step sign-in for Ana?' }));
  await userEvent.type(dialog.getByLabelText(/Reason/), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Off.')).toBeInTheDocument();
  expect(screen.getByText(/Turned off on/)).toHaveTextContent(reason);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.calls.filter(({ url }) => url === `${path}/remove`).map(({ body }) => body)).toEqual([
    { reason },
  ]);
});

test('shows no button for a member without two-step sign-in', async () => {
  await asMember({ isAdmin: true }, { [`GET ${path}`]: { name: 'Ana', since: null, removals: [] } });
  open();
  expect(await screen.findByText('Off.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
});

test('shows a refusal in the dialog and keeps what was typed', async () => {
  const message = 'Turn off your own two-step sign-in on your account page, or ask another admin to do it.';
  await asMember(
    { isAdmin: true },
    {
      [`GET ${path}`]: { name: 'Ana', since: at, removals: [] },
      [`POST ${path}/remove`]: errorResponse({ status: 403, body: { code: 'OWN_SECOND_FACTOR', message } }),
    },
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Reason/), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByLabelText(/Reason/)).toHaveValue(reason);
});
