import { addSlashes, parseDate } from './written-date';

test.each([
  ['3/14/1962', '1962-03-14'],
  ['03/14/1962', '1962-03-14'],
  [' 3 / 14 / 1962 ', '1962-03-14'],
  ['3-14-1962', '1962-03-14'],
  ['3.14.1962', '1962-03-14'],
  ['3 14 1962', '1962-03-14'],
  ['03141962', '1962-03-14'],
  ['1962-03-14', '1962-03-14'],
  ['2/29/1960', '1960-02-29'],
])('%s is the day %s', (words, day) => {
  expect(parseDate(words)).toBe(day);
});

test.each([
  '',
  '3/14',
  '3/14/62',
  '13/14/1962',
  '2/29/1961',
  '14/3/1962',
  '3/14/19621',
  '0962-03-14',
  'March 14',
])('"%s" is no day', (words) => {
  expect(parseDate(words)).toBeUndefined();
});

/** The text in the field after these keys. */
const typed = (keys: string) => [...keys].reduce((words, key) => addSlashes(words + key, words), '');

test.each([
  ['03141962', '03/14/1962'],
  ['3/14/1962', '3/14/1962'],
  ['12/1/1962', '12/1/1962'],
  ['3/141962', '3/14/1962'],
  ['1962-03-14', '1962-03-14'],
])('the keys %s write %s', (keys, words) => {
  expect(typed(keys)).toBe(words);
});

test('a slash that is taken away does not come back by itself', () => {
  expect(addSlashes('03/', '03/1')).toBe('03/');
  expect(addSlashes('031', '03/1')).toBe('031');
});
