import { Global, Module } from '@nestjs/common';
import { BROADCASTS, type Broadcasts } from '../../../modules/events/broadcast/broadcasts.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { broadcastsAbout } from './broadcasts.queries.js';

const broadcasts = {
  provide: BROADCASTS,
  inject: [DATABASE],
  useFactory: (db: Database): Broadcasts => ({
    about: (gatheringId, limit) => broadcastsAbout(db, gatheringId, limit),
  }),
};

@Global()
@Module({ providers: [broadcasts], exports: [broadcasts] })
export class BroadcastsProjectionModule {}
