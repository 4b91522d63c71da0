import { isBehind } from '@lib/api/behind';
import { buildUrl, call, readWithHeaders } from '@lib/api/call';
import { type ApiProblem, isRefusal } from '@lib/api/problem';
import { withTabLock } from '@lib/browser/cross-tab';
import { checkIn, packUp, readGateList, undoCheckIn } from '@modules/orders/check-in/check-ins.contract';
import { type FieldDb, openFieldDb } from '../inventory/offline/offline-db';
import { withChange } from './gate-orders';
import type { Arrival, CheckInResult, GateCopy, GateLine, GateList, GateUnsent } from './gate-types';

type In = Extract<GateUnsent, { readonly do: 'in' }>;

/** Sends what a member's gates saw, in order, one tab at a time. An entry is deleted in the transaction that stores its answer; one whose answer is lost is sent
 *  again, and counts once. A date that refuses keeps no other back.
 *  in      isStill: whether the member is still signed in
 *  errors  ApiProblem: the rest waits */
export function sendGateUnsent(memberId: string, isStill: () => boolean): Promise<void> {
  return withTabLock('gate-sending', async () => {
    const all = await (await openFieldDb()).getAllFromIndex('gateUnsent', 'member', memberId);
    let failure: unknown;
    for (const dateId of new Set(all.map((entry) => entry.dateId)))
      await sendDate(memberId, dateId, isStill).catch((error: unknown) => {
        failure ??= error;
      });
    if (failure !== undefined) throw failure;
  });
}

async function sendDate(memberId: string, dateId: string, isStill: () => boolean): Promise<void> {
  for (;;) {
    const db = await openFieldDb();
    const all = await db.getAllFromIndex('gateUnsent', 'member', memberId);
    const waiting = all.filter((entry) => entry.dateId === dateId);
    const [first] = waiting;
    if (!first || !isStill()) return;
    if (first.do === 'in') await sendArrivals(dateId, firstArrivals(waiting));
    else await sendOne(first, isStill);
  }
}

/** Those at the front of the queue that one call takes. */
function firstArrivals(waiting: readonly GateUnsent[]): readonly In[] {
  const other = waiting.findIndex((entry) => entry.do !== 'in');
  const front = other === -1 ? waiting : waiting.slice(0, other);
  return front.slice(0, most).flatMap((entry) => (entry.do === 'in' ? [entry] : []));
}

/** As many as the contract takes. */
const most = 200;

/** What is refused for good is sent one by one, so that the faulty one shows why. */
async function sendArrivals(dateId: string, entries: readonly In[]): Promise<void> {
  const seen = entries.map(({ arrivalId: id, orderId, lineId, gate, at }) => ({
    id,
    orderId,
    lineId,
    gate,
    at,
  }));
  try {
    const { results } = await call(checkIn, { params: { dateId }, body: { seen } });
    await keepAnswers(entries, results);
  } catch (error) {
    if (!isRefusal(error) || mayPass.has(error.status)) throw error;
    const [first, ...others] = entries;
    if (!first) return;
    if (others.length > 0) return sendArrivals(dateId, [first]);
    const refused = { id: first.arrivalId, status: 'refused', before: null, message: error.message } as const;
    await keepAnswers([first], [refused]);
  }
}

/** The session, the role and the number of calls may be others later. */
const mayPass: ReadonlySet<number> = new Set([401, 403, 404, 429]);

async function keepAnswers(entries: readonly In[], results: readonly CheckInResult[]): Promise<void> {
  const answers = new Map(results.map((result) => [result.id, result]));
  const db = await openFieldDb();
  const tx = db.transaction(['gateList', 'arrival', 'gateUnsent'], 'readwrite');
  const [arrivals, queue] = [tx.objectStore('arrival'), tx.objectStore('gateUnsent')];
  for (const entry of entries) {
    const [result, arrival] = [answers.get(entry.arrivalId), await arrivals.get(entry.arrivalId)];
    if (!result) continue;
    if (arrival) await arrivals.put(answered(arrival, result));
    await changeLine(tx.objectStore('gateList'), entry, (line) => lineAfter(line, entry, result));
    if (entry.number !== undefined) await queue.delete(entry.number);
    if (result.status !== 'in') await dropUndo(queue, entry.arrivalId);
  }
  await tx.done;
}

/** What this phone did not let in is not taken back: that would take back what another gate did. */
async function dropUndo(
  queue: {
    getAll(): Promise<readonly GateUnsent[]>;
    delete(number: number): Promise<void>;
  },
  arrivalId: string,
): Promise<void> {
  for (const entry of await queue.getAll())
    if (entry.do === 'undo' && entry.arrivalId === arrivalId && entry.number !== undefined)
      await queue.delete(entry.number);
}

function answered(arrival: Arrival, { status, before, message }: CheckInResult): Arrival {
  if (arrival.state !== 'undoing') return { ...arrival, state: status, before, message };
  return status === 'in' ? arrival : { ...arrival, state: 'undone' };
}

