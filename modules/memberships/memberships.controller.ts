import { Controller, Inject } from '@nestjs/common';
import type { FreshProof } from '../identity/recent-auth.ports.js';
import { FRESH_PROOF } from '../kernel/config/tokens.js';
import { decide } from '../kernel/decider/handle-command.js';
import { idFrom } from '../kernel/decider/identifiers.js';
import { Journal } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import { type Call, Called, Serves, type SignedRequest } from '../kernel/http/route.js';
import { knownMember } from '../members/member/known-member.state.js';
import { type GrantsCommand, grantsDecider } from './grants/grants.decider.js';
import { grantsEvents } from './grants/grants.events.js';
import { grantsView } from './grants/grants-view.js';
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
} from './memberships.contract.js';

/** What admins grant. */
@Controller()
export class GrantsController {
  constructor(
    @Inject(Journal) private readonly journal: Journal,
    @Inject(FRESH_PROOF) private readonly freshProof: FreshProof,
  ) {}

  @Serves(getGrants)
  async grants(@Called() { params, meta }: Call<typeof getGrants>): Promise<GrantsView> {
    const { id, name } = await knownMember(this.journal, params.id);
    const history = await this.journal.read(grantsEvents, id);
    return { member: { id, name }, ...grantsView(history, meta.now) };
  }

  @Serves(grantTier)
  grantTier(@Called() { params, body, meta, request }: Call<typeof grantTier>): Promise<Receipt> {
    const grantId = idFrom(meta.commandId, 'grant');
    return this.#order({ type: 'GrantTier', memberId: params.id, grantId, ...body, meta }, request);
  }

  @Serves(revokeTier)
  revokeTier(@Called() { params, body, meta, request }: Call<typeof revokeTier>): Promise<Receipt> {
    const { id: memberId, grantId } = params;
    return this.#order({ type: 'RevokeTier', memberId, grantId, ...body, meta }, request);
  }

  @Serves(proposeLifetime)
  proposeLifetime(@Called() { params, body, meta, request }: Call<typeof proposeLifetime>): Promise<Receipt> {
    const proposalId = idFrom(meta.commandId, 'proposal');
    return this.#order({ type: 'ProposeLifetime', memberId: params.id, proposalId, ...body, meta }, request);
  }

  @Serves(confirmLifetime)
  confirmLifetime(@Called() { params, meta, request }: Call<typeof confirmLifetime>): Promise<Receipt> {
    const { id: memberId, proposalId } = params;
    return this.#order({ type: 'ConfirmLifetime', memberId, proposalId, meta }, request);
  }

  @Serves(declineLifetime)
  declineLifetime(@Called() { params, body, meta, request }: Call<typeof declineLifetime>): Promise<Receipt> {
    const { id: memberId, proposalId } = params;
    return this.#order({ type: 'DeclineLifetime', memberId, proposalId, ...body, meta }, request);
  }

  @Serves(giveRole)
  giveRole(@Called() { params, body, meta, request }: Call<typeof giveRole>): Promise<Receipt> {
    return this.#order({ type: 'GiveRole', memberId: params.id, ...body, meta }, request);
  }

  @Serves(takeRole)
  takeRole(@Called() { params, body, meta, request }: Call<typeof takeRole>): Promise<Receipt> {
    return this.#order({ type: 'TakeRole', memberId: params.id, ...body, meta }, request);
  }

  async #order(command: GrantsCommand, request: SignedRequest): Promise<Receipt> {
    await this.freshProof.require(command.meta.actor.id, request);
    await knownMember(this.journal, command.memberId);
    return decide(this.journal, grantsEvents, grantsDecider, command.memberId, command);
  }
}
