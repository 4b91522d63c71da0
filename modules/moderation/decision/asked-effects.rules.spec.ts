import { plusDays } from '../../kernel/decider/time.js';
import { asksFor, goesOn } from './asked-effects.rules.js';
import { decidedAt } from './decision.fixtures.js';
import type { KnownDecision, KnownEffect } from './decision.state.js';

const paused: KnownEffect = {
  key: 'listing-paused:1',
  kind: 'listing-paused',
  target: { kind: 'listing', id: '1' },
  title: 'Radio',
  state: 'applied',
  version: 3,
  isWithdrawn: false,
};
const removed: KnownEffect = { ...paused, key: 'content-removed:listing:1', kind: 'content-removed' };
const suspending = {
  status: 'standing',
  measure: { kind: 'suspend', days: 7 },
  endsAt: plusDays(decidedAt, 7),
  effects: [paused, removed],
} as const satisfies Partial<KnownDecision>;
const warned = { ...suspending, measure: { kind: 'warn' }, endsAt: null } as const;
const causes = ['suspend', 'end'];
const [during, after] = [plusDays(decidedAt, 3), plusDays(decidedAt, 8)];

describe('a decision asks', () => {
  test('for what follows from its measure while that runs, whether it did it itself or not', () => {
    expect(asksFor(suspending, paused, causes, during)).toBe(true);
    expect(asksFor({ ...suspending, effects: [] }, paused, causes, during)).toBe(true);
    expect(asksFor(suspending, paused, causes, after)).toBe(false);
    expect(asksFor(warned, paused, causes, during)).toBe(false);
  });

  test('for what an amendment gives back, while the milder measure still has it', () => {
    const amended = {
      ...suspending,
      status: 'amended',
      effects: [{ ...paused, isWithdrawn: true }],
    } as const;
    expect(asksFor(amended, paused, causes, during)).toBe(true);
    expect(asksFor({ ...amended, measure: { kind: 'warn' } }, paused, causes, during)).toBe(false);
  });

  test('for a removal as long as it is in force', () => {
    expect(asksFor(warned, removed, [], after)).toBe(true);
    expect(asksFor({ ...warned, effects: [{ ...removed, isWithdrawn: true }] }, removed, [], after)).toBe(
      false,
    );
    expect(asksFor({ ...warned, effects: [{ ...removed, state: 'skipped' }] }, removed, [], after)).toBe(
      false,
    );
  });

  test('for nothing once it is overturned', () => {
    const overturned = { ...suspending, status: 'overturned' } as const;
    expect([paused, removed].some((one) => asksFor(overturned, one, causes, during))).toBe(false);
  });
});

test('a second suspension goes on with what the first one paused, and not with what is over', () => {
  const line = { key: paused.key, kind: paused.kind, target: paused.target, title: 'Radio' };
  expect(goesOn([suspending], 'listing-paused', causes, during)).toEqual([line]);
  expect(goesOn([suspending], 'listing-paused', causes, after)).toEqual([]);
  expect(goesOn([warned], 'listing-paused', causes, during)).toEqual([]);
});
