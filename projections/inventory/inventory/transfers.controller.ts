import { Controller, Inject } from '@nestjs/common';
import { FIT_HISTORY, type FitHistory } from '../../../modules/builds/fit-history.ports.js';
import { getProvenance, listTransfers } from '../../../modules/inventory/transfer/transfers.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { STOREFRONTS, type Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../../modules/media/photos.ports.js';
import { MEMBER_NAMES, type MemberNames } from '../../../modules/members/member-names.ports.js';
import { provenanceFor, transfersFor } from './transfers.queries.js';

/** Transfers: purchases that wait for their buyer, and the provenance from earlier owners. */
@Controller()
export class TransfersReadController {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(STOREFRONTS) readonly storefronts: Storefronts,
    @Inject(MEMBER_NAMES) readonly people: MemberNames,
    @Inject(PRIVATE_PHOTOS) readonly showPhoto: ShowPhoto,
    @Inject(FIT_HISTORY) readonly fits: FitHistory,
  ) {}

  @Route(listTransfers)
  waiting(@Input() { meta }: RouteInput<typeof listTransfers>): Promise<ResponseOf<typeof listTransfers>> {
    return transfersFor(this, meta.actor.id);
  }

  @Route(getProvenance)
  passport(
    @Input() { params, meta }: RouteInput<typeof getProvenance>,
  ): Promise<ResponseOf<typeof getProvenance>> {
    return provenanceFor(this, params.id, meta.actor.id);
  }
}
