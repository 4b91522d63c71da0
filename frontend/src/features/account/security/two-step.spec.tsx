import { asMember, errorResponse, memberOf, renderPage, sessionOf } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TwoStep } from './two-step';

const off = { status: 'off', since: null, recoveryCodesLeft: 0 };
const on = { status: 'on', since: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 2 };
const begun = {
  secret: 'GEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Swap%20Meet%20Classics:ray?secret=GEZDGNBV',
};
const codes = ['7KQ2M-XW4TN', 'AAAAA-BBBBB'];
const refusal = (status: number, code: string, message: string) =>
  errorResponse({ status, body: { code, message } });

beforeEach(() => localStorage.clear());

test('set-up shows a QR code and a key, accepts the first code, and shows recovery codes once', async () => {
  let isOn = false;
  const api = await asMember(
    {},
    {
      'GET /api/account/totp': () => (isOn ? on : off),
      'POST /api/account/totp': begun,
      'POST /api/account/totp/confirm': () => {
        isOn = true;
        return { recoveryCodes: codes, session: sessionOf(memberOf(), 'token-2') };
      },
    },
  );
  renderPage(<TwoStep />);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up 2FA' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set up two-step sign-in' });
  expect(await within(dialog).findByRole('img', { name: /QR code/ })).toBeInTheDocument();
  expect(within(dialog).getByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText('Code'), '287082');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn it on' }));
  const sheet = await within(dialog).findByRole('list', { name: 'Recovery codes' });
  expect(dialog).toHaveAccessibleName('Your recovery codes');
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(codes.length);
  expect(api.calls.at(-1)?.body).toEqual({ code: '287082' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the codes' }));
  expect(screen.getByText(codes[0] ?? '')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText('On')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: /Two-step/ })).toHaveFocus());
  expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
});

test('asks for the password first, long after signing in', async () => {
  const asked = refusal(403, 'PROOF_NEEDED', 'Enter your password first.');
  const wrong = refusal(400, 'WRONG_PROOF', 'That is not your password.');
  const api = await asMember(
    {},
    {
      'GET /api/account/totp': off,
      'POST /api/account/totp': ({ body }: { readonly body: { readonly password?: string } }) =>
        body.password === undefined ? asked : body.password === 'a 327 and a Muncie' ? begun : wrong,
    },
  );
  renderPage(<TwoStep />);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up 2FA' }));
  await userEvent.type(await screen.findByLabelText('Your password'), 'not that one');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That is not your password.');
  await userEvent.clear(screen.getByLabelText('Your password'));
  await userEvent.type(screen.getByLabelText('Your password'), 'a 327 and a Muncie');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
  expect(api.calls.at(-1)?.body).toEqual({ password: 'a 327 and a Muncie' });
});

test('shows a wrong first code at its field', async () => {
  await asMember(
    {},
    {
      'GET /api/account/totp': off,
      'POST /api/account/totp': begun,
      'POST /api/account/totp/confirm': refusal(400, 'WRONG_CODE', 'That code is not right.'),
    },
  );
  renderPage(<TwoStep />);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up 2FA' }));
  await userEvent.type(await screen.findByLabelText('Code'), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Turn it on' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

test('warns when few recovery codes are left, and renews them for the password and a code', async () => {
  const api = await asMember(
    {},
    { 'GET /api/account/totp': on, 'POST /api/account/recovery-codes': { recoveryCodes: codes } },
  );
  renderPage(<TwoStep />);
  expect(await screen.findByText(/2 recovery codes left: get new ones/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'New recovery codes' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'a 327 and a Muncie');
  await userEvent.type(screen.getByLabelText('Code'), '287082');
  await userEvent.click(screen.getByRole('button', { name: 'Get new codes' }));
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeInTheDocument();
  expect(api.calls.find(({ url }) => url === '/api/account/recovery-codes')?.body).toEqual({
    password: 'a 327 and a Muncie',
    code: '287082',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText(codes[0] ?? '')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
});

test('asks for the password and a code to turn it off', async () => {
  let isOn = true;
  const api = await asMember(
    {},
    {
      'GET /api/account/totp': () => (isOn ? on : off),
      'POST /api/account/totp/off': () => {
        isOn = false;
        return { status: 'off' };
      },
    },
  );
  renderPage(<TwoStep />);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'a 327 and a Muncie');
  await userEvent.type(screen.getByLabelText('Code'), '287082');
  await userEvent.click(screen.getByRole('button', { name: 'Turn it off' }));
  expect(await screen.findByRole('button', { name: 'Set up 2FA' })).toBeInTheDocument();
  expect(api.calls.find(({ url }) => url === '/api/account/totp/off')?.body).toEqual({
    password: 'a 327 and a Muncie',
    code: '287082',
  });
});
