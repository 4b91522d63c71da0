import pg from 'pg';
import { pino } from 'pino';
import { StoreUnavailable } from '../../modules/kernel/event-store/event-store.js';
import { Absences } from './absences.js';

let lines: { readonly msg: string; readonly reason?: string }[];
let absences: Absences;
beforeEach(() => {
  lines = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  absences = new Absences(log, new pg.Pool({ host: '127.0.0.1', port: 1 }));
});
afterEach(() => absences.stop());

test('a database that is away is told once, and no failure that follows from it needs a line', () => {
  for (let calls = 0; calls < 1_000; calls += 1) {
    expect(absences.cover(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))).toBe(
      true,
    );
    expect(absences.cover(new StoreUnavailable('57P01', { cause: { code: '57P01' } }))).toBe(true);
  }
  expect(lines).toMatchObject([
    { msg: expect.stringContaining('database is away'), reason: 'connect ECONNREFUSED' },
  ]);
});

test('a failure of the log needs no line while the log is away, nor a moment later; other failures do', () => {
  const failure = new StoreUnavailable('no answer');
  expect(absences.cover(failure)).toBe(false);
  absences.ofLog.onLost(failure);
  expect(absences.cover(failure)).toBe(true);
  expect(absences.cover(new TypeError('ours'))).toBe(false);
  absences.ofLog.onBack(30_040, 12);
  expect(absences.cover(failure)).toBe(true);
  expect(lines).toMatchObject([
    { msg: expect.stringContaining('log is away'), reason: failure.message },
    { msg: 'the log is back', seconds: 30, refused: 12 },
  ]);
});

test('a pool whose connections are all in use is no database that is away', () => {
  expect(absences.cover(new Error('timeout exceeded when trying to connect'))).toBe(false);
  expect(lines).toEqual([]);
});
