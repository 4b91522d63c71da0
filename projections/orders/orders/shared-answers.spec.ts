import { SharedAnswers } from './shared-answers.js';

function open() {
  const at = { now: 0 };
  let made = 0;
  const answers = new SharedAnswers<number>(() => at.now);
  const ask = (seen = 0, key = 'june') => answers.of(key, seen, async () => ++made);
  return { at, ask };
}

test('those who ask within a second share one answer', async () => {
  const { at, ask } = open();
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  at.now = 999;
  expect(await ask()).toBe(1);
  at.now = 1_000;
  expect(await ask()).toBe(2);
});

test('whoever has seen something newer gets an answer that has it, which is made once for all of them', async () => {
  const { ask } = open();
  expect(await ask(5)).toBe(1);
  expect(await Promise.all([ask(6), ask(7), ask(8)])).toEqual([2, 2, 2]);
  expect([await ask(5), await ask(8), await ask(9)]).toEqual([2, 2, 3]);
});

test('each pre-sale has its own, and one that failed is made again', async () => {
  const { ask } = open();
  expect([await ask(), await ask(0, 'july')]).toEqual([1, 2]);
  const answers = new SharedAnswers<number>();
  await expect(answers.of('june', 0, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await answers.of('june', 0, async () => 1)).toBe(1);
});
