import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { JOINS, type Joins } from '../../../modules/matching/join/joins.ports.js';
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

/** What the module matching asks of its read model. */
@Global()
@Module({ providers: [joins], exports: [joins] })
export class MatchingProjectionModule {}
