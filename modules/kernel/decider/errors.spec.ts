import { conflict, DomainError } from './errors.js';

test('a refusal says its own sentence, and without one it does not compile', () => {
  expect(conflict('HOLD_USED', { message: 'You held this one before.' })).toMatchObject({
    kind: 'conflict',
    code: 'HOLD_USED',
    message: 'You held this one before.',
  });
  const wordless = [
    // @ts-expect-error a code without a message is not readable
    () => conflict('HOLD_USED'),
    // @ts-expect-error details are not a message
    () => conflict('HOLD_USED', { status: 'held' }),
    // @ts-expect-error every kind of refusal needs a message
    () => new DomainError('conflict', 'HOLD_USED', {}),
  ];
  expect(wordless).toHaveLength(3);
});
