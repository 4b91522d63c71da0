import { giftId, givingOf, shownGift } from '@entities/donation/donation.fixtures';
import type { Giving } from '@entities/donation/donation.queries';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DonatePage from './donate-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const reads = (part: Partial<Giving> = {}) => ({ 'GET /api/donations/giving': givingOf(part) });
const answerOf = (url: string | null) => ({
  id: giftId,
  url,
  thanks: `/donate/thanks/${giftId}`,
  receipt: { id: giftId, version: 1, position: 7 },
});
const show = () => renderPage(<DonatePage />, { at: '/donate', path: '/donate' });
const form = () => screen.findByRole('form', { name: 'Give' });
const preview = () => screen.getByRole('region', { name: 'How others will read it' });
const button = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: RegExp) => userEvent.click(button(name));
const choose = (name: RegExp | string) => userEvent.click(screen.getByRole('radio', { name }));
const sent = (calls: readonly { readonly method: string; readonly url: string; readonly body: unknown }[]) =>
  calls
    .filter(({ method, url }) => method === 'POST' && url === '/api/donations')
    .map(({ body }) => body as Record<string, unknown>);

test('says how donors are thanked, who gave, how far the goal is, and how to help without money', async () => {
  await asGuest(reads({ latest: [shownGift({ amount: 50, message: 'For the meet' })] }));
  show();
  await form();
  expect(screen.getByRole('heading', { level: 1, name: 'Support Us' })).toBeInTheDocument();
  for (const words of [
    /A thank-you post on the wall, with your name/,
    /you stay anonymous/,
    /Lifetime Premium\+ may be granted/,
    /from 18 donors/,
    'Earl Jensen',
    'For the meet',
    /You can change it or take it back later/,
  ])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'The goal of 2026' })).toHaveAttribute(
    'aria-valuenow',
    '21',
  );
  expect(screen.getByRole('link', { name: 'All donors' })).toHaveAttribute('href', '/donate/donors');
  expect(screen.getByRole('heading', { name: 'Without spending a dollar' })).toBeInTheDocument();
  expect(screen.queryByText('Test: nothing is charged')).toBeNull();
});

test('the thank-you changes as it is chosen, and is sent as it was shown', async () => {
  const { calls } = await asMember({}, { ...reads(), 'POST /api/donations': answerOf('/test-checkout/one') });
  show();
  await form();
  expect(within(preview()).getByText('Ray Kowalski keeps the lights on. Thank you!')).toBeVisible();
  await choose('$50');
  await choose(/By my initials/);
  await userEvent.type(screen.getByLabelText(/A message/), 'For the meet');
  expect(screen.getByText('12 of 300 characters')).toBeVisible();
  expect(within(preview()).getByText('R. K. keeps the lights on. Thank you!')).toBeVisible();
  expect(within(preview()).getByText('“For the meet”')).toBeVisible();
  expect(within(preview()).queryByText('$50')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /Show the amount/ }));
  expect(within(preview()).getByText('$50')).toBeVisible();
  await choose(/Only our staff/);
  expect(within(preview()).queryByText('“For the meet”')).toBeNull();
  await press(/Pay \$50 by card/);
  expect(await screen.findByText('another page')).toBeVisible();
  expect(sent(calls)).toEqual([
    {
      id: expect.any(String),
      amount: 50,
      frequency: 'once',
      way: 'card',
      choice: {
        shownAs: 'initials',
        showsAmount: true,
        message: 'For the meet',
        messageFor: 'staff',
        sharesWithStaff: true,
      },
      name: 'Ray Kowalski',
      email: 'ray@example.com',
    },
  ]);
});

test('whoever stays anonymous sees that nothing is shown, and what hiding from staff means', async () => {
  const { calls } = await asGuest({ ...reads(), 'POST /api/donations': answerOf(null) });
  show();
  await form();
  await choose('$25');
  await choose(/stay anonymous/);
  expect(within(preview()).getByText(/There is no post/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Show the amount/ })).toBeNull();
  expect(screen.getByText(/Such a gift does not count for the King Tier/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Do not show me to staff/ }));
  await userEvent.type(screen.getByLabelText(/Your name/), 'Ana Diaz');
  await userEvent.type(screen.getByLabelText(/Your e-mail/), 'ana@example.com');
  await press(/Pay \$25 by check/);
  expect(await screen.findByText('another page')).toBeVisible();
  expect(sent(calls)[0]).toMatchObject({
    way: 'by hand',
    choice: { shownAs: 'none', sharesWithStaff: false },
    name: 'Ana Diaz',
  });
  expect(sessionStorage.getItem('gift')).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('Ana');
});

