import { CountedFairly } from './counted-fairly.js';

const now = '2026-06-01T12:00:00.000Z';
const guest = (userAgent: string, ip = '192.0.2.1') => ({ ip, userAgent });

test('a viewer counts once within the minutes, for each subject', () => {
  const fairly = new CountedFairly({ minutes: 10 });
  expect(fairly.isCounted('seen one', guest('Firefox'), now)).toBe(true);
  expect(fairly.isCounted('seen one', guest('Firefox'), '2026-06-01T12:09:00.000Z')).toBe(false);
  expect(fairly.isCounted('seen two', guest('Firefox'), now)).toBe(true);
  expect(fairly.isCounted('seen one', guest('Firefox'), '2026-06-01T12:10:00.000Z')).toBe(true);
});

test('one network cannot inflate a count by other browsers or accounts, until the minutes are over', () => {
  const fairly = new CountedFairly({ minutes: 60, most: 3 });
  const counted = [];
  for (let nth = 0; nth < 5; nth++) counted.push(fairly.isCounted('seen one', guest(`Robot/${nth}`), now));
  expect(counted).toEqual([true, true, true, false, false]);
  expect(fairly.isCounted('seen one', { actor: { id: 'ana' }, ip: '192.0.2.1' }, now)).toBe(false);
  expect(fairly.isCounted('seen one', guest('Firefox', '192.0.2.2'), now)).toBe(true);
  expect(fairly.isCounted('seen one', guest('Opera'), '2026-06-01T12:59:59.000Z')).toBe(false);
  expect(fairly.isCounted('seen one', guest('Safari'), '2026-06-01T13:00:00.000Z')).toBe(true);
});

test('a site of many households counts eight times as often as one of them', () => {
  const fairly = new CountedFairly({ minutes: 60, most: 1 });
  const counted = Array.from({ length: 10 }, (_, nth) =>
    fairly.isCounted('seen one', guest('Firefox', `2001:db8:1:${nth}::1`), now),
  );
  expect(counted.filter(Boolean)).toHaveLength(8);
});

test('no more networks are kept than there is room for: the oldest leave', () => {
  const fairly = new CountedFairly({ minutes: 60, most: 1, maxKept: 2 });
  for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    expect(fairly.isCounted('seen one', guest('Firefox', ip), now)).toBe(true);
  expect(fairly.isCounted('seen one', guest('Opera', '192.0.2.3'), now)).toBe(false);
  expect(fairly.isCounted('seen one', guest('Opera', '192.0.2.1'), now)).toBe(true);
});
