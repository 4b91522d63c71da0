import { call, readWithHeaders } from '@lib/api/call';
import { ApiProblem, isRefusal } from '@lib/api/problem';
import { withTabLock } from '@lib/browser/cross-tab';
import { getOfflineInventory } from '@modules/inventory/scan-session/offline.contract';
import { maxScansAtOnce, type ScanResultView } from '@modules/inventory/scan-session/scan-session.schemas';
import {
  commitScanSession,
  discardScanSession,
  recordScans,
  resolveScan,
  undoScan,
} from '@modules/inventory/scan-session/scan-sessions.contract';
import { openFieldDb } from './offline-db';
import type { CopyRows, DeviceScan, InventoryCopy, Unsent } from './offline-types';

/** Sends a member's unsent commands, in order, one tab at a time. An entry is deleted in the transaction that
 *  stores its response; one whose response is lost is sent again, and counts once.
 *  in      deviceId  of this browser
 *          isStill   whether the member is still signed in
 *  errors  ApiProblem: the rest waits */
export function sendUnsent(memberId: string, deviceId: string, isStill: () => boolean): Promise<void> {
  return withTabLock('field-sending', async () => {
    for (;;) {
      const db = await openFieldDb();
      const waiting = await db.getAllFromIndex('unsent', 'member', memberId);
      const [first] = waiting;
      if (!first || !isStill()) return;
      if (first.do === 'scan') await sendBatch(firstScans(waiting, first), memberId, deviceId, isStill);
      else await sendOne(first, isStill);
    }
  });
}

/** Reads the inventory, unless it is unchanged.
 *  errors  ApiProblem */
export async function readCopy(memberId: string, isStill: () => boolean): Promise<void> {
  const db = await openFieldDb();
  const before = await db.get('copy', memberId);
  const answered = await readWithHeaders(getOfflineInventory.path, undefined, {
    ...(before && { 'If-None-Match': before.etag }),
  });
  if (!isStill()) return;
  const tx = db.transaction(['copy', 'unsent'], 'readwrite');
  const now = await tx.objectStore('copy').get(memberId);
  const readAt = new Date().toISOString();
  const fresh = answered.answer as CopyRows | undefined;
  // nobody else's inventory stays on a device that is shared
  for (const other of await tx.objectStore('copy').getAllKeys())
    if (other !== memberId) await tx.objectStore('copy').delete(other);
  if (fresh)
    await tx
      .objectStore('copy')
      .put({ memberId, etag: answered.headers.get('ETag') ?? '', readAt, ...fresh });
  else if (now) await tx.objectStore('copy').put({ ...now, readAt });
  await tx.done;
}

/** The scans at the front of the queue that one call takes: of one session, without another command between them. */
function firstScans(waiting: readonly Unsent[], first: Unsent): readonly (Unsent & { do: 'scan' })[] {
  const others = waiting.findIndex((one) => one.do !== 'scan' || one.sessionId !== first.sessionId);
  const scans = others === -1 ? waiting : waiting.slice(0, others);
  return scans.slice(0, maxScansAtOnce).flatMap((one) => (one.do === 'scan' ? [one] : []));
}

/** A batch that is refused for good is sent scan by scan, so that the faulty one shows why. */
async function sendBatch(
  entries: readonly (Unsent & { do: 'scan' })[],
  memberId: string,
  deviceId: string,
  isStill: () => boolean,
): Promise<void> {
  try {
    await sendScans(entries, memberId, deviceId);
  } catch (error) {
    if (!isRefusal(error) || mayPass(error) || error.status === 404 || !isStill()) throw error;
    const [first, ...others] = entries;
    if (!first) return;
    if (others.length > 0) return sendBatch([first], memberId, deviceId, isStill);
    const refusal = { code: error.code, message: error.message };
    await settle([first], [{ scanId: first.scanId, outcome: 'refused', refusal, item: null }], memberId);
  }
}

