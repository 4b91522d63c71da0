import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState, mustBeRegistered } from '../../identity/member/member.state.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { STOREFRONTS, type Storefronts } from '../../marketplace/storefronts.ports.js';
import { type Guardianship, isKnownAdult } from '../guardians/guardianship.state.js';
import { MemberAccessService } from '../member-access.js';
import { blockMember, unblockMember } from './blocks.contract.js';
import { type BlocksCommand, blocksDecider } from './blocks.decider.js';

@Controller()
export class BlocksController {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(MemberAccessService) private readonly memberAccess: MemberAccessService,
    @Inject(STOREFRONTS) private readonly storefronts: Storefronts,
  ) {}

  @Route(blockMember)
  async block(@Input() { params, meta }: RouteInput<typeof blockMember>): Promise<Receipt> {
    const { id: memberId } = mustBeRegistered(await loadState(this.eventStore, memberState, params.id));
    const [own, theirs] = await Promise.all([
      this.memberAccess.age(meta.actor.id),
      this.memberAccess.age(memberId),
    ]);
    const guardian = own.link?.status === 'verified' ? [own.link.guardianId] : [];
    const isWard = theirs.link?.status === 'verified' && theirs.link.guardianId === meta.actor.id;
    const minor = isWard ? [memberId] : [];
    const isKnownToActor = await this.#isKnown(memberId, theirs, meta);
    const definition = [...guardian, ...minor];
    return this.#order({ type: 'BlockMember', memberId, isKnownToActor, definition, meta });
  }

  @Route(unblockMember)
  unblock(@Input() { params, meta }: RouteInput<typeof unblockMember>): Promise<Receipt> {
    return this.#order({ type: 'UnblockMember', memberId: params.id, meta });
  }

  /** A block tells no more of a member than their page does, but to who deals with them already: accepted to be their guardian, or held a
   *  listing. */
  async #isKnown(memberId: string, age: Guardianship, { actor, now }: CommandMetadata): Promise<boolean> {
    if (isKnownAdult(age, now) || actor.roles.includes('admin')) return true;
    if (age.link?.guardianId === actor.id) return true;
    return (
      (await this.storefronts.isOpen(memberId)) || (await this.storefronts.haveDealt(actor.id, memberId))
    );
  }

  #order(command: BlocksCommand): Promise<Receipt> {
    return dispatch(this.bus, blocksDecider, command.meta.actor.id, command);
  }
}
