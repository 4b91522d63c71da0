import { isSameChoice } from './choice.rules.js';
import { choice } from './donation.fixtures.js';

test('a choice is the same when everything in it is', () => {
  expect(isSameChoice(choice, { ...choice })).toBe(true);
  for (const other of [
    { shownAs: 'none' },
    { showsAmount: true },
    { message: 'Keep it running' },
    { messageFor: 'staff' },
    { sharesWithStaff: false },
  ] as const)
    expect(isSameChoice(choice, { ...choice, ...other })).toBe(false);
});
