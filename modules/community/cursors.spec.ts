import { pageOf, readCursor, writeCursor } from './cursors.shared.js';

const place = { at: '2026-06-01T12:00:00.000Z', id: 'one' };

test('a cursor leads back to its place', () => {
  expect(readCursor(writeCursor(place))).toEqual(place);
  expect(readCursor(undefined)).toBeUndefined();
});

test.each([
  'x',
  writeCursor({ ...place, at: 'yesterday' }),
  writeCursor({ ...place, at: '2026-13-01T12:00:00.000Z' }),
  writeCursor({ ...place, at: '2026-02-30T12:00:00.000Z' }),
  writeCursor({ ...place, at: '0000-01-01T12:00:00.000Z' }),
  writeCursor({ ...place, id: 'a'.repeat(99) }),
  writeCursor({ ...place, id: 'a\0' }),
])('the cursor %s is refused', (text) =>
  expect(() => readCursor(text)).toThrow(expect.objectContaining({ code: 'BAD_CURSOR' })),
);

test('a page has a next one when there is more', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ ...place, id }));
  expect(pageOf(rows, 2)).toEqual({ rows: rows.slice(0, 2), next: writeCursor({ ...place, id: 'b' }) });
  expect(pageOf(rows, 3).next).toBeNull();
});
