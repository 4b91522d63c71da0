import fc from 'fast-check';
import { miles } from '../../kernel/geometry/sphere.rules.js';
import { cellOf, cellsWithin, epochOf, weekOf, windowAt } from './demand.rules.js';

const janesville = { latitude: 42.68, longitude: -89.02 };

test('weeks begin on Monday at midnight, UTC, and four of them are an epoch', () => {
  expect([weekOf('2024-01-01T00:00:00.000Z'), weekOf('2024-01-07T23:59:59.999Z')]).toEqual([0, 0]);
  expect(weekOf('2024-01-08T00:00:00.000Z')).toBe(1);
  expect([epochOf('2024-01-28T23:59:59.999Z'), epochOf('2024-01-29T00:00:00.000Z')]).toEqual([0, 1]);
});

test('shown are the last whole epoch and the whole weeks since', () => {
  expect(windowAt('2026-11-27T12:00:00.000Z')).toEqual({
    epoch: 37,
    week: 151,
    from: '2026-10-05',
    until: '2026-11-23',
  });
  expect(windowAt('2026-11-30T00:00:00.000Z')).toMatchObject({ from: '2026-11-02', until: '2026-11-30' });
});

const times = fc.date({ min: new Date('2024-02-01'), max: new Date('2035-01-01'), noInvalidDate: true });

test('what is shown does not change within a week, so that no day differs from the one before by one person', () => {
  fc.assert(
    fc.property(times, fc.nat(7 * 86_400_000 - 1), (at, later) => {
      const monday = new Date(`${windowAt(at.toISOString()).until}T00:00:00.000Z`);
      expect(windowAt(new Date(monday.getTime() + later).toISOString())).toEqual(windowAt(at.toISOString()));
      expect(monday.getUTCDay()).toBe(1);
      expect(weekOf(at.toISOString())).toBe(windowAt(at.toISOString()).week); // its own searches wait for the next Monday
    }),
  );
});

test('a place is known to half a degree', () => {
  expect(cellOf(janesville)).toEqual({ latitude: 85, longitude: -178 });
  expect(cellOf({ latitude: -0.1, longitude: 179.9 })).toEqual({ latitude: 0, longitude: -360 });
});

test('near are the cells within the miles, and all who ask from one cell are answered the same', () => {
  const near = cellsWithin(janesville, 200);
  const holds = (place: typeof janesville) => {
    const { latitude, longitude } = cellOf(place);
    return near.some((cell) => cell.latitude === latitude && cell.longitude === longitude);
  };
  expect(holds({ latitude: 41.88, longitude: -87.63 })).toBe(true); // Chicago, 90 miles
  expect(holds({ latitude: 44.98, longitude: -93.27 })).toBe(false); // Minneapolis, 266 miles
  expect(cellsWithin({ latitude: 42.5, longitude: -89.2 }, 200)).toEqual(near);
  for (const { latitude, longitude } of near)
    expect(
      miles({ latitude: 42.5, longitude: -89 }, { latitude: latitude / 2, longitude: longitude / 2 }),
    ).toBeLessThanOrEqual(200);
});

test('a place beside the date line is near what is on the other side', () => {
  const near = cellsWithin({ latitude: 52, longitude: 179.8 }, 200);
  expect(near.some(({ longitude }) => longitude > 350)).toBe(true);
  expect(near.some(({ longitude }) => longitude < -350)).toBe(true);
});
