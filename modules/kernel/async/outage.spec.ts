import { setImmediate as turn } from 'node:timers/promises';
import { Outage } from './outage.js';

test('an outage is told once when it begins and once when it is over, with the failures between', async () => {
  let [now, isThere] = [0, false];
  const told: string[] = [];
  const outage = new Outage({
    probe: async () => {
      if (!isThere) throw new Error('no answer');
    },
    onAway: (cause) => told.push(`away: ${(cause as Error).message}`),
    onBack: (milliseconds, failures) => told.push(`back after ${milliseconds}, ${failures} failed`),
    pause: turn,
    now: () => now,
  });
  for (let callers = 0; callers < 500; callers += 1)
    outage.note(new Error(`no answer for caller ${callers}`));
  await turn();
  [now, isThere] = [60_000, true];
  outage.note(new Error('it answers, and fails'));
  await turn();
  await turn();
  expect(told).toEqual(['away: no answer for caller 0']);
  now = 62_000;
  while (told.length < 2) await turn();
  expect(told[1]).toBe('back after 62000, 501 failed');
  outage.note(new Error('gone again'));
  expect(told.at(-1)).toBe('away: gone again');
  outage.stop();
});
