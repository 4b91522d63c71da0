import { asGuest, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UnsubscribePage from './unsubscribe-page';

beforeEach(() => localStorage.clear());

const path = '/api/notifications/unsubscribe';
const open = () => renderPage(<UnsubscribePage />, { at: '/unsubscribe#a.b-c_d' });

test('asks first, unsubscribes without a session, and says how to undo it', async () => {
  const api = await asGuest({
    [`GET ${path}`]: { mails: 'sale_request', name: 'Holds and sales', isOn: true },
    [`POST ${path}`]: { mails: 'sale_request', name: 'Holds and sales', isOn: false },
  });
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Stop these e-mails?');
  expect(document.body).toHaveTextContent('E-mails about “Holds and sales”.');
  expect(api.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${path}?token=a.b-c_d`]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop these e-mails' }));
  const stopped = await screen.findByRole('status');
  expect(stopped).toHaveTextContent('E-mail about “Holds and sales” is stopped');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(stopped).toHaveTextContent('tick E-mail beside “Holds and sales”');
  expect(screen.getByRole('link', { name: 'Choose what comes by e-mail' })).toHaveAttribute(
    'href',
    '/notifications?show=preferences',
  );
  expect(api.calls.at(-1)).toMatchObject({ method: 'POST', url: `${path}?token=a.b-c_d` });
});

test('stops the daily digest', async () => {
  await asGuest({
    [`GET ${path}`]: { mails: 'digest', name: '', isOn: true },
    [`POST ${path}`]: { mails: 'digest', name: '', isOn: false },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the digest' }));
  expect(await screen.findByText('The daily digest is stopped')).toBeInTheDocument();
});

test('shows e-mails that are already off', async () => {
  await asGuest({ [`GET ${path}`]: { mails: 'new_message', name: 'Messages', isOn: false } });
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('These e-mails are off');
  expect(document.body).toHaveTextContent('E-mail about “Messages” is off');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['/unsubscribe', '/unsubscribe#cut-off'])('says that the link is incomplete: %s', async (at) => {
  await asGuest({
    [`GET ${path}`]: errorResponse({ status: 404, body: { code: 'UNSUBSCRIBE_LINK_UNKNOWN' } }),
  });
  renderPage(<UnsubscribePage />, { at });
  expect(await screen.findByText('This link is incomplete')).toBeInTheDocument();
});

test('shows a retry when the server cannot be reached', async () => {
  let isDown = true;
  await asGuest({
    [`GET ${path}`]: () =>
      isDown ? errorResponse({ status: 503, body: {} }) : { mails: 'digest', name: '', isOn: true },
  });
  open();
  await screen.findByText('Your choice could not be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Stop the digest' })).toBeInTheDocument();
});
