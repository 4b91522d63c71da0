import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { FILLABLE, type Fillable } from '../../../modules/matching/fillable.ports.js';
import { JOINS, type Joins } from '../../../modules/matching/join/joins.ports.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { fillableFor } from './fillable.queries.js';
import { dateToJoin, matchesToTell, spacesAt } from './join.queries.js';

const joins = {
  provide: JOINS,
  inject: [DATABASE],
  useFactory: (db: Database): Joins => ({
    matchesOf: async (dateId, asked) => {
      const date = await dateToJoin(db, dateId);
      if (!date) return undefined;
      const [spaces, matches] = await Promise.all([
        spacesAt(db, dateId, [asked.holderId]),
        matchesToTell(db, date, asked),
      ]);
      return { hasSpace: spaces.length > 0, matches };
    },
  }),
};

const fillable = {
  provide: FILLABLE,
  inject: [DATABASE, BLOCKED_PAIRS],
  useFactory: (db: Database, blocks: BlockedPairs): Fillable => ({
    wantedFor: async (memberId, asked) =>
      fillableFor(db, memberId, { ...asked, unseen: await blocks.blockedWith(memberId) }),
  }),
};

/** What other modules ask of the read model. */
@Global()
@Module({ providers: [joins, fillable], exports: [joins, fillable] })
export class MatchingProjectionModule {}