function lineAfter(line: GateLine, entry: In, { status, before }: CheckInResult): GateLine {
  if (status === 'in') return withChange(line, entry);
  return status === 'already here' ? { ...line, checkedIn: before } : line;
}

async function sendOne(entry: Exclude<GateUnsent, In>, isStill: () => boolean): Promise<void> {
  const { dateId, orderId, lineId, key } = entry;
  const command = { params: { dateId }, body: { orderId, lineId }, idempotencyKey: key };
  let isCarriedOut = true;
  try {
    await (entry.do === 'undo' ? call(undoCheckIn, command) : call(packUp, command));
  } catch (error) {
    // refused for good: sending it again changes nothing
    if (!isRefusal(error) || isOfSession(error) || !isStill()) throw error;
    isCarriedOut = false;
  }
  const db = await openFieldDb();
  const tx = db.transaction(['gateList', 'arrival', 'gateUnsent'], 'readwrite');
  if (isCarriedOut) await changeLine(tx.objectStore('gateList'), entry, (line) => withChange(line, entry));
  const own = entry.do === 'undo' && entry.arrivalId;
  const arrival = own ? await tx.objectStore('arrival').get(own) : undefined;
  if (arrival) await tx.objectStore('arrival').put({ ...arrival, state: 'undone' });
  if (entry.number !== undefined) await tx.objectStore('gateUnsent').delete(entry.number);
  await tx.done;
}

const isOfSession = ({ status }: ApiProblem): boolean => status !== 404 && mayPass.has(status);

/** Changes one line of the list on this phone. */
async function changeLine(
  lists: {
    get(key: [string, string]): Promise<GateCopy | undefined>;
    put(copy: GateCopy): Promise<unknown>;
  },
  { memberId, dateId, orderId, lineId }: GateUnsent,
  change: (line: GateLine) => GateLine,
): Promise<void> {
  const copy = await lists.get([memberId, dateId]);
  if (!copy) return;
  const lines = copy.list.lines.map((line) =>
    line.orderId === orderId && line.lineId === lineId ? change(line) : line,
  );
  // the list on the server is another one now
  await lists.put({ ...copy, etag: '', list: { ...copy.list, lines } });
}

/** Reads the list of a date, unless it is unchanged. One that the member may not read any more is deleted.
 *  errors  ApiProblem */
export async function readGateCopy(memberId: string, dateId: string, isStill: () => boolean): Promise<void> {
  const db = await openFieldDb();
  const before = await db.get('gateList', [memberId, dateId]);
  const asked = { ...(before?.etag && { 'If-None-Match': before.etag }) };
  const answered = await readWithHeaders(buildUrl(readGateList.path, { dateId }), undefined, asked).catch(
    async (error: unknown) => {
      if (isRefusal(error) && (error.status === 403 || error.status === 404))
        await db.delete('gateList', [memberId, dateId]);
      throw error;
    },
  );
  if (!isStill() || isBehind(answered.headers)) return;
  const fresh = answered.answer as GateList | undefined;
  const tx = db.transaction('gateList', 'readwrite');
  const now = await tx.store.get([memberId, dateId]);
  if (fresh) {
    const ahead = Date.parse(fresh.readAt) - Date.now();
    const etag = answered.headers.get('ETag') ?? '';
    await tx.store.put({ memberId, dateId, etag, list: fresh, checkedAt: fresh.readAt, ahead });
  } else if (now) await tx.store.put({ ...now, checkedAt: new Date(Date.now() + now.ahead).toISOString() });
  await tx.done;
  await deleteOthers(db, memberId);
}

/** Nobody else's list stays on a phone that is shared, and none for longer than a week after its day, but for what is not sent. */
async function deleteOthers(db: FieldDb, memberId: string): Promise<void> {
  const tx = db.transaction(['gateList', 'arrival', 'gateUnsent'], 'readwrite');
  const unsent = await tx.objectStore('gateUnsent').getAll();
  for (const copy of await tx.objectStore('gateList').getAll()) {
    const isOld = Date.parse(copy.checkedAt) - Date.parse(`${copy.list.day}T12:00:00Z`) > WEEK_MS;
    const isOther = copy.memberId !== memberId;
    const isNeeded = unsent.some((one) => one.memberId === copy.memberId && one.dateId === copy.dateId);
    if (isOther || (isOld && !isNeeded))
      await tx.objectStore('gateList').delete([copy.memberId, copy.dateId]);
    if (!isOld || isNeeded || isOther) continue;
    const arrivals = tx.objectStore('arrival');
    for (const { id, dateId } of await arrivals.index('member').getAll(memberId))
      if (dateId === copy.dateId) await arrivals.delete(id);
  }
  await tx.done;
}

const WEEK_MS = 7 * 86_400_000;
