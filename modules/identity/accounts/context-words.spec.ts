import { saysLittleElse } from './context-words.rules.js';

const owner = { email: 'ana.smith@oldford.example', name: 'Ana Wojcik' };

test.each([
  'marketplace',
  'organizer1',
  'supportsupport',
  'smcsmcsmc',
  'swapmeet-admin',
  'janesville',
  'examplecom',
  'Ch3vrolet1969!',
  'FordFord99',
  'oldford-smith',
  'wojcik2026!',
  'SmithWojcik12',
])('"%s" is words that others know, and little else', (password) => {
  expect(saysLittleElse(password, owner)).toBe(true);
});

test.each([
  'four barrel holley',
  'my ford never starts in rain',
  'rust-never-sleeps-57',
  'Tr8$kd02Lq',
  '19570612',
])('"%s" says more', (password) => {
  expect(saysLittleElse(password, owner)).toBe(false);
});

test('short parts of a name and numbers of an address count for nothing', () => {
  expect(saysLittleElse('ananas-pizza', { email: '1957@x.org', name: 'Ana' })).toBe(false);
});
