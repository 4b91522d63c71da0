import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { communityState, isModerator } from '../../community/community/community.state.js';
import { CONTENTS } from '../../kernel/config/tokens.js';
import type { Contents } from '../../kernel/content/contents.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { forbidden, unprocessable } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { Target } from '../moderation.schemas.js';
import { caseDecider } from './case.decider.js';
import { Cases } from './cases.service.js';
import type { decideInCommunity } from './community-cases.contract.js';
import { caseNotFound } from './not-found.rules.js';

/** What the moderators of a community decide about what happens in it. It is no decision of the platform, and has no strikes.
 *  source  README, Cases */
@Injectable()
export class CommunityCases {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(Cases) private readonly cases: Cases,
  ) {}

  /** errors  CASE_NOT_FOUND (not-found), NOT_A_MODERATOR, OWN_CASE, CONFLICT_OF_INTEREST (forbidden), CASE_DECIDED (conflict), NOT_REMOVABLE (unprocessable) */
  async decide(
    caseId: string,
    { outcome, rule, reason }: BodyOf<typeof decideInCommunity>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { communityId, targets } = await this.cases.require(caseId);
    if (communityId === null) throw caseNotFound();
    await this.#mustModerate(communityId, meta);
    if (outcome === 'passed on')
      return dispatch(this.bus, caseDecider, caseId, { type: 'PassOnCase', communityId, note: reason, meta });
    if (outcome === 'removed') for (const target of targets) this.#mustBeRemovable(target);
    const decided = outcome === 'removed' ? 'acted' : 'nothing';
    const receipt = await this.cases.judge(
      caseId,
      (relation) => ({ type: 'DecideInCommunity', relation, communityId, outcome: decided, reason }),
      meta,
    );
    if (outcome === 'removed')
      for (const target of targets)
        await this.#remove(target, { communityId, rule: rule || null, reason }, meta);
    return receipt;
  }

  async #remove(
    { kind, id }: Target,
    by: { readonly communityId: string; readonly rule: string | null; readonly reason: string },
    { fingerprint: _, ...meta }: CommandMetadata,
  ): Promise<void> {
    const commandId = deterministicId('remove in community', meta.commandId, kind, id);
    await this.contents.typeOf(kind)?.removeInCommunity?.(this.bus, id, by, { ...meta, commandId });
  }

  /** errors  NOT_REMOVABLE (unprocessable) */
  #mustBeRemovable({ kind }: Target): void {
    const type = this.contents.typeOf(kind);
    if (!type?.removeInCommunity)
      throw unprocessable('NOT_REMOVABLE', {
        message: `Only staff removes a ${type?.name.one ?? 'thing'} like this. Pass the case on.`,
      });
  }

  /** errors  NOT_A_MODERATOR (forbidden) */
  async #mustModerate(communityId: string, { actor }: CommandMetadata): Promise<void> {
    if (isModerator(await loadState(this.eventStore, communityState, communityId), actor.id)) return;
    throw forbidden('NOT_A_MODERATOR', { message: 'Only the moderators of this community can do that.' });
  }
}
