import { readCursor } from './cursors.js';

const cursor = (...parts: readonly unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

test('a cursor has a number and a moment that PostgreSQL knows', () => {
  const at = '2026-02-28T12:00:00.000Z';
  expect(readCursor(cursor(3, at, 'a'))).toEqual({ rank: 3, at, id: 'a' });
  expect(readCursor(undefined)).toBeUndefined();
  const bad = [
    [2 ** 31, at, 'a'],
    [1.5, at, 'a'],
    [0, '2026-02-31T12:00:00.000Z', 'a'],
    [0, '2026-13-01T12:00:00.000Z', 'a'],
    [0, at],
  ];
  for (const parts of bad) expect(() => readCursor(cursor(...parts))).toThrow('no longer exists');
});
