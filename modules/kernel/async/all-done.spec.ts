import { setTimeout as pause } from 'node:timers/promises';
import { allDone } from './all-done.js';

test('waits for all, and tells the first that failed', async () => {
  const ended: string[] = [];
  const work = async (name: string, failure?: string) => {
    await pause(name.length);
    ended.push(name);
    if (failure) throw new Error(failure);
  };
  await expect(allDone([work('a', 'first'), undefined, work('bbb'), work('cc', 'second')])).rejects.toThrow(
    'first',
  );
  expect(ended.toSorted()).toEqual(['a', 'bbb', 'cc']);
  await allDone([work('done'), undefined]);
});
