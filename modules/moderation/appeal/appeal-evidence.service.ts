import { Inject, Injectable } from '@nestjs/common';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { notFound, unprocessable } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf } from '../../kernel/http/contract.js';
import { keyOf } from '../case/case.state.js';
import type { EvidenceView } from '../case/cases.contract.js';
import { EvidenceOfCases, sealedKind } from '../case/evidence.service.js';
import { decisionState } from '../decision/decision.state.js';
import { appealState } from './appeal.state.js';
import type { openAppealEvidence } from './appeal-evidence.contract.js';
import { noAppeal } from './no-appeal.rules.js';
import { mustHold } from './reviewer.rules.js';

/** What was judged, for the reviewer who has claimed the appeal. */
@Injectable()
export class EvidenceOfAppeals {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(EvidenceOfCases) private readonly evidence: EvidenceOfCases,
  ) {}

  /** errors  APPEAL_NOT_FOUND, TARGET_NOT_FOUND (not-found), CLAIM_FIRST (conflict), REASON_NEEDED (unprocessable) */
  async open(
    appealId: string,
    { kind, id, reason }: BodyOf<typeof openAppealEvidence>,
    { actor, now }: CommandMetadata,
  ): Promise<EvidenceView> {
    const appeal = await loadState(this.eventStore, appealState, appealId);
    if (appeal.status === 'none') throw noAppeal();
    mustHold(appeal, actor.id);
    const decision = await loadState(this.eventStore, decisionState, appeal.decisionId);
    const targets = decision.status === 'none' ? [] : decision.targets;
    const target = targets.find((one) => keyOf(one) === keyOf({ kind, id }));
    if (!target) throw notFound('TARGET_NOT_FOUND', { message: 'The decision is not about this.' });
    if (kind === sealedKind && !reason)
      throw unprocessable('REASON_NEEDED', { message: 'Say why you open this message.' });
    return this.evidence.viewOf(target, actor.id, now);
  }
}
