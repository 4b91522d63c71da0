import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState } from '../identity/member/member.state.js';
import { DATABASE } from '../kernel/config/tokens.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { conflict } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import type { Database } from '../kernel/postgres/database.js';
import { STOREFRONTS, type Storefronts } from '../marketplace/storefronts.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../members/member-relations.ports.js';
import { SETTINGS, type Settings } from '../settings/settings.ports.js';
import { isParentThread, mayAllConverse, noMember, reachOf, threadClosed } from './conversations.shared.js';
import { countIfNew, strangersTo } from './first-contact.js';
import { mayAdd } from './thread/add-member.rules.js';
import { noThread, threadDecider } from './thread/thread.decider.js';
import { membersIn, participantOf, type Thread, threadState } from './thread/thread.state.js';
import { threadOf } from './thread-ids.shared.js';

/** Adds members to threads.
 *  source  README, Rule 13 */
@Injectable()
export class ThreadMembers {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
    @Inject(STOREFRONTS) readonly storefronts: Storefronts,
    @Inject(SETTINGS) readonly settings: Settings,
  ) {}

  /** out     id of the thread that the member is in afterwards; adding to a thread of two opens a new one
   *  errors  those of the contract addToThread */
  async add(id: string, addedId: string, meta: CommandMetadata): Promise<Receipt> {
    const actorId = meta.actor.id;
    const thread = await loadState(this.eventStore, threadState, id);
    if (thread.status === 'none' || !participantOf(thread, actorId)) throw noThread();
    const members = membersIn(thread);
    const command = { type: 'AddMember', addedId, isRequest: false, meta } as const;
    if (members.includes(addedId)) return dispatch(this.bus, threadDecider, id, command);
    mayAdd(thread, actorId);
    await this.#mayJoin(addedId, members, actorId);
    const isRequest = (await strangersTo(this, actorId, [addedId])).length > 0;
    if (members.length === 2) return this.#openBeside(thread, { addedId, isRequest }, meta);
    await this.#count(id, addedId, meta);
    return dispatch(this.bus, threadDecider, id, { ...command, addedId, isRequest });
  }

  /** The refusal is the same for every pair that may not write to each other, so that a block is not revealed; a member hidden by age does not exist.
   *  errors  STAYS_OF_TWO, THREAD_CLOSED, NOT_ADDABLE (conflict), MEMBER_NOT_FOUND (not-found) */
  async #mayJoin(addedId: string, members: readonly string[], actorId: string): Promise<void> {
    if (await isParentThread(this, members))
      throw conflict('STAYS_OF_TWO', { message: 'This conversation stays between the two of you.' });
    const { status } = await loadState(this.eventStore, memberState, addedId);
    if (status !== 'registered') throw noMember();
    if (!(await reachOf(this, actorId, members)).reached.length) throw threadClosed();
    const isFree = await mayAllConverse(this, [actorId, addedId]);
    if (isFree && !(await reachOf(this, addedId, [...members, addedId])).hiddenFrom.length) return;
    const isTold =
      (await this.relations.mayConverse(actorId, addedId)) ||
      (await this.relations.isBlockedBetween(actorId, addedId));
    throw isTold ? conflict('NOT_ADDABLE', { message: 'This member cannot be added here.' }) : noMember();
  }

  /** A thread of two stays theirs, with all their messages: adding a member opens a new one with all three. */
  async #openBeside(
    thread: Extract<Thread, { readonly status: 'open' }>,
    added: { readonly addedId: string; readonly isRequest: boolean },
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { about, participants } = thread;
    const others = membersIn(thread).filter((other) => other !== meta.actor.id);
    const { id } = await threadOf(this.eventStore, about, [meta.actor.id, ...others, added.addedId]);
    await this.#count(id, added.addedId, meta);
    const requestedOf = others.filter((other) => participants[other]?.status !== 'in');
    return dispatch(this.bus, threadDecider, id, {
      type: 'OpenThread',
      about,
      others,
      requestedOf,
      added,
      meta,
    });
  }

  #count(id: string, addedId: string, meta: CommandMetadata): Promise<void> {
    const messageId = deterministicId('added', id, addedId);
    return countIfNew(this, [addedId], { id, messageId, opens: true }, meta);
  }
}
