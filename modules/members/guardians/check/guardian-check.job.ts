import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CommandBus } from '@nestjs/cqrs';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../../kernel/decider/clock.js';
import { dispatch } from '../../../kernel/decider/command-bus.js';
import { type CommandOf } from '../../../kernel/decider/decider.js';
import { loadState } from '../../../kernel/decider/handle-command.js';
import { deterministicId } from '../../../kernel/decider/identifiers.js';
import { plusSeconds } from '../../../kernel/decider/time.js';
import { derivedKey } from '../../../kernel/encryption/derived-key.js';
import type { DomainEventStore } from '../../../kernel/event-store/domain-event-store.js';
import type { Database } from '../../../kernel/postgres/database.js';
import { memberOrNobody } from '../../member/known-member.state.js';
import type { GuardianCheckTable, MembersTables } from '../../members.tables.js';
import { isMinor } from '../age.rules.js';
import { type GuardianshipCommand, guardianshipDecider } from '../guardianship.decider.js';
import { guardianCheck } from '../guardianship.events.js';
import { askCheck, type CheckQuestion, type CheckSettings, NoAnswer } from './check-call.js';

export interface GuardianCheckDeps {
  readonly db: Database;
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
  readonly clock: Clock;
  readonly check: CheckSettings;
  /** The installation's, for pseudonyms. */
  readonly secret: string;
  /** Told of what was no answer, or none that can be read; `parked` once staff has to look. */
  readonly alarm: (what: {
    readonly guardianship: string;
    readonly fault: string;
    readonly parked: boolean;
  }) => void;
  /** Milliseconds for one call. */
  readonly patience?: number;
}

/** Asks the configured check about guardians who accepted, and records what it says. Any number of processes may do it: a question is leased to
 *  one at a time. A process that dies before it wrote the answer down asks again, under the same id.
 *  source  README, The configured check */
export class GuardianCheckJob {
  readonly #rows: Kysely<MembersTables>;
  readonly #key: Buffer;
  readonly #stop = new AbortController();
  #done: Promise<void> | undefined;

  constructor(private readonly means: GuardianCheckDeps) {
    this.#rows = means.db.withTables<MembersTables>();
    this.#key = derivedKey(means.secret, 'members as the guardian check knows them');
  }

  start(): void {
    this.#done ??= this.#live();
  }

  /** Finish the calls under way. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#done;
  }

  /** Take what is due, at most five, and ask about each.
   *  out  how many were taken */
  async round(): Promise<number> {
    const taken = await this.#lease();
    await Promise.all(taken.map((row) => this.#settleOne(row)));
    return taken.length;
  }

  async #live(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const taken = await this.round().catch(() => 0); // the database is away: the rows wait there
      if (taken === 0) await pause(lookEvery, undefined, { signal }).catch(() => undefined);
    }
  }

  #lease(): Promise<readonly GuardianCheckTable[]> {
    const now = this.means.clock.now();
    const due = sql<string>`(select id from members.guardian_check where state = 'waiting' and due_at <= ${now}
      order by due_at limit ${atOnce} for update skip locked)`;
    return this.#rows
      .updateTable('members.guardian_check')
      .set({ due_at: plusSeconds(now, leaseSeconds), tries: sql`tries + 1` })
      .where('id', 'in', due)
      .returningAll()
      .execute();
  }

  async #settleOne(row: GuardianCheckTable): Promise<void> {
    const question = await this.#questionOf(row);
    if (!question) return this.#settle(row, 'over', null);
    if (row.tries > maxAttempts) return this.#giveUp(row, row.fault ?? 'cut off');
    try {
      const { check, clock, patience } = this.means;
      const { verdict, fault } = await askCheck(check, question, clock.now(), patience);
      if (fault) this.means.alarm({ guardianship: row.id, fault, parked: true });
      await this.#record(row, verdict);
      await this.#settle(row, verdict, fault);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      await this.#tryLater(row, error.message);
    }
  }

  /** Undefined when nobody needs to know any more: verified or refused by staff, ended, come of age, erased. */
  async #questionOf({ id, minor_id, invitation_id }: GuardianCheckTable): Promise<CheckQuestion | undefined> {
    const { eventStore, clock } = this.means;
    const minorship = await loadState(eventStore, guardianshipDecider, minor_id);
    const { link } = minorship;
    if (link?.invitationId !== invitation_id || link.status === 'verified' || link.wasChecked)
      return undefined;
    const [guardian, minor] = await Promise.all([
      memberOrNobody(eventStore, link.guardianId),
      memberOrNobody(eventStore, minor_id),
    ]);
    if (!guardian || !minor || !isMinor(minorship, clock.now())) return undefined;
    return {
      guardianshipId: id,
      guardian: { id: this.#pseudonym(guardian.id), name: guardian.name, email: guardian.email },
      minor: { id: this.#pseudonym(minor.id) },
    };
  }

  async #tryLater(row: GuardianCheckTable, fault: string): Promise<void> {
    if (row.tries >= maxAttempts) return this.#giveUp(row, fault);
    this.means.alarm({ guardianship: row.id, fault, parked: false });
    await this.#rows
      .updateTable('members.guardian_check')
      .set({ due_at: plusSeconds(this.means.clock.now(), retryDelaySeconds(row.tries)), fault })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .where('tries', '=', row.tries)
      .execute();
  }

  async #giveUp(row: GuardianCheckTable, fault: string): Promise<void> {
    this.means.alarm({ guardianship: row.id, fault, parked: true });
    await this.#record(row, 'no answer');
    await this.#settle(row, 'no answer', fault);
  }

  /** The order's id follows from the question: a second answer to it changes nothing. */
  async #record({ id, minor_id, invitation_id }: GuardianCheckTable, verdict: Verdict): Promise<void> {
    const { bus, clock, check } = this.means;
    const actor = { id: guardianCheck, roles: [] };
    await dispatch(bus, guardianshipDecider, minor_id, {
      type: 'HearCheck',
      minorId: minor_id,
      invitationId: invitation_id,
      verdict,
      host: new URL(check.url).host,
      meta: { actor, now: clock.now(), commandId: deterministicId(guardianCheck, id) },
    });
  }

  async #settle(
    { id }: GuardianCheckTable,
    state: GuardianCheckTable['state'],
    fault: string | null,
  ): Promise<void> {
    await this.#rows
      .updateTable('members.guardian_check')
      .set({ state, fault, settled_at: this.means.clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  }

  #pseudonym(memberId: string): string {
    return createHmac('sha256', this.#key).update(memberId).digest('hex').slice(0, 32);
  }
}

type Verdict = CommandOf<GuardianshipCommand, 'HearCheck'>['verdict'];

/** About two days, all in all. */
export const maxAttempts = 16;
/** Seconds from a failed try to the next: a minute after the first, twice as long after each, six hours at most. */
export const retryDelaySeconds = (attempts: number): number => Math.min(60 * 2 ** (attempts - 1), 21_600);

/** Questions asked at the same time. */
const atOnce = 5;
/** Longer than a call can last. */
const leaseSeconds = 60;
const lookEvery = 1_000;
