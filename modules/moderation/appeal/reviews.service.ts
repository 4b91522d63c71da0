import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import { caseState } from '../case/case.state.js';
import { Relations } from '../case/relations.shared.js';
import { decisionState, type KnownDecision } from '../decision/decision.state.js';
import { appealDecider } from './appeal.decider.js';
import { appealState, type KnownAppeal } from './appeal.state.js';
import type { decideAppeal } from './appeals.contract.js';
import { applyAppeal } from './apply-appeal.js';
import { noAppeal } from './no-appeal.rules.js';
import { type Conflict, conflictOf, type Reviewer } from './reviewer.rules.js';
import type { Reviewers } from './reviewers.ports.js';

interface Found {
  readonly appeal: KnownAppeal;
  readonly decision: KnownDecision;
  readonly reviewer: Reviewer;
}

/** What reviewers do with appeals. Whether one may is decided by the decider, from what is loaded here.
 *  errors  APPEAL_NOT_FOUND (not-found) and those of each command */
@Injectable()
export class Reviews implements Reviewers {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(Relations) private readonly relations: Relations,
  ) {}

  async claim(id: string, meta: CommandMetadata): Promise<Receipt> {
    const { reviewer } = await this.#find(id, meta);
    return dispatch(this.bus, appealDecider, id, { type: 'ClaimAppeal', reviewer, meta });
  }

  async release(id: string, meta: CommandMetadata): Promise<Receipt> {
    const { reviewer } = await this.#find(id, meta);
    return dispatch(this.bus, appealDecider, id, { type: 'ReleaseAppeal', reviewer, meta });
  }

  async ask(id: string, question: string, meta: CommandMetadata): Promise<Receipt> {
    const { reviewer } = await this.#find(id, meta);
    return dispatch(this.bus, appealDecider, id, { type: 'AskAppellant', question, reviewer, meta });
  }

  async refuse(id: string, reason: string, meta: CommandMetadata): Promise<Receipt> {
    const { reviewer } = await this.#find(id, meta);
    return dispatch(this.bus, appealDecider, id, { type: 'RefuseAppeal', reason, reviewer, meta });
  }

  /** Decide, and change the decision at once. If the process ends between the two, the reactor `apply-appeals` changes it. */
  async decide(id: string, answer: BodyOf<typeof decideAppeal>, meta: CommandMetadata): Promise<Receipt> {
    const { reviewer, decision } = await this.#find(id, meta);
    const receipt = await dispatch(this.bus, appealDecider, id, {
      type: 'DecideAppeal',
      ...answer,
      decision,
      reviewer,
      meta,
    });
    const position = await applyAppeal(this, id, receipt.version);
    return { ...receipt, position: Math.max(receipt.position, position) };
  }

  /** Why this person may not review it; null when they may. */
  async conflictOf(appeal: KnownAppeal, memberId: string, now: string): Promise<Conflict | null> {
    const decision = await loadState(this.eventStore, decisionState, appeal.decisionId);
    return decision.status === 'none'
      ? null
      : conflictOf(appeal, await this.#reviewer(memberId, appeal, decision, now));
  }

  async #find(id: string, { actor, now }: CommandMetadata): Promise<Found> {
    const appeal = await loadState(this.eventStore, appealState, id);
    if (appeal.status === 'none') throw noAppeal();
    const decision = await loadState(this.eventStore, decisionState, appeal.decisionId);
    if (decision.status === 'none') throw noAppeal();
    return { appeal, decision, reviewer: await this.#reviewer(actor.id, appeal, decision, now) };
  }

  async #reviewer(
    id: string,
    { subjectId }: KnownAppeal,
    { caseId, decidedBy, confirmedBy }: KnownDecision,
    now: string,
  ): Promise<Reviewer> {
    const deciders = confirmedBy === null ? [decidedBy] : [decidedBy, confirmedBy];
    const judged = await loadState(this.eventStore, caseState, caseId);
    const hasReported =
      judged.status !== 'none' &&
      (judged.openedBy === id || judged.reports.some(({ reporterId }) => reporterId === id));
    return { id, deciders, hasReported, ...(await this.relations.between(id, subjectId, now)) };
  }
}
