import { foldInPlace } from '../../kernel/decider/decider.js';
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
  /** Steps that an undo could not undo; null: nobody has undone it. */
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

const none: ScanSession = {
  status: 'none',
  ownerId: '',
  purpose: 'look-up',
  deviceId: '',
  startedAt: '',
  committedAt: null,
  scans: [],
};

export const scanSessionState: StreamState<typeof scanSessionEvents, ScanSession> = {
  events: scanSessionEvents,
  ...foldInPlace(none, {
    open: ({ scans, ...session }) => ({ session, scans: new Map(scans.map((scan) => [scan.id, scan])) }),
    change,
    close: ({ session, scans }): ScanSession => ({ ...session, scans: [...scans.values()] }),
  }),
};

interface Draft {
  session: Omit<ScanSession, 'scans'>;
  readonly scans: Map<string, Scan>;
}

function change(draft: Draft, event: ScanSessionEvent): void {
  const { session, scans } = draft;
  switch (event.type) {
    case 'ScanSessionStarted':
      draft.session = { ...session, ...event.data, status: 'open' };
      return;
    case 'ItemScanned': {
      const { scanId, ...scan } = event.data;
      scans.set(scanId, { ...scan, id: scanId, undo: null });
      return;
    }
    case 'ScanResolved': {
      const { scanId, outcome, steps, refusal } = event.data;
      const scan = scans.get(scanId);
      if (scan)
        scans.set(scanId, { ...scan, outcome, refusal, steps: [...new Set([...scan.steps, ...steps])] });
      return;
    }
    case 'ScanUndone': {
      const { scanId, undone, left } = event.data;
      const scan = scans.get(scanId);
      const stays = (step: number) => !undone.includes(step);
      if (scan) scans.set(scanId, { ...scan, steps: scan.steps.filter(stays), undo: { left } });
      return;
    }
    case 'ScanSessionCommitted':
      draft.session = { ...session, status: 'committed', committedAt: event.data.committedAt };
      return;
    case 'ScanSessionDiscarded':
      draft.session = { ...session, status: 'discarded' };
      return;
    case 'ScanSessionUndone':
      draft.session = { ...session, status: 'undone' };
      return;
    default:
      unreachable(event);
  }
}
