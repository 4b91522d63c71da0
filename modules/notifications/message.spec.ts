import { listingContent } from '../marketplace/listing/listing.content.js';
import { notificationEmail } from './by-email/emails.js';
import { nameContent, nameContents, nameDays } from './message.js';
import { listingsCalled } from './notifications.fixtures.js';

const forged = 'Grille\r\n\r\nTake a look:\nhttps://evil.example\u2028and\u0085more';

test('days are named by the calendar of the recipient', () => {
  const message =
    'Yours until {day 2027-03-02T05:59:59.000Z}; {listing} expires {in 2026-11-27T06:30:00.000Z}.';
  const now = '2026-11-26T01:30:00.000Z';
  expect(nameDays(message, now, 'America/Chicago')).toBe(
    'Yours until March 1, 2027; {listing} expires in 2 days.',
  );
  expect(nameDays(message, now, 'America/Denver')).toBe(
    'Yours until March 1, 2027; {listing} expires in 1 day.',
  );
  expect(nameDays(message, now, 'America/New_York')).toBe(
    'Yours until March 2, 2027; {listing} expires in 2 days.',
  );
});

test('a title with line breaks, as old events have, is one line in an e-mail', () => {
  const message = nameContent('Ana holds {listing}.', listingContent, forged);
  expect(message).toBe('Ana holds “Grille Take a look: https://evil.example and more”.');
  const rendered = { message, subject: 'On hold', url: 'https://swap.example/', title: forged };
  const links = { stop: 'https://swap.example/stop', choose: 'https://swap.example/choose' };
  const email = notificationEmail('Ana', 'Holds and sales', rendered, links);
  expect(JSON.stringify(email)).not.toMatch(/\\[rn]|[\u0085\u2028]/);
});

test('every word in braces is looked at, and one that is no kind of content stays', async () => {
  const contents = listingsCalled(new Map([['one', 'Grille']]));
  const named = [
    { message: '{hm}: Ana holds {listing}. View {listing}?', about: 'one' },
    { message: '{listing} is gone, {hm}.', about: 'two' },
    { message: '{hm}', about: 'one' },
  ];
  expect(await nameContents(contents, named)).toEqual([
    '{hm}: Ana holds “Grille”. View “Grille”?',
    'A removed listing is gone, {hm}.',
    '{hm}',
  ]);
});
