import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import {
  type ExpectedItem,
  type ScanAction,
  type ScanPurpose,
  type ScanResult,
  type ScanSessionEvent,
  scanSessionEvents,
} from './scan-session.events.js';

export interface Scan extends ScanResult {
  readonly id: string;
  readonly itemId: string;
  /** ISO-8601 UTC, by the device's clock. */
  readonly scannedAt: string;
  readonly action: ScanAction;
  readonly expected: ExpectedItem;
  /** Steps that an undo could not take back; null: nobody has undone it. */
  readonly undo: { readonly left: readonly { readonly step: number; readonly message: string }[] } | null;
}

export interface ScanSession {
  /** 'none': there is no such session. */
  readonly status: 'none' | 'open' | 'committed' | 'undone' | 'discarded';
  readonly ownerId: string;
  readonly purpose: ScanPurpose;
  readonly deviceId: string;
  readonly startedAt: string;
  readonly committedAt: string | null;
  readonly scans: readonly Scan[];
}

export const scanSessionState: StreamState<typeof scanSessionEvents, ScanSession> = {
  events: scanSessionEvents,
  initial: {
    status: 'none',
    ownerId: '',
    purpose: 'look-up',
    deviceId: '',
    startedAt: '',
    committedAt: null,
    scans: [],
  },
  evolve,
};

function evolve(session: ScanSession, event: ScanSessionEvent): ScanSession {
  switch (event.type) {
    case 'ScanSessionStarted':
      return { ...session, ...event.data, status: 'open' };
    case 'ItemScanned': {
      const { scanId, ...scan } = event.data;
      return { ...session, scans: [...session.scans, { ...scan, id: scanId, undo: null }] };
    }
    case 'ScanResolved': {
      const { scanId, outcome, steps, refusal } = event.data;
      return withScan(session, scanId, (scan) => ({
        ...scan,
        outcome,
        refusal,
        steps: [...new Set([...scan.steps, ...steps])],
      }));
    }
    case 'ScanUndone': {
      const { scanId, undone, left } = event.data;
      return withScan(session, scanId, (scan) => ({
        ...scan,
        steps: scan.steps.filter((step) => !undone.includes(step)),
        undo: { left },
      }));
    }
    case 'ScanSessionCommitted':
      return { ...session, status: 'committed', committedAt: event.data.committedAt };
    case 'ScanSessionDiscarded':
      return { ...session, status: 'discarded' };
    case 'ScanSessionUndone':
      return { ...session, status: 'undone' };
    default:
      return unreachable(event);
  }
}

function withScan(session: ScanSession, id: string, change: (scan: Scan) => Scan): ScanSession {
  return { ...session, scans: session.scans.map((scan) => (scan.id === id ? change(scan) : scan)) };
}
