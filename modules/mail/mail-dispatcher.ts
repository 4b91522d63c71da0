import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../kernel/decider/clock.js';
import { plusDays, plusSeconds } from '../kernel/decider/time.js';
import type { PersonKeys } from '../kernel/encryption/person-keys.js';
import type { Database } from '../kernel/postgres/database.js';
import type { MailTable, MailTables } from './mail.tables.js';
import { MailCipher } from './mail-cipher.js';
import { leaseSeconds, maxAttempts, retryDelaySeconds } from './retry-policy.js';
import { atOnce, DeliveryFailed, type MailTransport } from './smtp.js';

export interface MailDispatcherDeps {
  readonly db: Database;
  readonly keys: PersonKeys;
  readonly secret: string;
  readonly clock: Clock;
  readonly carrier: MailTransport;
  /** Told of a mail that was not taken; `dead` once it is given up. */
  readonly alarm: (what: {
    readonly mail: string;
    readonly kind: string;
    readonly fault: string;
    readonly dead: boolean;
  }) => void;
}

/** Takes waiting mails out of the outbox and gives them over. Any number of processes may do it: a mail is leased to one at a time. A
 *  process that dies between giving over and writing it down leaves one double at most, under the same Message-ID.
 *  source  reliability.md P4 */
export class MailDispatcher {
  readonly #db: Kysely<MailTables>;
  readonly #envelopes: MailCipher;
  readonly #stop = new AbortController();
  #done: Promise<void> | undefined;

  constructor(private readonly means: MailDispatcherDeps) {
    this.#db = means.db.withTables<MailTables>();
    this.#envelopes = new MailCipher(means.keys, means.secret);
  }

  start(): void {
    this.#done ??= this.#live();
  }

  /** Finish the mails under way. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#done;
    this.means.carrier.close();
  }

  /** Take what is due, at most five, and try each.
   *  out  how many were taken */
  async round(): Promise<number> {
    const taken = await this.#lease();
    await Promise.all(taken.map((mail) => this.#deliver(mail)));
    return taken.length;
  }

  async #live(): Promise<void> {
    const { signal } = this.#stop;
    let swept = 0;
    while (!signal.aborted) {
      const taken = await this.round().catch(() => 0); // the database is away: the rows wait there
      if (taken > 0) continue;
      if (Date.now() - swept > sweepEvery) {
        swept = Date.now();
        await this.sweep().catch(() => undefined);
      }
      await pause(lookEvery, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Settled mails are forgotten after 90 days; their causes do not come again so late. */
  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('mail.outbox')
      .where('settled_at', '<', plusDays(this.means.clock.now(), -90))
      .execute();
  }

  #lease(): Promise<readonly MailTable[]> {
    const now = this.means.clock.now();
    const due = sql<string>`(select id from mail.outbox where state = 'waiting' and due_at <= ${now}
      order by due_at limit ${atOnce} for update skip locked)`;
    return this.#db
      .updateTable('mail.outbox')
      .set({ due_at: plusSeconds(now, leaseSeconds), tries: sql`tries + 1` })
      .where('id', 'in', due)
      .returningAll()
      .execute();
  }

  async #deliver(mail: MailTable): Promise<void> {
    const now = this.means.clock.now();
    if (mail.tries > maxAttempts) return this.#giveUp(mail, mail.fault ?? 'cut off');
    if (mail.useful_until !== null && mail.useful_until <= now) return this.#giveUp(mail, 'too late');
    const enclosed = await this.#envelopes.open(mail);
    if (!enclosed) return this.#settle(mail, 'dead', 'erased');
    try {
      await this.means.carrier.send(mail.id, enclosed);
    } catch (error) {
      if (!(error instanceof DeliveryFailed)) throw error;
      return this.#tryLater(mail, error.message);
    }
    await this.#settle(mail, 'sent', null);
  }

  async #tryLater(mail: MailTable, fault: string): Promise<void> {
    if (mail.tries >= maxAttempts) return this.#giveUp(mail, fault);
    this.means.alarm({ mail: mail.id, kind: mail.kind, fault, dead: false });
    await this.#db
      .updateTable('mail.outbox')
      .set({ due_at: plusSeconds(this.means.clock.now(), retryDelaySeconds(mail.tries)), fault })
      .where('id', '=', mail.id)
      .where('state', '=', 'waiting')
      .where('tries', '=', mail.tries)
      .execute();
  }

  #giveUp(mail: MailTable, fault: string): Promise<void> {
    this.means.alarm({ mail: mail.id, kind: mail.kind, fault, dead: true });
    return this.#settle(mail, 'dead', fault);
  }

  async #settle({ id }: MailTable, state: 'sent' | 'dead', fault: string | null): Promise<void> {
    await this.#db
      .updateTable('mail.outbox')
      .set({ state, fault, sealed: null, settled_at: this.means.clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  }
}

const lookEvery = 1_000;
const sweepEvery = 3_600_000;
