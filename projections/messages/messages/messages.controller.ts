import { Controller, Inject } from '@nestjs/common';
import { CONTENTS, DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../../modules/media/photos.ports.js';
import { MEMBER_NAMES, type MemberNames } from '../../../modules/members/member-names.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../../modules/members/member-relations.ports.js';
import {
  countUnreadThreads,
  findThread,
  getThread,
  listThreads,
  searchMessages,
  type ThreadView,
} from '../../../modules/messages/messages.contract.js';
import { refuseSuspendedElsewhere } from '../../../modules/messages/suspended-member.shared.js';
import { threadTo } from './find-thread.queries.js';
import { messagesWith } from './search-messages.queries.js';
import { threadFor } from './thread.queries.js';
import { countUnread, parentThreadsOf, threadsOf, unreadIn } from './threads.queries.js';

@Controller()
export class ThreadsController {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(CONTENTS) readonly contents: Contents,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
    @Inject(MEMBER_NAMES) readonly people: MemberNames,
    @Inject(PRIVATE_PHOTOS) readonly showPhoto: ShowPhoto,
  ) {}

  @Route(listThreads)
  async list(
    @Input() { query, meta, request }: RouteInput<typeof listThreads>,
  ): Promise<ResponseOf<typeof listThreads>> {
    if (request.suspension) return { threads: await parentThreadsOf(this, meta.actor.id), next: null };
    return threadsOf(this, meta.actor.id, query);
  }

  @Route(countUnreadThreads)
  async unread(
    @Input() { meta, request }: RouteInput<typeof countUnreadThreads>,
  ): Promise<ResponseOf<typeof countUnreadThreads>> {
    if (request.suspension) return unreadIn(await parentThreadsOf(this, meta.actor.id));
    return countUnread(this.db, meta.actor.id);
  }

  @Route(searchMessages)
  search(
    @Input() { query, meta }: RouteInput<typeof searchMessages>,
  ): Promise<ResponseOf<typeof searchMessages>> {
    return messagesWith(this, meta.actor.id, query.search);
  }

  @Route(findThread)
  find(@Input() { query, meta }: RouteInput<typeof findThread>): Promise<ResponseOf<typeof findThread>> {
    return threadTo(this, meta.actor, query, meta.now);
  }

  @Route(getThread)
  async thread(@Input() { params, query, meta, request }: RouteInput<typeof getThread>): Promise<ThreadView> {
    await refuseSuspendedElsewhere(this, request, params.id);
    return threadFor(this, meta.actor.id, params.id, { before: query.before, now: meta.now });
  }
}
