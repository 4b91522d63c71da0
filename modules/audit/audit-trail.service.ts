import { Inject, Injectable } from '@nestjs/common';
import { MASTER_SECRET } from '../kernel/config/tokens.js';
import { event } from '../kernel/decider/decider.js';
import { DomainError } from '../kernel/decider/errors.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { derivedKey } from '../kernel/encryption/derived-key.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { AuditTrail, RecordedAct, StaffAct } from '../kernel/http/audit-acts.interceptor.js';
import { AuditSubjects } from './audit-subjects.js';
import { type AuditEntryEvent, auditEntryEvents } from './entry/audit-entry.events.js';

/** Appends acts of staff to the log. The same act is one entry; one that is tried again after a refusal is recorded again.
 *  source  ADR 0078 */
@Injectable()
export class AuditTrailService implements AuditTrail {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(AuditSubjects) private readonly subjects: AuditSubjects,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  async record(act: StaffAct): Promise<RecordedAct> {
    const key = derivedKey(this.secret, 'audit entry').toString('hex');
    const id = deterministicId(key, 'audit entry', act.action, ...act.key); // an address in a key stays unknown
    const history = await this.eventStore.read(auditEntryEvents, id);
    if (history.at(-1)?.type !== 'StaffActed') await this.#recordActed({ id, act }, history.length);
    return { id, act };
  }

  async refuse(recorded: RecordedAct, code: string): Promise<void> {
    const history = await this.eventStore.read(auditEntryEvents, recorded.id);
    if (history.at(-1)?.type === 'StaffActed')
      await this.#append(recorded, event('StaffActRefused', { code }), history.length);
  }

  /** An erased person has no key any more: what is done about their things is recorded without its reason. */
  async #recordActed(recorded: RecordedAct, version: number): Promise<void> {
    const { actor, action, call, target, things, reason } = recorded.act;
    const acted = { actorId: actor.id, roles: [...actor.roles], action, call, target, things: [...things] };
    const subjectId = await this.#subjectOf(recorded.act);
    try {
      await this.#append(recorded, event('StaffActed', { ...acted, subjectId, reason }), version);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'PERSON_ERASED' || subjectId === actor.id)
        throw error;
      const withoutReason = { ...acted, subjectId: actor.id, reason: '' };
      await this.#append(recorded, event('StaffActed', withoutReason), version);
    }
  }

  async #subjectOf({ target, things, actor }: StaffAct): Promise<string> {
    const named = target ?? things[0];
    return (named && (await this.subjects.of(named))) ?? actor.id;
  }

  /** Two of the same act at once make the same event, which is stored once. */
  async #append({ id, act }: RecordedAct, entry: AuditEntryEvent, version: number): Promise<void> {
    const meta = { actor: act.actor, now: act.now, commandId: deterministicId(id, version) };
    await this.eventStore.append(auditEntryEvents, id, [entry], version || 'none', meta);
  }
}
