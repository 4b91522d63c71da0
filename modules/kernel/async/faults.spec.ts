import { hearFaults, reportFault } from './faults.js';

test('the first fault of a kind is said at once, the next after a minute with how many were between', () => {
  let time = 0;
  const said: [string, number][] = [];
  const stop = hearFaults(({ what, before }) => void said.push([what, before]), { now: () => time });
  for (let nth = 0; nth < 5; nth++) reportFault('leasing jobs', new Error('no'));
  reportFault('following the log', new Error('no'));
  time = 60_000;
  reportFault('leasing jobs', new Error('no'));
  stop();
  reportFault('leasing jobs', new Error('nobody hears it'));
  expect(said).toEqual([
    ['leasing jobs', 0],
    ['following the log', 0],
    ['leasing jobs', 4],
  ]);
});

test('a fault that an outage explains has no line of its own', () => {
  const said: string[] = [];
  const isCovered = (error: unknown) => (error as Error).message === 'away';
  const stop = hearFaults(({ what }) => void said.push(what), { isCovered });
  reportFault('leasing jobs', new Error('away'));
  reportFault('following the log', new Error('no'));
  stop();
  expect(said).toEqual(['following the log']);
});
