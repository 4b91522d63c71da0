import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState } from '../identity/member/member.state.js';
import { CONTENTS, DATABASE } from '../kernel/config/tokens.js';
import type { ContentRef } from '../kernel/content/content.js';
import type { Contents } from '../kernel/content/contents.js';
import type { Discussion } from '../kernel/content/discussion.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { forbidden, unreachable } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import type { Database } from '../kernel/postgres/database.js';
import { DEAL_HISTORY, type DealHistory } from '../limits/deal-history.ports.js';
import { STOREFRONTS, type Storefronts } from '../marketplace/storefronts.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../members/member-relations.ports.js';
import { signalInbox } from '../notifications/inbox/signal-inbox.shared.js';

import { NOTIFIER, type Notifier } from '../notifications/notifications.ports.js';
import { SETTINGS, type Settings } from '../settings/settings.ports.js';
import { isParentThread, mayAllConverse, noMember, reachOf, threadClosed } from './conversations.shared.js';
import { countIfNew, joinedOn, strangersTo } from './first-contact.js';
import { setDelivered, setRead } from './marks.shared.js';
import { messageDecider, messageIdTaken } from './message/message.decider.js';
import { messageEvents } from './message/message.events.js';
import type { AboutBody } from './messages.contract.js';
import { countAnswer } from './outreach.js';
import { MessagePhotos } from './photos/message-photos.service.js';
import { asksForFreshPhoto, codeWordOf, codeWords } from './thread/fresh-photo.rules.js';
import { noThread, threadDecider } from './thread/thread.decider.js';
import type { About } from './thread/thread.events.js';
import { membersIn, participantOf, type Thread, threadState } from './thread/thread.state.js';
import { askAbout, hrefOfThread, threadOf } from './thread-ids.shared.js';
import type { ThreadOpener } from './threads.ports.js';

interface NewMessage {
  readonly id: string;
  readonly body: string;
  /** Ids of photos that are stored. */
  readonly photos: readonly string[];
  readonly hiddenFrom?: readonly string[];
}

/** Opens threads and sends messages: who may write to whom, requests, and the limits of new accounts.
 *  source  README, Rules */