async function sendScans(
  entries: readonly (Unsent & { do: 'scan' })[],
  memberId: string,
  deviceId: string,
): Promise<void> {
  const db = await openFieldDb();
  const [first] = entries;
  const session = first && (await db.get('session', first.sessionId));
  if (!session) return remove(entries);
  const found = await Promise.all(entries.map(({ scanId }) => db.get('scan', scanId)));
  const scans = found.flatMap((scan) => scan ?? []);
  if (scans.length === 0) return remove(entries);
  const { purpose, startedAt } = session;
  const { results } = await call(recordScans, {
    params: { id: session.id },
    body: {
      memberId,
      session: { purpose, startedAt, deviceId },
      scans: scans.map(({ id, itemId, scannedAt, action, expected }) => ({
        id,
        itemId,
        scannedAt,
        action,
        expected,
      })),
    },
  });
  await settle(entries, results, memberId);
}

async function sendOne(entry: Exclude<Unsent, { do: 'scan' }>, isStill: () => boolean): Promise<void> {
  try {
    await sendCommand(entry);
  } catch (error) {
    // refused for good: sending it again changes nothing
    if (!isRefusal(error) || mayPass(error) || !isStill()) throw error;
    await remove([entry]);
  }
}

const mayPass = ({ status }: ApiProblem): boolean => status === 401 || status === 403 || status === 429;

async function sendCommand(entry: Exclude<Unsent, { do: 'scan' }>): Promise<void> {
  const { memberId, sessionId, key } = entry;
  const session = { id: sessionId };
  switch (entry.do) {
    case 'resolve': {
      const { scanId, keep, expected } = entry;
      const result = await call(resolveScan, {
        params: { ...session, scanId },
        body: { keep, expected },
        idempotencyKey: key,
      });
      return settle([entry], [result], memberId);
    }
    case 'undo': {
      const { scanId } = entry;
      const { left } = await call(undoScan, { params: { ...session, scanId }, idempotencyKey: key });
      return settleUndo(entry, scanId, left[0]?.message ?? null);
    }
    case 'commit': {
      const { committedAt } = entry;
      await call(commitScanSession, { params: session, body: { committedAt }, idempotencyKey: key });
      return remove([entry]);
    }
    case 'discard':
      await call(discardScanSession, { params: session, idempotencyKey: key });
      return remove([entry]);
  }
}

/** Stores the results of scans, updates the copy, and takes the entries off the queue. */
async function settle(
  entries: readonly Unsent[],
  results: readonly ScanResultView[],
  memberId: string,
): Promise<void> {
  const db = await openFieldDb();
  const tx = db.transaction(['copy', 'scan', 'unsent'], 'readwrite');
  const scans = tx.objectStore('scan');
  for (const { scanId, outcome, refusal, item } of results) {
    const scan = await scans.get(scanId);
    if (!scan) continue;
    const state = scan.state === 'undoing' ? scan.state : outcome;
    await scans.put({ ...scan, state, message: refusal?.message ?? null, now: item } satisfies DeviceScan);
  }
  const copy = await tx.objectStore('copy').get(memberId);
  if (copy) await tx.objectStore('copy').put(withItems(copy, results));
  for (const { number } of entries) if (number !== undefined) await tx.objectStore('unsent').delete(number);
  await tx.done;
}

async function settleUndo(entry: Unsent, scanId: string, message: string | null): Promise<void> {
  const db = await openFieldDb();
  const tx = db.transaction(['scan', 'unsent'], 'readwrite');
  const scan = await tx.objectStore('scan').get(scanId);
  if (scan) await tx.objectStore('scan').put({ ...scan, state: message ? 'applied' : 'undone', message });
  if (entry.number !== undefined) await tx.objectStore('unsent').delete(entry.number);
  await tx.done;
}

async function remove(entries: readonly Unsent[]): Promise<void> {
  const db = await openFieldDb();
  const tx = db.transaction('unsent', 'readwrite');
  for (const { number } of entries) if (number !== undefined) await tx.store.delete(number);
  await tx.done;
}

/** The copy with the items as the server has them now. */
function withItems(copy: InventoryCopy, results: readonly ScanResultView[]): InventoryCopy {
  const now = new Map(results.flatMap(({ item }) => (item ? [[item.id, item] as const] : [])));
  const at = new Map(copy.locations.map(([id], index) => [id, index]));
  return {
    ...copy,
    items: copy.items.map((row) => {
      const item = now.get(row[0]);
      if (!item) return row;
      const stock = item.stock.map(({ locationId, quantity }): [number, number | null] => [
        at.get(locationId ?? '') ?? -1,
        quantity,
      ]);
      return [row[0], row[1], row[2], item.version, item.status, stock];
    }),
  };
}
