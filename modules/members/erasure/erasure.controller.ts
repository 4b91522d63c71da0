import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { cancelErasure, getErasure, requestErasure } from './erasure.contract.js';
import { type ErasureCommand, erasureDecider, graceDays } from './erasure.decider.js';
import { erasureState } from './erasure.state.js';

/** The erasure of a member's own account: asked for and cancelled here, performed by `modules/processes/erase-member.process.ts`. */
@Controller()
export class ErasureController {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route(getErasure)
  async when(@Input() { meta }: RouteInput<typeof getErasure>): Promise<ResponseOf<typeof getErasure>> {
    return { dueAt: await this.#dueAt(meta.actor.id) };
  }

  @Route(requestErasure)
  async request(
    @Input() { meta }: RouteInput<typeof requestErasure>,
  ): Promise<ResponseOf<typeof requestErasure>> {
    const receipt = await this.#dispatch({ type: 'RequestErasure', graceDays, meta });
    const dueAt = (await this.#dueAt(meta.actor.id)) ?? meta.now;
    return { ...receipt, dueAt };
  }

  @Route(cancelErasure)
  cancel(@Input() { meta }: RouteInput<typeof cancelErasure>): Promise<Receipt> {
    return this.#dispatch({ type: 'CancelErasure', meta });
  }

  async #dueAt(memberId: string): Promise<string | null> {
    const erasure = await loadState(this.eventStore, erasureState, memberId);
    return erasure.status === 'requested' ? erasure.dueAt : null;
  }

  #dispatch(command: ErasureCommand): Promise<Receipt> {
    return dispatch(this.bus, erasureDecider, command.meta.actor.id, command);
  }
}
