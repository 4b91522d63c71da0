import { Global, Module } from '@nestjs/common';
import { ORGANIZERS, type Organizers } from '../../../modules/events/organizers.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import {
  organizersBegunBy,
  organizersEndingBefore,
  organizersOf,
  organizersOwnedBy,
} from './content.queries.js';
import { OrganizersReadController } from './organizers.controller.js';

const organizers = {
  provide: ORGANIZERS,
  inject: [DATABASE],
  useFactory: (db: Database): Organizers => ({
    ofMember: (memberId) => organizersOf(db, memberId),
    ownedBy: (memberId) => organizersOwnedBy(db, memberId),
    begunBy: (memberId, since) => organizersBegunBy(db, memberId, since),
    endingBefore: (at) => organizersEndingBefore(db, at),
  }),
};

@Global()
@Module({ controllers: [OrganizersReadController], providers: [organizers], exports: [organizers] })
export class OrganizersProjectionModule {}
