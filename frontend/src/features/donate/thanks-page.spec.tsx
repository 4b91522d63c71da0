import { choiceOf, giftId, wholeGift } from '@entities/donation/donation.fixtures';
import type { WholeGift } from '@entities/donation/donation.queries';
import { whenToLookAgain } from '@entities/donation/when-to-look-again';
import { asGuest, errorResponse, renderPage, savedElsewhere } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ThanksPage from './thanks-page';

const at = `/donate/thanks/${giftId}`;
const read = `GET /api/donations/${giftId}`;
const write = `PUT /api/donations/${giftId}/choice`;

beforeEach(() => sessionStorage.clear());

async function open(gift: Partial<WholeGift>, answers = {}, link = at) {
  const api = await asGuest({ [read]: wholeGift(gift), ...answers });
  renderPage(<ThanksPage />, { at: link, path: '/donate/thanks/:id' });
  return api;
}

test('a gift that is here is thanked for, with its receipt and its post', async () => {
  sessionStorage.setItem('gift', JSON.stringify({ sent: { id: giftId } }));
  await open({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect(screen.getByText('Your gift of $50 is here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Receipt 2026-000123' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the thank-you' })).toHaveAttribute('href', '/wall/thanks-1');
  expect(sessionStorage.getItem('gift')).toBeNull();
});

test.each([
  [{ status: 'initiated', url: '/test-checkout/one' }, 'Not paid yet', 'Go on to pay'],
  [{ status: 'processing' }, 'Your gift is on its way', null],
  [{ status: 'refunded', refunded: 50 }, 'We sent your gift back', null],
  [{ status: 'disputed' }, 'Your bank disputes this gift', null],
  [{ status: 'lapsed' }, 'This gift was not paid', 'Try again'],
] as const)('what is not here says so, and how to go on: %j', async (gift, title, link) => {
  await open({ receiptNumber: null, settledAt: null, thankYou: null, ...gift });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  if (link) expect(screen.getByRole('link', { name: link })).toBeVisible();
});

test('a declined card leads back to the same page or to the form, which keeps what was typed', async () => {
  const typed = JSON.stringify({ sent: { id: giftId } });
  sessionStorage.setItem('gift', typed);
  await open({ status: 'initiated', url: 'https://pay.example/c/1', receiptNumber: null });
  expect(await screen.findByRole('link', { name: 'Go on to pay' })).toHaveAttribute(
    'href',
    'https://pay.example/c/1',
  );
  expect(screen.getByRole('link', { name: 'Change the gift' })).toHaveAttribute('href', '/donate');
  expect(sessionStorage.getItem('gift')).toBe(typed);
});

test('without a page to pay on it may be paid already, and nothing is said of a card', async () => {
  await open({ status: 'initiated', url: null, receiptNumber: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Not paid yet' })).toBeVisible();
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
});

test('a check says whom it is for, what to write on it, and where it goes', async () => {
  await open({
    status: 'initiated',
    way: 'by hand',
    receiptNumber: null,
    byHand: {
      payTo: 'Swap Meet Classics, 1 Main St, Jefferson, WI 53549',
      memo: 'SMC 7B0F8A52',
      until: '2026-08-01T12:00:00.000Z',
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Now the check' })).toBeVisible();
  for (const words of ['SMC 7B0F8A52', 'Swap Meet Classics, 1 Main St, Jefferson, WI 53549'])
    expect(screen.getByText(words)).toBeVisible();
});

test('the key of a guest leaves the address, goes with each call, and stays for this tab', async () => {
  const { calls } = await open({}, {}, `${at}?key=secret`);
  await screen.findByRole('heading', { level: 1, name: 'Thank you' });
  expect(calls.map(({ url }) => url)).toContain(`/api/donations/${giftId}?key=secret`);
  expect(sessionStorage.getItem(`gift-key:${giftId}`)).toBe('secret');
});

test('a thank-you is changed with its preview, and withdrawn', async () => {
  const { calls } = await open({}, { [write]: { id: giftId, version: 4, position: 9 } }, `${at}?key=secret`);
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const form = screen.getByRole('form', { name: 'Your thank-you' });
  await userEvent.click(within(form).getByRole('radio', { name: /As “Somebody”/ }));
  expect(within(form).getByText('Somebody keeps the lights on. Thank you!')).toBeVisible();
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw it' }));
  await screen.findByRole('button', { name: 'Change' });
  const bodies = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(bodies).toEqual([
    { ...choiceOf({ shownAs: 'somebody' }), key: 'secret', madeFrom: 3 },
    { ...choiceOf({ shownAs: 'none' }), key: 'secret', madeFrom: 3 },
  ]);
});

test('what another page changed since is asked about', async () => {
  const saved = { ...wholeGift({ choice: choiceOf({ shownAs: 'none' }) }), version: 5 };
  const there = savedElsewhere(wholeGift(), saved);
  await open({}, { [read]: there.read, [write]: there.write });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await userEvent.click(screen.getByRole('radio', { name: /By my initials/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('group', { name: 'How we thank you' });
  expect(within(question).getByText('By my initials')).toBeVisible();
  expect(within(question).getByText('Not at all: stay anonymous')).toBeVisible();
});

test('whoever did not give it reads nothing of it', async () => {
  await open(
    {},
    { [read]: errorResponse({ status: 404, body: { code: 'DONATION_NOT_FOUND', message: 'No.' } }) },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'No such gift' })).toBeVisible();
});

test('a page reads a gift again until it is settled with its receipt and its post', () => {
  const settled = wholeGift();
  expect(whenToLookAgain(settled, 1)).toBe(false);
  expect(whenToLookAgain({ ...settled, receiptNumber: null }, 1)).toBe(3_000);
  expect(whenToLookAgain({ ...settled, thankYou: null }, 1)).toBe(3_000);
  expect(whenToLookAgain({ ...settled, thankYou: null }, 40)).toBe(false);
  expect(whenToLookAgain({ ...settled, choice: choiceOf({ shownAs: 'none' }), thankYou: null }, 1)).toBe(
    false,
  );
  expect(whenToLookAgain({ ...settled, status: 'processing' }, 1)).toBe(3_000);
  expect(whenToLookAgain({ ...settled, status: 'processing' }, 40)).toBe(30_000);
  expect(whenToLookAgain({ ...settled, status: 'initiated', way: 'by hand' }, 1)).toBe(30_000);
  expect(whenToLookAgain({ ...settled, status: 'lapsed' }, 1)).toBe(false);
});
