import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { MEMBER_LIMITS, type MemberLimits } from '../../limits/member-limits.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { buildAskLimit } from '../build-limits.rules.js';
import type { inviteCollaborator } from './build.contract.js';
import { buildDecider } from './build.decider.js';
import { memberToAsk } from './meet-member.js';
import { openBuild } from './open-build.shared.js';

/** Invitations to builds.
 *  source  README, Collaborators */
@Injectable()
export class Collaborators {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
  ) {}

  /** errors  those of the contract inviteCollaborator */
  async invite(
    id: string,
    { member, role }: BodyOf<typeof inviteCollaborator>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { ownerId, collaborators } = await openBuild(this, id, 'owns', meta);
    const memberId = collaborators.has(member) ? member : await memberToAsk(this, member, ownerId, meta);
    const command = { type: 'InviteCollaborator', memberId, role, meta } as const;
    const invite = () => dispatch(this.bus, buildDecider, id, command);
    if (collaborators.has(memberId)) return invite();
    return this.limits.within({ action: buildAskLimit, subject: meta.commandId }, meta, invite);
  }
}
