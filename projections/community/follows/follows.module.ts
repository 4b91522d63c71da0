import { Global, Module } from '@nestjs/common';
import { FOLLOWS } from '../../../modules/community/follow/follows.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { FollowsController } from './follows.controller.js';
import { followsAnswers } from './follows.queries.js';

const answers = { provide: FOLLOWS, inject: [DATABASE], useFactory: (db: Database) => followsAnswers(db) };

@Global()
@Module({ controllers: [FollowsController], providers: [answers], exports: [answers] })
export class FollowsModule {}
