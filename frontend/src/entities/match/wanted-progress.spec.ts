import { progressWords } from './wanted-progress';

test.each([
  [{ matches: 0, talks: 0 }, ''],
  [{ matches: 1, talks: 0 }, '1 match'],
  [{ matches: 3, talks: 2 }, '3 matches · in talks with 2 members'],
  [{ matches: 0, talks: 1 }, 'in talks with 1 member'],
])('an ad says how far it is: %j', (progress, words) => {
  expect(progressWords(progress)).toBe(words);
});
