import { changeWords, daysWords, earlyWords, minutesWords, rateWords, ratio } from './figure-words';

const figures = { seen: 2200, opened: 140, saved: 0, asked: 10, offered: 4, dealt: 10 };

test('a rate says how many of those before went on', () => {
  expect(rateWords('seen', figures)).toBeNull();
  expect(rateWords('opened', figures)).toBe('1 in 16 who saw it opened it');
  expect(rateWords('asked', figures)).toBe('1 in 14 who opened it asked');
  expect(rateWords('saved', figures)).toBe('None of those who opened it saved it');
  expect(rateWords('dealt', figures)).toBe('All who asked bought it');
});

test('a rate of a few is not said, nor one of more than all', () => {
  expect(rateWords('asked', { ...figures, opened: 3, asked: 1 })).toBeNull();
  expect(rateWords('offered', { ...figures, asked: 9, offered: 0 })).toBeNull();
  expect(rateWords('opened', { ...figures, seen: 100 })).toBeNull();
});

test('what is too early to say is said once, by what comes first', () => {
  const early = (changes: object) => earlyWords({ ...figures, ...changes });
  expect(early({})).toBeNull();
  expect(early({ asked: 1 })).toBe('Too early to say how many of them buy: 1 question so far.');
  expect(early({ opened: 3, asked: 1 })).toBe('Too early to say how many of them ask: 3 views so far.');
  expect(early({ seen: 9, opened: 0 })).toBe(
    'Too early to say how many of them open it: seen 9 times so far.',
  );
});

test.each([
  [1, 14, '1 in 14'],
  [1, 2, '1 in 2'],
  [2, 3, '7 in 10'],
  [999, 1000, '9 in 10'],
  [5, 5, 'All'],
])('%d of %d is %s', (part, of, words) => {
  expect(ratio(part, of)).toBe(words);
});

test('no ratio names more than there are, and it is within half a step of the share', () => {
  for (let of = 1; of <= 120; of += 1)
    for (let part = 1; part <= of; part += 1) {
      const words = ratio(part, of);
      const [one = 1, all = 1] = words === 'All' ? [1, 1] : words.split(' in ').map(Number);
      expect(one).toBeLessThanOrEqual(all);
      const away = part * 2 <= of ? Math.abs(of / part - all) : Math.abs((part / of) * 10 - (one / all) * 10);
      expect(away).toBeLessThanOrEqual(part === of ? 0 : part * 2 <= of ? 0.5 : 1);
    }
});

test.each([
  [50, 40, '+25%, up from 40'],
  [30, 40, '−25%, down from 40'],
  [5, 2, '+3, up from 2'],
  [4, 0, '+4, up from none'],
  [0, 12, '−100%, down from 12'],
  [1001, 1000, '+1, up from 1,000'],
  [7, 7, 'The same as before: 7'],
  [0, 0, 'None before either'],
])('%d after %d: %s', (now, before, words) => {
  expect(changeWords(now, before)).toBe(words);
});

test.each([
  [0, 'less than a minute'],
  [1, 'about 1 minute'],
  [59, 'about 59 minutes'],
  [125, 'about 2 hours'],
  [35 * 60, 'about 35 hours'],
  [3 * 1440, 'about 3 days'],
])('%d minutes are %s', (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words);
});

test('half a day or more is a day', () => {
  expect([0.2, 0.6, 11.6].map(daysWords)).toEqual(['less than a day', '1 day', '12 days']);
});
