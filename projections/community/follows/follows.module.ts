import { Global, Module } from '@nestjs/common';
import { FOLLOWS } from '../../../modules/community/follow/follows.ports.js';
import {
  ORGANIZER_FOLLOWERS,
  type OrganizerFollowers,
} from '../../../modules/events/follow/organizer-followers.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { FollowsController } from './follows.controller.js';
import { followsAnswers } from './follows.queries.js';

/** For the module events, which communities ask and which therefore asks none of theirs. */
const ofOrganizers = {
  provide: ORGANIZER_FOLLOWERS,
  inject: [DATABASE],
  useFactory: (db: Database): OrganizerFollowers => {
    const { followersOf, muting } = followsAnswers(db);
    return {
      page: (id, after, limit) => followersOf({ kind: 'organizer', id }, after, limit),
      muting: (memberIds, id, now) => muting(memberIds, { kind: 'organizer', id }, now),
    };
  },
};

const answers = { provide: FOLLOWS, inject: [DATABASE], useFactory: (db: Database) => followsAnswers(db) };

@Global()
@Module({
  controllers: [FollowsController],
  providers: [answers, ofOrganizers],
  exports: [answers, ofOrganizers],
})
export class FollowsModule {}
