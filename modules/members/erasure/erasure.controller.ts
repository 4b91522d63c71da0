import { Controller, Inject } from '@nestjs/common';
import type { AnswerOf, Receipt } from '../../kernel/contract.js';
import type { Database } from '../../kernel/database.js';
import { decide } from '../../kernel/decide.js';
import { stateOf } from '../../kernel/decider.js';
import type { Environment } from '../../kernel/environment.js';
import type { FreshProof } from '../../kernel/fresh-proof.js';
import { type Call, Called, Serves } from '../../kernel/http/serves.js';
import { idFrom } from '../../kernel/identifiers.js';
import { Journal } from '../../kernel/journal.js';
import type { Outbox } from '../../kernel/outbox.js';
import { DATABASE, ENVIRONMENT, FRESH_PROOF, OUTBOX } from '../../kernel/tokens.js';
import { knownMember } from '../known-member.js';
import { cancelErasure, getErasure, requestErasure } from './erasure.contract.js';
import { erasureEvents } from './erasure.events.js';
import { type ErasureCommand, erasureDecider, graceDays } from './erasure.js';
import { erasureLetter } from './erasure-letter.js';

/** A member's wish to be forgotten. Carried out by the timer of the composition (apps). */
@Controller()
export class ErasureController {
  readonly #publicUrl: string;

  constructor(
    @Inject(Journal) private readonly journal: Journal,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(FRESH_PROOF) private readonly freshProof: FreshProof,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

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
    await this.#tell(meta.actor.id, dueAt);
    return { ...receipt, dueAt };
  }

  @Serves(cancelErasure)
  cancel(@Called() { meta }: Call<typeof cancelErasure>): Promise<Receipt> {
    return this.#order({ type: 'CancelErasure', meta });
  }

  /** One mail for each day that was set, and to a proven address alone: another may be somebody else's. */
  async #tell(memberId: string, dueAt: string): Promise<void> {
    const { name, email, hasVerifiedMail } = await knownMember(this.journal, memberId);
    if (!hasVerifiedMail) return;
    const mail = await this.outbox.write({
      cause: idFrom('erasure', memberId, dueAt.slice(0, '2026-11-20'.length)),
      kind: 'erasure-requested',
      to: email,
      person: memberId,
      letter: erasureLetter(name, dueAt, `${this.#publicUrl}/account`),
      usefulUntil: dueAt,
    });
    await mail.put(this.db);
  }

  async #dueAt(memberId: string): Promise<string | null> {
    const erasure = stateOf(erasureDecider, await this.journal.read(erasureEvents, memberId));
    return erasure.status === 'requested' ? erasure.dueAt : null;
  }

  #order(command: ErasureCommand): Promise<Receipt> {
    return decide(this.journal, erasureEvents, erasureDecider, command.meta.actor.id, command);
  }
}
