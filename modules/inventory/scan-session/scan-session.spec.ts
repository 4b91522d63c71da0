import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { scanSessionDecider } from './scan-session.decider.js';
import type { ScanSessionEvent } from './scan-session.events.js';

const meta = metaOf('ana');
const header = { purpose: 'load', deviceId: 'd1', startedAt: '2026-06-01T12:00:00.000Z' } as const;
const scan = {
  scanId: 's1',
  itemId: 'i1',
  scannedAt: '2026-06-01T12:01:00.000Z',
  action: { do: 'move' as const, toId: 'trailer', quantity: null },
  expected: { revision: 1, stock: [{ locationId: 'shelf', quantity: 2 }], isHeld: false },
  outcome: 'applied' as const,
  steps: [2, 3],
  refusal: null,
};
const started: ScanSessionEvent = event('ScanSessionStarted', { ...header, ownerId: 'ana' });
const scanned: ScanSessionEvent = event('ItemScanned', scan);
const waiting: ScanSessionEvent = event('ItemScanned', { ...scan, outcome: 'conflict' as const, steps: [] });
const committed: ScanSessionEvent = event('ScanSessionCommitted', { committedAt: header.startedAt });
const record = { type: 'RecordScans', header, scans: [scan, scan], meta } as const;
const resolve = {
  type: 'ResolveScan',
  scanId: 's1',
  keep: 'mine',
  result: { outcome: 'applied' as const, steps: [4] as number[], refusal: null },
  meta,
} as const;
const commit = { type: 'CommitSession', committedAt: header.startedAt, meta } as const;
const discard = { type: 'DiscardSession', scans: [], meta } as const;
const undo = {
  type: 'RecordUndo',
  of: 'session',
  scans: [{ scanId: 's1', undone: [3, 2], left: [] }],
  meta,
} as const;

test('the first scan begins the session, and each scan is recorded once', () => {
  given(scanSessionDecider).when(record).thenExactly(started, scanned);
  given(scanSessionDecider, started, scanned).when(record).thenNothing();
  given(scanSessionDecider, started, committed).when(record).thenEvents('ItemScanned');
});

test('a choice is made once, and only where a scan waits for it', () => {
  given(scanSessionDecider, started, waiting).when(resolve).thenEvents('ScanResolved');
  const known = { ...resolve, result: { ...resolve.result, steps: [3] } };
  given(scanSessionDecider, started, scanned).when(known).thenNothing();
  given(scanSessionDecider, started).when(resolve).thenRefused('SCAN_NOT_FOUND');
});

test('of two choices at once, or a choice and the scan itself, the steps that were made are recorded', () => {
  const nothing = { outcome: 'unchanged' as const, steps: [], refusal: null };
  const theirs: ScanSessionEvent = event('ScanResolved', {
    scanId: 's1',
    keep: 'theirs' as const,
    ...nothing,
  });
  given(scanSessionDecider, started, waiting, theirs).when(resolve).thenEvents('ScanResolved');
  given(scanSessionDecider, started, waiting, theirs)
    .when({ ...resolve, keep: 'theirs', result: nothing })
    .thenNothing();
  given(scanSessionDecider, started, waiting)
    .when({ ...record, scans: [scan] })
    .thenEvents('ScanResolved');
});

test('a session is finished, or thrown away while it is open; both once', () => {
  given(scanSessionDecider, started).when(commit).thenEvents('ScanSessionCommitted');
  given(scanSessionDecider, started, committed).when(commit).thenNothing();
  given(scanSessionDecider, started).when(discard).thenEvents('ScanSessionDiscarded');
  given(scanSessionDecider, started, committed).when(discard).thenRefused('SCAN_SESSION_OVER');
  given(scanSessionDecider, started, event('ScanSessionDiscarded', {})).when(discard).thenNothing();
});

test('an undo is recorded once; what stayed may be undone later', () => {
  given(scanSessionDecider, started, scanned, committed)
    .when(undo)
    .thenEvents('ScanUndone', 'ScanSessionUndone');
  const left = [{ step: 2, message: 'Something later depends on this step.' }];
  const partly = { ...undo, scans: [{ scanId: 's1', undone: [3], left }] };
  const after = given(scanSessionDecider, started, scanned).when(partly).after();
  given(scanSessionDecider, ...after)
    .when({ ...undo, scans: [{ scanId: 's1', undone: [], left }] })
    .thenNothing();
  given(scanSessionDecider, ...after)
    .when({ ...undo, scans: [{ scanId: 's1', undone: [2], left: [] }] })
    .thenEvents('ScanUndone');
});

test('to somebody else the session does not exist', () => {
  const bob = metaOf('bob');
  for (const command of [record, resolve, commit, discard, undo])
    given(scanSessionDecider, started, scanned)
      .when({ ...command, meta: bob })
      .thenRefused('SCAN_SESSION_NOT_FOUND');
});
