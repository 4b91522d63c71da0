import { CountedOnce, viewerOf } from './counted-once.js';

const at = (minutes: number, seconds = 0) =>
  new Date(Date.UTC(2026, 8, 25, 10, minutes, seconds)).toISOString();

test('the same viewer counts once within the minutes, for each subject', () => {
  const counted = new CountedOnce({ minutes: 10 });
  expect(counted.isFirst('link', 'ana', at(0))).toBe(true);
  expect(counted.isFirst('link', 'ana', at(0, 1))).toBe(false);
  expect(counted.isFirst('link', 'bob', at(0, 1))).toBe(true);
  expect(counted.isFirst('another link', 'ana', at(0, 1))).toBe(true);
  expect(counted.isFirst('link', 'ana', at(9, 59))).toBe(false);
  expect(counted.isFirst('link', 'ana', at(10))).toBe(true);
  expect(counted.isFirst('link', 'ana', at(19, 59))).toBe(false);
});

test('no more are kept than there is room for: the oldest leave', () => {
  const counted = new CountedOnce({ minutes: 10, maxKept: 2 });
  for (const viewer of ['ana', 'bob', 'cid']) expect(counted.isFirst('link', viewer, at(0))).toBe(true);
  expect(counted.isFirst('link', 'cid', at(0))).toBe(false);
  expect(counted.isFirst('link', 'ana', at(0))).toBe(true);
});

test('guests are told apart by household and browser, members by their id', () => {
  const guest = { ip: '2001:db8:1:2:3::4', userAgent: 'a' };
  expect(viewerOf({ ...guest, ip: '2001:db8:1:2:9::9' })).toBe(viewerOf(guest));
  expect(viewerOf({ ...guest, userAgent: 'b' })).not.toBe(viewerOf(guest));
  expect(viewerOf({ ...guest, actor: { id: 'ana' } })).toBe('ana');
});
