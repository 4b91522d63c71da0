import { messageOf } from '@lib/api/problem';
import { local } from '@lib/browser/browser-store';
import { currentSession } from '@lib/session/session';
import type { ScanPurpose } from '@modules/inventory/scan-session/scan-session.schemas';
import { expectedOf, type InventoryIndex, inventoryIndex } from './inventory-index';
import { newUuid } from './new-uuid';
import { openFieldDb } from './offline-db';
import type { DeviceScan, DeviceSession, InventoryCopy, OfflineItem, Unsent } from './offline-types';
import { readCopy, sendUnsent } from './send-unsent';

/** What a page shows of offline work. */
export interface OfflineState {
  /** undefined while the device is being read. */
  readonly inventory: InventoryIndex | undefined;
  /** When the copy was read; undefined: there is none yet. */
  readonly readAt: string | undefined;
  /** The open session. */
  readonly session: DeviceSession | undefined;
  /** The scans of the open session, the last first. */
  readonly scans: readonly DeviceScan[];
  /** The number of unsent commands. */
  readonly unsent: number;
  /** Scans of finished sessions that wait for a choice. */
  readonly waiting: readonly DeviceScan[];
  readonly isSending: boolean;
  /** Why the last attempt to send or read failed. */
  readonly problem: string | undefined;
}

type Bare<Entry> = Entry extends Unsent ? Omit<Entry, 'number' | 'memberId' | 'key'> : never;

/** Offline work of one member: everything is written to the device first, and sent when there is a connection.
 *  source  ADR 0036 */
