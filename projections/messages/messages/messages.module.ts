import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { MEMBER_NAMES, type MemberNames } from '../../../modules/members/member-names.ports.js';
import { TALKS, type Talks } from '../../../modules/messages/talks.ports.js';
import { ThreadsController } from './messages.controller.js';
import { answersOf, talksAbout, talksWithWhom } from './talks.queries.js';

const talks = {
  provide: TALKS,
  inject: [DATABASE, MEMBER_NAMES],
  useFactory: (db: Database, people: MemberNames): Talks => ({
    about: (listingId, memberId) => talksAbout({ db, people }, listingId, memberId),
    withWhom: (listingIds, memberId) => talksWithWhom(db, listingIds, memberId),
    answersInMinutes: async (memberId) => (await answersOf(db, [memberId])).get(memberId) ?? null,
    answersOf: (memberIds) => answersOf(db, memberIds),
  }),
};

@Global()
@Module({ controllers: [ThreadsController], providers: [talks], exports: [talks] })
export class MessagesProjectionModule {}
