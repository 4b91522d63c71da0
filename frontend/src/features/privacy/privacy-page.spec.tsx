import { PLACE_DAYS } from '@lib/browser/user-location';
import { asGuest, renderPage } from '@lib/testing/page.fixtures';
import { linkMinutes } from '@modules/identity/email-tokens/email-tokens.contract';
import { signInsKeptDays, signInsListed } from '@modules/identity/sessions/sign-in-history.contract';
import { screen } from '@testing-library/react';
import PrivacyPage from './privacy-page';

test('says in numbered sections what we store and how to erase it', async () => {
  await asGuest();
  renderPage(<PrivacyPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInTheDocument();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles[0]).toBe('1. Your account');
  expect(titles).toContainEqual(expect.stringMatching(/erasing it$/));
  expect(screen.getByRole('link', { name: 'account page' })).toHaveAttribute('href', '/account');
});

test.each([
  ['sign-in history and coarse network', `each sign-in of the last ${signInsKeptDays} days`],
  ['how many of them are listed', `lists the last ${signInsListed}`],
  ['the session cookie', 'It ends after 14 days without a visit, after 90 days'],
  ['the cookie of the place', `keeps it for ${PLACE_DAYS} days, rounded`],
  ['the time zone', 'we keep the last one with your account'],
  ['the cookie of a link', `one for ${linkMinutes} minutes while you wait for a sign-in link`],
  ['notification e-mails and their digest', 'at once, in a daily digest, or not at all'],
  ['the statistics of sent e-mails', 'without their text, for 90 days'],
  [
    'suspensions',
    'If they suspend your account, limit what you can do, or end that, we keep when, until when, who did it and why.',
  ],
  ['the place of a post', 'If you leave “Show my area” on, it also names the town of your profile'],
  ['what stays of a deleted post', 'encrypted under your own key, until your account is erased'],
  ['who sees where a member goes', 'Members who follow you see that you go, unless you choose otherwise'],
  ['the private address of a calendar', 'we keep a keyed digest of it, since when you have it'],
  ['what organizers show to staff', 'How we can check it, and whom we ask, our staff alone reads'],
  ['whose a suggestion is', 'our staff alone sees that it came from you'],
  ['that gifts have a stand-in', 'not filed under your account but under a stand-in'],
  ['what the provider reports', 'is kept as it came, encrypted, for 90 days'],
  [
    'what the law keeps of gifts',
    'the amount, the day and the number of the receipt stay, without your name',
  ],
  ['the counts of ads', 'how often an ad was shown and how often it was pressed, not by whom'],
  ['every member’s date of birth', 'your date of birth, the day you joined'],
])('names %s as the modules store it', async (_what, words) => {
  await asGuest();
  renderPage(<PrivacyPage />);
  expect(document.body).toHaveTextContent(words);
});
