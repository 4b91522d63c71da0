import { Controller, Inject } from '@nestjs/common';
import type { FreshProof } from '../../identity/recent-auth.ports.js';
import { FRESH_PROOF } from '../../kernel/config/tokens.js';
import { currentOf, decide } from '../../kernel/decider/handle-command.js';
import { Journal } from '../../kernel/event-store/domain-event-store.js';
import type { AnswerOf, Receipt } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import { cancelErasure, getErasure, requestErasure } from './erasure.contract.js';
import { type ErasureCommand, erasureDecider, graceDays } from './erasure.decider.js';
import { erasureEvents } from './erasure.events.js';

/** A member's wish to be forgotten. Carried out by the timer of the composition (apps). */
@Controller()
export class ErasureController {
  constructor(
    @Inject(Journal) private readonly journal: Journal,
    @Inject(FRESH_PROOF) private readonly freshProof: FreshProof,
  ) {}

  @Serves(getErasure)
  async when(@Called() { meta }: Call<typeof getErasure>): Promise<AnswerOf<typeof getErasure>> {
    return { dueAt: await this.#dueAt(meta.actor.id) };
  }

  @Serves(requestErasure)
  async request(
    @Called() { meta, request }: Call<typeof requestErasure>,
  ): Promise<AnswerOf<typeof requestErasure>> {
    await this.freshProof.require(meta.actor.id, request);
    const receipt = await this.#order({ type: 'RequestErasure', graceDays, meta });
    const dueAt = (await this.#dueAt(meta.actor.id)) ?? meta.now;
    return { ...receipt, dueAt };
  }

  @Serves(cancelErasure)
  cancel(@Called() { meta }: Call<typeof cancelErasure>): Promise<Receipt> {
    return this.#order({ type: 'CancelErasure', meta });
  }

  async #dueAt(memberId: string): Promise<string | null> {
    const erasure = await currentOf(this.journal, erasureEvents, erasureDecider, memberId);
    return erasure.status === 'requested' ? erasure.dueAt : null;
  }

  #order(command: ErasureCommand): Promise<Receipt> {
    return decide(this.journal, erasureEvents, erasureDecider, command.meta.actor.id, command);
  }
}
