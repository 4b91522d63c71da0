import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CONTENTS, DATABASE, MASTER_SECRET } from '../../kernel/config/tokens.js';
import type { Contents } from '../../kernel/content/contents.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Database } from '../../kernel/postgres/database.js';
import { appealState, isOpen } from '../appeal/appeal.state.js';
import { idOfAppeal } from '../appeal/appeal-ids.shared.js';
import { decisionNotFound } from '../case/not-found.rules.js';
import { Relations } from '../case/relations.shared.js';
import { decisionDecider } from './decision.decider.js';
import { decisionState, type KnownDecision } from './decision.state.js';
import type { CarryingOutDeps } from './decisions-about.js';
import { type CaseDecidedEvent, makeDecision } from './make-decision.js';
import { Measures } from './measures.service.js';
import { MEMBER_DECISIONS, type MemberDecisions } from './member-decisions.ports.js';

/** Decisions: made from decided cases, and taken back by staff. */
@Injectable()
export class Decisions {
  readonly deps: CarryingOutDeps;

  constructor(
    @Inject(DATABASE) db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CONTENTS) contents: Contents,
    @Inject(MASTER_SECRET) secret: string,
    @Inject(MODULE_CONTEXT) { manifests }: ModuleContext,
    @Inject(Measures) private readonly measures: Measures,
    @Inject(Relations) private readonly relations: Relations,
    @Inject(MEMBER_DECISIONS) memberDecisions: MemberDecisions,
  ) {
    const effects = manifests.flatMap((one) => one.effects ?? []);
    this.deps = {
      db,
      eventStore,
      bus,
      contents,
      secret,
      effects,
      memberDecisions,
    };
  }

  /** Make the decision of a decided case, with its measure at once; what else it does follows within moments. */
  async make(decided: CaseDecidedEvent): Promise<Receipt | undefined> {
    const receipt = await makeDecision(this.deps, decided);
    if (receipt) {
      const found = await this.require(receipt.id);
      await this.impose(receipt.id, { ...found, measure: found.measures[0] });
    }
    return receipt;
  }

  /** The measure as it was decided first: the request does it at once, and the reactor where the request ended before. */
  async impose(
    decisionId: string,
    { at, subjectId, measure, facts }: Pick<KnownDecision, 'at' | 'subjectId' | 'measure' | 'facts'>,
  ): Promise<void> {
    await this.measures.impose({ decisionId, at, subjectId, measure, reason: facts }, 'applied', at);
  }

  /** Take a wrong decision back without an appeal.
   *  errors  DECISION_NOT_FOUND (not-found), OWN_CASE, CONFLICT_OF_INTEREST (forbidden), APPEAL_OPEN, ALREADY_OVERTURNED (conflict) */
  async takeBack(decisionId: string, reason: string, meta: CommandMetadata): Promise<Receipt> {
    const { subjectId } = await this.require(decisionId);
    const relation = await this.relations.between(meta.actor.id, subjectId, meta.now);
    const appeal = await loadState(this.eventStore, appealState, idOfAppeal(decisionId));
    return dispatch(this.bus, decisionDecider, decisionId, {
      type: 'TakeBackDecision',
      relation,
      isAppealOpen: isOpen(appeal),
      reason,
      meta,
    });
  }

  /** errors  DECISION_NOT_FOUND (not-found) */
  async require(decisionId: string): Promise<KnownDecision> {
    const found = await loadState(this.eventStore, decisionState, decisionId);
    if (found.status === 'none') throw decisionNotFound();
    return found;
  }
}
