import { createHmac } from 'node:crypto';
import type { CommandBus } from '@nestjs/cqrs';
import type { Kysely } from 'kysely';
import { memberState } from '../../../identity/member/member.state.js';
import type { Clock } from '../../../kernel/decider/clock.js';
import { dispatch } from '../../../kernel/decider/command-bus.js';
import { type CommandOf } from '../../../kernel/decider/decider.js';
import { loadState } from '../../../kernel/decider/handle-command.js';
import { deterministicId } from '../../../kernel/decider/identifiers.js';
import { derivedKey } from '../../../kernel/encryption/derived-key.js';
import type { DomainEventStore } from '../../../kernel/event-store/domain-event-store.js';
import type { QueuedJob } from '../../../kernel/jobs/job.js';
import type { Database } from '../../../kernel/postgres/database.js';
import type { GuardianCheckTable, MembersTables } from '../../members.tables.js';
import { type GuardianshipCommand, guardianshipDecider } from '../guardianship.decider.js';
import { guardianCheck } from '../guardianship.events.js';
import { guardianshipState, isMinor } from '../guardianship.state.js';
import { askCheck, type CheckQuestion, type CheckSettings, NoAnswer } from './check-call.js';
import { guardianCheckQueue } from './guardian-check.queue.js';

export interface GuardianCheckDeps {
  readonly db: Database;
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
  readonly clock: Clock;
  readonly check: CheckSettings;
  /** The installation's master secret, for pseudonyms. */
  readonly secret: string;
  /** Logs what staff has to look at: an unreadable response, or none after the last attempt. */
  readonly reportToStaff: (what: { readonly guardianship: string; readonly fault: string }) => void;
  /** Milliseconds for one call. */
  readonly patience?: number;
}

/** Ask the configured check about a guardian who accepted, and record its response. A process that crashes before
 *  recording it asks again under the same id. After the last attempt staff decides.
 *  source  README, The configured check */
export function checkGuardian(deps: GuardianCheckDeps): QueuedJob {
  const { bus, db, clock, check, secret, reportToStaff, patience } = deps;
  const rows = db.withTables<MembersTables>();
  const key = derivedKey(secret, 'members as the guardian check knows them');

  return guardianCheckQueue.job(async ({ guardianshipId }, { attempt, isLast, now }) => {
    const row = await waitingCheck(rows, guardianshipId);
    if (!row) return;
    const question = await questionOf(deps, key, row);
    if (!question) return saveOutcome(row, attempt, 'over', null);
    try {
      const { verdict, fault } = await askCheck(check, question, now, patience);
      if (fault) reportToStaff({ guardianship: row.id, fault });
      await record(row, verdict);
      await saveOutcome(row, attempt, verdict, fault);
    } catch (error) {
      if (!(error instanceof NoAnswer) || !isLast) throw error;
      reportToStaff({ guardianship: row.id, fault: error.message });
      await record(row, 'no answer');
      await saveOutcome(row, attempt, 'no answer', error.message);
    }
  });

  /** The command's id is derived from the question: a second response to it changes nothing. */
  async function record(row: GuardianCheckTable, verdict: Verdict): Promise<void> {
    await dispatch(bus, guardianshipDecider, row.minor_id, {
      type: 'RecordCheckResult',
      minorId: row.minor_id,
      invitationId: row.invitation_id,
      verdict,
      host: new URL(check.url).host,
      meta: {
        actor: { id: guardianCheck, roles: [] },
        now: clock.now(),
        commandId: deterministicId(guardianCheck, row.id),
      },
    });
  }

  async function saveOutcome(
    { id }: GuardianCheckTable,
    tries: number,
    state: GuardianCheckTable['state'],
    fault: string | null,
  ): Promise<void> {
    await rows
      .updateTable('members.guardian_check')
      .set({ state, tries, fault, settled_at: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  }
}

type Verdict = CommandOf<GuardianshipCommand, 'RecordCheckResult'>['verdict'];

function waitingCheck(rows: Kysely<MembersTables>, id: string): Promise<GuardianCheckTable | undefined> {
  return rows
    .selectFrom('members.guardian_check')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

/** Undefined when the response no longer matters: staff has decided, the link has ended, the minor is of age, or one of the two is erased. */
async function questionOf(
  { eventStore, clock }: GuardianCheckDeps,
  key: Buffer,
  { id, minor_id, invitation_id }: GuardianCheckTable,
): Promise<CheckQuestion | undefined> {
  const guardianship = await loadState(eventStore, guardianshipState, minor_id);
  const { link } = guardianship;
  if (link?.invitationId !== invitation_id || link.status === 'verified' || link.wasChecked) return undefined;
  const [guardian, minor] = await Promise.all([
    loadState(eventStore, memberState, link.guardianId),
    loadState(eventStore, memberState, minor_id),
  ]);
  if (guardian.status !== 'registered' || minor.status !== 'registered') return undefined;
  if (!isMinor(guardianship, clock.now())) return undefined;
  return {
    guardianshipId: id,
    guardian: { id: pseudonym(key, guardian.id), name: guardian.name, email: guardian.email },
    minor: { id: pseudonym(key, minor.id) },
  };
}

const pseudonym = (key: Buffer, memberId: string): string =>
  createHmac('sha256', key).update(memberId).digest('hex').slice(0, 32);
