import { Breaker } from './breaker.js';

let now = 0;
let isThere = false;
let told: string[] = [];
let next: () => void = () => undefined;
beforeEach(() => {
  [now, isThere, told] = [0, false, []];
});

function breaker() {
  return new Breaker({
    probe: async () => {
      if (!isThere) throw new Error('no answer');
    },
    onAway: (cause) => told.push(`away: ${(cause as Error).message}`),
    kindOf: (cause) => (cause as Error).name,
    onBack: (milliseconds) => told.push(`back after ${milliseconds}`),
    pause: () =>
      new Promise<void>((resolve) => {
        next = resolve;
      }),
    now: () => now,
  });
}

const forever = new AbortController().signal;

test('what is away is told once, and its return with the time since the first failure', async () => {
  const log = breaker();
  expect(log.away).toBeUndefined();
  now = 5_000;
  log.trip(new Error('no answer'), 1_000);
  log.trip(new Error('still no answer'), 4_000);
  expect(log.away).toMatchObject({ since: 1_000 });
  await Promise.resolve();
  [now, isThere] = [7_500, true];
  await Promise.resolve();
  next();
  await log.whenBack(forever);
  expect(log.away).toBeUndefined();
  expect(told).toEqual(['away: no answer', 'back after 6500']);
});

test('a cause of another kind is told too', () => {
  const log = breaker();
  log.trip(new Error('no answer'), 0);
  log.trip(new RangeError('another log'), 0);
  expect(told).toEqual(['away: no answer', 'away: another log']);
});

test('nobody waits for its return once it is stopped, or their signal aborts', async () => {
  const log = breaker();
  log.trip(new Error('no answer'), 0);
  const leaving = new AbortController();
  const waits = [log.whenBack(leaving.signal), log.whenBack(forever)];
  leaving.abort();
  await waits[0];
  log.stop();
  await waits[1];
});
