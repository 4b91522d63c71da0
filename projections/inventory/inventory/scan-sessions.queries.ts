import { stockKey } from '../../../modules/inventory/item/quantities.rules.js';
import { printedCode } from '../../../modules/inventory/label/short-code.rules.js';
import {
  type ScanAction,
  type ScanSessionEvent,
  scanSessionEvents,
} from '../../../modules/inventory/scan-session/scan-session.events.js';
import type {
  ScanSessionCard,
  ScanSessionDetail,
  ScanView,
} from '../../../modules/inventory/scan-session/scan-session.schemas.js';
import { type Scan, scanSessionState } from '../../../modules/inventory/scan-session/scan-session.state.js';
import type { listScanSessions } from '../../../modules/inventory/scan-session/scan-sessions.contract.js';
import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import { notFound, unreachable } from '../../../modules/kernel/decider/errors.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { QueryOf, ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { InventoryTables, ItemRow, ScanSessionRow } from './inventory.table.js';
import { type Places, placesOf } from './places.queries.js';

/** A member's scan sessions, newest first. */
export async function scanSessionsPage(
  db: Database,
  ownerId: string,
  { page, limit }: QueryOf<typeof listScanSessions>,
): Promise<ResponseOf<typeof listScanSessions>> {
  const own = db
    .withTables<InventoryTables>()
    .selectFrom('inventory.scan_session')
    .where('owner_id', '=', ownerId);
  const [rows, { n }] = await Promise.all([
    own
      .selectAll()
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
  ]);
  return { sessions: rows.map(card), total: Number(n) };
}

/** One of a member's scan sessions, with every scan, the last first.
 *  errors  SCAN_SESSION_NOT_FOUND (not-found): others' sessions do not exist for the caller */
export async function scanSessionOfOwner(
  db: Database,
  history: readonly RecordedEvent<ScanSessionEvent>[],
  id: string,
  ownerId: string,
): Promise<ScanSessionDetail> {
  const session = foldEvents(scanSessionState, history);
  const { status, purpose, startedAt, committedAt, scans } = session;
  if (status === 'none' || session.ownerId !== ownerId)
    throw notFound('SCAN_SESSION_NOT_FOUND', { message: 'You have no such scan session.' });
  const [places, items] = await Promise.all([
    placesOf(db, ownerId),
    titlesOf(
      db,
      ownerId,
      scans.map(({ itemId }) => itemId),
    ),
  ]);
  return {
    id,
    purpose,
    status,
    startedAt,
    committedAt,
    scans: scans.length,
    conflicts: scans.filter(({ outcome }) => outcome === 'conflict').length,
    items: scans.map((scan) => scanView(scan, places, items.get(scan.itemId))).reverse(),
  };
}

/** All of a member's scan sessions in full, for their archive. */
export async function scanSessionsOf(
  { db, eventStore }: { readonly db: Database; readonly eventStore: DomainEventStore },
  ownerId: string,
): Promise<readonly (ScanSessionDetail & { readonly deviceId: string })[]> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.scan_session')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('started_at')
    .execute();
  const sessions: (ScanSessionDetail & { readonly deviceId: string })[] = [];
  for (const { id } of rows) {
    const history = await eventStore.read(scanSessionEvents, id);
    const { deviceId } = foldEvents(scanSessionState, history);
    sessions.push({ ...(await scanSessionOfOwner(db, history, id, ownerId)), deviceId });
  }
  return sessions;
}

const card = (row: ScanSessionRow): ScanSessionCard => ({
  id: row.id,
  purpose: row.purpose,
  status: row.status,
  startedAt: row.started_at,
  committedAt: row.committed_at,
  scans: row.scans,
  conflicts: row.conflicts.length,
});

type Named = Pick<ItemRow, 'id' | 'title' | 'code'>;

async function titlesOf(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.item')
    .select(['id', 'title', 'code'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function scanView(scan: Scan, places: Places, item: Named | undefined): ScanView {
  const left = scan.undo?.left ?? [];
  return {
    id: scan.id,
    itemId: scan.itemId,
    title: item?.title ?? '',
    code: item ? printedCode(item.code) : '',
    scannedAt: scan.scannedAt,
    do: scan.action.do,
    sentence: sentenceOf(scan.action, places),
    from: scan.expected.stock.map(({ locationId }) => nameOf(locationId, places)).join(', '),
    outcome: scan.outcome,
    refusal: scan.refusal?.message ?? null,
    isUndone: scan.undo !== null && left.length === 0,
    left: left.map(({ message }) => message),
    mayUndo: scan.steps.length > 0,
  };
}

function sentenceOf(action: ScanAction, places: Places): string {
  switch (action.do) {
    case 'see':
      return action.quantity === 1
        ? `Seen at ${nameOf(action.locationId, places)}.`
        : `${action.quantity} seen at ${nameOf(action.locationId, places)}.`;
    case 'move':
      return `${action.quantity ?? 'All'} to ${nameOf(action.toId, places)}.`;
    case 'count':
      return `${action.quantity ?? 'Some'} counted at ${nameOf(action.locationId, places)}.`;
    case 'sell':
      return `${action.quantity} sold${action.priceCents === null ? '' : ` for $${(action.priceCents / 100).toLocaleString('en-US')}`}.`;
    case 'lose':
      return `Missing at ${nameOf(action.locationId, places)}.`;
    default:
      return unreachable(action);
  }
}

const nameOf = (locationId: string | null, { path }: Places): string =>
  locationId === null ? 'no place' : path(stockKey(locationId)) || 'a removed place';
