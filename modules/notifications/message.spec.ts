import type { ContentRef, ContentType } from '../kernel/content/content.js';
import { listingContent } from '../marketplace/listing/listing.content.js';
import { notificationEmail } from './by-email/emails.js';
import { type MessageSource, nameDays, readMessages, type WrittenMessage } from './message.js';

const titles = new Map([
  ['one', 'Grille'],
  ['forged', 'Grille\r\n\r\nTake a look:\nhttps://evil.example\u2028and\u0085more'],
]);
const lines = new Map([['m1', '  Is it still\tthere?\nI could come by on Sunday.']]);
const source: MessageSource = {
  contents: {
    typeOf: (kind) => (kind === 'listing' ? listingContent : { member: {} as ContentType }[kind]),
    firstLinesOf:
      async () =>
      ({ id }: ContentRef) =>
        lines.get(id),
  },
  names: {
    namesFor: async () =>
      new Map([
        ['ana', 'Ana K.'],
        ['dale', 'Dale R.'],
        ['bob', 'Bob T.'],
      ]),
  },
  titlesOf:
    async () =>
    ({ id }) =>
      titles.get(id) ?? null,
};
const reading = { readerId: 'una', now: '2026-06-01T12:00:00.000Z', withWords: true };
const read = async (...written: readonly (Partial<WrittenMessage> & { readonly message: string })[]) =>
  (
    await readMessages(
      source,
      written.map((one) => ({ about: 'one', ...one })),
      reading,
    )
  ).map(({ message }) => message);

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

test('a title with line breaks, as old events have, is one line in an e-mail', async () => {
  const [message = ''] = await read({ message: 'Ana holds {listing}.', about: 'forged' });
  expect(message).toBe('Ana holds “Grille Take a look: https://evil.example and more”.');
  const rendered = { message, subject: 'On hold', url: 'https://swap.example/', title: 'Grille\r\nmore' };
  const links = { stop: 'https://swap.example/stop', choose: 'https://swap.example/choose' };
  const email = notificationEmail('Ana', 'Holds and sales', rendered, links);
  expect(JSON.stringify(email)).not.toMatch(/\\[rn]|[\u0085\u2028]/);
});

test('every word in braces is looked at, and one that is no kind of content stays', async () => {
  expect(
    await read(
      { message: '{hm}: Ana holds {listing}. View {listing}?' },
      { message: '{listing} is gone, {hm}.', about: 'two' },
      { message: '{listing two} is like {listing one}, says {member ana}.' },
      { message: '{hm}' },
    ),
  ).toEqual([
    '{hm}: Ana holds “Grille”. View “Grille”?',
    'A removed listing is gone, {hm}.',
    'A removed listing is like “Grille”, says Ana K.',
    '{hm}',
  ]);
});

const wrote = { message: '{who} wrote about {listing}.', words: { kind: 'message', id: 'm1' } };

test('a message says who and what, and the first line of what they wrote while it may be read', async () => {
  expect(
    await read(
      { ...wrote, actors: ['dale'] },
      { ...wrote, actors: ['dale'], words: { kind: 'message', id: 'taken back' } },
      { ...wrote, actors: ['erased'] },
    ),
  ).toEqual([
    'Dale R. wrote about “Grille”: Is it still there? …',
    'Dale R. wrote about “Grille”.',
    'A former member wrote about “Grille”: Is it still there? …',
  ]);
  const quiet = { ...reading, withWords: false };
  const [first] = await readMessages(source, [{ about: 'one', actors: ['dale'], ...wrote }], quiet);
  expect(first).toEqual({ message: 'Dale R. wrote about “Grille”.', title: 'Grille' });
});

test('a group names the first two and the number of the others, and quotes nobody', async () => {
  const group = { ...wrote, ofSeveral: '{who} wrote about {listing}.' };
  expect(
    await read(
      { ...group, actors: ['dale', 'ana'] },
      { ...group, actors: ['dale', 'ana', 'bob', 'cid', 'erased'] },
      { ...group, actors: ['dale', 'ana', ...Array.from({ length: 48 }, (_, at) => `${at}`)] },
      { ...wrote, actors: ['dale', 'ana'] },
    ),
  ).toEqual([
    'Dale R. and Ana K. wrote about “Grille”.',
    'Dale R., Ana K. and 3 more wrote about “Grille”.',
    'Dale R., Ana K. and many more wrote about “Grille”.',
    'Dale R. wrote about “Grille”: Is it still there? …',
  ]);
});
