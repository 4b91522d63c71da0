import { type Command, type CommandMetadata, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type {
  ExpectedItem,
  keepChoices,
  ScanAction,
  ScanPurpose,
  ScanResult,
  ScanSessionEvent,
  scanSessionEvents,
} from './scan-session.events.js';
import { type Scan, type ScanSession, scanSessionState } from './scan-session.state.js';

/** The device's data about a session, sent with every scan, so that scans may arrive in any order. */
export interface SessionHeader {
  readonly purpose: ScanPurpose;
  readonly deviceId: string;
  /** ISO-8601 UTC */
  readonly startedAt: string;
}

export interface RecordedScan extends ScanResult {
  readonly scanId: string;
  readonly itemId: string;
  readonly scannedAt: string;
  readonly action: ScanAction;
  readonly expected: ExpectedItem;
}

interface UndoneScan {
  readonly scanId: string;
  readonly undone: readonly number[];
  readonly left: readonly { readonly step: number; readonly message: string }[];
}

export type ScanSessionCommand =
  | Command<'RecordScans', { readonly header: SessionHeader; readonly scans: readonly RecordedScan[] }>
  | Command<
      'ResolveScan',
      {
        readonly scanId: string;
        readonly keep: (typeof keepChoices)[number];
        readonly result: ScanResult;
      }
    >
  | Command<'RecordUndo', { readonly scans: readonly UndoneScan[]; readonly of: 'scans' | 'session' }>
  | Command<'CommitSession', { readonly committedAt: string }>
  | Command<'DiscardSession', { readonly scans: readonly UndoneScan[] }>;

/** The maximum number of scans in one session. */
export const maxScans = 2_000;

export const scanSessionDecider: StreamDecider<typeof scanSessionEvents, ScanSession, ScanSessionCommand> = {
  ...scanSessionState,
  decide,
  max: 3 * maxScans,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<ScanSessionCommand['type']> = new Set([
  'RecordUndo',
  'CommitSession',
  'DiscardSession',
]);

function decide(command: ScanSessionCommand, session: ScanSession): readonly ScanSessionEvent[] {
  switch (command.type) {
    case 'RecordScans':
      return recordScans(command, session);
    case 'ResolveScan':
      return resolveScan(command, session);
    case 'RecordUndo':
      return recordUndo(command, session);
    case 'CommitSession':
      return commit(command, session);
    case 'DiscardSession':
      return discard(command, session);
    default:
      return unreachable(command);
  }
}

/** The session, for its owner only: for everybody else it does not exist.
 *  errors  SCAN_SESSION_NOT_FOUND (not-found) */
export function sessionOf(session: ScanSession, { actor }: CommandMetadata): ScanSession {
  if (session.status === 'none' || session.ownerId !== actor.id) throw scanSessionNotFound();
  return session;
}

export const scanSessionNotFound = () =>
  notFound('SCAN_SESSION_NOT_FOUND', { message: 'You have no such scan session.' });

/** A scan that waits for a choice.
 *  errors  SCAN_NOT_FOUND (not-found) */
export function scanOf(session: ScanSession, scanId: string): Scan {
  const scan = session.scans.find(({ id }) => id === scanId);
  if (!scan) throw notFound('SCAN_NOT_FOUND', { message: 'This session has no such scan.' });
  return scan;
}

/** Record the results of scans; the first begins the session. Each counts once. A scan that waits for a choice
 *  stops waiting when another call with the same scan has carried it out.
 *  events  [ScanSessionStarted], ItemScanned of each new scan, ScanResolved
 *  errors  SCAN_SESSION_NOT_FOUND (not-found), SCAN_SESSION_FULL (conflict) */
function recordScans(
  { header, scans, meta }: CommandOf<ScanSessionCommand, 'RecordScans'>,
  session: ScanSession,
): readonly ScanSessionEvent[] {
  if (session.status !== 'none') sessionOf(session, meta);
  const known = new Set(session.scans.map(({ id }) => id));
  const fresh = scans.filter(({ scanId }) => !known.has(scanId) && known.add(scanId));
  if (known.size > maxScans) throw sessionFull();
  return [
    ...(session.status === 'none'
      ? [event('ScanSessionStarted', { ...header, ownerId: meta.actor.id })]
      : []),
    ...fresh.map((scan) => event('ItemScanned', scan)),
    ...scans.flatMap((scan) => carriedOutSince(scan, session)),
  ];
}

function carriedOutSince(
  { scanId, outcome, steps, refusal }: RecordedScan,
  { scans }: ScanSession,
): readonly ScanSessionEvent[] {
  const known = scans.find(({ id }) => id === scanId);
  if (known?.outcome !== 'conflict' || steps.length === 0) return [];
  return [event('ScanResolved', { scanId, keep: 'mine' as const, outcome, steps, refusal })];
}

export const sessionFull = () =>
  conflict('SCAN_SESSION_FULL', {
    message: `A session holds ${maxScans} scans. Finish it, and begin another.`,
  });

/** Record the owner's choice between the scan and what others changed. Of two concurrent choices, the steps of the
 *  one that made any are recorded, in either order.
 *  events  [ScanResolved], or [] when it waits for no choice and no step is new
 *  errors  SCAN_SESSION_NOT_FOUND, SCAN_NOT_FOUND (not-found) */
function resolveScan(
  { scanId, keep, result, meta }: CommandOf<ScanSessionCommand, 'ResolveScan'>,
  session: ScanSession,
): readonly ScanSessionEvent[] {
  const scan = scanOf(sessionOf(session, meta), scanId);
  if (scan.outcome !== 'conflict' && result.steps.every((step) => scan.steps.includes(step))) return [];
  return [event('ScanResolved', { scanId, keep, ...result })];
}

/** Record the result of an undo, of some scans or of the whole session.
 *  events  ScanUndone of each, [ScanSessionUndone]
 *  errors  SCAN_SESSION_NOT_FOUND (not-found) */
function recordUndo(
  { scans, of, meta }: CommandOf<ScanSessionCommand, 'RecordUndo'>,
  session: ScanSession,
): readonly ScanSessionEvent[] {
  sessionOf(session, meta);
  const isOver = session.status === 'undone' || session.status === 'discarded';
  return [
    ...undoEvents(scans, session),
    ...(of === 'session' && !isOver ? [event('ScanSessionUndone', {})] : []),
  ];
}

/** Finish the session. An earlier scan may still arrive later.
 *  events  [ScanSessionCommitted], or [] when it is over
 *  errors  SCAN_SESSION_NOT_FOUND (not-found) */
function commit(
  { committedAt, meta }: CommandOf<ScanSessionCommand, 'CommitSession'>,
  session: ScanSession,
): readonly ScanSessionEvent[] {
  return sessionOf(session, meta).status === 'open' ? [event('ScanSessionCommitted', { committedAt })] : [];
}

/** Delete an open session, after its scans were undone.
 *  events  ScanUndone of each scan, [ScanSessionDiscarded], or [] when it was deleted before
 *  errors  SCAN_SESSION_NOT_FOUND (not-found), SCAN_SESSION_OVER (conflict) */
function discard(
  { scans, meta }: CommandOf<ScanSessionCommand, 'DiscardSession'>,
  session: ScanSession,
): readonly ScanSessionEvent[] {
  const { status } = sessionOf(session, meta);
  if (status === 'discarded') return [];
  if (status !== 'open')
    throw conflict('SCAN_SESSION_OVER', { message: 'This session is finished. Undo it instead.' });
  return [...undoEvents(scans, session), event('ScanSessionDiscarded', {})];
}

/** A repeated undo that changes nothing is not recorded. */
function undoEvents(scans: readonly UndoneScan[], session: ScanSession): readonly ScanSessionEvent[] {
  return scans.flatMap(({ scanId, undone, left }) => {
    const before = session.scans.find(({ id }) => id === scanId);
    const isKnown = before?.undo && undone.length === 0 && left.length === before.undo.left.length;
    if (!before || isKnown) return [];
    return [event('ScanUndone', { scanId, undone: [...undone], left: left.map((step) => ({ ...step })) })];
  });
}