@Injectable()
export class Threads implements ThreadOpener {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
    @Inject(STOREFRONTS) readonly storefronts: Storefronts,
    @Inject(NOTIFIER) private readonly notifier: Notifier,
    @Inject(MessagePhotos) private readonly photos: MessagePhotos,
    @Inject(DEAL_HISTORY) private readonly outcomes: DealHistory,
    @Inject(SETTINGS) readonly settings: Settings,
  ) {}

  /** errors  those of the contract openThread */
  async open(body: AboutBody, message: NewMessage, meta: CommandMetadata): Promise<Receipt> {
    const { id, isNew } = await this.#open(body, message.id, meta);
    const sent = isNew ? await this.#write(id, message, meta) : await this.send(id, message, meta);
    return { ...sent, id };
  }

  /** errors  those of ThreadOpener */
  async openAbout(listingId: string, entryId: string, meta: CommandMetadata): Promise<string> {
    const { id, isNew } = await this.#open({ kind: 'listing', listingId }, entryId, meta);
    if (isNew) return id;
    const members = membersIn(await this.#threadOf(id, meta));
    if (!(await mayAllConverse(this, members))) throw threadClosed();
    return id;
  }

  /** errors  those of the contract sendMessage */
  async send(id: string, message: NewMessage, meta: CommandMetadata): Promise<Receipt> {
    const thread = await this.#threadOf(id, meta);
    const members = membersIn(thread);
    const known = await this.eventStore.read(messageEvents, message.id);
    const { reached, hiddenFrom } = await reachOf(this, meta.actor.id, members);
    if (!known.length) {
      if (!reached.length) throw threadClosed();
      await countIfNew(this, reached, { id, messageId: message.id, opens: false }, meta);
      if (participantOf(thread, meta.actor.id)?.status !== 'in')
        await dispatch(this.bus, threadDecider, id, { type: 'AcceptRequest', meta });
    }
    const sent = await this.#write(id, { ...message, hiddenFrom }, meta);
    if (message.photos.length) await this.#noteFreshPhoto(id, thread, message.id, meta);
    await countAnswer(this.db, id, meta.actor.id);
    return sent;
  }

  /** errors  THREAD_NOT_FOUND, MESSAGE_NOT_FOUND (not-found), WITHDRAW_OVER (conflict) */
  async withdraw(id: string, messageId: string, meta: CommandMetadata): Promise<Receipt> {
    await this.#threadOf(id, meta);
    const [sent] = await this.eventStore.read(messageEvents, messageId);
    const sentAt = sent?.recordedAt ?? meta.now;
    return dispatch(this.bus, messageDecider, messageId, {
      type: 'WithdrawMessage',
      threadId: id,
      sentAt,
      meta,
    });
  }

  /** errors  THREAD_NOT_FOUND (not-found) */
  async answerRequests(
    ids: readonly string[],
    answer: 'accept' | 'dismiss',
    meta: CommandMetadata,
  ): Promise<{ position: number }> {
    const type = answer === 'accept' ? 'AcceptRequest' : 'DismissRequest';
    let position = 0;
    for (const id of ids) {
      const receipt = await dispatch(this.bus, threadDecider, id, { type, meta });
      position = Math.max(position, receipt.position);
    }
    return { position };
  }

  /** errors  THREAD_NOT_FOUND (not-found), ALWAYS_ON (conflict) */
  async mute(id: string, isMuted: boolean, meta: CommandMetadata): Promise<Receipt> {
    const isParent = await isParentThread(this, membersIn(await this.#threadOf(id, meta)));
    return dispatch(this.bus, threadDecider, id, {
      type: 'MuteThread',
      isMuted,
      isParentThread: isParent,
      meta,
    });
  }

  /** Record what the caller has read, signal the others' open pages, and mark the thread's notifications as read.
   *  errors  THREAD_NOT_FOUND (not-found) */
  async markRead(id: string, upTo: number, { actor, now }: CommandMetadata): Promise<void> {
    const thread = await loadState(this.eventStore, threadState, id);
    if (!participantOf(thread, actor.id)) throw noThread();
    const until = Math.min(upTo, await this.eventStore.log.head());
    await this.db.transaction().execute(async (tx) => {
      if (!(await setRead(tx, id, actor.id, until))) return;
      await this.notifier.markReadOn(tx, actor.id, hrefOfThread(id), now);
      for (const member of membersIn(thread)) await signalInbox(tx, member);
    });
  }

  /** Record what the caller's device has received. */
  async markDelivered(memberId: string, upTo: number): Promise<void> {
    await setDelivered(this.db, memberId, Math.min(upTo, await this.eventStore.log.head()));
  }

  /** Open a thread unless it exists. */
  async #open(
    body: AboutBody,
    messageId: string,
    meta: CommandMetadata,
  ): Promise<{ readonly id: string; readonly isNew: boolean }> {
    const { about, others } = await this.#aboutOf(body, meta);
    const members = [meta.actor.id, ...others];
    const { id, thread } = await threadOf(this.eventStore, about, members);
    if (thread.status === 'open') return { id, isNew: false };
    if ((await this.eventStore.read(messageEvents, messageId)).length) throw messageIdTaken();
    if (!(await mayAllConverse(this, members))) throw await this.#refusalOf(about, others, meta);
    await countIfNew(this, others, { id, messageId, opens: true }, meta);
    const requestedOf = about === null ? await strangersTo(this, meta.actor.id, others) : [];
    const codeWord = await this.#codeWordFor(about, meta);
    await dispatch(this.bus, threadDecider, id, {
      type: 'OpenThread',
      about,
      others,
      requestedOf,
      ...(codeWord !== undefined && { codeWord }),
      meta,
    });
    return { id, isNew: true };
  }

  async #threadOf(id: string, { actor }: CommandMetadata): Promise<Thread> {
    const thread = await loadState(this.eventStore, threadState, id);
    if (!participantOf(thread, actor.id)) throw noThread();
    return thread;
  }

  async #write(
    threadId: string,
    { id, body, photos, hiddenFrom = [] }: NewMessage,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const isKnown = (await this.eventStore.read(messageEvents, id)).length > 0;
    const given = isKnown ? [] : await this.photos.give(photos, id, meta);
    const command = { type: 'SendMessage', threadId, body, photos: given, hiddenFrom, meta } as const;
    return dispatch(this.bus, messageDecider, id, command);
  }

  async #aboutOf(
    body: AboutBody,
    { actor, now }: CommandMetadata,
  ): Promise<{ readonly about: About; readonly others: readonly string[] }> {
    const asked = contentIn(body);
    const about = asked ? await askAbout(this.contents, asked, { actor, now }) : null;
    const members = about ? [about.ownerId] : body.kind === 'member' ? body.memberIds : [];
    const others = members.filter((id) => id !== actor.id);
    const discussion = this.#discussionOf(about);
    if (!others.length)
      throw (
        discussion?.ownerRefusal?.opening?.() ??
        forbidden('OWN_THREAD', { message: 'Choose somebody else to write to.' })
      );
    if (discussion?.isOwnerShown) return { about, others };
    for (const id of others) {
      const { status } = await loadState(this.eventStore, memberState, id);
      if (status !== 'registered') throw noMember();
    }
    return { about, others };
  }

  #discussionOf(about: About): Discussion | undefined {
    return about ? this.contents.typeOf(about.kind)?.discussion : undefined;
  }

  /** Writing to a minor reveals nothing about them; a block looks like any other closed thread. */
  async #refusalOf(about: About, others: readonly string[], { actor }: CommandMetadata) {
    if (this.#discussionOf(about)?.isOwnerShown) return threadClosed();
    for (const id of others) if (await this.relations.isBlockedBetween(actor.id, id)) return threadClosed();
    return noMember();
  }

  /** For a new member who answers a wanted ad. */
  async #codeWordFor(about: About, meta: CommandMetadata): Promise<string | undefined> {
    if (about?.ownerSide !== 'buying') return undefined;
    const { id } = meta.actor;
    const [joinedAt, hasOutcome] = await Promise.all([joinedOn(this, meta), this.outcomes.hasOutcome(id)]);
    const isAsked = asksForFreshPhoto({ joinedAt, hasOutcome, now: meta.now });
    return isAsked ? codeWordOf(randomInt(codeWords)) : undefined;
  }

  async #noteFreshPhoto(id: string, thread: Thread, messageId: string, meta: CommandMetadata): Promise<void> {
    if (thread.status === 'none' || thread.freshPhoto?.of !== meta.actor.id) return;
    const commandId = deterministicId(meta.commandId, 'fresh photo');
    const command = { type: 'NoteFreshPhoto', messageId, meta: { ...meta, commandId } } as const;
    await dispatch(this.bus, threadDecider, id, command);
  }
}

/** undefined: a thread between members, without another subject. */
function contentIn(body: AboutBody): ContentRef | undefined {
  switch (body.kind) {
    case 'listing':
      return { kind: body.kind, id: body.listingId };
    case 'gathering':
      return { kind: body.kind, id: body.gatheringId };
    case 'content':
      return body.content;
    case 'member':
      return undefined;
    default:
      return unreachable(body);
  }
}
