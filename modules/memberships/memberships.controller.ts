import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState, mustBeRegistered, type RegisteredMember } from '../identity/member/member.state.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
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
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route(getGrants)
  async grants(@Input() { params, meta }: RouteInput<typeof getGrants>): Promise<GrantsView> {
    const { id, name } = await this.#member(params.id);
    const history = await this.eventStore.read(grantsEvents, id);
    return { member: { id, name }, ...grantsView(history, meta.now) };
  }

  @Route(grantTier)
  grantTier(@Input() { params, body, meta }: RouteInput<typeof grantTier>): Promise<Receipt> {
    const grantId = deterministicId(meta.commandId, 'grant');
    return this.#dispatch({ type: 'GrantTier', memberId: params.id, grantId, ...body, meta });
  }

  @Route(revokeTier)
  revokeTier(@Input() { params, body, meta }: RouteInput<typeof revokeTier>): Promise<Receipt> {
    const { id: memberId, grantId } = params;
    return this.#dispatch({ type: 'RevokeTier', memberId, grantId, ...body, meta });
  }

  @Route(proposeLifetime)
  proposeLifetime(@Input() { params, body, meta }: RouteInput<typeof proposeLifetime>): Promise<Receipt> {
    const proposalId = deterministicId(meta.commandId, 'proposal');
    return this.#dispatch({ type: 'ProposeLifetime', memberId: params.id, proposalId, ...body, meta });
  }

  @Route(confirmLifetime)
  confirmLifetime(@Input() { params, meta }: RouteInput<typeof confirmLifetime>): Promise<Receipt> {
    const { id: memberId, proposalId } = params;
    return this.#dispatch({ type: 'ConfirmLifetime', memberId, proposalId, meta });
  }

  @Route(declineLifetime)
  declineLifetime(@Input() { params, body, meta }: RouteInput<typeof declineLifetime>): Promise<Receipt> {
    const { id: memberId, proposalId } = params;
    return this.#dispatch({ type: 'DeclineLifetime', memberId, proposalId, ...body, meta });
  }

  @Route(giveRole)
  giveRole(@Input() { params, body, meta }: RouteInput<typeof giveRole>): Promise<Receipt> {
    return this.#dispatch({ type: 'GiveRole', memberId: params.id, ...body, meta });
  }

  @Route(takeRole)
  takeRole(@Input() { params, body, meta }: RouteInput<typeof takeRole>): Promise<Receipt> {
    return this.#dispatch({ type: 'TakeRole', memberId: params.id, ...body, meta });
  }

  async #member(id: string): Promise<RegisteredMember> {
    return mustBeRegistered(await loadState(this.eventStore, memberState, id));
  }

  async #dispatch(command: GrantsCommand): Promise<Receipt> {
    await this.#member(command.memberId);
    return dispatch(this.bus, grantsDecider, command.memberId, command);
  }
}
