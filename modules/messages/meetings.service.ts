import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dateAround, momentsOf } from '../events/gathering/date-moments.shared.js';
import { gatheringState } from '../events/gathering/gathering.state.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata, CommandOf } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../members/member-relations.ports.js';
import { reachOf, threadClosed } from './conversations.shared.js';
import { noThread, threadDecider } from './thread/thread.decider.js';
import {
  type Announced,
  membersIn,
  participantOf,
  type ThreadCommand,
  threadState,
} from './thread/thread.state.js';

/** Meetings of a thread's members at an event.
 *  source  README, Rule 11 */
@Injectable()
export class Meetings {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
  ) {}

  /** errors  those of the contract proposeMeeting */
  async propose(id: string, gatheringId: string, day: string, meta: CommandMetadata): Promise<Receipt> {
    const hiddenFrom = await this.#mustReach(id, meta);
    const announced = await this.#announced(gatheringId, day, meta.now);
    return dispatch(this.bus, threadDecider, id, {
      type: 'ProposeMeeting',
      gatheringId,
      day,
      announced,
      hiddenFrom,
      meta,
    });
  }

  /** errors  those of the contract agreeToMeeting */
  async agree(
    id: string,
    seen: CommandOf<ThreadCommand, 'AgreeToMeeting'>['seen'],
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await this.#mustReach(id, meta);
    return dispatch(this.bus, threadDecider, id, { type: 'AgreeToMeeting', seen, meta });
  }

  /** The date of an event that includes the day, else its next one. Null for an event that is not published, or was removed. */
  async #announced(gatheringId: string, day: string, now: string): Promise<Announced | null> {
    const gathering = await loadState(this.eventStore, gatheringState, gatheringId);
    const { status, isRemoved, words } = gathering;
    const date = dateAround(gathering, now, day);
    if (status !== 'published' || isRemoved || !words || date?.status !== 'on') return null;
    return { ...momentsOf(date.on, date, words.timeZone), timeZone: words.timeZone };
  }

  /** out  members who are not shown it */
  async #mustReach(id: string, { actor }: CommandMetadata): Promise<readonly string[]> {
    const thread = await loadState(this.eventStore, threadState, id);
    if (!participantOf(thread, actor.id)) throw noThread();
    const { reached, hiddenFrom } = await reachOf(this, actor.id, membersIn(thread));
    if (!reached.length) throw threadClosed();
    return hiddenFrom;
  }
}