export class OfflineInventory {
  #state: OfflineState = {
    inventory: undefined,
    readAt: undefined,
    session: undefined,
    scans: [],
    unsent: 0,
    waiting: [],
    isSending: false,
    problem: undefined,
  };
  readonly #watchers = new Set<() => void>();
  #isAskedAgain = false;

  constructor(readonly memberId: string) {}

  readonly state = (): OfflineState => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Reads the database of the device. */
  async open(): Promise<void> {
    const db = await openFieldDb();
    const tx = db.transaction(['copy', 'session', 'scan', 'unsent']);
    const [copy, sessions, scans, unsent] = await Promise.all([
      tx.objectStore('copy').get(this.memberId),
      tx.objectStore('session').index('member').getAll(this.memberId),
      tx.objectStore('scan').index('member').getAll(this.memberId),
      tx.objectStore('unsent').index('member').count(this.memberId),
    ]);
    this.#show(copy, sessions, scans, unsent);
  }

  /** Begins a session. */
  async begin(purpose: ScanPurpose, locationId: string | null): Promise<void> {
    const db = await openFieldDb();
    const startedAt = new Date().toISOString();
    const own = { id: newUuid(), memberId: this.memberId };
    await db.put('session', { ...own, purpose, startedAt, locationId, rootId: locationId, isOpen: true });
    await this.open();
  }

  /** Chooses where items go from now on, or what is counted. */
  async choosePlace(locationId: string | null): Promise<void> {
    const { session } = this.#state;
    if (!session) return;
    await (await openFieldDb()).put('session', {
      ...session,
      locationId,
      rootId: session.rootId ?? locationId,
    });
    await this.open();
  }

  /** Writes a scan to the device, in one transaction with its place in the queue. */
  async scan(item: OfflineItem, action: DeviceScan['action']): Promise<DeviceScan> {
    const { session, scans } = this.#state;
    if (!session) throw new Error('There is no open session');
    const scan: DeviceScan = {
      id: newUuid(),
      sessionId: session.id,
      memberId: this.memberId,
      number: (scans[0]?.number ?? 0) + 1,
      scannedAt: new Date().toISOString(),
      itemId: item.id,
      title: item.title,
      code: item.code,
      action,
      expected: expectedOf(item),
      state: 'queued',
      message: null,
      now: null,
    };
    await this.#queue({ do: 'scan', sessionId: session.id, scanId: scan.id }, scan);
    return scan;
  }

  /** Takes a scan back. An unsent scan is sent first: it may be under way already. */
  async undo(scan: DeviceScan): Promise<void> {
    const { sessionId, id: scanId } = scan;
    await this.#queue({ do: 'undo', sessionId, scanId }, { ...scan, state: 'undoing' });
  }

  /** Resolves a conflict between a scan and what others changed. */
  async resolve(scan: DeviceScan, keep: 'mine' | 'theirs'): Promise<void> {
    const { id: scanId, sessionId, now } = scan;
    if (!now) return;
    const expected = { revision: now.version, stock: now.stock, isHeld: now.isHeld };
    await this.#queue(
      { do: 'resolve', sessionId, scanId, keep, expected },
      {
        ...scan,
        state: keep === 'mine' ? 'queued' : 'unchanged',
        expected,
      },
    );
  }

  /** Finishes the session, or deletes it. */
  async end(how: 'commit' | 'discard'): Promise<void> {
    const { session, scans } = this.#state;
    if (!session) return;
    const db = await openFieldDb();
    const tx = db.transaction(['session', 'unsent'], 'readwrite');
    await tx.objectStore('session').put({ ...session, isOpen: false });
    const entry = { ...this.#entry(), sessionId: session.id };
    if (scans.length > 0)
      await tx
        .objectStore('unsent')
        .add(
          how === 'commit'
            ? { ...entry, do: how, committedAt: new Date().toISOString() }
            : { ...entry, do: how },
        );
    await tx.done;
    await this.#changed();
  }

  /** Sends the queue, and reads the inventory again. A failure is shown, and nothing is lost. */
  async synchronise(): Promise<void> {
    if (!this.#isSignedIn()) return;
    if (this.#state.isSending) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isAskedAgain = false;
    this.#set({ isSending: true });
    let problem: string | undefined;
    try {
      await sendUnsent(this.memberId, deviceId(), this.#isSignedIn);
      await readCopy(this.memberId, this.#isSignedIn);
      await this.#deleteFinished();
    } catch (error) {
      problem = messageOf(error);
    }
    await this.open();
    this.#set({ isSending: false, problem });
    // scans queued while the inventory was read do not wait for the next turn
    if (this.#isAskedAgain && problem === undefined) await this.synchronise();
  }

  readonly #isSignedIn = (): boolean => {
    const session = currentSession();
    return session.status === 'signed-in' && session.user.id === this.memberId;
  };

  async #queue(entry: Bare<Unsent>, scan: DeviceScan): Promise<void> {
    const db = await openFieldDb();
    const tx = db.transaction(['scan', 'unsent'], 'readwrite');
    await tx.objectStore('scan').put(scan);
    await tx.objectStore('unsent').add({ ...this.#entry(), ...entry } as Unsent);
    await tx.done;
    await this.#changed();
  }

  #entry(): Pick<Unsent, 'memberId' | 'key'> {
    return { memberId: this.memberId, key: newUuid() };
  }

  async #changed(): Promise<void> {
    await this.open();
    if (navigator.onLine) void this.synchronise();
  }

  /** Deletes sessions that are finished and sent, since the server has them; scans that wait for a choice stay. */
  async #deleteFinished(): Promise<void> {
    const db = await openFieldDb();
    const tx = db.transaction(['session', 'scan', 'unsent'], 'readwrite');
    const waiting = await tx.objectStore('unsent').index('member').getAll(this.memberId);
    for (const session of await tx.objectStore('session').index('member').getAll(this.memberId)) {
      const scans = await tx.objectStore('scan').index('session').getAll(session.id);
      const isNeeded =
        session.isOpen ||
        waiting.some(({ sessionId }) => sessionId === session.id) ||
        scans.some(({ state }) => state === 'conflict');
      if (isNeeded) continue;
      await tx.objectStore('session').delete(session.id);
      for (const { id } of scans) await tx.objectStore('scan').delete(id);
    }
    await tx.done;
  }

  #show(
    copy: InventoryCopy | undefined,
    sessions: readonly DeviceSession[],
    scans: readonly DeviceScan[],
    unsent: number,
  ): void {
    const session = sessions.filter(({ isOpen }) => isOpen).at(-1);
    const queued = scans
      .filter(({ state }) => state === 'queued')
      .sort((one, other) => (one.scannedAt < other.scannedAt ? -1 : 1));
    this.#set({
      inventory: inventoryIndex(copy, queued),
      readAt: copy?.readAt,
      session,
      scans: scans
        .filter(({ sessionId }) => sessionId === session?.id)
        .sort((one, other) => other.number - one.number),
      waiting: scans.filter(({ state, sessionId }) => state === 'conflict' && sessionId !== session?.id),
      unsent,
    });
  }

  #set(change: Partial<OfflineState>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher();
  }
}

/** Identifies this browser to the server, in sessions only. */
function deviceId(): string {
  const known = local.read(DEVICE);
  if (known) return known;
  const id = newUuid();
  local.write(DEVICE, id);
  return id;
}

const DEVICE = 'field-device';
