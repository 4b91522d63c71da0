import { mustBeNewest } from './made-from.js';

const history = [
  { type: 'NoteWritten', version: 1 },
  { type: 'NoteRevised', version: 2 },
  { type: 'NoteSeen', version: 3 },
];
const replace = (version: number | undefined) => () =>
  mustBeNewest({ version, changedBy: ['NoteRevised'] }, history, { position: 70 });

test('a replacement that was made from an older version than the last change is refused, and told where to read the change', () => {
  expect(replace(1)).toThrow(
    expect.objectContaining({
      code: 'CHANGED_SINCE',
      details: expect.objectContaining({ version: 2, position: 70 }),
    }),
  );
});

test('what else happened since does not matter, and neither does a version that nobody names', () => {
  for (const version of [2, 3, undefined]) expect(replace(version)).not.toThrow();
});
