import { isSameChoice, nameShown } from './choice.rules.js';
import { choice } from './donation.fixtures.js';

test.each([
  ['name', 'Earl Jensen', 'Earl Jensen'],
  ['initials', 'Earl Jensen', 'E. J.'],
  ['initials', 'Mary Ann Lee Berg', 'M. A. B.'],
  ['initials', 'Ludwig van Beethoven', 'L. B.'],
  ['initials', '李 明', '李. 明.'],
  ['initials', 'earl', 'Somebody'],
  ['somebody', 'Earl Jensen', 'Somebody'],
  ['none', 'Earl Jensen', null],
  ['name', '', 'Somebody'],
] as const)('as %s, %s is shown as %s', (shownAs, name, expected) =>
  expect(nameShown(name, { shownAs })).toBe(expected),
);

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
