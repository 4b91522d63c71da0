import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { decisionNotFound } from '../case/not-found.rules.js';
import { decisionState, type KnownDecision } from '../decision/decision.state.js';
import { type AppealedDecision, appealDecider, type Written } from './appeal.decider.js';
import { appealState, type KnownAppeal } from './appeal.state.js';
import { idOfAppeal } from './appeal-ids.shared.js';
import { Attachments } from './attachments.service.js';
import { noAppeal } from './no-appeal.rules.js';
import { partyOf } from './parties.shared.js';

/** What a member or guardian writes, with the ids of files that they uploaded. */
export interface Sent {
  readonly text: string;
  readonly attachments: readonly string[];
  readonly via: 'page' | 'mail';
}

/** What members and their guardians do with appeals; everybody else is told that there is none. */
@Injectable()
export class Appeals {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(Attachments) private readonly attachments: Attachments,
  ) {}

  /** errors  DECISION_NOT_FOUND, ATTACHMENT_NOT_FOUND (not-found), APPEAL_FILED, ALREADY_OVERTURNED, APPEAL_OVER (conflict) */
  async file(decisionId: string, sent: Sent, meta: CommandMetadata): Promise<Receipt> {
    const found = await loadState(this.eventStore, decisionState, decisionId);
    if (found.status === 'none' || !(await this.#isParty(found.subjectId, meta))) throw decisionNotFound();
    const decision = appealed(decisionId, found);
    const id = idOfAppeal(decisionId);
    const written = await this.#written(id, found.subjectId, sent, meta);
    return dispatch(this.bus, appealDecider, id, { type: 'FileAppeal', decision, ...written, meta });
  }

  /** errors  APPEAL_NOT_FOUND, ATTACHMENT_NOT_FOUND (not-found), NOT_DECIDED, APPEAL_FINAL, ALREADY_OVERTURNED, APPEAL_OVER, TOO_MANY_ANSWERS (conflict) */
  async escalate(id: string, sent: Sent, meta: CommandMetadata): Promise<Receipt> {
    const { decisionId, subjectId } = await this.#ofParty(id, meta);
    const found = await loadState(this.eventStore, decisionState, decisionId);
    if (found.status === 'none') throw noAppeal();
    const decision = appealed(decisionId, found);
    const written = await this.#written(id, subjectId, sent, meta);
    return dispatch(this.bus, appealDecider, id, { type: 'EscalateAppeal', decision, ...written, meta });
  }

  /** errors  APPEAL_NOT_FOUND, ATTACHMENT_NOT_FOUND (not-found), APPEAL_CLOSED, TOO_MANY_ANSWERS (conflict) */
  async answer(id: string, sent: Sent, meta: CommandMetadata): Promise<Receipt> {
    const { subjectId } = await this.#ofParty(id, meta);
    const written = await this.#written(id, subjectId, sent, meta);
    return dispatch(this.bus, appealDecider, id, { type: 'AnswerQuestion', ...written, meta });
  }

  /** errors  APPEAL_NOT_FOUND (not-found), APPEAL_CLOSED (conflict) */
  async withdraw(id: string, meta: CommandMetadata): Promise<Receipt> {
    await this.#ofParty(id, meta);
    return dispatch(this.bus, appealDecider, id, { type: 'WithdrawAppeal', meta });
  }

  async #ofParty(id: string, meta: CommandMetadata): Promise<KnownAppeal> {
    const appeal = await loadState(this.eventStore, appealState, id);
    if (appeal.status === 'none' || !(await this.#isParty(appeal.subjectId, meta))) throw noAppeal();
    return appeal;
  }

  async #isParty(subjectId: string, { actor }: CommandMetadata): Promise<boolean> {
    return (await partyOf(this.relations, subjectId, actor.id)) !== null;
  }

  async #written(
    appealId: string,
    subjectId: string,
    { text, attachments, via }: Sent,
    meta: CommandMetadata,
  ): Promise<Written> {
    return {
      text,
      via,
      attachments: await this.attachments.give(attachments, { appealId, subjectId }, meta),
    };
  }
}

const appealed = (id: string, { caseId, subjectId, at, status }: KnownDecision): AppealedDecision => ({
  id,
  caseId,
  subjectId,
  at,
  isOverturned: status === 'overturned',
});
