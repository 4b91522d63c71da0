import { conflict, DomainError } from './errors.js';

test('a refusal says its own sentence, and without one it does not compile', () => {
  expect(conflict('HOLD_USED', { message: 'You held this one before.' })).toMatchObject({
    kind: 'conflict',
    code: 'HOLD_USED',
    message: 'You held this one before.',
  });
  const wordless = [
    // @ts-expect-error a code alone is nothing to read
    () => conflict('HOLD_USED'),
    // @ts-expect-error details are no sentence
    () => conflict('HOLD_USED', { status: 'held' }),
    // @ts-expect-error nor is a refusal of any kind without one
    () => new DomainError('conflict', 'HOLD_USED', {}),
  ];
  expect(wordless).toHaveLength(3);
});
