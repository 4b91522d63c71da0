import { quoted } from './quoted.rules.js';

test.each([
  ['Radio', '“Radio”'],
  ['“GT” emblem', '“‘GT’ emblem”'],
  ['"GT" emblem ("Falcon")', '“‘GT’ emblem (‘Falcon’)”'],
  ['4" exhaust tip, 3 1/2" long', '“4" exhaust tip, 3 1/2" long”'],
])('within quotation marks others are single: %s', (text, words) => {
  expect(quoted(text)).toBe(words);
});
