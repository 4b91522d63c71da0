import fc from 'fast-check';
import { addFigures, everyDay, keptDays, noFigures, spanBefore, spanOf } from './figures.rules.js';

const now = '2026-11-27T23:59:00.000Z';
const count = fc.nat(500);
const figures = fc.record({
  seen: count,
  opened: count,
  saved: count,
  asked: count,
  offered: count,
  dealt: count,
});

test('a span ends today, and the one before it ends the day before it begins', () => {
  expect(spanOf(now, 30)).toEqual({ from: '2026-10-29', to: '2026-11-27' });
  expect(spanBefore(now, 30)).toEqual({ from: '2026-09-29', to: '2026-10-28' });
});

test('figures are compared as far as they are kept', () => {
  expect(spanBefore(now, keptDays / 2)).not.toBeNull();
  expect(spanBefore(now, keptDays)).toBeNull();
});

test('every day of a span is there once, and adds up to what is known, however it is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(29), figures), { maxLength: 30 }),
      fc.integer({ min: 1, max: 29 }),
      (known, cut) => {
        const days = everyDay(spanOf(now, 30), []).map(({ day }) => day);
        const happened = new Map(known.map(([nth, one]) => [days[nth] as string, one]));
        const rows = [...happened].map(([day, one]) => ({ day, ...one }));
        const all = everyDay(spanOf(now, 30), rows);
        expect(all.map(({ day }) => day)).toEqual(days);
        const sumOf = (some: typeof all) =>
          some.map(({ day: _, ...one }) => one).reduce(addFigures, noFigures);
        expect(addFigures(sumOf(all.slice(0, cut)), sumOf(all.slice(cut)))).toEqual(sumOf(all));
        expect(sumOf(all)).toEqual([...happened.values()].reduce(addFigures, noFigures));
      },
    ),
  );
});
