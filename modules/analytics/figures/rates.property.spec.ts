import fc from 'fast-check';
import { addFigures, noFigures } from './figures.rules.js';
import { type Figures, figureNames } from './figures.schemas.js';
import { rateOf, stepBefore } from './rates.schemas.js';

const count = fc.oneof(fc.nat(3), fc.nat(5_000));
const figures: fc.Arbitrary<Figures> = fc.record({
  seen: count,
  opened: count,
  saved: count,
  asked: count,
  offered: count,
  dealt: count,
});
const name = fc.constantFrom(...figureNames);

test('a rate is from 0 to 1, or is not said', () => {
  fc.assert(
    fc.property(figures, name, (some, one) => {
      const rate = rateOf(one, some);
      if (rate === null) return;
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThanOrEqual(1);
    }),
  );
});

test('a rate times the step before is the step', () => {
  fc.assert(
    fc.property(figures, name, (some, one) => {
      const before = stepBefore[one];
      const rate = rateOf(one, some);
      if (rate === null || before === null) return;
      expect(rate * some[before]).toBeCloseTo(some[one], 6);
    }),
  );
});

test('a rate is not said where nobody took the step before, nor where more went on than took it', () => {
  fc.assert(
    fc.property(figures, name, (some, one) => {
      const before = stepBefore[one];
      const isSaid = before !== null && some[before] > 0 && some[one] <= some[before];
      expect(rateOf(one, some) !== null).toBe(isSaid);
    }),
  );
});

test('the rate of days together is between the least and the greatest of theirs', () => {
  fc.assert(
    fc.property(fc.array(figures, { minLength: 1, maxLength: 10 }), name, (days, one) => {
      const said = days.filter((day) => rateOf(one, day) !== null);
      const rates = said.map((day) => rateOf(one, day) ?? 0);
      const together = rateOf(one, said.reduce(addFigures, noFigures));
      if (together === null) {
        expect(said).toEqual([]);
        return;
      }
      expect(together).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-9);
      expect(together).toBeLessThanOrEqual(Math.max(...rates) + 1e-9);
    }),
  );
});
