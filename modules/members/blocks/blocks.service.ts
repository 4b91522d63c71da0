import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState, mustBeRegistered } from '../../identity/member/member.state.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { type Guardianship, isKnownAdult } from '../guardians/guardianship.state.js';
import { MemberRelationsService } from '../member-relations.js';
import { blocksDecider } from './blocks.decider.js';
import { KNOWN_MEMBERS, type KnownMembers } from './known-members.ports.js';

/** Loads the inputs of BlockMember besides the blocks of the actor. */
@Injectable()
export class BlocksService {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(MemberRelationsService) private readonly memberRelations: MemberRelationsService,
    @Inject(KNOWN_MEMBERS) private readonly knownMembers: KnownMembers,
  ) {}

  /** errors  MEMBER_NOT_FOUND (not-found), and those of BlockMember */
  async block(id: string, meta: CommandMetadata): Promise<Receipt> {
    const { id: memberId } = mustBeRegistered(await loadState(this.eventStore, memberState, id));
    const actorId = meta.actor.id;
    const [own, theirs] = await Promise.all([
      this.memberRelations.age(actorId),
      this.memberRelations.age(memberId),
    ]);
    const isGuardianPair = verifiedGuardianOf(own) === memberId || verifiedGuardianOf(theirs) === actorId;
    const isKnownToActor = await this.#isKnown(memberId, theirs, meta);
    return dispatch(this.bus, blocksDecider, actorId, {
      type: 'BlockMember',
      memberId,
      isKnownToActor,
      isGuardianPair,
      meta,
    });
  }

  /** Whether the actor may know that the member exists: they can see the member's page, have accepted to be their
   *  guardian, or have held a listing of theirs. */
  async #isKnown(memberId: string, age: Guardianship, { actor, now }: CommandMetadata): Promise<boolean> {
    if (isKnownAdult(age, now) || actor.roles.includes('admin')) return true;
    if (age.link?.guardianId === actor.id) return true;
    return (
      (await this.knownMembers.isOpen(memberId)) || (await this.knownMembers.haveDealt(actor.id, memberId))
    );
  }
}

const verifiedGuardianOf = ({ link }: Guardianship): string | null =>
  link?.status === 'verified' ? link.guardianId : null;