test('a form with gaps says what is missing, and sends nothing', async () => {
  const { calls } = await asGuest(reads());
  show();
  await form();
  await userEvent.type(screen.getByLabelText(/Another amount/), '0.50');
  await userEvent.click(screen.getByLabelText(/A message/));
  await userEvent.paste('x'.repeat(301));
  await press(/by card/);
  for (const words of [
    'The least is $1.',
    'A message has 300 characters at most.',
    'Enter the name for the receipt.',
  ])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText(/Your e-mail/)).toHaveAccessibleDescription(
    'Enter the e-mail address for the receipt.',
  );
  expect(sent(calls)).toEqual([]);
});

test('after a refusal and on coming back, all is still there; the same again is the same gift, a changed one another', async () => {
  let tries = 0;
  const { calls } = await asMember(
    {},
    {
      ...reads(),
      'POST /api/donations': () =>
        ++tries === 1
          ? errorResponse({ status: 503, body: { message: 'Try again in a minute.' } })
          : answerOf('/test-checkout/one'),
    },
  );
  const first = show();
  await form();
  await userEvent.type(screen.getByLabelText(/Another amount/), '1,250.50');
  await press(/by card/);
  expect(await screen.findByText('Try again in a minute.')).toBeVisible();
  await press(/Pay \$1,250.50 by card/);
  await screen.findByText('another page');
  first.unmount();
  show();
  await form();
  expect(screen.getByLabelText(/Another amount/)).toHaveValue('1,250.50');
  await choose('$100');
  await press(/Pay \$100 by card/);
  await screen.findByText('another page');
  const [one, again, other] = sent(calls).map(({ id }) => id);
  expect(one).toBe(again);
  expect(other).not.toBe(one);
});

test('a gift whose page to pay is over is sent once more under another id', async () => {
  let tries = 0;
  const { calls } = await asMember(
    {},
    {
      ...reads(),
      'POST /api/donations': () =>
        ++tries === 1
          ? errorResponse({ status: 409, body: { code: 'PAYMENT_OVER', message: 'It is over.' } })
          : answerOf('/test-checkout/two'),
    },
  );
  show();
  await form();
  await choose('$25');
  await press(/by card/);
  await screen.findByText('another page');
  const ids = sent(calls).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('another member of this tab does not see what was typed', async () => {
  await asMember({}, reads());
  const { unmount } = show();
  await form();
  await choose('$100');
  unmount();
  await asMember({ uid: 'ana', id: 'ana', name: 'Ana Diaz', email: 'ana@example.com' }, reads());
  show();
  await form();
  expect(screen.getByRole('radio', { name: '$100' })).not.toBeChecked();
  expect(screen.getByLabelText(/Your name/)).toHaveValue('Ana Diaz');
});

test('each month a member gives by card; a guest signs in first', async () => {
  const { calls } = await asMember({}, { ...reads(), 'POST /api/donations': answerOf('/test-checkout/one') });
  const { unmount } = show();
  await form();
  await choose('$100');
  await choose('Each month');
  expect(screen.queryByRole('radio', { name: '$100' })).toBeNull();
  await choose('$10');
  expect(screen.queryByRole('button', { name: /by check/ })).toBeNull();
  await press(/Give \$10 a month by card/);
  await screen.findByText('another page');
  expect(sent(calls)[0]).toMatchObject({ frequency: 'monthly', amount: 10 });
  unmount();
  await asGuest(reads());
  show();
  await form();
  await choose('Each month');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=/donate');
  expect(screen.queryByRole('button', { name: /by card/ })).toBeNull();
});

test('a test says that nothing is charged; without cards there is the check alone', async () => {
  await asGuest(reads({ ways: { card: true, isTest: true, byHand: false } }));
  const { unmount } = show();
  expect(await screen.findByText('Test: nothing is charged')).toBeVisible();
  expect(screen.queryByText(/Stripe/)).toBeNull();
  unmount();
  await asGuest(reads({ ways: { card: false, isTest: false, byHand: true } }));
  show();
  await form();
  expect(screen.queryByRole('radio', { name: 'Each month' })).toBeNull();
  expect(button(/by check/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /by card/ })).toBeNull();
});

test('while it is closed there is an address to write to; a minor is led to a guardian', async () => {
  await asGuest(reads({ isOpen: false }));
  const { unmount } = show();
  expect(await screen.findByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.queryByRole('form', { name: 'Give' })).toBeNull();
  unmount();
  await asMember({ isMinor: true }, reads());
  show();
  expect(await screen.findByText('Ask your parent or guardian to give')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Give' })).toBeNull();
});

test('the key of a gift that a guest pays by card stays in the tab', async () => {
  const answer = { ...answerOf('/test-checkout/one'), thanks: `/donate/thanks/${giftId}?key=secret` };
  await asGuest({ ...reads(), 'POST /api/donations': answer });
  show();
  await form();
  await choose('$25');
  await userEvent.type(screen.getByLabelText(/Your name/), 'Ana Diaz');
  await userEvent.type(screen.getByLabelText(/Your e-mail/), 'ana@example.com');
  await press(/by card/);
  expect(await screen.findByText('another page')).toBeVisible();
  expect(sessionStorage.getItem(`gift-key:${giftId}`)).toBe('secret');
});
