import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState, mustBeRegistered, type RegisteredMember } from '../../identity/member/member.state.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { GrantsView } from '../memberships.contract.js';
import { applyRole } from '../role-rows.js';
import { type GrantsCommand, grantsDecider } from './grants.decider.js';
import { grantsEvents } from './grants.events.js';
import { grantsView } from './grants-view.js';

/** The grants of registered members. */
@Injectable()
export class GrantsService {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) private readonly db: Database,
  ) {}

  /** units   now: ISO-8601 UTC
   *  errors  MEMBER_NOT_FOUND (not-found) */
  async of(memberId: string, now: string): Promise<GrantsView> {
    const { id, name } = await this.#member(memberId);
    const history = await this.eventStore.read(grantsEvents, id);
    return { member: { id, name }, ...grantsView(history, now) };
  }

  /** errors  MEMBER_NOT_FOUND (not-found), and those of the command */
  async dispatch(command: GrantsCommand): Promise<Receipt> {
    await this.#member(command.memberId);
    const receipt = await dispatch(this.bus, grantsDecider, command.memberId, command);
    if ('role' in command) await applyRole(this.db, this.eventStore, command, command.meta.now);
    return receipt;
  }

  async #member(id: string): Promise<RegisteredMember> {
    return mustBeRegistered(await loadState(this.eventStore, memberState, id));
  }
}
