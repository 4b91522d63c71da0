import { mergeChanges, withField } from './merge-changes';

const loaded = { title: 'Carb', asking: 100, notes: '', tags: ['ford'], size: { length: 1, width: 2 } };

test('what one side changed is kept, on either side', () => {
  expect(mergeChanges(loaded, { ...loaded, notes: 'Rebuilt' }, { ...loaded, asking: 80 })).toEqual({
    merged: { ...loaded, notes: 'Rebuilt', asking: 80 },
    conflicts: [],
  });
});

test('a field that both sides changed is a conflict, unless they changed it alike', () => {
  const typed = { ...loaded, asking: 90, notes: 'Rebuilt' };
  expect(mergeChanges(loaded, typed, { ...loaded, asking: 80, notes: 'Rebuilt' })).toEqual({
    merged: typed,
    conflicts: [{ path: 'asking', typed: 90, saved: 80 }],
  });
});

test('a group is merged field by field where that is asked, and is one value elsewhere', () => {
  const typed = { ...loaded, size: { length: 5, width: 2 } };
  const saved = { ...loaded, size: { length: 1, width: 9 } };
  expect(mergeChanges(loaded, typed, saved, ['size'])).toEqual({
    merged: { ...loaded, size: { length: 5, width: 9 } },
    conflicts: [],
  });
  expect(mergeChanges(loaded, typed, saved).conflicts).toEqual([
    { path: 'size', typed: typed.size, saved: saved.size },
  ]);
});

test('a conflict inside of a group is named by its path, and replaced there', () => {
  const typed = { ...loaded, size: { length: 5, width: 2 } };
  const { merged, conflicts } = mergeChanges(loaded, typed, { ...loaded, size: { length: 6, width: 2 } }, [
    'size',
  ]);
  expect(conflicts).toEqual([{ path: 'size.length', typed: 5, saved: 6 }]);
  expect(withField(merged, 'size.length', 6).size).toEqual({ length: 6, width: 2 });
});

test('of a list, what either side added is in, and what either took away is out', () => {
  const typed = { ...loaded, tags: ['ford', 'chrome'] };
  expect(mergeChanges(loaded, typed, { ...loaded, tags: ['galaxie'] })).toEqual({
    merged: { ...loaded, tags: ['galaxie', 'chrome'] },
    conflicts: [],
  });
});

test('a row that one side changed and the other changed or took away is a conflict; both taking it away is none', () => {
  const cars = { garage: [{ year: 1957, make: 'Ford' }] };
  const none: typeof cars = { garage: [] };
  const [mine, theirs] = [
    { garage: [{ year: 1958, make: 'Ford' }] },
    { garage: [{ year: 1959, make: 'Ford' }] },
  ];
  expect(mergeChanges(cars, mine, theirs).conflicts).toHaveLength(1);
  expect(mergeChanges(cars, none, theirs).conflicts).toHaveLength(1);
  expect(mergeChanges(cars, mine, none).conflicts).toHaveLength(1);
  expect(mergeChanges(cars, none, none).conflicts).toEqual([]);
  const tags = { tags: ['ford', 'chrome'] };
  expect(mergeChanges(tags, { tags: ['chrome'] }, { tags: ['chrome', 'nos'] })).toEqual({
    merged: { tags: ['chrome', 'nos'] },
    conflicts: [],
  });
});

test('where nobody knows what was loaded, each difference is a conflict', () => {
  expect(mergeChanges({}, { ...loaded, asking: 90 }, loaded).conflicts).toEqual([
    { path: 'asking', typed: 90, saved: 100 },
  ]);
});

test('neither the order of fields nor one that is undefined is a difference', () => {
  const saved = { ...loaded, size: { width: 2, length: 1, note: undefined } };
  expect(mergeChanges(loaded, loaded, saved).conflicts).toEqual([]);
});

test('rows stay sorted as one side has sorted them; two ways of it are a conflict', () => {
  const of = (photos: string) => ({ photos: [...photos] });
  expect(mergeChanges(of('abc'), of('cab'), of('abcd')).merged).toEqual(of('cabd'));
  expect(mergeChanges(of('abc'), of('abce'), of('cb')).merged).toEqual(of('cbe'));
  expect(mergeChanges(of('abc'), of('cab'), of('bac')).conflicts).toHaveLength(1);
  expect(mergeChanges(of('abc'), of('cab'), of('cabd'))).toEqual({ merged: of('cabd'), conflicts: [] });
});
