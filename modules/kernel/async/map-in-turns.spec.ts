import { mapInTurns } from './map-in-turns.js';

test('a long list is mapped in order, and other work has its turns between', async () => {
  const done: string[] = [];
  setImmediate(() => done.push('other work'));
  const mapping = mapInTurns(
    ['ana', 'bob', 'cal'],
    (name) => {
      done.push(name);
      return name.length;
    },
    2,
  );
  expect(await mapping).toEqual([3, 3, 3]);
  expect(done).toEqual(['ana', 'bob', 'other work', 'cal']);
});
