import { collectGarbage } from './idle-gc.js';

test('what is garbage is collected', async () => {
  const garbage = new WeakRef({ of: 'the start' });
  await new Promise(setImmediate); // it is kept until the end of its task
  expect(garbage.deref()).toBeDefined();
  await new Promise(setImmediate);
  await collectGarbage();
  expect(garbage.deref()).toBeUndefined();
});
