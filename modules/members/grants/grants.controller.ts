import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/contract.js';
import { decide } from '../../kernel/decide.js';
import { type Call, Called, Serves } from '../../kernel/http/serves.js';
import { idFrom } from '../../kernel/identifiers.js';
import { Journal } from '../../kernel/journal.js';
import { knownMember } from '../known-member.js';
import {
  confirmLifetime,
  declineLifetime,
  type GrantsView,
  getGrants,
  giveRole,
  grantTier,
  proposeLifetime,
  revokeTier,
  takeRole,
} from './grants.contract.js';
import { grantsEvents } from './grants.events.js';
import { type GrantsCommand, grantsDecider } from './grants.js';
import { grantsView } from './grants-view.js';

/** What admins grant. */
@Controller()
export class GrantsController {
  constructor(@Inject(Journal) private readonly journal: Journal) {}

  @Serves(getGrants)
  async grants(@Called() { params, meta }: Call<typeof getGrants>): Promise<GrantsView> {
    const { id, name } = await knownMember(this.journal, params.id);
    const history = await this.journal.read(grantsEvents, id);
    return { member: { id, name }, ...grantsView(history, meta.now) };
  }

  @Serves(grantTier)
  grantTier(@Called() { params, body, meta }: Call<typeof grantTier>): Promise<Receipt> {
    const grantId = idFrom(meta.commandId, 'grant');
    return this.#order({ type: 'GrantTier', memberId: params.id, grantId, ...body, meta });
  }

  @Serves(revokeTier)
  revokeTier(@Called() { params, body, meta }: Call<typeof revokeTier>): Promise<Receipt> {
    const { id: memberId, grantId } = params;
    return this.#order({ type: 'RevokeTier', memberId, grantId, ...body, meta });
  }

  @Serves(proposeLifetime)
  proposeLifetime(@Called() { params, body, meta }: Call<typeof proposeLifetime>): Promise<Receipt> {
    const proposalId = idFrom(meta.commandId, 'proposal');
    return this.#order({ type: 'ProposeLifetime', memberId: params.id, proposalId, ...body, meta });
  }

  @Serves(confirmLifetime)
  confirmLifetime(@Called() { params, meta }: Call<typeof confirmLifetime>): Promise<Receipt> {
    const { id: memberId, proposalId } = params;
    return this.#order({ type: 'ConfirmLifetime', memberId, proposalId, meta });
  }

  @Serves(declineLifetime)
  declineLifetime(@Called() { params, body, meta }: Call<typeof declineLifetime>): Promise<Receipt> {
    const { id: memberId, proposalId } = params;
    return this.#order({ type: 'DeclineLifetime', memberId, proposalId, ...body, meta });
  }

  @Serves(giveRole)
  giveRole(@Called() { params, body, meta }: Call<typeof giveRole>): Promise<Receipt> {
    return this.#order({ type: 'GiveRole', memberId: params.id, ...body, meta });
  }

  @Serves(takeRole)
  takeRole(@Called() { params, body, meta }: Call<typeof takeRole>): Promise<Receipt> {
    return this.#order({ type: 'TakeRole', memberId: params.id, ...body, meta });
  }

  async #order(command: GrantsCommand): Promise<Receipt> {
    await knownMember(this.journal, command.memberId);
    return decide(this.journal, grantsEvents, grantsDecider, command.memberId, command);
  }
}
