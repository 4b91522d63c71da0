import { isRefusal, messageOf } from '@lib/api/problem';
import { currentSession } from '@lib/session/session';
import { newUuid } from '../inventory/offline/new-uuid';
import { openFieldDb } from '../inventory/offline/offline-db';
import { type GateOrder, gateOrders } from './gate-orders';
import type { Arrival, GateCopy, GateLine, GateUnsent } from './gate-types';
import { readGateCopy, sendGateUnsent } from './send-arrivals';

/** What a page shows of a gate. */
export interface GateState {
  /** False while the phone is being read. */
  readonly isOpen: boolean;
  /** Undefined: there is no list of this date yet. */
  readonly copy: GateCopy | undefined;
  /** In the order of their numbers, with what is not sent. */
  readonly orders: readonly GateOrder[];
  /** Lists of other dates on this phone: they say where a code belongs. */
  readonly others: readonly GateCopy[];
  /** What this phone let in, the last first. */
  readonly arrivals: readonly Arrival[];
  /** The number of unsent commands of this date. */
  readonly unsent: number;
  readonly isSending: boolean;
  /** Why the last attempt to send or read failed. */
  readonly problem: string | undefined;
  /** The code of a refusal that trying again does not change. */
  readonly refusal: string | undefined;
}

type Bare<Entry> = Entry extends GateUnsent ? Omit<Entry, 'number' | 'memberId' | 'dateId' | 'key'> : never;

/** The gate of one date on this phone: everything is written here first, and sent when there is a connection.
 *  source  ADR 0116 */
export class GateDevice {
  #state: GateState = {
    isOpen: false,
    copy: undefined,
    orders: [],
    others: [],
    arrivals: [],
    unsent: 0,
    isSending: false,
    problem: undefined,
    refusal: undefined,
  };
  readonly #watchers = new Set<() => void>();
  #isAskedAgain = false;

  constructor(
    readonly memberId: string,
    readonly dateId: string,
  ) {}

  readonly state = (): GateState => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Reads the database of the phone. */
  async open(): Promise<void> {
    const db = await openFieldDb();
    const tx = db.transaction(['gateList', 'arrival', 'gateUnsent']);
    const [copies, arrivals, unsent] = await Promise.all([
      tx.objectStore('gateList').index('member').getAll(this.memberId),
      tx.objectStore('arrival').index('member').getAll(this.memberId),
      tx.objectStore('gateUnsent').index('member').getAll(this.memberId),
    ]);
    const isHere = ({ dateId }: { readonly dateId: string }) => dateId === this.dateId;
    const copy = copies.find(isHere);
    const ofDate = unsent.filter(isHere);
    this.#set({
      isOpen: true,
      copy,
      orders: copy ? gateOrders(copy.list, ofDate) : [],
      others: copies.filter((one) => !isHere(one)),
      arrivals: arrivals.filter(isHere).toSorted((one, other) => (one.at < other.at ? 1 : -1)),
      unsent: ofDate.length,
    });
  }

  /** Lets lines in, each in one transaction with its place in the queue. */
  async letIn(lines: readonly GateLine[], gate: string): Promise<void> {
    const at = this.now();
    const db = await openFieldDb();
    const tx = db.transaction(['arrival', 'gateUnsent'], 'readwrite');
    for (const { orderId, lineId, number, vendor, words } of lines) {
      const id = newUuid();
      const of = { orderId, lineId, gate, at };
      await tx.objectStore('arrival').put({
        ...{ id, memberId: this.memberId, dateId: this.dateId, ...of, number, vendor, words },
        ...{ state: 'queued', before: null, message: '', isDone: false },
      });
      await tx.objectStore('gateUnsent').add({ ...this.#entry(), do: 'in', arrivalId: id, ...of });
    }
    await tx.done;
    await this.#changed();
  }

  /** Takes back that a line came in. What this phone let in and did not send is sent first: it may be under way already. */
  async undo({ orderId, lineId }: Pick<GateLine, 'orderId' | 'lineId'>): Promise<void> {
    const own = this.#state.arrivals.find(
      (arrival) =>
        arrival.orderId === orderId &&
        arrival.lineId === lineId &&
        (arrival.state === 'queued' || arrival.state === 'in'),
    );
    await this.#queue(
      { do: 'undo', orderId, lineId, arrivalId: own?.id ?? null },
      own && { ...own, state: 'undoing' },
    );
  }

  /** Says for a vendor that they have packed up. */
  async packUp({ orderId, lineId }: Pick<GateLine, 'orderId' | 'lineId'>): Promise<void> {
    await this.#queue({ do: 'pack up', orderId, lineId, at: this.now() });
  }

  /** The gate has dealt with what was refused. */
  async done(arrival: Arrival): Promise<void> {
    await (await openFieldDb()).put('arrival', { ...arrival, isDone: true });
    await this.open();
  }

  /** Sends the queue, and reads the list again. A failure is shown, and nothing is lost. */
  async synchronise(): Promise<void> {
    if (!this.#isSignedIn()) return;
    if (this.#state.isSending) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isAskedAgain = false;
    this.#set({ isSending: true });
    let [problem, refusal]: (string | undefined)[] = [];
    try {
      const sent = await sendGateUnsent(this.memberId, this.#isSignedIn).catch((error: unknown) => {
        if (isRefusal(error)) return error; // the list says more: whether the member still may
        throw error;
      });
      await readGateCopy(this.memberId, this.dateId, this.#isSignedIn);
      if (sent) throw sent;
    } catch (error) {
      problem = messageOf(error);
      refusal = isRefusal(error) && (error.status === 403 || error.status === 404) ? error.code : undefined;
    }
    await this.open();
    this.#set({ isSending: false, problem, refusal });
    if (this.#isAskedAgain && problem === undefined) await this.synchronise();
  }

  /** This moment, by the server's clock as far as it is known. */
  now(): string {
    return new Date(Date.now() + (this.#state.copy?.ahead ?? 0)).toISOString();
  }

  readonly #isSignedIn = (): boolean => {
    const session = currentSession();
    return session.status === 'signed-in' && session.user.id === this.memberId;
  };

  async #queue(entry: Bare<GateUnsent>, arrival?: Arrival): Promise<void> {
    const db = await openFieldDb();
    const tx = db.transaction(['arrival', 'gateUnsent'], 'readwrite');
    if (arrival) await tx.objectStore('arrival').put(arrival);
    await tx.objectStore('gateUnsent').add({ ...this.#entry(), ...entry } as GateUnsent);
    await tx.done;
    await this.#changed();
  }

  #entry(): Pick<GateUnsent, 'memberId' | 'dateId' | 'key'> {
    return { memberId: this.memberId, dateId: this.dateId, key: newUuid() };
  }

  async #changed(): Promise<void> {
    await this.open();
    if (navigator.onLine) void this.synchronise();
  }

  #set(change: Partial<GateState>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher();
  }
}
